"""The reminder: one message a day, at their hour, to players who want it and have dailies left."""

import asyncio
import json
from datetime import date, timedelta

import pytest

from bot.press.settings import RemindAt
from bot.store.schema.posts import Post, PostKind
from bot.store.schema.rankings import Result
from engine.catalogue import GAMES
from local_discord import Event
from tests.play.attempts import begin
from tests.play.days import DAY, add_attempt, at, kill, posted, run_tasks, run_tasks_at, server_of
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, alt, labels, text
from tests.posts import outcome as outcome_of
from tests.visits import read, write

LEASE = timedelta(minutes=2)
NEXT = DAY + timedelta(1)
NONCE = timedelta(minutes=6)


@pytest.fixture
async def harness(harness: Harness) -> Harness:
    """A harness where Ada wants reminders, on a day with dailies."""
    harness.server.clock.set(at(DAY, 12))
    await harness.draw(DAY)
    await write(harness.store).players.change(harness.player("Ada").owner, reminder=True)
    return harness


def reminders(harness: Harness, player: str = "Ada") -> list[Message]:
    """The direct messages that the bot has sent a person by itself."""
    return posted(harness, harness.player(player).person.dm)


async def outcome(harness: Harness, player: SimulatedPlayer) -> str | None:
    return await outcome_of(harness.store, Post(PostKind.REMINDER, player.owner, DAY))


async def test_the_reminder_comes_once_at_eight_in_the_evening(harness: Harness) -> None:
    for moment in (at(DAY, 12), at(DAY, 19, 59)):
        await run_tasks_at(harness, moment)
    assert reminders(harness) == []
    for moment in (at(DAY, 20), at(DAY, 20), at(DAY, 21, 59), at(DAY, 22), at(NEXT, 2)):
        await run_tasks_at(harness, moment)
    (reminder,) = reminders(harness)
    assert await outcome(harness, harness.player("Ada")) == reminder["id"]
    assert reminders(harness, "Bob") == []


async def test_who_was_reminded_before_languages_is_reminded_in_theirs_once_heard(
    harness: Harness,
) -> None:
    ada = harness.player("Ada")
    ada.person.locale = "de"
    await run_tasks_at(harness, at(DAY, 20))
    await ada.slash("divan help")
    await harness.draw(NEXT)
    await run_tasks_at(harness, at(NEXT, 20))
    english, german = map(text, reminders(harness))
    assert "You haven’t started any of today’s dailies" in english
    assert "noch keine der heutigen Tagespartien" in german


async def test_the_reminder_names_the_daily_its_deadline_and_the_streak(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), day=DAY - timedelta(1))
    await run_tasks_at(harness, at(DAY, 20))
    reminder = text(reminders(harness)[0])
    midnight = int(at(DAY + timedelta(1), 0).timestamp())
    assert reminder.startswith(
        "You haven’t started any of today’s dailies (Nov 20, 2026). You have until "
    )
    assert f"<t:{midnight}:t>" in reminder
    assert "Your streak: 1 day." in reminder
    assert "`/divan daily`" in reminder
    assert labels(reminders(harness)[0]) == ["Play today", "Off"]


async def test_the_hour_is_chosen_from_all_of_the_day(harness: Harness) -> None:
    ada = harness.player("Ada")
    await ada.slash("divan settings")
    assert f"at <t:{int(at(DAY, 7).timestamp())}:t> if " in text(await ada.choose(hour=7))
    await harness.draw(NEXT)
    for moment in (at(DAY, 20), at(NEXT, 6, 59)):
        await run_tasks_at(harness, moment)
    assert reminders(harness) == []
    for moment in (at(NEXT, 7), at(NEXT, 20)):
        await run_tasks_at(harness, moment)
    assert len(reminders(harness)) == 1


async def test_the_hour_is_one_of_the_servers_zone(harness: Harness) -> None:
    """In Kolkata it is half past one when it is seven there; what is chosen elsewhere is in UTC."""
    ada = harness.player("Ada")
    before = await ada.slash("divan settings")
    await write(harness.store).servers.keep(server_of(harness), zone="Asia/Kolkata")
    await ada.slash("divan settings")
    assert "Remind me at another hour (Kolkata time)" in json.dumps(ada.message)
    assert "a direct message at 07:00 (Kolkata time) if " in text(await ada.choose(hour=7))
    await harness.draw(NEXT)
    for moment in (at(DAY, 20), at(NEXT, 1), at(NEXT, 1, 29)):
        await run_tasks_at(harness, moment)
    assert reminders(harness) == []
    for moment in (at(NEXT, 1, 30), at(NEXT, 3, 29)):
        await run_tasks_at(harness, moment)
    assert len(reminders(harness)) == 1
    await ada.send(RemindAt(7), on=before)
    assert f"at <t:{int(at(NEXT, 7).timestamp())}:t> if " in text(ada.message)


async def test_turned_on_the_hour_is_one_of_the_servers_zone(harness: Harness) -> None:
    """It was 20:00 UTC, above a list of the hours of Berlin."""
    ada = harness.player("Ada")
    await write(harness.store).servers.keep(server_of(harness), zone="Europe/Berlin")
    await ada.slash("divan settings")
    await ada.press("Turn off")
    assert "a direct message at 20:00 (Berlin time) if " in text(await ada.press("Turn on"))


async def test_the_hour_stays_when_the_clocks_change(harness: Harness) -> None:
    """In the night between the two days, the clocks of Berlin are put forward."""
    ada, eve, change = harness.player("Ada"), date(2027, 3, 27), date(2027, 3, 28)
    harness.server.clock.set(at(eve, 12))
    await write(harness.store).servers.keep(server_of(harness), zone="Europe/Berlin")
    await ada.slash("divan settings")
    await ada.choose(hour=20)
    for day in (eve, change):
        await harness.draw(day)
    for moment, sent in (
        (at(eve, 18, 59), 0),
        (at(eve, 19), 1),
        (at(eve, 23), 1),
        (at(change, 17, 59), 1),
        (at(change, 18), 2),
        (at(change, 19), 2),
    ):
        await run_tasks_at(harness, moment)
        assert len(reminders(harness)) == sent


async def test_a_player_who_has_finished_everything_gets_no_reminder(harness: Harness) -> None:
    for key in GAMES:
        await add_attempt(harness, harness.player("Ada"), key=key, placed=100)
        owner = harness.player("Ada").owner
        done = Result(owner, DAY, key, True, 95, 90, True, at(DAY, 13))
        await write(harness.store).results.keep(done)
    for moment in (at(DAY, 20), at(NEXT, 2)):
        await run_tasks_at(harness, moment)
    assert reminders(harness) == []


async def test_the_reminder_names_what_is_left(harness: Harness) -> None:
    owner = harness.player("Ada").owner
    done = Result(owner, DAY, "sultan", True, 95, 90, True, at(DAY, 13))
    await write(harness.store).results.keep(done)
    await run_tasks_at(harness, at(DAY, 20))
    (reminder,) = reminders(harness)
    assert text(reminder).startswith(
        "You haven’t played The Sultan (classic) or The Shah today. Start "
    )


async def left_unfinished(harness: Harness) -> None:
    """Ada leaves a Shah with nothing home; Bob and Cleo have more, and both are on the server."""
    await begin(harness, harness.player("Ada"), "shah")
    await add_attempt(harness, harness.player("Bob"), key="shah", placed=100)
    await add_attempt(harness, harness.player("Cleo"), key="shah", placed=50)


async def test_an_unfinished_game_is_reminded_of_in_the_same_message(harness: Harness) -> None:
    await left_unfinished(harness)
    for moment in (at(DAY, 20), at(DAY, 22), at(NEXT, 2), at(NEXT, 3, 59)):
        await run_tasks_at(harness, moment)
    (reminder,) = reminders(harness)
    bob = harness.player("Bob").person.id
    until = int(at(NEXT, 4).timestamp())
    assert text(reminder).splitlines()[:2] == [
        f"Your game of The Shah is unfinished: 0 cards home. Finish it before <t:{until}:t>. "
        f"<@{bob}> has 100 points.",
        "You haven’t played Sultan or The Sultan (classic) today. Start them before "
        f"<t:{int(at(NEXT, 0).timestamp())}:t>.",
    ]
    assert labels(reminder) == ["Finish The Shah", "Play today", "Off"]
    ada = harness.player("Ada")
    assert alt(await ada.press("Finish The Shah", on=reminder)).startswith("The Shah day 1.")


async def test_in_the_small_hours_yesterdays_game_comes_first(harness: Harness) -> None:
    await left_unfinished(harness)
    await harness.draw(NEXT)
    owner = harness.player("Ada").owner
    await write(harness.store).players.change(owner, reminder_hour=2)
    for moment in (at(DAY, 20), at(NEXT, 2), at(NEXT, 3)):
        await run_tasks_at(harness, moment)
    (reminder,) = reminders(harness)
    lines = text(reminder).splitlines()
    assert lines[0].startswith("Your game of The Shah is unfinished: 0 cards home.")
    assert lines[1].startswith(
        "You haven’t started any of today’s dailies (Nov 21, 2026). You have until "
    )


@pytest.mark.parametrize("change", ["hides", "hides everywhere", "has left", "ada has left"])
async def test_a_reminder_names_only_who_may_be_seen(harness: Harness, change: str) -> None:
    await left_unfinished(harness)
    ada, bob, cleo = (harness.player(name) for name in ("Ada", "Bob", "Cleo"))
    match change:
        case "hides":
            where = server_of(harness)
            await write(harness.store).memberships.hide(bob.owner, where, DAY, hidden=True)
        case "hides everywhere":
            await write(harness.store).memberships.hide(bob.owner, "everywhere", DAY, hidden=True)
        case "has left":
            harness.server.world.leave(bob.person)
        case "ada has left":
            harness.server.world.leave(ada.person)
    await run_tasks_at(harness, at(DAY, 20))
    said = text(reminders(harness)[0])
    assert bob.person.id not in said
    assert (f"<@{cleo.person.id}> has 50 points." in said) is (change != "ada has left")


async def test_a_stranger_is_not_named(harness: Harness) -> None:
    """Somebody of another server has won."""
    await begin(harness, harness.player("Ada"), "shah")
    stranger = Result("discord:7", DAY, "shah", True, 88, 3, True, at(DAY, 13))
    await write(harness.store).memberships.join("discord:7", "discord:901", DAY)
    await write(harness.store).results.keep(stranger)
    await run_tasks_at(harness, at(DAY, 20))
    assert text(reminders(harness)[0]).splitlines()[0].endswith(":t>.")


async def test_a_day_without_a_daily_brings_no_reminder(harness: Harness) -> None:
    await run_tasks_at(harness, at(NEXT, 20))
    assert reminders(harness) == []


async def test_off_stops_the_reminders(harness: Harness) -> None:
    ada = harness.player("Ada")
    await run_tasks_at(harness, at(DAY, 20))
    (reminder,) = reminders(harness)
    await harness.restart()
    await ada.press("Off", on=reminder)
    assert ada.message["id"] == reminder["id"]
    assert "You won’t get any more reminders" in text(ada.message)
    assert labels(ada.message) == []
    assert not (await read(harness.store).players.of(ada.owner)).reminder
    await harness.draw(DAY + timedelta(1))
    await run_tasks_at(harness, at(NEXT, 20))
    assert len(reminders(harness)) == 1


async def test_play_today_opens_the_daily(harness: Harness) -> None:
    ada = harness.player("Ada")
    await run_tasks_at(harness, at(DAY, 20))
    assert "Nov 20, 2026" in text(await ada.press("Play today", on=reminders(harness)[0]))
    assert len(reminders(harness)) == 1


async def test_a_reminder_can_come_late_but_never_after_midnight(harness: Harness) -> None:
    await harness.close()
    harness.server.clock.set(at(DAY, 21, 30))
    await harness.open()
    await run_tasks(harness)
    assert len(reminders(harness)) == 1
    await harness.draw(DAY + timedelta(1))
    await run_tasks_at(harness, at(DAY + timedelta(2), 0))
    assert len(reminders(harness)) == 1


async def test_a_player_with_closed_messages_is_not_tried_again(harness: Harness) -> None:
    ada = harness.player("Ada")
    ada.person.dm.refuses_bot = True
    await run_tasks_at(harness, at(DAY, 20))
    assert await outcome(harness, ada) == "refused: forbidden"
    ada.person.dm.refuses_bot = False
    await run_tasks_at(harness, at(DAY, 21))
    assert reminders(harness) == []


async def test_a_failed_reminder_does_not_block_the_others(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """Reminders behind a failed one came later; behind many failed ones, never."""
    harness = troubled_harness
    harness.server.clock.set(at(DAY, 20))
    await harness.draw(DAY)
    people = [harness.player(name) for name in ("Ada", "Bob", "Cleo")]
    for one in people:
        await write(harness.store).players.change(one.owner, reminder=True)
        harness.server.faults.cut(f"POST .*/channels/{one.person.dm.id}/messages")
    harness.server.faults.next_for("POST", f"/channels/{people[1].person.dm.id}/messages")
    await run_tasks(harness)
    assert [len(reminders(harness, name)) for name in ("Ada", "Bob", "Cleo")] == [0, 1, 0]
    assert caplog.text.count("posting has failed, and will be tried again") == 1
    harness.server.clock.advance(LEASE)
    await run_tasks(harness)
    assert [len(reminders(harness, name)) for name in ("Ada", "Bob", "Cleo")] == [1, 1, 1]


async def test_a_deleted_account_gets_no_reminder(harness: Harness) -> None:
    await write(harness.store).players.change("discord:7", reminder=True)
    await run_tasks_at(harness, at(DAY, 20))
    theirs = Post(PostKind.REMINDER, "discord:7", DAY)
    assert await outcome_of(harness.store, theirs) == "refused: gone"
    assert len(reminders(harness)) == 1


async def test_a_reminder_sent_before_a_kill_is_found_by_the_next_bot(harness: Harness) -> None:
    harness.server.clock.set(at(DAY, 20))
    running = asyncio.create_task(run_tasks(harness))

    def kill_once_posted(event: Event) -> None:
        if event.kind == "message":
            kill(running)

    stop = harness.server.world.listen(kill_once_posted)
    await asyncio.wait([running])
    stop()
    assert await outcome(harness, harness.player("Ada")) is None
    await harness.restart()
    harness.server.clock.advance(NONCE)
    await run_tasks(harness)
    (reminder,) = reminders(harness)
    assert await outcome(harness, harness.player("Ada")) == reminder["id"]
