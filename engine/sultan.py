"""Sultan and The Sultan (classic), in the order of their rules: assets/rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from engine.cards import Card, parsed
from engine.deals import TWO_PACKS, shuffled
from engine.foundations import pile, raised, taker
from engine.moves import WASTE, Move, Play, Redeal, Source, Turn
from engine.table import Arrangement, Outcome, Table

DIVAN: Final = Arrangement("divan", kind="slot")
CROSSWISE: Final = Arrangement("divan", kind="slot", crosswise=True)
REDEALS: Final = 2
KNOWN: Final = 8
"""How many cards of the stock the table shows once they have been seen."""

Reserve: TypeAlias = tuple[Card | None, ...]
"""Slots 1 to 8; None if vacant."""

_ACE: Final = Card.parse("Ah")
_LAID_OUT: Final = parsed("Kc Kd Kh Ks Kc Kd Kh Ks Ah")
_PLAYS: Final = (Play(WASTE), *map(Play, range(1, 9)))
_TURN: Final = Turn()
_REDEAL: Final = Redeal()


@dataclass(frozen=True, slots=True)
class Position:
    stock: tuple[Card, ...]
    """The next card to turn comes first."""
    waste: tuple[Card, ...]
    """The top card comes last."""
    reserve: Reserve
    wanted: tuple[int, ...]
    """The rank each foundation takes next, in reading order; 12 once it is full."""
    redeals: int
    """How many redeals are left."""


@dataclass(frozen=True)
class Sultan:
    key: str
    name: str
    arrangement: Arrangement
    bases: tuple[Card, ...]
    """The foundations' base cards in reading order, without the centre."""
    fills_from_waste: bool
    """Whether vacancies are filled from the waste, then the stock; if not, only from the stock."""
    redeals_when_blocked: bool
    """Whether a redeal is legal only when no card can go to a foundation."""

    goal = 95

    def start(self, number: int) -> Position:
        pack = list(TWO_PACKS)
        for card in _LAID_OUT:
            pack.remove(card)
        cards = shuffled(pack, "sultan", number)
        return Position(cards[8:], (), cards[:8], self._first_wanted, REDEALS)

    def legal_moves(self, at: Position) -> tuple[Move, ...]:
        suits, wanted = self._suits, at.wanted
        available = (at.waste[-1] if at.waste else None, *at.reserve)
        plays = tuple(
            [
                move
                for move, card in zip(_PLAYS, available, strict=True)
                if card and taker(suits, wanted, card) is not None
            ]
        )
        turn = (_TURN,) if at.stock else ()
        redeal = (_REDEAL,) if self._may_redeal(at, blocked=not plays) else ()
        return plays + turn + redeal

    def after(self, at: Position, move: Move) -> Position:
        """The position after a legal move, with its vacancies filled."""
        match move:
            case Turn():
                waste = (*at.waste, at.stock[0])
                return Position(at.stock[1:], waste, at.reserve, at.wanted, at.redeals)
            case Play(source=source):
                return self._played(at, source)
            case Redeal():
                redealt = Position(at.waste, (), at.reserve, at.wanted, at.redeals - 1)
                return redealt if self.fills_from_waste else _filled_from_stock(redealt)
            case _:
                raise AssertionError(f"{move} is not a move of {self.key}")

    def placed(self, at: Position) -> int:
        return sum(at.wanted) - 1

    def table(self, at: Position) -> Table:
        """The player's view: the stock is known once it has been turned."""
        legal = self.legal_moves(at)
        won = self.placed(at) == self.goal
        known = at.stock[:KNOWN] if at.redeals < REDEALS else ()
        return Table(
            game=self.key,
            name=self.name,
            arrangement=self.arrangement,
            outcome=Outcome.WON if won else Outcome.OPEN if legal else Outcome.LOST,
            goal=self.goal,
            foundations=tuple(map(pile, self.bases, at.wanted)),
            tableau=tuple([(card,) if card else () for card in at.reserve]),
            waste=at.waste,
            stock=known,
            stock_left=len(at.stock),
            legal=legal,
            pass_number=REDEALS - at.redeals + 1,
            redeals_left=at.redeals,
            filler=self._filler(at, known),
        )

    def tie_breaker(self, moves: Sequence[str]) -> int:
        """The number of cards turned."""
        return moves.count(str(_TURN))

    @cached_property
    def _suits(self) -> tuple[int, ...]:
        return tuple(base.suit for base in self.bases)

    @cached_property
    def _first_wanted(self) -> tuple[int, ...]:
        return tuple(1 if base == _ACE else 0 for base in self.bases)

    def _filler(self, at: Position, known: tuple[Card, ...]) -> Card | None:
        """The card the next vacant slot would get; None if there is none or it is unknown."""
        if self.fills_from_waste and at.waste:
            return at.waste[-1]
        if self.fills_from_waste or at.stock:
            return known[0] if known else None
        after_a_redeal = at.waste[at.reserve.count(None) :]
        return after_a_redeal[0] if after_a_redeal else None

    def _may_redeal(self, at: Position, *, blocked: bool) -> bool:
        if at.stock or not at.waste or not at.redeals:
            return False
        return blocked or not self.redeals_when_blocked

    def _played(self, at: Position, source: Source) -> Position:
        card = _available(at, source)
        assert card is not None, f"nothing to play from {source}"
        foundation = taker(self._suits, at.wanted, card)
        assert foundation is not None, f"{card} does not go up"
        wanted = raised(at.wanted, foundation)
        if source == WASTE:
            return Position(at.stock, at.waste[:-1], at.reserve, wanted, at.redeals)
        reserve = _with(at.reserve, source - 1, None)
        if not self.fills_from_waste or not at.waste:
            return _filled_from_stock(Position(at.stock, at.waste, reserve, wanted, at.redeals))
        filled = _with(reserve, source - 1, at.waste[-1])
        return Position(at.stock, at.waste[:-1], filled, wanted, at.redeals)


def _available(at: Position, source: Source) -> Card | None:
    if source == WASTE:
        return at.waste[-1] if at.waste else None
    return at.reserve[source - 1]


def _with(reserve: Reserve, slot: int, card: Card | None) -> Reserve:
    return (*reserve[:slot], card, *reserve[slot + 1 :])


def _filled_from_stock(at: Position) -> Position:
    """Fills every vacant slot from the stock, in slot order, as far as the stock goes."""
    vacant = [slot for slot, card in enumerate(at.reserve) if card is None][: len(at.stock)]
    reserve = list(at.reserve)
    for slot, card in zip(vacant, at.stock, strict=False):
        reserve[slot] = card
    stock = at.stock[len(vacant) :]
    return Position(stock, at.waste, tuple(reserve), at.wanted, at.redeals)


SULTAN: Final = Sultan(
    key="sultan",
    name="Sultan",
    arrangement=DIVAN,
    bases=parsed("Kc Kh Kc Kd Kd Ks Ah Ks"),
    fills_from_waste=True,
    redeals_when_blocked=True,
)
CLASSIC: Final = Sultan(
    key="sultan-classic",
    name="The Sultan (classic)",
    arrangement=CROSSWISE,
    bases=parsed("Kc Ah Kc Kd Kd Ks Kh Ks"),
    fills_from_waste=False,
    redeals_when_blocked=False,
)
