"""A day and an evening in each language: what is read, private or public, has no English word."""

import shutil
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.features.play.tries import LOST
from bot.languages import Language, speaking, translated
from bot.press.settings import SetSwitch
from bot.render.draw import Renderer
from bot.words import games
from bot.words import labels as buttons
from tests.bot.languages.each import OTHERS
from tests.play.attempts import moves_of
from tests.play.crawl.foreign import foreign_harness, wholly_in
from tests.play.day_puzzles import own
from tests.play.days import DAY, at, posted, run_tasks, run_tasks_at, set_up_digest
from tests.play.harness import Harness
from tests.play.matches import challenged, current, ended, shown, stock_enough
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import give_up, solve
from tests.play.reading import Message, alt, is_private, labels, text
from tests.play.records import before_the_end, lost

COMMANDS = (
    "stats",
    "settings",
    "help",
    "rules",
    "board",
    "archive",
    "privacy",
    "analyze",
    "replay",
)

Said: TypeAlias = Callable[[Callable[[], str]], str]


@pytest.fixture(
    params=[
        pytest.param(one, marks=() if one.code == "de" else pytest.mark.long, id=one.code)
        for one in OTHERS
    ]
)
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
        yield harness


async def test_a_foreign_day(harness: Harness, said: Said) -> None:
    harness.server.clock.set(at(DAY, 10))
    for n in range(3):
        await harness.draw(DAY + timedelta(n))
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
    gave_up = "**You gave up** with {placed} of {goal} cards home."
    assert said(lambda: translated(gave_up).format(placed=0, goal=95)) in text(ada.message)


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
    assert labels(await ada.press(said(buttons.SHARE))) == [said(buttons.BEAT_THIS)]


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


async def test_a_foreign_evening(harness: Harness, said: Said) -> None:
    """What is played with others, a puzzle, what is refused, and the end of it all."""
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    await stock_enough(harness, 5)
    await a_puzzle(harness, ada, said)
    await a_duel(harness, ada, bob, said)
    await a_table(harness, ada, bob, said)
    await a_cup(harness, (ada, bob, cleo), said)
    await what_is_refused(ada, cleo, said)
    await what_is_deleted(bob, said)


async def a_puzzle(harness: Harness, ada: SimulatedPlayer, said: Said) -> None:
    """The day's, after a lost try, and shared; another one, lost and solved."""
    await own(harness)
    await ada.slash("divan puzzle")
    await give_up(harness, ada)
    await solve(harness, ada)
    await ada.press(said(buttons.SHARE))
    await ada.slash("divan puzzle", game="shah")
    assert LOST in text(await give_up(harness, ada))
    await solve(harness, ada)


async def given_up(player: SimulatedPlayer, said: Said) -> None:
    """Given up after a turn, which is confirmed."""
    for label in (buttons.TURN, buttons.MORE, buttons.RESIGN, buttons.RESIGN):
        await player.press(said(label))


async def a_duel(harness: Harness, ada: SimulatedPlayer, bob: SimulatedPlayer, said: Said) -> None:
    """For somebody else, taken up, bet on, played by both, and told."""
    posted_ = await challenged(ada, bob)
    assert is_private(await harness.player("Cleo").press(said(buttons.ACCEPT), on=posted_))
    await bob.press(said(buttons.ACCEPT), on=posted_)
    await run_tasks(harness)
    await ada.press(said(buttons.PLAY), on=current(harness, posted_))
    await given_up(ada, said)
    await ada.press(said(buttons.I_LOST))
    await given_up(bob, said)
    await shown(harness)
    assert said(buttons.REMATCH) in labels(seen(harness)[-1])


async def a_table(harness: Harness, ada: SimulatedPlayer, bob: SimulatedPlayer, said: Said) -> None:
    """Opened, played by two, one of them out of turn; then who played what."""
    turn, board = said(buttons.TURN), await ada.slash("divan table", game="sultan")
    await bob.press(turn, on=board)
    assert is_private(await bob.press(turn, on=current(harness, board)))
    await ada.press(turn, on=current(harness, board))
    await ada.press(said(buttons.MORE))
    await ada.press(said(buttons.HANDS))


async def a_cup(harness: Harness, people: tuple[SimulatedPlayer, ...], said: Said) -> None:
    """Announced, played by three, and told when its time is up."""
    ada, *_ = people
    cup = await ada.slash("divan cup", name="7", game="sultan")
    for player in people:
        await player.press(said(buttons.JOIN_AND_PLAY), on=cup)
        await given_up(player, said)
    await ended(harness)
    assert said(buttons.MY_PLACE) in labels(seen(harness)[-1])
    await ada.press(said(buttons.MY_PLACE), on=seen(harness)[-1])
    await ada.slash("divan cup")


async def what_is_refused(ada: SimulatedPlayer, cleo: SimulatedPlayer, said: Said) -> None:
    """No game is open; only managers announce cups; a game is another player's."""
    assert is_private(await cleo.slash("divan move", moves="t"))
    assert is_private(await cleo.slash("divan cup", name="8"))
    await ada.slash("divan play", game="sultan", deal="20")
    assert is_private(await cleo.press(said(buttons.TURN), on=ada.message))


async def what_is_deleted(bob: SimulatedPlayer, said: Said) -> None:
    """All that is kept, which is confirmed."""
    await bob.slash("divan privacy")
    for _ in range(2):
        await bob.press(said(buttons.DELETE))
    assert said(lambda: translated("### Deleted")) in text(bob.message)


def seen(harness: Harness) -> list[Message]:
    """What everybody sees, the newest last."""
    return harness.server.world.messages_for(harness.player("Cleo").person)
