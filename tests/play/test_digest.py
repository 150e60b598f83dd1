"""The digest: once a day, about the day that has closed, whatever breaks off in between."""

import asyncio
from datetime import timedelta

import pytest

from bot.discord_app.herald import LOOKED_THROUGH
from bot.local.channels import Channel, ChannelType
from bot.local.events import Event
from bot.local.permissions import Permission
from bot.render import Renderer
from bot.rounds import rounds_of
from bot.store.rows import Kind, Result
from tests.play.evenings import (
    DAY,
    MORNING,
    at,
    custom_id,
    opened,
    outcome,
    played,
    posted,
    rounds,
    rounds_at,
    server_of,
    set_up,
)
from tests.play.house import House, open_house
from tests.play.reading import is_private, labels, rows, text

LEASE = timedelta(minutes=2)
NONCE = timedelta(minutes=6)


@pytest.fixture
async def evening(house: House) -> House:
    """A house where Ada and Bob have played, and the digest is to come at nine."""
    await an_evening(house)
    return house


async def an_evening(house: House) -> None:
    house.server.clock.set(at(DAY, 20))
    await set_up(house, hour=9)
    await played(house, house.guest("Ada"), placed=100)
    await played(house, house.guest("Bob"), placed=40)


async def test_it_comes_at_its_hour_and_once(evening: House) -> None:
    for hour in range(8):
        await rounds_at(evening, at(MORNING, hour))
    await rounds_at(evening, at(MORNING, 8, 59))
    assert posted(evening) == []
    for hour in (9, 9, 10, 23):
        await rounds_at(evening, at(MORNING, hour))
    (digest,) = posted(evening)
    assert await outcome(evening) == digest["id"]


async def test_what_it_says(evening: House) -> None:
    ada, bob, cleo = map(evening.guest, ("Ada", "Bob", "Cleo"))
    await played(evening, cleo, placed=40)
    await played(evening, bob, key="shah", placed=70)
    await rounds_at(evening, at(MORNING, 9))
    (digest,) = posted(evening)
    sultan = await evening.store.deals.daily(DAY, "sultan")
    shah = await evening.store.deals.daily(DAY, "shah")
    assert sultan
    assert shah
    tied = [bob, cleo] if bob.owner > cleo.owner else [cleo, bob]
    assert text(digest).splitlines() == [
        "### The daily of 20 Nov 2026",
        f"**Sultan** · 3 played, 1 won · par {sultan.par}",
        f"**1** <@{ada.person.id}> · 100 · 90 turns",
        *(f"**2** <@{one.person.id}> · 40 · 90 turns" for one in tied),
        f"-# Deal #{sultan.deal}",
        "",
        f"**The Shah** · 1 played, 0 won · par {shah.par}",
        f"**1** <@{bob.person.id}> · 70 · 90 builds",
        f"-# Deal #{shah.deal}",
    ]
    assert rows(digest) == [["Play today", "Best: Sultan"], ["Best: The Shah"]]


async def test_of_one_game_the_best_is_watched_by_one_button(evening: House) -> None:
    await rounds_at(evening, at(MORNING, 9))
    assert rows(posted(evening)[0]) == [["Play today", "Watch the best"]]
    assert custom_id(posted(evening)[0], "Watch") == "dv1:0:0:best-2026-11-20-sultan"


async def test_play_today_opens_the_pressers_own_daily(evening: House) -> None:
    await rounds_at(evening, at(MORNING, 9))
    cleo = evening.guest("Cleo").at(evening.server.world.daily)
    await cleo.press("Play today", on=posted(evening)[0])
    assert is_private(cleo.message)
    assert "21 Nov 2026" in text(cleo.message)
    assert len(posted(evening)) == 1


async def test_watch_the_best_opens_the_best_record_to_the_presser(house: House) -> None:
    cleo, bob, daily = house.guest("Cleo"), house.guest("Bob"), house.server.world.daily
    house.server.clock.set(at(DAY, 20))
    await set_up(house, hour=9)
    await house.draw(DAY)
    await cleo.slash("divan daily")
    await cleo.press("Start")
    for _ in range(3):
        await cleo.press("Turn")
    await rounds_at(house, at(MORNING, 9))
    watching = bob.at(daily)
    await watching.press("Watch the best", on=posted(house)[0])
    assert is_private(watching.message)
    assert f"<@{cleo.person.id}>’s attempt" in text(watching.message)
    assert len(posted(house)) == 1


async def test_who_hides_and_who_is_further_down_is_not_named(evening: House) -> None:
    bob, server = evening.guest("Bob"), server_of(evening)
    await evening.store.memberships.hide(bob.owner, server, DAY, hidden=True)
    for number in range(1_000, 1_417):
        owner = f"discord:{number}"
        await evening.store.memberships.join(owner, server, DAY)
        result = Result(owner, DAY, "sultan", False, 7, number, finished=True)
        await evening.store.results.keep(result)
    await rounds_at(evening, at(MORNING, 9))
    said = text(posted(evening)[0]).splitlines()
    assert said[1].startswith("**Sultan** · 419 played, 1 won")
    assert said[3] == "**2** Someone · 40 · 90 turns"
    assert said[7] == "and 414 more"
    assert f"<@{bob.person.id}>" not in text(posted(evening)[0])


async def test_who_has_left_the_server_is_not_named(evening: House) -> None:
    bob, world = evening.guest("Bob"), evening.server.world
    world.leave(bob.person)
    await rounds_at(evening, at(MORNING, 9))
    said = text(posted(evening)[0])
    assert f"<@{evening.guest('Ada').person.id}>" in said
    assert "**2** Someone · 40 · 90 turns" in said


async def test_nobody_waits_for_a_digest_it_waits_for_discord(troubled_house: House) -> None:
    """Whoever had left was named where Discord took longer than a board may."""
    house = troubled_house
    await an_evening(house)
    house.server.world.leave(house.guest("Bob").person)
    house.server.faults.limit("GET /guilds/.*/members/", 1.8)
    await rounds_at(house, at(MORNING, 9))
    assert "**2** Someone · 40 · 90 turns" in text(posted(house)[0])


async def test_days_in_a_row_are_told(evening: House) -> None:
    for day in (DAY - timedelta(2), DAY - timedelta(1)):
        await played(evening, evening.guest("Cleo"), day=day)
    await rounds_at(evening, at(MORNING, 9))
    assert "This server’s streak: 3 days" in text(posted(evening)[0])


async def test_nobody_played_nothing_comes_and_then_it_comes_again(evening: House) -> None:
    await rounds_at(evening, at(MORNING, 9))
    silent = MORNING
    for days in range(1, 9):
        await rounds_at(evening, at(silent + timedelta(days), 9))
        assert len(posted(evening)) == 1
    assert await outcome(evening, silent) == "unplayed"
    last = silent + timedelta(8)
    await played(evening, evening.guest("Bob"), day=last)
    await rounds_at(evening, at(last + timedelta(1), 9))
    assert len(posted(evening)) == 2


async def test_others_servers_players_are_not_told_of(evening: House) -> None:
    stranger = "discord:7"
    await evening.store.memberships.join(stranger, "discord:901", DAY)
    await evening.store.results.keep(Result(stranger, DAY, "shah", True, 88, 1, finished=True))
    await evening.draw(DAY, "shah")
    await rounds_at(evening, at(MORNING, 9))
    assert "Shah" not in text(posted(evening)[0])


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE])
async def test_it_comes_in_the_chat_of_a_voice_channel_too(house: House, kind: ChannelType) -> None:
    """It was switched on there, and never came."""
    house.server.clock.set(at(DAY, 20))
    bob, there = house.guest("Bob"), await opened(house, kind)
    await house.guest("Ada").at(there).slash("divan-server", digest=True, hour=9)
    await played(house, bob)
    await rounds_at(house, at(MORNING, 9))
    (digest,) = posted(house, there)
    assert await outcome(house) == digest["id"]


async def test_killed_after_the_post_it_is_found_in_a_voice_channel_too(house: House) -> None:
    house.server.clock.set(at(DAY, 20))
    there = await opened(house, ChannelType.VOICE)
    await house.guest("Ada").at(there).slash("divan-server", digest=True, hour=9)
    await played(house, house.guest("Bob"))
    await killed_after_the_post(house, there)
    house.server.clock.advance(NONCE)
    await rounds(house)
    (digest,) = posted(house, there)
    assert await outcome(house) == digest["id"]


async def test_switched_off_none_comes(evening: House) -> None:
    await evening.guest("Ada").slash("divan-server", digest=False)
    await rounds_at(evening, at(MORNING, 9))
    assert posted(evening) == []


async def test_missed_while_the_bot_was_down_it_comes_late_that_day(evening: House) -> None:
    await evening.close()
    evening.server.clock.set(at(MORNING, 23, 59))
    await evening.open()
    await rounds(evening)
    assert len(posted(evening)) == 1


async def test_of_a_day_long_past_none_comes(evening: House) -> None:
    await evening.close()
    evening.server.clock.set(at(MORNING + timedelta(1), 0))
    await evening.open()
    for hour in range(24):
        await rounds_at(evening, at(MORNING + timedelta(1), hour))
    assert posted(evening) == []


async def test_a_bot_that_starts_at_the_days_last_moment_posts_once(evening: House) -> None:
    await evening.close()
    evening.server.clock.set(at(MORNING, 23, 59) + timedelta(seconds=59.9))
    await evening.open()
    await rounds(evening)
    for minutes in range(3):
        await rounds_at(evening, at(MORNING + timedelta(1), 0, minutes))
    assert len(posted(evening)) <= 1


async def test_a_clock_set_back_over_midnight_doubles_nothing(evening: House) -> None:
    for moment in (
        at(MORNING, 9),
        at(DAY, 23, 59),
        at(DAY, 9),
        at(MORNING, 9),
        at(MORNING + timedelta(3), 12),
        at(MORNING, 12),
    ):
        await rounds_at(evening, moment)
    assert len(posted(evening)) == 1


async def test_two_bots_on_one_database_post_once(evening: House, renderer: Renderer) -> None:
    evening.server.clock.set(at(MORNING, 9))
    async with open_house(evening.server, evening.database, renderer) as second:
        await asyncio.gather(*(rounds(one) for one in (evening, second) for _ in range(3)))
    assert len(posted(evening)) == 1
    assert await outcome(evening) == posted(evening)[0]["id"]


async def test_killed_between_post_and_mark_the_next_one_finds_the_message(evening: House) -> None:
    await killed_after_the_post(evening)
    assert await outcome(evening) is None
    await evening.restart()
    await rounds(evening)
    assert await outcome(evening) is None, "the lease still lasts"
    evening.server.clock.advance(NONCE)
    for _ in range(120):
        evening.guest("Bob").person.say("chat", evening.server.world.daily)
    await rounds(evening)
    (digest,) = [one for one in posted(evening) if one["author"]["username"] == "Divan"]
    assert await outcome(evening) == digest["id"]


async def test_killed_after_the_post_and_out_of_sight_it_is_not_posted_again(
    evening: House,
) -> None:
    await killed_after_the_post(evening)
    world = evening.server.world
    await world.permit(world.daily, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    evening.server.clock.advance(NONCE)
    await rounds(evening)
    assert len(posted(evening)) == 1
    assert await outcome(evening) == "refused: unsure"
    shown = await evening.guest("Ada").slash("divan-server")
    assert "may not read in the channel whether it had posted it already" in text(shown)


async def test_so_much_was_said_since_that_nobody_knows(evening: House) -> None:
    await killed_after_the_post(evening)
    cleo, daily = evening.guest("Cleo").person, evening.server.world.daily
    for _ in range(LOOKED_THROUGH):
        cleo.say("chat", daily)
    evening.server.clock.advance(NONCE)
    await rounds(evening)
    assert await outcome(evening) == "refused: unsure"
    assert len([one for one in posted(evening) if labels(one)]) == 1


async def test_servers_that_this_bot_is_not_told_of_are_left_to_others(evening: House) -> None:
    elsewhere = "discord:901"
    await evening.store.servers.keep(elsewhere, digest=True, channel="7", hour=6)
    await rounds_at(evening, at(MORNING, 9))
    errand = await evening.store.outbox.claim(Kind.DIGEST, elsewhere, DAY, at(MORNING, 9))
    assert errand
    assert errand.claims == 1
    assert len(posted(evening)) == 1


async def test_the_connection_lost_it_is_tried_again_when_the_lease_has_ended(
    troubled_house: House, caplog: pytest.LogCaptureFixture
) -> None:
    house = troubled_house
    await an_evening(house)
    house.server.faults.cut("POST .*/messages")
    house.server.clock.set(at(MORNING, 9))
    made = rounds_of(house.client, house.services, house.server.clock.now)
    await made.make()
    await made.make()
    assert posted(house) == []
    assert await outcome(house) is None
    house.server.faults.cut("POST .*/messages", carried_out=True)
    for _ in range(3):
        house.server.clock.advance(LEASE)
        await made.make()
    assert len(posted(house)) == 1
    assert await outcome(house) == posted(house)[0]["id"]
    assert "posting has failed, and will be tried again" in caplog.text


@pytest.mark.parametrize("denied", [Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL])
async def test_a_channel_closed_to_the_bot_is_told_in_the_settings(
    evening: House, denied: Permission
) -> None:
    ada, world = evening.guest("Ada"), evening.server.world
    await world.permit(world.daily, world.bot, deny=denied)
    for _ in range(3):
        await rounds_at(evening, at(MORNING, 9))
        evening.server.clock.advance(LEASE)
    assert posted(evening) == []
    assert await outcome(evening) == "refused: forbidden"
    shown = await ada.slash("divan-server")
    assert "⚠️ The last digest could not be posted: Divan may not write" in text(shown)
    await world.permit(world.daily, world.bot)
    assert "⚠️" not in text(await set_up(evening))


@pytest.mark.parametrize("way", ["named", "switched off and on", "another"])
async def test_trouble_mended_the_same_day_the_digest_still_comes(evening: House, way: str) -> None:
    """It vanished from the settings, and so did that day's digest."""
    ada, world = evening.guest("Ada"), evening.server.world
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
        await rounds(evening)
        (digest,) = posted(evening, where)
    assert await outcome(evening) == digest["id"]


async def test_what_was_posted_is_not_posted_again_when_a_channel_is_named(evening: House) -> None:
    world = evening.server.world
    await rounds_at(evening, at(MORNING, 9))
    evening.server.clock.advance(LEASE)
    for channel in (world.patience, world.daily):
        await set_up(evening, channel=channel.id)
        await rounds(evening)
    assert len(posted(evening)) == 1
    assert posted(evening, world.patience) == []


async def test_a_digest_nobody_was_sure_of_is_found_once_history_can_be_read(
    evening: House,
) -> None:
    await killed_after_the_post(evening)
    world = evening.server.world
    await world.permit(world.daily, world.bot, deny=Permission.READ_MESSAGE_HISTORY)
    evening.server.clock.advance(NONCE)
    await rounds(evening)
    assert await outcome(evening) == "refused: unsure"
    await world.permit(world.daily, world.bot)
    await set_up(evening)
    evening.server.clock.advance(LEASE)
    await rounds(evening)
    assert await outcome(evening) == posted(evening)[0]["id"]
    assert len(posted(evening)) == 1


async def test_a_channel_that_is_gone_is_told_in_the_settings(evening: House) -> None:
    world = evening.server.world
    await world.delete(world.daily)
    await rounds_at(evening, at(MORNING, 9))
    assert await outcome(evening) == "refused: gone"
    shown = await evening.guest("Ada").slash("divan-server")
    assert "its channel is gone" in text(shown)
    await evening.guest("Ada").slash("divan-server", channel=world.patience.id)
    await played(evening, evening.guest("Bob"), day=MORNING)
    await rounds_at(evening, at(MORNING + timedelta(1), 9))
    assert len([one for one in posted(evening, world.patience) if labels(one)]) == 1


async def killed_after_the_post(house: House, there: Channel | None = None) -> None:
    """Has the bot make its round, which is broken off as soon as the digest stands there."""
    house.server.clock.set(at(MORNING, 9))
    going = asyncio.create_task(rounds(house))

    def kill(event: Event) -> None:
        if event.kind == "message":
            going.cancel()

    stop = house.server.world.listen(kill)
    await asyncio.wait([going])
    stop()
    assert going.cancelled()
    assert len(posted(house, there)) == 1
