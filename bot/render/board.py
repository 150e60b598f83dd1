"""Board: the data a board is drawn from."""

from dataclasses import dataclass
from functools import cached_property

from engine.moves import Play, Source
from engine.table import Outcome, Table


@dataclass(frozen=True)
class Board:
    """A table, and what else its picture shows."""

    table: Table
    heading: str = ""
    """Right of the game's name: the deal as `#20`, or a ranked attempt's date."""
    fresh: frozenset[str] = frozenset()
    """The names, as in Table.piles, of the piles that the last press changed."""
    over: bool = False
    """Ended without a win: lost, given up or closed."""
    two_colour: bool = False

    @property
    def won(self) -> bool:
        """Whether the game is won."""
        return self.table.outcome is Outcome.WON

    @property
    def ended(self) -> bool:
        """Whether the game ended without a win."""
        return not self.won and (self.over or self.table.outcome is Outcome.LOST)

    @cached_property
    def playable(self) -> frozenset[Source]:
        """The sources whose cards can go up; none once the game has ended."""
        plays = (move.source for move in self.table.legal if isinstance(move, Play))
        return frozenset() if self.ended else frozenset(plays)
