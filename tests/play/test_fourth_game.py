"""A game that is not shipped, from its rules to the leaderboard: all that it takes is this file."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pytest

from bot.words import games as words
from bot.words.games import GameWords
from engine import Outcome, catalogue
from engine.cards import Card, parsed
from engine.deals import TWO_PACKS, shuffled
from engine.moves import WASTE, Move, Play, Source, Turn
from engine.sultan import DIVAN
from engine.table import Table

KEY: Final = "vizier"
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
    """Eight kings, each built up A to Q whatever the suit; one pass through the stock."""

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
        """A slot that is played from is filled from the waste, then from the stock."""
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
    tie_breaker="slot",
    rules_page="## The Vizier\nBuild every King up to the Queen, whatever the suit.",
)


def register() -> None:
    """Adds the game; solver processes call it too."""
    catalogue.register(Vizier())
    words.register(KEY, WORDS)


@pytest.fixture(scope="module", autouse=True)
def vizier() -> Iterator[None]:
    """The game is there for the tests of this file alone."""
    register()
    yield
    del catalogue.GAMES[KEY], words.GAME_WORDS[KEY]
