"""An extra game whose foundations are empty at first: an ace begins each.

The Emir is dealt without kings. Eight slots are filled from the waste, then from the stock, which
is gone through once; each foundation is built up from an ace to a queen, whatever the suits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.languages import Plural
from bot.words import games
from bot.words.game_words import GAME_WORDS, GameWords
from engine import Outcome, catalogue
from engine.cards import Card, parsed
from engine.deals import TWO_PACKS, shuffled
from engine.moves import WASTE, Move, Play, Source, Turn
from engine.sultan import DIVAN
from engine.table import Table

KEY: Final = "emir"
KINGS: Final = parsed("Kc Kd Kh Ks")
SOURCES: Final[tuple[Source, ...]] = (WASTE, *range(1, 9))

WORDS: Final = GameWords(
    short_name="Emir",
    first_lines=(
        "Build eight piles, each from an ace up to a Queen, whatever the suit.\n"
        "{marked} = can go up. The stock is gone through once."
    ),
    notation="`t` turn · `w` waste up · `1`–`8` slot up",
    tie_breaker=Plural("{count} turn", "{count} turns"),
    tie_breakers="cards turned",
    rules_page="## The Emir\nBuild eight piles, each from an ace up to a Queen, whatever the suit.",
)


@dataclass(frozen=True, slots=True)
class Position:
    """A position of the Emir."""

    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    slots: tuple[Card | None, ...]
    foundations: tuple[tuple[Card, ...], ...] = ((),) * 8


@dataclass(frozen=True)
class Emir:
    """The rules."""

    key: str = KEY
    name: str = "The Emir"
    goal: int = 96

    def start(self, number: int) -> Position:
        """The first eight cards fill the slots."""
        cards = shuffled([card for card in TWO_PACKS if card not in KINGS], KEY, number)
        return Position(cards[8:], (), cards[:8])

    def legal_moves(self, at: Position) -> tuple[Move, ...]:
        """The waste's card, slots 1 to 8, turn."""
        plays = tuple(Play(source) for source in SOURCES if any(_takers(at, source)))
        return (*plays, Turn()) if at.stock else plays

    def after(self, at: Position, move: Move) -> Position:
        """A vacant slot is filled from the waste, then from the stock."""
        if not isinstance(move, Play):
            return replace(at, stock=at.stock[1:], waste=(*at.waste, at.stock[0]))
        number, card = next(_takers(at, move.source)) - 1, _card(at, move.source)
        assert card, f"{move} is not legal"
        piles, slots, waste, stock = [*at.foundations], [*at.slots], at.waste, at.stock
        piles[number] = (*piles[number], card)
        if move.source == WASTE:
            waste = waste[:-1]
        elif waste:
            slots[int(move.source) - 1], waste = waste[-1], waste[:-1]
        else:
            slots[int(move.source) - 1], stock = stock[0] if stock else None, stock[1:]
        return Position(stock, waste, tuple(slots), tuple(piles))

    def placed(self, at: Position) -> int:
        """All of them, as none is there from the start."""
        return sum(map(len, at.foundations))

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
            bases=0,
            tableau=tuple((card,) if card else () for card in at.slots),
            waste=at.waste,
            stock=(),
            stock_left=len(at.stock),
            legal=legal,
            filler=at.waste[-1] if at.waste else None,
            in_suit=False,
        )

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """The turns."""
        return sum(move == "t" for move in moves)


def register() -> None:
    """Adds the game, as EXTRA_GAMES=tests.sultana.emir does."""
    catalogue.register(Emir())
    games.register(KEY, WORDS)


def forget() -> None:
    """Has no such game any more."""
    del catalogue.GAMES[KEY], GAME_WORDS[KEY]


def _card(at: Position, source: Source) -> Card | None:
    if source == WASTE:
        return at.waste[-1] if at.waste else None
    return at.slots[int(source) - 1]


def _takers(at: Position, source: Source) -> Iterator[int]:
    """The numbers of the foundations that a card fits on, from 1."""
    if card := _card(at, source):
        for number, pile in enumerate(at.foundations, 1):
            if card.rank == (pile[-1].rank + 1 if pile else 0):
                yield number
