"""The digest in trouble: still posted exactly once, or the settings say why not."""

import asyncio
from datetime import timedelta

import pytest

from bot.app.posts import posting
from bot.app.posts.posting import SEARCHED
from bot.render.draw import Renderer
from bot.store.schema.posts import Post, PostKind
from local_discord import Channel, ChannelType, Permission
from tests.play.days import (
    DAY,
    MORNING,
    add_attempt,
    at,
    killed,
    make_digest_due,
    open_channel,
    outcome,
    posted,
    run_tasks,
    run_tasks_at,
    set_up_digest,
)
from tests.play.harness import Harness, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, has_picture, is_private, labels, text
from tests.play.waiting import at_rest
from tests.posts import claimed
from tests.visits import write
from tests.waiting import until

LEASE = timedelta(minutes=2)
NONCE = timedelta(minutes=6)


async def test_a_digest_posted_before_a_kill_is_also_found_in_a_voice_channel(
    harness: Harness,
) -> None:
    harness.server.clock.set(at(DAY, 20))
    there = await open_channel(harness, ChannelType.VOICE)
    await harness.player("Ada").at(there).slash("divan-server", digest=True, hour=9)
    await add_attempt(harness, harness.player("Bob"))
    await kill_after_posting(harness, there)
    harness.server.clock.advance(NONCE)
    await run_tasks(harness)
    (digest,) = posted(harness, there)
    assert await outcome(harness) == digest["id"]


async def test_two_bots_on_one_database_post_once(digest_due: Harness, renderer: Renderer) -> None:
    digest_due.server.clock.set(at(MORNING, 9))
    async with open_harness(digest_due.server, digest_due.database, renderer) as second:
        await asyncio.gather(*(run_tasks(one) for one in (digest_due, second) for _ in range(3)))
    assert len(posted(digest_due)) == 1
    assert await outcome(digest_due) == posted(digest_due)[0]["id"]


async def test_a_digest_posted_before_a_kill_is_found_by_the_next_bot(
    digest_due: Harness,
) -> None:
    await kill_after_posting(digest_due)
    assert await outcome(digest_due) is None
    await digest_due.restart()
    await run_tasks(digest_due)
    assert await outcome(digest_due) is None, "the lease still lasts"
    digest_due.server.clock.advance(NONCE)
    for _ in range(120):
        digest_due.player("Bob").person.say("chat", digest_due.server.world.daily)
    await run_tasks(digest_due)
    (digest,) = [one for one in posted(digest_due) if one["author"]["username"] == "Divan"]
    assert await outcome(digest_due) == digest["id"]


async def test_a_digest_posted_before_a_kill_is_not_repeated_without_history(
    digest_due: Harness,
) -> None:
    await post_unsurely(digest_due)
    assert len(posted(digest_due)) == 1
    shown = await digest_due.player("Ada").slash("divan-server")
    assert "can’t read the channel to see whether it was already posted" in text(shown)


async def test_a_digest_buried_under_too_many_messages_is_not_repeated(digest_due: Harness) -> None:
    await kill_after_posting(digest_due)
    cleo, daily = digest_due.player("Cleo").person, digest_due.server.world.daily
    for _ in range(SEARCHED):
        cleo.say("chat", daily)
    digest_due.server.clock.advance(NONCE)
    await run_tasks(digest_due)
    assert await outcome(digest_due) == "refused: unsure"
    assert len([one for one in posted(digest_due) if labels(one)]) == 1


async def test_servers_unknown_to_this_bot_are_left_to_others(digest_due: Harness) -> None:
    elsewhere = "discord:901"
    await write(digest_due.store).servers.keep(elsewhere, digest=True, channel="7", hour=6)
    await run_tasks_at(digest_due, at(MORNING, 9))
    digest = Post(PostKind.DIGEST, elsewhere, DAY)
    notification = await claimed(digest_due.store, digest, at(MORNING, 9))
    assert notification
    assert notification.claims == 1
    assert len(posted(digest_due)) == 1


async def test_after_a_lost_connection_the_digest_is_retried_when_the_lease_ends(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness = troubled_harness
    await make_digest_due(harness)
    harness.server.faults.cut("POST .*/messages")
    harness.server.clock.set(at(MORNING, 9))
    tasks = harness.divan.periodic
    await tasks.run_once()
    await tasks.run_once()
    assert posted(harness) == []
    assert await outcome(harness) is None
    harness.server.faults.cut("POST .*/messages", carried_out=True)
    for _ in range(3):
        harness.server.clock.advance(LEASE)
        await tasks.run_once()
    assert len(posted(harness)) == 1
    assert await outcome(harness) == posted(harness)[0]["id"]
    assert "posting has failed, and will be tried again" in caplog.text


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_settings_say_that_a_channel_is_closed_to_the_bot(
    digest_due: Harness, denied: Permission
) -> None:
    ada, world = digest_due.player("Ada"), digest_due.server.world
    await world.permit(world.daily, world.bot, deny=denied)
    for _ in range(3):
        await run_tasks_at(digest_due, at(MORNING, 9))
        digest_due.server.clock.advance(LEASE)
    assert posted(digest_due) == []
    assert await outcome(digest_due) == "refused: forbidden"
    shown = await ada.slash("divan-server")
    assert "⚠️ The last digest couldn’t be posted: Divan isn’t allowed to write" in text(shown)
    await world.permit(world.daily, world.bot)
    assert "⚠️" not in text(await set_up_digest(digest_due))


@pytest.mark.parametrize(
    ("code", "trouble", "said"),
    [
        (160005, "forbidden", "Divan isn’t allowed to write"),
        (50083, "forbidden", "Divan isn’t allowed to write"),
        (200000, "blocked", "Discord didn’t accept it."),
        (240000, "blocked", "Discord didn’t accept it."),
    ],
)
async def test_what_discord_refuses_for_good_is_told_once_and_tried_again_tomorrow(
    digest_due: Harness, code: int, trouble: str, said: str
) -> None:
    """It was tried again for hours, with no word to anybody."""
    ada, bob = digest_due.player("Ada"), digest_due.player("Bob")
    refuse(digest_due, code, "with its picture", "in words")
    for _ in range(3):
        await run_tasks_at(digest_due, at(MORNING, 9))
        digest_due.server.clock.advance(LEASE)
    assert posted(digest_due) == []
    assert await outcome(digest_due) == f"refused: {trouble}"
    for player in (bob, ada, ada):
        await player.slash("divan help")
        await at_rest(digest_due)
    assert told(digest_due, bob) == []
    (line,) = told(digest_due, ada)
    assert is_private(line)
    assert said in text(line)
    assert said in text(await ada.slash("divan-server"))
    await add_attempt(digest_due, bob, day=MORNING)
    await run_tasks_at(digest_due, at(MORNING + timedelta(1), 9))
    assert has_picture(posted(digest_due)[0])
    assert "⚠️" not in text(await ada.slash("divan-server"))


def refuse(harness: Harness, code: int, *ways: str) -> None:
    """Lets Discord refuse the next posts, so many as there are ways to post something."""
    harness.server.faults.fail("POST /channels/.*/messages", 400, code=code, times=len(ways))


def told(harness: Harness, player: SimulatedPlayer) -> list[Message]:
    """What a person was told, beside their answers, of a digest that couldn't be posted."""
    seen = harness.server.world.messages_for(player.person)
    return [one for one in seen if text(one).startswith("⚠️ The last digest couldn’t be posted")]


async def test_whoever_chooses_a_channel_is_told_of_the_next_trouble(digest_due: Harness) -> None:
    ada = digest_due.player("Ada")
    for n in range(2):
        refuse(digest_due, 200000, "with its picture", "in words")
        await run_tasks_at(digest_due, at(MORNING, 9 + n))
        await ada.slash("divan help")
        await at_rest(digest_due)
        assert len(told(digest_due, ada)) == n + 1
        await set_up_digest(digest_due, hour=10)


async def test_what_discord_refuses_with_its_picture_is_posted_in_words(
    digest_due: Harness,
) -> None:
    refuse(digest_due, 200000, "with its picture")
    await run_tasks_at(digest_due, at(MORNING, 9))
    (digest,) = posted(digest_due)
    assert not has_picture(digest)
    assert await outcome(digest_due) == digest["id"]


async def test_what_is_invalid_is_logged(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    await make_digest_due(troubled_harness)
    refuse(troubled_harness, 50035, "with its picture", "in words")
    await run_tasks_at(troubled_harness, at(MORNING, 9))
    assert await outcome(troubled_harness) == "refused: blocked"
    said = [one.getMessage() for one in caplog.records if "message invalid" in one.getMessage()]
    assert len(said) == 2
    assert all("Sultan day 1" in one for one in said)


async def test_a_channel_that_takes_no_more_now_gets_the_digest_later(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing else waits for it."""
    await make_digest_due(troubled_harness)
    monkeypatch.setattr(posting, "SENDING_S", 0.5)
    troubled_harness.server.faults.limit("POST /channels/.*/messages", 3600, code=20028)
    await run_tasks_at(troubled_harness, at(MORNING, 9))
    assert posted(troubled_harness) == []
    assert await outcome(troubled_harness) is None
    troubled_harness.server.clock.advance(LEASE)
    await run_tasks(troubled_harness)
    (digest,) = posted(troubled_harness)
    assert await outcome(troubled_harness) == digest["id"]


@pytest.mark.parametrize("way", ["named", "switched off and on", "another"])
async def test_the_digest_still_comes_if_trouble_is_fixed_the_same_day(
    digest_due: Harness, way: str
) -> None:
    """The trouble vanished from the settings, and so did that day's digest."""
    ada, world = digest_due.player("Ada"), digest_due.server.world
    await world.permit(world.daily, world.bot, deny=Permission.SEND_MESSAGES)
    await run_tasks_at(digest_due, at(MORNING, 9))
    assert await outcome(digest_due) == "refused: forbidden"
    digest_due.server.clock.advance(LEASE)
    await world.permit(world.daily, world.bot)
    if way == "named":
        await set_up_digest(digest_due)
    elif way == "another":
        await set_up_digest(digest_due, channel=world.patience.id)
    else:
        await ada.slash("divan-server", digest=False)
        await ada.press("Turn on")
    where = world.patience if way == "another" else world.daily
    for _ in range(2):
        await run_tasks(digest_due)
        (digest,) = posted(digest_due, where)
    assert await outcome(digest_due) == digest["id"]


async def test_choosing_a_channel_does_not_post_the_digest_again(
    digest_due: Harness,
) -> None:
    world = digest_due.server.world
    await run_tasks_at(digest_due, at(MORNING, 9))
    digest_due.server.clock.advance(LEASE)
    for channel in (world.patience, world.daily):
        await set_up_digest(digest_due, channel=channel.id)
        await run_tasks(digest_due)
    assert len(posted(digest_due)) == 1
    assert posted(digest_due, world.patience) == []


async def test_an_unsure_digest_is_found_once_history_is_readable(
    digest_due: Harness,
) -> None:
    await post_unsurely(digest_due)
    world = digest_due.server.world
    await world.permit(world.daily, world.bot)
    await set_up_digest(digest_due)
    digest_due.server.clock.advance(LEASE)
    await run_tasks(digest_due)
    assert await outcome(digest_due) == posted(digest_due)[0]["id"]
    assert len(posted(digest_due)) == 1


async def test_settings_say_that_the_channel_is_gone(digest_due: Harness) -> None:
    world = digest_due.server.world
    await world.delete(world.daily)
    await run_tasks_at(digest_due, at(MORNING, 9))
    assert await outcome(digest_due) == "refused: gone"
    shown = await digest_due.player("Ada").slash("divan-server")
    assert "its channel is gone" in text(shown)
    await digest_due.player("Ada").slash("divan-server", channel=world.patience.id)
    await add_attempt(digest_due, digest_due.player("Bob"), day=MORNING)
    await run_tasks_at(digest_due, at(MORNING + timedelta(1), 9))
    assert len([one for one in posted(digest_due, world.patience) if labels(one)]) == 1


async def kill_after_posting(harness: Harness, there: Channel | None = None) -> None:
    """Runs the periodic tasks and kills them as soon as the digest is posted."""
    harness.server.clock.set(at(MORNING, 9))
    await killed(harness, run_tasks(harness), "message")
    assert len(posted(harness, there)) == 1


async def post_unsurely(harness: Harness) -> None:
    """Posts a digest, kills the bot, and hides the channel's history from the next one."""
    await kill_after_posting(harness)
    world = harness.server.world
    await world.permit(world.daily, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    harness.server.clock.advance(NONCE)
    await run_tasks(harness)
    assert await outcome(harness) == "refused: unsure"


async def test_a_digest_on_its_way_is_finished_when_the_bot_stops(digest_due: Harness) -> None:
    digest_due.server.faults.stall("POST /channels/.*/messages", 0.3, carried_out=True)
    stopping = asyncio.create_task(run_tasks_at(digest_due, at(MORNING, 9)))
    await until(lambda: posted(digest_due))
    stopping.cancel()
    with pytest.raises(asyncio.CancelledError):
        await stopping
    (digest,) = posted(digest_due)
    assert await outcome(digest_due) == digest["id"]
