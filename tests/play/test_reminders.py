"""The reminder: one message in the evening to players who want it and haven't played."""

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
    """A harness where Ada wants reminders, on a day with dailies."""
    harness.server.clock.set(at(DAY, 12))
    await harness.draw(DAY)
    await write(harness.store).players.change(harness.player("Ada").owner, reminder=True)
    return harness


def reminders(harness: Harness, player: str = "Ada") -> list[Message]:
    """The direct messages that the bot has sent a person by itself."""
    return posted(harness, harness.player(player).person.dm)


async def outcome(harness: Harness, player: SimulatedPlayer) -> str | None:
    found: str | None = await read(harness.store).outbox.outcome(
        NotificationKind.REMINDER, player.owner, DAY
    )
    return found


async def test_the_reminder_comes_once_three_hours_before_midnight(harness: Harness) -> None:
    for moment in (at(DAY, 12), at(DAY, 20, 59)):
        await run_tasks_at(harness, moment)
    assert reminders(harness) == []
    for moment in (at(DAY, 21), at(DAY, 21), at(DAY, 23, 59), at(DAY + timedelta(1), 0)):
        await run_tasks_at(harness, moment)
    (reminder,) = reminders(harness)
    assert await outcome(harness, harness.player("Ada")) == reminder["id"]
    assert reminders(harness, "Bob") == []


async def test_the_reminder_names_the_daily_its_deadline_and_the_streak(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), day=DAY - timedelta(1))
    await run_tasks_at(harness, at(DAY, 21))
    reminder = text(reminders(harness)[0])
    midnight = int(at(DAY + timedelta(1), 0).timestamp())
    assert reminder.startswith("You haven’t played today. Start the daily of 20 Nov 2026 before ")
    assert f"<t:{midnight}:t>" in reminder
    assert "Your streak: 1 day." in reminder
    assert "`/divan daily`" in reminder
    assert labels(reminders(harness)[0]) == ["Play today", "Off"]


async def test_a_player_who_has_played_any_game_gets_no_reminder(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), key="shah", placed=20)
    await run_tasks_at(harness, at(DAY, 21))
    assert reminders(harness) == []


async def test_a_player_with_too_few_cards_home_gets_a_reminder(harness: Harness) -> None:
    await add_attempt(harness, harness.player("Ada"), key="shah", placed=19)
    await run_tasks_at(harness, at(DAY, 21))
    assert len(reminders(harness)) == 1


async def test_a_day_without_a_daily_brings_no_reminder(harness: Harness) -> None:
    await run_tasks_at(harness, at(DAY + timedelta(1), 21))
    assert reminders(harness) == []


async def test_off_stops_the_reminders(harness: Harness) -> None:
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


async def test_a_reminder_can_come_late_but_never_after_midnight(harness: Harness) -> None:
    await harness.close()
    harness.server.clock.set(at(DAY, 23, 30))
    await harness.open()
    await run_tasks(harness)
    assert len(reminders(harness)) == 1
    await harness.draw(DAY + timedelta(1))
    await run_tasks_at(harness, at(DAY + timedelta(2), 0))
    assert len(reminders(harness)) == 1


async def test_a_player_with_closed_messages_is_not_tried_again(harness: Harness) -> None:
    ada = harness.player("Ada")
    ada.person.dm.refuses_bot = True
    await run_tasks_at(harness, at(DAY, 21))
    assert await outcome(harness, ada) == "refused: forbidden"
    ada.person.dm.refuses_bot = False
    await run_tasks_at(harness, at(DAY, 22))
    assert reminders(harness) == []


async def test_a_failed_reminder_does_not_block_the_others(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    """Reminders behind a failed one came later; behind many failed ones, never."""
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


async def test_a_deleted_account_gets_no_reminder(harness: Harness) -> None:
    await write(harness.store).players.change("discord:7", reminder=True)
    await run_tasks_at(harness, at(DAY, 21))
    assert (
        await read(harness.store).outbox.outcome(NotificationKind.REMINDER, "discord:7", DAY)
        == "refused: gone"
    )
    assert len(reminders(harness)) == 1


async def test_a_reminder_sent_before_a_kill_is_found_by_the_next_bot(harness: Harness) -> None:
    harness.server.clock.set(at(DAY, 21))
    running = asyncio.create_task(run_tasks(harness))

    def kill(event: Event) -> None:
        if event.kind == "message":
            running.cancel()

    stop = harness.server.world.listen(kill)
    await asyncio.wait([running])
    stop()
    assert await outcome(harness, harness.player("Ada")) is None
    await harness.restart()
    harness.server.clock.advance(NONCE)
    await run_tasks(harness)
    (reminder,) = reminders(harness)
    assert await outcome(harness, harness.player("Ada")) == reminder["id"]
