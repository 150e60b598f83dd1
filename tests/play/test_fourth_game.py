"""A new game, from its rules to the leaderboard: everything it needs is in this file."""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import pytest

from bot.languages import Plural
from bot.render.draw import Renderer
from bot.services.core.requests import Transactions
from bot.services.daily.deal_pool import DealPool
from bot.words import games as words
from bot.words.game_words import GAME_WORDS, GameWords
from engine import Game, Outcome, catalogue
from engine.cards import Card, parsed
from engine.deals import TWO_PACKS, shuffled
from engine.moves import WASTE, Move, Play, Source, Turn
from engine.solver import solve
from engine.sultan import DIVAN
from engine.table import Table
from tests.bot.render.boards import board_of
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.reading import alt, has_picture, labels, rows, text
from tests.visits import read

KEY: Final = "vizier"
DEAL: Final = 21
"""The general search wins it at once."""
SLOTS: Final = range(1, 9)
KINGS: Final = parsed("Kc Kh Kc Kd Kd Ks Kh Ks")
QUEEN: Final = 11


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the Vizier."""

    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    slots: tuple[Card | None, ...]
    foundations: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class Vizier:
    """Eight kings, built up from A to Q regardless of suit; one pass through the stock."""

    key: str = KEY
    name: str = "The Vizier"
    goal: int = 96

    def start(self, number: int) -> Position:
        """The first eight cards fill the slots."""
        pack = [card for card in TWO_PACKS if card not in KINGS]
        cards = shuffled(pack, KEY, number)
        return Position(cards[8:], (), cards[:8], tuple((king,) for king in KINGS))

    def legal_moves(self, at: Position) -> tuple[Move, ...]:
        """The waste's card, slots 1 to 8, turn."""
        sources: tuple[Source, ...] = (WASTE, *SLOTS)
        plays = tuple(Play(source) for source in sources if self._taker(at, source) is not None)
        return (*plays, Turn()) if at.stock else plays

    def after(self, at: Position, move: Move) -> Position:
        """A vacant slot is filled from the waste, then from the stock."""
        if not isinstance(move, Play):
            return replace(at, stock=at.stock[1:], waste=(*at.waste, at.stock[0]))
        card, taker = self._card(at, move.source), self._taker(at, move.source)
        assert card is not None and taker is not None, f"{move} is not legal"
        raised = list(at.foundations)
        raised[taker] = (*raised[taker], card)
        at = replace(at, foundations=tuple(raised))
        if move.source == WASTE:
            return replace(at, waste=at.waste[:-1])
        slots = list(at.slots)
        if at.waste:
            slots[move.source - 1], at = at.waste[-1], replace(at, waste=at.waste[:-1])
        elif at.stock:
            slots[move.source - 1], at = at.stock[0], replace(at, stock=at.stock[1:])
        else:
            slots[move.source - 1] = None
        return replace(at, slots=tuple(slots))

    def placed(self, at: Position) -> int:
        """All but the kings."""
        return sum(map(len, at.foundations)) - len(KINGS)

    def table(self, at: Position) -> Table:
        """The divan, its cards upright."""
        legal, won = self.legal_moves(at), self.placed(at) == self.goal
        return Table(
            game=self.key,
            name=self.name,
            arrangement=DIVAN,
            outcome=Outcome.WON if won else Outcome.OPEN if legal else Outcome.LOST,
            goal=self.goal,
            foundations=at.foundations,
            tableau=tuple((card,) if card else () for card in at.slots),
            waste=at.waste,
            stock=(),
            stock_left=len(at.stock),
            legal=legal,
            filler=at.waste[-1] if at.waste else None,
            in_suit=False,
        )

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """The cards played from slots."""
        return sum(move.isdigit() for move in moves)

    def _card(self, at: Position, source: Source) -> Card | None:
        if source == WASTE:
            return at.waste[-1] if at.waste else None
        return at.slots[int(source) - 1]

    def _taker(self, at: Position, source: Source) -> int | None:
        """The first foundation that the card fits on."""
        card = self._card(at, source)
        for i, pile in enumerate(at.foundations):
            if card and card.rank == (pile[-1].rank + 1) % 13 and pile[-1].rank != QUEEN:
                return i
        return None


WORDS: Final = GameWords(
    short_name="Vizier",
    first_lines=(
        "Build every King up to the Queen, whatever the suit: the Ace, then 2, 3, 4 …\n"
        "{marked} = can go up. The stock is gone through once."
    ),
    notation="`t` turn · `w` waste up · `1`–`8` slot up",
    tie_breaker=Plural("{count} slot", "{count} slots"),
    tie_breakers="slots",
    rules_page="## The Vizier\nBuild every King up to the Queen, whatever the suit.",
)


def register() -> None:
    """Adds the game, also in solver processes."""
    catalogue.register(Vizier())
    words.register(KEY, WORDS)


@pytest.fixture(scope="module", autouse=True)
def vizier() -> Iterator[None]:
    """The game, for the tests of this file only."""
    register()
    yield
    del catalogue.GAMES[KEY], GAME_WORDS[KEY]


@pytest.fixture
async def bot(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Harness]:
    """A bot without solver processes."""
    async with running(tmp_path, renderer, 0) as harness:
        yield harness


@pytest.fixture
async def solver(tmp_path: Path, renderer: Renderer) -> AsyncIterator[Harness]:
    """A bot whose solver process also knows the game."""
    async with running(tmp_path, renderer, 1) as harness:
        # A hint waits for a search, but not for a process that is still starting.
        assert (await harness.workers.solve(f"{KEY} {DEAL}", 5000, urgent=False)).line
        yield harness


@asynccontextmanager
async def running(folder: Path, renderer: Renderer, solvers: int) -> AsyncIterator[Harness]:
    async with (
        local_discord() as server,
        open_harness(server, folder / "divan.db", renderer, solvers, (__name__,)) as harness,
    ):
        yield harness


async def draw(bot: Harness) -> None:
    """Draws today's dailies, the Vizier's with its search."""
    await bot.draw(bot.today, "sultan", "sultan-classic", "shah")
    pool = DealPool(Transactions(bot.store), bot.workers, below, bot.server.clock.now)
    assert await pool.prove_one()


def below(limit: int) -> int:
    """Picks the deal that is won at once, or the first of a few choices."""
    return DEAL - 1 if limit > DEAL else 0


async def test_the_new_game_is_played_like_any_other(bot: Harness) -> None:
    ada = bot.player("Ada")
    await ada.slash("divan play", game=KEY, deal=str(DEAL))
    assert alt(ada.message).startswith(f"The Vizier #{DEAL}. ")
    assert "Pass" not in text(ada.message)
    assert "Build every King up to the Queen, whatever the suit" in text(ada.message)
    assert has_picture(ada.message)
    assert bot.picture(ada.message)
    assert [len(row) for row in rows(ada.message)] == [2, 4, 4, 3]
    lines = alt(ada.message).splitlines()
    assert lines[0] == f"The Vizier #{DEAL}. 0 of 96 cards home."
    assert lines[1].startswith("Foundations: clubs king and king, diamonds king and king")
    assert lines[2].startswith("Slot 1: ")
    assert lines[-1] == "Stock: 88 cards."
    await ada.press("Run")
    assert str((await bot.last(ada)).record).startswith("t")
    await ada.press("Undo")
    assert str((await bot.last(ada)).record) == ""


@pytest.mark.usefixtures("hints_are_waited_for")
async def test_a_hint_comes_from_the_general_search(solver: Harness) -> None:
    ada = solver.player("Ada")
    await ada.slash("divan play", game=KEY, deal=str(DEAL))
    assert "It leads to a win." in text(await ada.press("Hint"))


async def test_the_new_games_daily_is_drawn_played_and_ranked(solver: Harness) -> None:
    await draw(solver)
    daily = await read(solver.store).deals.daily(solver.today, KEY)
    assert daily and daily.deal == DEAL
    ada = solver.player("Ada")
    await ada.slash("divan daily", game=KEY)
    assert rows(await ada.press("Back"))[1] == ["Classic", "The Shah", "Vizier"]
    assert "Hint" not in labels(await ada.press("Vizier", "Start"))
    await ada.slash("divan move", moves=" ".join(daily.line), game=KEY)
    assert "**Won with " in text(ada.message)
    count = words.tie_breaker(KEY, sum(move.isdigit() for move in daily.line))
    assert count in text(ada.message)
    assert f"place 1 of 1 · 100 · {count}" in text(await ada.slash("divan board", game=KEY))
    assert "The Vizier" in alt(await ada.slash("divan stats"))
    assert solver.picture(ada.message)


async def test_the_new_games_rules_are_shown(bot: Harness) -> None:
    ada = bot.player("Ada")
    await ada.slash("divan rules", game=KEY)
    assert text(ada.message).startswith("## The Vizier\n")
    assert WORDS.notation in text(ada.message)


def test_the_new_games_pictures_are_drawn_to_the_end(renderer: Renderer) -> None:
    game = Game.start(KEY, DEAL)
    verdict = solve(game, 5000)
    assert verdict.line
    for ply in (0, 60, len(verdict.line)):
        at = game.played_all(verdict.line[:ply])
        assert renderer.png(board_of(at.table, f"#{DEAL}"))
    assert at.outcome is Outcome.WON
