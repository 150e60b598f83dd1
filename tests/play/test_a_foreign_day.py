"""One whole day in each language: what is read, private or public, has no English word."""

import shutil
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.languages import Language, speaking, translated
from bot.press.settings import SetSwitch
from bot.render.draw import Renderer
from bot.words.common import games
from bot.words.common import labels as buttons
from tests.bot.languages.each import OTHERS
from tests.play.attempts import moves_of
from tests.play.crawl.foreign import foreign_harness, wholly_in
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


Said: TypeAlias = Callable[[Callable[[], str]], str]


@pytest.fixture(params=OTHERS, ids=lambda one: one.code)
def language(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


@pytest.fixture
def said(language: Language) -> Said:
    """What a label is in the language; the test itself speaks none, or it would be inherited."""

    def in_it(say: Callable[[], str]) -> str:
        with speaking(language):
            return say()

    return in_it


@pytest.fixture
async def harness(
    tmp_path: Path, empty_database: Path, renderer: Renderer, language: Language
) -> AsyncIterator[Harness]:
    """A server that speaks the language; an English word to read is a violation, and fails."""
    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    noted = wholly_in(language.code)
    async with foreign_harness(database, renderer, language, noted) as harness:
        harness.server.clock.set(at(DAY, 10))
        for n in range(3):
            await harness.draw(DAY + timedelta(n))
        yield harness


async def test_a_foreign_day(harness: Harness, said: Said) -> None:
    ada = harness.player("Ada")
    await a_game(ada, said)
    await a_daily(ada, said)
    await a_lost_game(harness, ada, said)
    for command in COMMANDS:
        await ada.slash(f"divan {command}")
    await what_is_posted(harness, ada)


async def a_game(ada: SimulatedPlayer, said: Said) -> None:
    """Begun, played, and given up."""
    await ada.slash("divan play", game="sultan", deal="20")
    assert alt(ada.message).startswith(f"{said(lambda: games.deal_of('sultan', 20))}.")
    for label in (buttons.RUN, buttons.HINT, buttons.UNDO):
        await ada.press(said(label))
    for label in (buttons.MORE, buttons.RESIGN, buttons.RESIGN):
        await ada.press(said(label))
    assert said(lambda: translated("Given up")) in text(ada.message)


async def a_daily(ada: SimulatedPlayer, said: Said) -> None:
    """Begun, which is confirmed, and won."""
    await ada.slash("divan daily")
    await ada.press(said(lambda: games.short_name("sultan")))
    await ada.press(said(buttons.START))
    await ada.slash("divan move", moves=moves_of("sultan"), game="sultan")
    assert said(buttons.LEADERBOARD) in labels(ada.message)


async def a_lost_game(harness: Harness, ada: SimulatedPlayer, said: Said) -> None:
    """Lost, and shared."""
    begun, last = before_the_end(lost("sultan"))
    await harness.set_game(ada, begun)
    await ada.slash("divan move", moves=last)
    await ada.press(said(buttons.SHARE))
    assert labels(ada.message) == [said(buttons.BEAT_THIS)]


async def what_is_posted(harness: Harness, ada: SimulatedPlayer) -> None:
    """The reminder of another one's daily, and the digest of the next day."""
    await set_up_digest(harness, hour=9)
    bob = harness.player("Bob")
    await bob.slash("divan settings")
    await bob.send(SetSwitch("reminder", True))
    await run_tasks_at(harness, at(DAY, 20))
    (reminder,) = posted(harness, bob.person.dm)
    assert "/divan daily" in text(reminder)
    await run_tasks_at(harness, at(DAY + timedelta(1), 9))
    await run_tasks(harness)
    (digest,) = posted(harness)
    assert f"<@{ada.person.id}>" in text(digest)
