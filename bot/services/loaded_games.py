"""Games in play, kept so that a click need not replay a record; the store alone is the truth."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from bot.services.steps import Step, steps
from bot.store.rows import StoredGame
from engine import Game

KEPT: Final = 500
"""Games kept at most: about 20 KB each."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A stored game as the engine knows it."""

    row: StoredGame
    now: Game
    before: Game | None = None
    """The game before its last press; None where none has been made."""
    steps: tuple[Step, ...] = ()
    """What the last press did."""
    final: int = 0
    """Up to which of its moves the last press turned up cards that nobody could know: as many as
    `before` has, where it turned up none."""


class LoadedGames:
    """Stored games as the engine's values, the latest ones at hand."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, LoadedGame] = OrderedDict()

    def at_hand(self, game: int, version: int) -> LoadedGame | None:
        """A game as it stood at a version; None where it is not at hand."""
        kept = self._kept.get(game)
        if kept is None or kept.row.version != version:
            return None
        self._kept.move_to_end(game)
        return kept

    async def of(self, row: StoredGame) -> LoadedGame:
        """The game of a row; replayed in a thread where it is not at hand."""
        if kept := self.at_hand(row.id, row.version):
            return replace(kept, row=row)
        loaded = await asyncio.to_thread(replayed, row)
        self.keep(loaded)
        return loaded

    def keep(self, loaded: LoadedGame) -> None:
        """Keeps a game at hand, and lets go of the one not asked for longest."""
        self._kept[loaded.row.id] = loaded
        self._kept.move_to_end(loaded.row.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, games: Iterable[int]) -> None:
        """Lets go of some games, by their ids."""
        for game in games:
            self._kept.pop(game, None)


def replayed(row: StoredGame) -> LoadedGame:
    """The game of a row, from its record."""
    now = Game.start(row.key, row.deal)
    moves = row.moves.split()
    presses = row.presses.split()
    if not presses:
        return LoadedGame(row, now.played_all(moves))
    before = now.played_all(moves[: int(presses[-1])])
    return pressed(row, played_on(before, moves[int(presses[-1]) :]))


def pressed(row: StoredGame, course: Sequence[Game]) -> LoadedGame:
    """A game whose last press took this course: the game before it, and after each move."""
    return LoadedGame(row, course[-1], course[0], steps(course), last_turned_up(course))


def played_on(game: Game, moves: Iterable[str]) -> list[Game]:
    """A game, and what it becomes by each of some moves; IllegalMove."""
    course = [game]
    for move in moves:
        course.append(course[-1].played(move))
    return course


def last_turned_up(course: Sequence[Game]) -> int:
    """Up to which of its moves a course has turned up cards nobody could know.

    As many as its first game has, where no later move did.
    """
    last = course[0]
    for at, after in pairwise(course):
        if after.table.stock_left < at.table.stock_left and not at.table.stock:
            last = after
    return len(last.moves)
