"""discord.py under injected faults."""

import asyncio
from collections.abc import Callable

import aiohttp
import discord
import pytest

from local_discord.server import LocalDiscord
from local_discord.world.interaction import NoAnswer
from tests.local_discord.small_bot import SmallBot, running
from tests.waiting import HANGS_S

CALLBACK = "POST /interactions/.*/callback"


async def until(condition: Callable[[], bool]) -> None:
    """Waits until the condition is true."""
    async with asyncio.timeout(HANGS_S):
        while not condition():
            await asyncio.sleep(0.01)


async def board(local: LocalDiscord) -> str:
    """The id of a new board of Ada's."""
    sent = await local.world.person("Ada").slash("coffee board", {"deal": 1})
    message = (await sent.answered()).message
    assert message is not None
    return str(message["id"])


@pytest.mark.usefixtures("bot")
async def test_a_rate_limited_answer_is_retried(local: LocalDiscord) -> None:
    local.faults.limit(CALLBACK, 0.01, times=2)
    sent = await local.world.person("Ada").slash("coffee board", {"deal": 1})
    assert (await sent.answered()).kind == "message"


@pytest.mark.usefixtures("bot")
async def test_an_answer_is_retried_after_a_server_error(local: LocalDiscord) -> None:
    local.faults.fail(CALLBACK, 503)
    sent = await local.world.person("Ada").slash("coffee board", {"deal": 1})
    assert (await sent.answered()).kind == "message"


async def test_a_server_error_after_the_answer_took_effect(
    local: LocalDiscord, bot: SmallBot
) -> None:
    errors: list[BaseException] = []

    @bot.tree.error
    async def keep(_interaction: object, error: discord.app_commands.AppCommandError) -> None:
        errors.append(error)

    local.faults.fail(CALLBACK, carried_out=True)
    sent = await local.world.person("Ada").slash("coffee board", {"deal": 1})
    assert (await sent.answered()).kind == "message"
    await until(lambda: bool(errors))
    assert "already been acknowledged" in str(errors[0])


async def test_a_dropped_connection(local: LocalDiscord, bot: SmallBot) -> None:
    # aiohttp itself retries once if a reused connection is dropped.
    local.faults.cut("GET /guilds", times=2)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await bot.guilds[0].fetch_member(1)
    with pytest.raises(discord.NotFound):
        await bot.guilds[0].fetch_member(1)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10008), (429, 30046)])
async def test_a_refusal_with_a_code(local: LocalDiscord, status: int, code: int) -> None:
    id_ = await board(local)
    local.faults.fail("DELETE /channels", status, code=code)
    url = f"{local.url}/api/v10/channels/{local.world.patience.id}/messages/{id_}"
    async with (
        aiohttp.ClientSession(headers={"Authorization": "Bot anyone"}) as session,
        session.delete(url) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (status, code)


@pytest.mark.parametrize("carried_out", [False, True])
async def test_a_response_that_comes_late(local: LocalDiscord, *, carried_out: bool) -> None:
    local.faults.stall("GET /gateway/bot", 0.2, carried_out=carried_out)
    headers, url = {"Authorization": "Bot anyone"}, f"{local.url}/api/v10/gateway/bot"
    async with aiohttp.ClientSession(headers=headers) as session:
        with pytest.raises(TimeoutError):
            await session.get(url, timeout=aiohttp.ClientTimeout(0.05))
        local.faults.stall("GET /gateway/bot", 0.2, times=2, carried_out=carried_out)
        if carried_out:
            async with session.get(url) as response:
                assert response.status == 200
        else:
            with pytest.raises(aiohttp.ServerDisconnectedError):
                await session.get(url)


async def test_a_silent_gateway_keeps_its_connections(local: LocalDiscord, bot: SmallBot) -> None:
    ada, id_ = local.world.person("Ada"), await board(local)
    local.faults.silence_gateway()
    unheard = await ada.press(id_, "turn")
    await asyncio.sleep(0.1)
    assert unheard.state == "waiting"
    assert not bot.is_closed()
    assert not any(shard.is_closed() for shard in bot.shards.values())
    await local.faults.drop_gateway()
    assert (await unheard.answered()).kind == "update"
    assert bot.resumed == 1


async def test_a_duplicate_interaction(local: LocalDiscord, bot: SmallBot) -> None:
    id_ = await board(local)
    local.faults.double()
    await (await local.world.person("Ada").press(id_, "turn")).answered()
    await until(lambda: bot.presses == 2)
    await (await local.world.person("Ada").press(id_, "turn")).answered()
    assert bot.presses == 3


@pytest.mark.usefixtures("bot")
async def test_interactions_out_of_order(local: LocalDiscord) -> None:
    ada, id_ = local.world.person("Ada"), await board(local)
    local.faults.delay(0.1)
    late = await ada.press(id_, "turn")
    early = await ada.press(id_, "turn")
    await early.answered()
    assert late.state == "waiting"
    assert (await late.answered()).kind == "update"


async def test_an_interaction_that_arrives_too_late(local: LocalDiscord, bot: SmallBot) -> None:
    ada, id_ = local.world.person("Ada"), await board(local)
    local.faults.delay(0.05)
    late = await ada.press(id_, "turn")
    local.clock.advance(4)
    with pytest.raises(NoAnswer), local.world.stream() as events:
        await late.answered()
    event = events.get_nowait()
    assert (event.kind, event.interaction_id, event.private_to) == ("failed", late.id, ada.user)
    assert bot.presses == 1


async def test_no_bot_is_connected(local: LocalDiscord) -> None:
    async with running(local):
        id_ = await board(local)
    pressed = await local.world.person("Ada").press(id_, "turn")
    with pytest.raises(NoAnswer):
        await pressed.answered()


async def test_discord_py_resumes_a_dropped_session(local: LocalDiscord, bot: SmallBot) -> None:
    ada, id_ = local.world.person("Ada"), await board(local)
    await local.faults.drop_gateway()
    missed = await ada.press(id_, "turn")
    assert (await missed.answered()).kind == "update"
    await until(lambda: bot.resumed == 1)


async def test_discord_py_identifies_again_when_its_session_is_gone(
    local: LocalDiscord, bot: SmallBot
) -> None:
    id_ = await board(local)
    await local.faults.drop_gateway(resumable=False)
    await until(lambda: bot.identified == 2)
    await (await local.world.person("Ada").press(id_, "turn")).answered()
    assert bot.resumed == 0


@pytest.mark.parametrize("fault", ["reconnect", "invalid, resumable"])
async def test_discord_py_resumes_on_request(
    local: LocalDiscord, bot: SmallBot, fault: str
) -> None:
    if fault == "reconnect":
        await local.faults.ask_to_reconnect()
    else:
        await local.faults.invalidate_sessions(resumable=True)
    await until(lambda: bot.resumed == 1)
    assert await board(local)
    assert bot.identified == 1


async def test_overlapping_sessions_both_get_all_events(local: LocalDiscord, bot: SmallBot) -> None:
    id_ = await board(local)
    async with running(local) as another:
        await (await local.world.person("Ada").press(id_, "turn")).answered()
        await until(lambda: bot.presses + another.presses == 2)
    await (await local.world.person("Ada").press(id_, "turn")).answered()
    assert (bot.presses, another.presses) == (2, 1)


async def test_each_shard_gets_its_own_events(local: LocalDiscord) -> None:
    shards = {"shard_count": 2}
    async with (
        running(local, shard_ids=[0], **shards) as first,
        running(local, shard_ids=[1], **shards) as second,
    ):
        assert [len(bot.guilds) for bot in (first, second)] in ([1, 0], [0, 1])
        id_ = await board(local)
        await (await local.world.person("Ada").press(id_, "turn")).answered()
        assert [bot.presses for bot in (first, second)] == [len(b.guilds) for b in (first, second)]
        ada = local.world.person("Ada")
        await (await ada.slash("coffee board", {"deal": 1}, channel=ada.dm)).answered()
        [message] = local.world.messages_for(ada, ada.dm)
        before = first.presses
        await (await ada.press(message["id"], "turn")).answered()
        assert first.presses == before + 1
