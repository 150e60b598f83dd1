"""The reminder: one message in the evening, for who asked for it and has not played."""

import asyncio
from datetime import timedelta

import pytest

from bot.local.world.events import Event
from bot.store.rows import NotificationKind
from tests.play.evenings import DAY, at, played, posted, rounds_at, tasks
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, labels, text
from tests.visits import read, write

LEASE = timedelta(minutes=2)
NONCE = timedelta(minutes=6)


@pytest.fixture
async def evening(harness: Harness) -> Harness:
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


async def test_it_comes_three_hours_before_midnight_and_once(evening: Harness) -> None:
    for moment in (at(DAY, 12), at(DAY, 20, 59)):
        await rounds_at(evening, moment)
    assert reminders(evening) == []
    for moment in (at(DAY, 21), at(DAY, 21), at(DAY, 23, 59), at(DAY + timedelta(1), 0)):
        await rounds_at(evening, moment)
    (reminder,) = reminders(evening)
    assert await outcome(evening, evening.player("Ada")) == reminder["id"]
    assert reminders(evening, "Bob") == []


async def test_what_it_says(evening: Harness) -> None:
    await played(evening, evening.player("Ada"), day=DAY - timedelta(1))
    await rounds_at(evening, at(DAY, 21))
    said = text(reminders(evening)[0])
    midnight = int(at(DAY + timedelta(1), 0).timestamp())
    assert said.startswith("You haven’t played today. Start the daily of 20 Nov 2026 before ")
    assert f"<t:{midnight}:t>" in said
    assert "Your streak: 1 day." in said
    assert "`/divan daily`" in said
    assert labels(reminders(evening)[0]) == ["Play today", "Off"]


async def test_who_has_played_in_any_game_is_left_alone(evening: Harness) -> None:
    await played(evening, evening.player("Ada"), key="shah", placed=20)
    await rounds_at(evening, at(DAY, 21))
    assert reminders(evening) == []


async def test_who_has_only_begun_is_reminded(evening: Harness) -> None:
    await played(evening, evening.player("Ada"), key="shah", placed=19)
    await rounds_at(evening, at(DAY, 21))
    assert len(reminders(evening)) == 1


async def test_a_day_without_a_daily_is_no_day(evening: Harness) -> None:
    await rounds_at(evening, at(DAY + timedelta(1), 21))
    assert reminders(evening) == []


async def test_off_ends_them_and_says_so(evening: Harness) -> None:
    ada = evening.player("Ada")
    await rounds_at(evening, at(DAY, 21))
    (reminder,) = reminders(evening)
    await evening.restart()
    await ada.press("Off", on=reminder)
    assert ada.message["id"] == reminder["id"]
    assert "You won’t get any more reminders" in text(ada.message)
    assert labels(ada.message) == []
    assert not (await read(evening.store).players.of(ada.owner)).reminder
    await evening.draw(DAY + timedelta(1))
    await rounds_at(evening, at(DAY + timedelta(1), 21))
    assert len(reminders(evening)) == 1


async def test_play_today_opens_the_daily(evening: Harness) -> None:
    ada = evening.player("Ada")
    await rounds_at(evening, at(DAY, 21))
    await ada.press("Play today", on=reminders(evening)[0])
    assert "20 Nov 2026" in text(ada.message)
    assert len(reminders(evening)) == 1


async def test_late_that_evening_but_never_after_midnight(evening: Harness) -> None:
    await evening.close()
    evening.server.clock.set(at(DAY, 23, 30))
    await evening.open()
    await tasks(evening)
    assert len(reminders(evening)) == 1
    await evening.draw(DAY + timedelta(1))
    await rounds_at(evening, at(DAY + timedelta(2), 0))
    assert len(reminders(evening)) == 1


async def test_who_takes_no_messages_gets_none_and_is_not_asked_again(evening: Harness) -> None:
    ada = evening.player("Ada")
    ada.person.dm.refuses_bot = True
    await rounds_at(evening, at(DAY, 21))
    assert await outcome(evening, ada) == "refused: forbidden"
    ada.person.dm.refuses_bot = False
    await rounds_at(evening, at(DAY, 22))
    assert reminders(evening) == []


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
    await tasks(harness)
    assert [len(reminders(harness, name)) for name in ("Ada", "Bob", "Cleo")] == [0, 1, 0]
    assert caplog.text.count("posting has failed, and will be tried again") == 1
    harness.server.clock.advance(LEASE)
    await tasks(harness)
    assert [len(reminders(harness, name)) for name in ("Ada", "Bob", "Cleo")] == [1, 1, 1]


async def test_who_is_nobody_any_more_gets_none(evening: Harness) -> None:
    await write(evening.store).players.change("discord:7", reminder=True)
    await rounds_at(evening, at(DAY, 21))
    assert (
        await read(evening.store).outbox.outcome(NotificationKind.REMINDER, "discord:7", DAY)
        == "refused: gone"
    )
    assert len(reminders(evening)) == 1


async def test_killed_after_the_message_the_next_one_finds_it(evening: Harness) -> None:
    evening.server.clock.set(at(DAY, 21))
    going = asyncio.create_task(tasks(evening))

    def kill(event: Event) -> None:
        if event.kind == "message":
            going.cancel()

    stop = evening.server.world.listen(kill)
    await asyncio.wait([going])
    stop()
    assert await outcome(evening, evening.player("Ada")) is None
    await evening.restart()
    evening.server.clock.advance(NONCE)
    await tasks(evening)
    (reminder,) = reminders(evening)
    assert await outcome(evening, evening.player("Ada")) == reminder["id"]
