"""A channel's history, and nonces."""

from typing import Any

import discord
import pytest

from local_discord.server import LocalDiscord
from tests.local_discord.raw_bot import EPHEMERAL, RawBot, errors_at
from tests.local_discord.small_bot import SmallBot


async def posted(raw: RawBot, count: int) -> list[str]:
    """Posts messages with the texts 0, 1, 2 …; returns their ids, oldest first."""
    path = f"/channels/{raw.local.world.patience.id}/messages"
    made = [await raw.request("POST", path, {"content": str(number)}) for number in range(count)]
    return [message["id"] for _, message in made]


async def read(raw: RawBot, query: str = "") -> Any:
    status, messages = await raw.request(
        "GET", f"/channels/{raw.local.world.patience.id}/messages{query}"
    )
    assert status == 200, messages
    return [message["content"] for message in messages]


async def test_the_newest_fifty_by_default(raw: RawBot) -> None:
    await posted(raw, 52)
    assert await read(raw) == [str(number) for number in range(51, 1, -1)]
    assert await read(raw, "?limit=2") == ["51", "50"]


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("before={3}", ["2", "1", "0"]),
        ("before={3}&limit=2", ["2", "1"]),
        ("after={3}", ["6", "5", "4"]),
        ("after={3}&limit=2", ["5", "4"]),
        ("around={3}&limit=3", ["4", "3", "2"]),
        ("around={3}&limit=1", ["3"]),
        ("around={0}&limit=4", ["2", "1", "0"]),
        ("before=1", []),
    ],
)
async def test_before_after_and_around_a_message(
    raw: RawBot, query: str, expected: list[str]
) -> None:
    assert await read(raw, "?" + query.format(*await posted(raw, 7))) == expected


async def test_old_messages_take_three_edits_in_six_seconds(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    old = await posted(raw, 2)
    raw.local.clock.advance(3601)
    [young] = await posted(raw, 1)
    edited = {"content": "edited"}
    for id_ in (*old, *old[:1], young, young):
        assert (await raw.request("PATCH", f"{path}/{id_}", edited))[0] == 200
    status, refusal = await raw.request("PATCH", f"{path}/{old[1]}", edited)
    assert (status, refusal["code"]) == (429, 30046)
    assert 0 < refusal["retry_after"] <= 6
    assert (await raw.request("PATCH", f"{path}/{young}", edited))[0] == 200
    raw.local.clock.advance(refusal["retry_after"])
    assert (await raw.request("PATCH", f"{path}/{old[1]}", edited))[0] == 200


async def test_ephemeral_messages_are_not_in_the_history(raw: RawBot) -> None:
    await raw.answer(await raw.new_interaction(), 4, {"content": "psst", "flags": EPHEMERAL})
    await raw.answer(await raw.new_interaction(), 4, {"content": "to all"})
    raw.local.world.person("Bob").say("hello")
    assert await read(raw) == ["hello", "to all"]


async def test_the_history_of_a_dm(local: LocalDiscord, bot: SmallBot) -> None:
    cleo = local.world.person("Cleo")
    channel = await bot.create_dm(discord.Object(int(cleo.id)))
    await channel.send("For you")
    cleo.say("Thanks", cleo.dm)
    assert [m.content async for m in channel.history(limit=5)] == ["Thanks", "For you"]


async def test_discord_py_reads_it_in_both_directions(local: LocalDiscord, bot: SmallBot) -> None:
    channel = bot.get_channel(int(local.world.patience.id))
    assert isinstance(channel, discord.TextChannel)
    made = [await channel.send(str(number)) for number in range(120)]
    newest = [m.content async for m in channel.history(limit=110)]
    assert newest == [str(number) for number in range(119, 9, -1)]
    oldest = [m.content async for m in channel.history(after=made[9], oldest_first=True)]
    assert oldest == [str(number) for number in range(10, 110)]


async def test_the_nonce_is_in_the_response_but_not_in_the_history(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    body = {"content": "digest", "nonce": "day 1", "enforce_nonce": True}
    for _ in range(2):
        _, message = await raw.request("POST", path, body)
        assert message["nonce"] == "day 1"
    _, [expected] = await raw.request("GET", path)
    assert expected["id"] == message["id"]
    assert "nonce" not in expected


@pytest.mark.parametrize("own", [{}, {"enforce_nonce": False}])
async def test_a_nonce_that_is_not_enforced_posts_again(raw: RawBot, own: dict[str, bool]) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    body = {"content": "digest", "nonce": 7, **own}
    made = [(await raw.request("POST", path, body))[1] for _ in range(2)]
    assert [message["nonce"] for message in made] == [7, 7]
    assert made[0]["id"] != made[1]["id"]


async def test_a_nonce_is_enforced_for_five_minutes(raw: RawBot) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages"
    body = {"content": "digest", "nonce": "n", "enforce_nonce": True}
    first = (await raw.request("POST", path, body))[1]["id"]
    raw.local.clock.advance(4 * 60)
    assert (await raw.request("POST", path, body))[1]["id"] == first
    raw.local.clock.advance(2 * 60)
    assert (await raw.request("POST", path, body))[1]["id"] != first


@pytest.mark.parametrize(
    ("query", "place", "code"),
    [
        ("limit=0", "limit", "NUMBER_TYPE_MIN"),
        ("limit=101", "limit", "NUMBER_TYPE_MAX"),
        ("limit=many", "limit", "NUMBER_TYPE_COERCE"),
        ("before=noon", "before", "NUMBER_TYPE_COERCE"),
        ("before=1&after=2", "after", "MUTUALLY_EXCLUSIVE"),
    ],
)
async def test_invalid_history_queries(raw: RawBot, query: str, place: str, code: str) -> None:
    path = f"/channels/{raw.local.world.patience.id}/messages?{query}"
    assert errors_at(await raw.request("GET", path), place) == [code]
