"""Board: the data a board is drawn from, and what the file of each arrangement provides."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from bot.render.layouts.marked_moves import MarkedMove
from bot.render.plans import Box, Item, Plan
from engine.moves import Build, Source
from engine.table import Arrangement, Outcome, Place, Table


@dataclass(frozen=True, slots=True)
class Captions:
    """What a board says besides its heading; in any case, it is drawn in capitals."""

    title: str
    """The game's name."""
    stock: str
    waste: str
    counted_waste: str
    """The waste with the number of its cards, where no pill has that."""
    home: str
    """How many cards are home."""
    passes: str
    """Which pass it is; empty if there is only one."""
    won: str
    """What the foot of a won game says if nothing else is known of its end."""
    target: str
    """What stands where a marked move ends."""
    in_order: str
    """What stands over every card of the stock, the next one first."""
    from_top: str
    """What stands over every card of the waste, the top one first."""


@dataclass(frozen=True, slots=True)
class End:
    """How a game ended, in the words at the foot of its board."""

    title: str
    """`Won in 158 turns`; in any case, it is drawn in capitals."""
    line: str = ""
    """What made it special, or the cards home."""


@dataclass(frozen=True)
class Board:
    """A table, and what else its picture shows."""

    table: Table
    captions: Captions
    heading: str = ""
    """What stands right of the game's name: the deal as `#20`, or a ranked attempt's date."""
    fresh: frozenset[str] = frozenset()
    """The names, as in Table.piles, of the piles that the last press changed."""
    over: bool = False
    """Whether it ended without a win: lost, given up or closed."""
    given_up: bool = False
    """Whether it was given up, or closed: it ended without being stuck."""
    end: End | None = None
    """None for a board without a foot: an open game's, and most steps of a replay."""
    two_colour: bool = False
    marked: tuple[MarkedMove, ...] = ()
    """Moves that the board points out, of a game in play."""
    spread: bool = False
    """Whether each card of the stock and the waste is shown below, of a game in play. The table
    then has the whole stock."""

    @property
    def won(self) -> bool:
        return self.table.outcome is Outcome.WON

    @property
    def ended(self) -> bool:
        """Whether the game ended without a win."""
        return not self.won and (self.over or self.table.outcome is Outcome.LOST)

    @cached_property
    def builds(self) -> dict[Source, tuple[int, ...]]:
        """The rays that each source's card can be built on; none once the game has ended."""
        targets: dict[Source, tuple[int, ...]] = {}
        for move in () if self.ended else self.table.legal:
            if isinstance(move, Build):
                targets[move.source] = (*targets.get(move.source, ()), move.target)
        return targets

    @cached_property
    def playable(self) -> frozenset[Source]:
        """The sources whose cards can go up; none once the game has ended."""
        return frozenset() if self.ended else self.table.playable


@dataclass(frozen=True)
class Layout:
    """How an arrangement is drawn."""

    grounds: Callable[[], dict[str, tuple[Item, ...]]]
    """What no move changes, by name: one ground per variant."""
    ground_of: Callable[[Arrangement], str]
    """The name of a variant's ground."""
    slots: Callable[[Board], Plan]
    """What moves change."""
    place: Callable[[Place, Plan], tuple[str, Box]]
    """The slot that a place of the table is in, and its box there; `stock` is a place, too."""
