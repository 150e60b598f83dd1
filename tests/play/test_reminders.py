"""The reminder: one message in the evening, for who asked for it and has not played."""

import asyncio
from datetime import timedelta

import pytest

from bot.local.world.events import Event
from bot.store.rows import NotificationKind
from tests.play.days import DAY, add_attempt, at, posted, run_tasks, run_tasks_at
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, labels, text
from tests.visits import read, write

LEASE = timedelta(minutes=2)
NONCE = timedelta(minutes=6)


@pytest.fixture
async def harness(harness: Harness) -> Harness:
    """A harness where Ada wants to be reminded, on a day with dailies."""
    harness.server.clock.set(at(DAY, 12))
    await harness.draw(DAY)
    await write(harness.store).players.change(harness.player("Ada").owner, reminder=True)
    return harness


def reminders(harness: Harness, who: str = "Ada") -> list[Message]:
    """The messages that the bot has sent somebody by itself."""
    return posted(harness, harness.player(who).person.dm)


async def outcome(harness: Harness, who: SimulatedPlayer) -> str | None:
    found: str | None = await read(harness.store).outbox.outcome(
        NotificationKind.REMINDER, who.owner, DAY
    )
    return found


async def test_it_comes_three_hours_before_midnight_and_once(harness: Harness) -> None:
    for moment in (at(DAY, 12), at(DAY, 20, 59)):
        await run_tasks_at(harness, moment)
    assert reminders(harness) == []
    for moment in (at(DAY, 21), at(DAY, 21), at(DAY, 23, 59), at(DAY + timedelta(1), 0)):
        await run_tasks_at(harness, moment)
    (reminder,) = reminders(harness)
    assert await outcome(harness, harness.player("Ada")) == reminder["id"]
    assert reminders(harness, "Bob") == []


async def test_what_it_says(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), day=DAY - timedelta(1))
    await run_tasks_at(harness, at(DAY, 21))
    said = text(reminders(harness)[0])
    midnight = int(at(DAY + timedelta(1), 0).timestamp())
    assert said.startswith("You haven’t played today. The daily of 20 Nov 2026")
    assert f"<t:{midnight}:t>" in said
    assert "Your streak: 1 day." in said
    assert "`/divan daily`" in said
    assert labels(reminders(harness)[0]) == ["Play today", "Off"]


async def test_who_has_played_in_any_game_is_left_alone(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), key="shah", placed=20)
    await run_tasks_at(harness, at(DAY, 21))
    assert reminders(harness) == []


async def test_who_has_only_begun_is_reminded(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), key="shah", placed=19)
    await run_tasks_at(harness, at(DAY, 21))
    assert len(reminders(harness)) == 1


async def test_a_day_without_a_daily_is_no_day(harness: Harness) -> None:
    await run_tasks_at(harness, at(DAY + timedelta(1), 21))
    assert reminders(harness) == []


async def test_off_ends_them_and_says_so(harness: Harness) -> None:
    ada = harness.player("Ada")
    await run_tasks_at(harness, at(DAY, 21))
    (reminder,) = reminders(harness)
    await harness.restart()
    await ada.press("Off", on=reminder)
    assert ada.message["id"] == reminder["id"]
    assert "You won’t get any more reminders" in text(ada.message)
    assert labels(ada.message) == []
    assert not (await read(harness.store).players.of(ada.owner)).reminder
    await harness.draw(DAY + timedelta(1))
    await run_tasks_at(harness, at(DAY + timedelta(1), 21))
    assert len(reminders(harness)) == 1


async def test_play_today_opens_the_daily(harness: Harness) -> None:
    ada = harness.player("Ada")
    await run_tasks_at(harness, at(DAY, 21))
    await ada.press("Play today", on=reminders(harness)[0])
    assert "20 Nov 2026" in text(ada.message)
    assert len(reminders(harness)) == 1


async def test_late_that_evening_but_never_after_midnight(harness: Harness) -> None:
    await harness.close()
    harness.server.clock.set(at(DAY, 23, 30))
    await harness.open()
    await run_tasks(harness)
    assert len(reminders(harness)) == 1
    await harness.draw(DAY + timedelta(1))
    await run_tasks_at(harness, at(DAY + timedelta(2), 0))
    assert len(reminders(harness)) == 1


async def test_who_takes_no_messages_gets_none_and_is_not_asked_again(harness: Harness) -> None:
    ada = harness.player("Ada")
    ada.person.dm.refuses_bot = True
    await run_tasks_at(harness, at(DAY, 21))
    assert await outcome(harness, ada) == "refused: forbidden"
    ada.person.dm.refuses_bot = False
    await run_tasks_at(harness, at(DAY, 22))
    assert reminders(harness) == []


async def test_one_that_fails_keeps_nobody_elses_from_coming(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """Those behind one that failed came a round later, and behind many that failed never."""
    harness = troubled_harness
    harness.server.clock.set(at(DAY, 21))
    await harness.draw(DAY)
    people = [harness.player(name) for name in ("Ada", "Bob", "Cleo")]
    for one in people:
        await write(harness.store).players.change(one.owner, reminder=True)
        harness.server.faults.fail(f"POST .*/channels/{one.person.dm.id}/messages", 400)
    harness.server.faults.next_for("POST", f"/channels/{people[1].person.dm.id}/messages")
    await run_tasks(harness)
    assert [len(reminders(harness, name)) for name in ("Ada", "Bob", "Cleo")] == [0, 1, 0]
    assert caplog.text.count("posting has failed, and will be tried again") == 1
    harness.server.clock.advance(LEASE)
    await run_tasks(harness)
    assert [len(reminders(harness, name)) for name in ("Ada", "Bob", "Cleo")] == [1, 1, 1]


async def test_who_is_nobody_any_more_gets_none(harness: Harness) -> None:
    await write(harness.store).players.change("discord:7", reminder=True)
    await run_tasks_at(harness, at(DAY, 21))
    assert (
        await read(harness.store).outbox.outcome(NotificationKind.REMINDER, "discord:7", DAY)
        == "refused: gone"
    )
    assert len(reminders(harness)) == 1


async def test_killed_after_the_message_the_next_one_finds_it(harness: Harness) -> None:
    harness.server.clock.set(at(DAY, 21))
    going = asyncio.create_task(run_tasks(harness))

    def kill(event: Event) -> None:
        if event.kind == "message":
            going.cancel()

    stop = harness.server.world.listen(kill)
    await asyncio.wait([going])
    stop()
    assert await outcome(harness, harness.player("Ada")) is None
    await harness.restart()
    harness.server.clock.advance(NONCE)
    await run_tasks(harness)
    (reminder,) = reminders(harness)
    assert await outcome(harness, harness.player("Ada")) == reminder["id"]
