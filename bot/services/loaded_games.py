"""Games in play, kept so that a click need not replay a record; the store alone is the truth."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from bot.store.rows import StoredGame
from engine import Game

KEPT: Final = 500
"""Games kept at most: about 20 KB each."""


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A stored game as the engine knows it."""

    row: StoredGame
    now: Game
    before: Game | None
    """The game before its last press; None where none has been made."""


class LoadedGames:
    """Stored games as the engine's values, the latest ones at hand."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, LoadedGame] = OrderedDict()

    async def of(self, row: StoredGame) -> LoadedGame:
        """The game of a row; replayed in a thread where it is not at hand."""
        kept = self._kept.get(row.id)
        if kept and kept.row.version == row.version:
            self._kept.move_to_end(row.id)
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
        return LoadedGame(row, now.played_all(moves), None)
    before = now.played_all(moves[: int(presses[-1])])
    return LoadedGame(row, before.played_all(moves[int(presses[-1]) :]), before)
