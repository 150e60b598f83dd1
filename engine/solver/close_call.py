"""How close a won game came to being lost: the last move for which another would have lost it.

Walks back from the end, one other move after another, with few nodes for each and few searches. So
it finds the last such move that is easy to prove; there may be later ones that aren't. The searches
are the caller's, as in `post_mortem`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.game import Game
from engine.solver.path import Path
from engine.solver.verdict import Kind, Verdict

NODES: Final = 5_000
SEARCHES: Final = 60
REPLAYED: Final = 100
"""How many decisions are looked at, at most: what could have been lost before them isn't close."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """A position to search: one that another move would have led to."""

    ply: int
    """How many of the game's moves come before it."""
    move: str
    """The legal move that takes the place of the game's next one."""
    nodes: int = NODES


class CloseCall:
    """The search for the last losing alternative. Ask for one, search it, note the verdict."""

    def __init__(self, game: Game) -> None:
        """The game must be won. Replaying it takes about 0.1 ms a move."""
        self._path = Path.of(game)
        self._alternatives = self._walk()
        self._asked: Alternative | None = None
        self._searches = 0
        self.found: Alternative | None = None
        """The alternative that would have lost, once it is found; move number `ply` + 1."""

    def next(self) -> Alternative | None:
        """The position to search next; None if one is found, or nothing more can be.

        Until its verdict is noted, it stays the next one. Skipping alternatives that certainly win
        takes a millisecond each; there may be dozens in a row.
        """
        if self.found or self._searches == SEARCHES:
            return None
        if not self._asked:
            self._asked = next(self._alternatives, None)
        return self._asked

    def note(self, alternative: Alternative, verdict: Verdict) -> None:
        self._searches += 1
        self._asked = None
        if verdict.kind is Kind.LOST:
            self.found = alternative

    def _walk(self) -> Iterator[Alternative]:
        """What else could have been done, the last move first."""
        for ply in reversed(self._path.deciding[-REPLAYED:]):
            for move in self._path.others(ply):
                yield Alternative(ply, move)
