"""One whole day in German: what is read, private or public, has no English word."""

import shutil
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.languages import known
from bot.press.settings import SetSwitch
from bot.render.draw import Renderer
from tests.play.attempts import moves_of
from tests.play.crawl.foreign import foreign_harness, in_german
from tests.play.days import DAY, at, posted, run_tasks, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, labels, text
from tests.play.records import before_the_end, lost

COMMANDS = (
    "stats",
    "settings",
    "help",
    "rules",
    "board",
    "archive",
    "privacy",
    "analyse",
    "replay",
)


@pytest.fixture
async def harness(
    tmp_path: Path, empty_database: Path, renderer: Renderer
) -> AsyncIterator[Harness]:
    """A German server; what it reads that isn't German is a violation, which fails the test."""
    german = known("de")
    assert german
    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    async with foreign_harness(database, renderer, german, in_german) as harness:
        harness.server.clock.set(at(DAY, 10))
        for n in range(3):
            await harness.draw(DAY + timedelta(n))
        yield harness


async def test_a_german_day(harness: Harness) -> None:
    ada = harness.player("Ada")
    await a_game(ada)
    await a_daily(ada)
    await a_lost_game(harness, ada)
    for command in COMMANDS:
        await ada.slash(f"divan {command}")
    await what_is_posted(harness, ada)


async def a_game(ada: SimulatedPlayer) -> None:
    """Begun, played, and given up."""
    await ada.slash("divan play", game="sultan", deal="20")
    assert alt(ada.message).startswith("Sultan #20.")
    assert "Talon: " in alt(ada.message)
    await ada.press("Los")
    assert "aufgedeckt" in text(ada.message)
    await ada.press("Tipp")
    assert "Tipp: " in text(ada.message)
    await ada.press("Zurück")
    for label in ("Mehr", "Aufgeben", "Aufgeben"):
        await ada.press(label)
    assert "Aufgegeben" in text(ada.message)


async def a_daily(ada: SimulatedPlayer) -> None:
    """Begun, which is confirmed, and won."""
    await ada.slash("divan daily")
    assert text(ada.message).startswith("### Tagespartien, ")
    await ada.press("Sultan")
    await ada.press("Starten")
    await ada.slash("divan move", moves=moves_of("sultan"), game="sultan")
    assert "Gewonnen" in text(ada.message)
    assert "Rangliste" in labels(ada.message)


async def a_lost_game(harness: Harness, ada: SimulatedPlayer) -> None:
    """Lost, and shared."""
    begun, last = before_the_end(lost("sultan"))
    await harness.set_game(ada, begun)
    await ada.slash("divan move", moves=last)
    await ada.press("Teilen")
    assert labels(ada.message) == ["Überbieten"]


async def what_is_posted(harness: Harness, ada: SimulatedPlayer) -> None:
    """The reminder of another one's daily, and the digest of the next day."""
    await set_up_digest(harness, hour=9)
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.send(SetSwitch("reminder", True))
    await run_tasks_at(harness, at(DAY, 20))
    (reminder,) = posted(harness, bob.person.dm)
    assert "Tagespartie" in text(reminder)
    await run_tasks_at(harness, at(DAY + timedelta(1), 9))
    await run_tasks(harness)
    (digest,) = posted(harness)
    assert f"<@{ada.person.id}>" in text(digest)
    assert "gespielt" in text(digest)
