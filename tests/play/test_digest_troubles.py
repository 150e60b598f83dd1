"""The digest where something breaks off: posted once all the same, or told why it was not."""

import asyncio
from datetime import timedelta

import pytest

from bot.discord_app.notifier import SEARCHED
from bot.local.world.channels import Channel, ChannelType
from bot.local.world.events import Event
from bot.local.world.permissions import Permission
from bot.periodic import periodic_tasks
from bot.render import Renderer
from bot.store.rows import NotificationKind
from tests.play.evenings import (
    DAY,
    MORNING,
    an_evening,
    at,
    opened,
    outcome,
    played,
    posted,
    rounds_at,
    set_up,
    tasks,
)
from tests.play.harness import Harness, open_harness
from tests.play.reading import labels, text
from tests.visits import write

LEASE = timedelta(minutes=2)
NONCE = timedelta(minutes=6)


async def test_killed_after_the_post_it_is_found_in_a_voice_channel_too(harness: Harness) -> None:
    harness.server.clock.set(at(DAY, 20))
    there = await opened(harness, ChannelType.VOICE)
    await harness.player("Ada").at(there).slash("divan-server", digest=True, hour=9)
    await played(harness, harness.player("Bob"))
    await killed_after_the_post(harness, there)
    harness.server.clock.advance(NONCE)
    await tasks(harness)
    (digest,) = posted(harness, there)
    assert await outcome(harness) == digest["id"]


async def test_two_bots_on_one_database_post_once(evening: Harness, renderer: Renderer) -> None:
    evening.server.clock.set(at(MORNING, 9))
    async with open_harness(evening.server, evening.database, renderer) as second:
        await asyncio.gather(*(tasks(one) for one in (evening, second) for _ in range(3)))
    assert len(posted(evening)) == 1
    assert await outcome(evening) == posted(evening)[0]["id"]


async def test_killed_between_post_and_mark_the_next_one_finds_the_message(
    evening: Harness,
) -> None:
    await killed_after_the_post(evening)
    assert await outcome(evening) is None
    await evening.restart()
    await tasks(evening)
    assert await outcome(evening) is None, "the lease still lasts"
    evening.server.clock.advance(NONCE)
    for _ in range(120):
        evening.player("Bob").person.say("chat", evening.server.world.daily)
    await tasks(evening)
    (digest,) = [one for one in posted(evening) if one["author"]["username"] == "Divan"]
    assert await outcome(evening) == digest["id"]


async def test_killed_after_the_post_and_out_of_sight_it_is_not_posted_again(
    evening: Harness,
) -> None:
    await killed_after_the_post(evening)
    world = evening.server.world
    await world.permit(world.daily, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    evening.server.clock.advance(NONCE)
    await tasks(evening)
    assert len(posted(evening)) == 1
    assert await outcome(evening) == "refused: unsure"
    shown = await evening.player("Ada").slash("divan-server")
    assert "can’t read the channel to see whether it was already posted" in text(shown)


async def test_so_much_was_said_since_that_nobody_knows(evening: Harness) -> None:
    await killed_after_the_post(evening)
    cleo, daily = evening.player("Cleo").person, evening.server.world.daily
    for _ in range(SEARCHED):
        cleo.say("chat", daily)
    evening.server.clock.advance(NONCE)
    await tasks(evening)
    assert await outcome(evening) == "refused: unsure"
    assert len([one for one in posted(evening) if labels(one)]) == 1


async def test_servers_that_this_bot_is_not_told_of_are_left_to_others(evening: Harness) -> None:
    elsewhere = "discord:901"
    await write(evening.store).servers.keep(elsewhere, digest=True, channel="7", hour=6)
    await rounds_at(evening, at(MORNING, 9))
    notification = await write(evening.store).outbox.claim(
        NotificationKind.DIGEST, elsewhere, DAY, at(MORNING, 9)
    )
    assert notification
    assert notification.claims == 1
    assert len(posted(evening)) == 1


async def test_the_connection_lost_it_is_tried_again_when_the_lease_has_ended(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    harness = troubled_harness
    await an_evening(harness)
    harness.server.faults.cut("POST .*/messages")
    harness.server.clock.set(at(MORNING, 9))
    made = periodic_tasks(harness.client, harness.services, harness.server.clock.now)
    await made.run_once()
    await made.run_once()
    assert posted(harness) == []
    assert await outcome(harness) is None
    harness.server.faults.cut("POST .*/messages", carried_out=True)
    for _ in range(3):
        harness.server.clock.advance(LEASE)
        await made.run_once()
    assert len(posted(harness)) == 1
    assert await outcome(harness) == posted(harness)[0]["id"]
    assert "posting has failed, and will be tried again" in caplog.text


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_channel_closed_to_the_bot_is_told_in_the_settings(
    evening: Harness, denied: Permission
) -> None:
    ada, world = evening.player("Ada"), evening.server.world
    await world.permit(world.daily, world.bot, deny=denied)
    for _ in range(3):
        await rounds_at(evening, at(MORNING, 9))
        evening.server.clock.advance(LEASE)
    assert posted(evening) == []
    assert await outcome(evening) == "refused: forbidden"
    shown = await ada.slash("divan-server")
    assert "⚠️ The last digest couldn’t be posted: Divan isn’t allowed to write" in text(shown)
    await world.permit(world.daily, world.bot)
    assert "⚠️" not in text(await set_up(evening))


@pytest.mark.parametrize("way", ["named", "switched off and on", "another"])
async def test_trouble_mended_the_same_day_the_digest_still_comes(
    evening: Harness, way: str
) -> None:
    """It vanished from the settings, and so did that day's digest."""
    ada, world = evening.player("Ada"), evening.server.world
    await world.permit(world.daily, world.bot, deny=Permission.SEND_MESSAGES)
    await rounds_at(evening, at(MORNING, 9))
    assert await outcome(evening) == "refused: forbidden"
    evening.server.clock.advance(LEASE)
    await world.permit(world.daily, world.bot)
    if way == "named":
        await set_up(evening)
    elif way == "another":
        await set_up(evening, channel=world.patience.id)
    else:
        await ada.slash("divan-server", digest=False)
        await ada.press("Digest on")
    where = world.patience if way == "another" else world.daily
    for _ in range(2):
        await tasks(evening)
        (digest,) = posted(evening, where)
    assert await outcome(evening) == digest["id"]


async def test_what_was_posted_is_not_posted_again_when_a_channel_is_named(
    evening: Harness,
) -> None:
    world = evening.server.world
    await rounds_at(evening, at(MORNING, 9))
    evening.server.clock.advance(LEASE)
    for channel in (world.patience, world.daily):
        await set_up(evening, channel=channel.id)
        await tasks(evening)
    assert len(posted(evening)) == 1
    assert posted(evening, world.patience) == []


async def test_a_digest_nobody_was_sure_of_is_found_once_history_can_be_read(
    evening: Harness,
) -> None:
    await killed_after_the_post(evening)
    world = evening.server.world
    await world.permit(world.daily, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    evening.server.clock.advance(NONCE)
    await tasks(evening)
    assert await outcome(evening) == "refused: unsure"
    await world.permit(world.daily, world.bot)
    await set_up(evening)
    evening.server.clock.advance(LEASE)
    await tasks(evening)
    assert await outcome(evening) == posted(evening)[0]["id"]
    assert len(posted(evening)) == 1


async def test_a_channel_that_is_gone_is_told_in_the_settings(evening: Harness) -> None:
    world = evening.server.world
    await world.delete(world.daily)
    await rounds_at(evening, at(MORNING, 9))
    assert await outcome(evening) == "refused: gone"
    shown = await evening.player("Ada").slash("divan-server")
    assert "its channel is gone" in text(shown)
    await evening.player("Ada").slash("divan-server", channel=world.patience.id)
    await played(evening, evening.player("Bob"), day=MORNING)
    await rounds_at(evening, at(MORNING + timedelta(1), 9))
    assert len([one for one in posted(evening, world.patience) if labels(one)]) == 1


async def killed_after_the_post(harness: Harness, there: Channel | None = None) -> None:
    """Has the bot make its round, which is broken off as soon as the digest stands there."""
    harness.server.clock.set(at(MORNING, 9))
    going = asyncio.create_task(tasks(harness))

    def kill(event: Event) -> None:
        if event.kind == "message":
            going.cancel()

    stop = harness.server.world.listen(kill)
    await asyncio.wait([going])
    stop()
    assert going.cancelled()
    assert len(posted(harness, there)) == 1
