"""Board: what a player's board is drawn from."""

from dataclasses import dataclass
from functools import cached_property

from engine.moves import Play, Source
from engine.table import Outcome, Table


@dataclass(frozen=True)
class Board:
    """A table and what is to be said about it in the board."""

    table: Table
    heading: str = ""
    """Right of the game's name: the deal as `#20`, or a ranked board's date."""
    fresh: frozenset[str] = frozenset()
    """The piles, as Table.piles names them, that the last press changed."""
    over: bool = False
    """Ended without being won: lost, or given up."""
    two_colour: bool = False

    @property
    def won(self) -> bool:
        """Whether the queens stand about the king."""
        return self.table.outcome is Outcome.WON

    @property
    def ended(self) -> bool:
        """Whether the game came to its end without being won."""
        return not self.won and (self.over or self.table.outcome is Outcome.LOST)

    @cached_property
    def playable(self) -> frozenset[Source]:
        """Whose cards can go up; none once the game has ended."""
        plays = (move.source for move in self.table.legal if isinstance(move, Play))
        return frozenset() if self.ended else frozenset(plays)
