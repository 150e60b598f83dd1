"""A cache of games in play, so that a click needn't replay a record. Only the store decides."""

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
"""The most games kept; each takes about 20 KB."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A stored game, replayed by the engine."""

    row: StoredGame
    now: Game
    before: Game | None = None
    """The game before its last press; None if there was none."""
    steps: tuple[Step, ...] = ()
    """What the last press did."""
    final: int = 0
    """How many moves can't be undone in a ranked attempt: up to the last press's last unseen card
    turned up, or as many as `before` has if it turned up none."""


class LoadedGames:
    """Loaded games, with the most recently used ones cached."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, LoadedGame] = OrderedDict()

    def at_hand(self, game: int, version: int) -> LoadedGame | None:
        """A cached game at a version; None if it isn't cached."""
        kept = self._kept.get(game)
        if kept is None or kept.row.version != version:
            return None
        self._kept.move_to_end(game)
        return kept

    async def of(self, row: StoredGame) -> LoadedGame:
        """The game of a row, replayed in a thread if it isn't cached."""
        if kept := self.at_hand(row.id, row.version):
            return replace(kept, row=row)
        loaded = await asyncio.to_thread(replayed, row)
        self.keep(loaded)
        return loaded

    def keep(self, loaded: LoadedGame) -> None:
        """Caches a game, and drops the least recently used one if there are too many."""
        self._kept[loaded.row.id] = loaded
        self._kept.move_to_end(loaded.row.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, games: Iterable[int]) -> None:
        """Drops games from the cache, by id."""
        for game in games:
            self._kept.pop(game, None)


def replayed(row: StoredGame) -> LoadedGame:
    """The game of a row, replayed from its record."""
    now = Game.start(row.key, row.deal)
    moves = row.moves.split()
    presses = row.presses.split()
    if not presses:
        return LoadedGame(row, now.played_all(moves))
    before = now.played_all(moves[: int(presses[-1])])
    return pressed(row, played_on(before, moves[int(presses[-1]) :]))


def pressed(row: StoredGame, course: Sequence[Game]) -> LoadedGame:
    """A game whose last press took this course: the game before it and after each move."""
    return LoadedGame(row, course[-1], course[0], steps(course), last_turned_up(course))


def played_on(game: Game, moves: Iterable[str]) -> list[Game]:
    """A game before and after each of some moves; IllegalMove."""
    course = [game]
    for move in moves:
        course.append(course[-1].played(move))
    return course


def last_turned_up(course: Sequence[Game]) -> int:
    """How many moves a course had made when it last turned up an unseen card.

    If it turned up none, as many as its first game has.
    """
    last = course[0]
    for at, after in pairwise(course):
        if after.table.stock_left < at.table.stock_left and not at.table.stock:
            last = after
    return len(last.moves)
