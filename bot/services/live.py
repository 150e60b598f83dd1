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
class Live:
    """A stored game as the engine knows it."""

    row: StoredGame
    now: Game
    before: Game | None
    """The game before its last press; None where none has been made."""


class LiveGames:
    """Stored games as the engine's values, the latest ones at hand."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Live] = OrderedDict()

    async def of(self, row: StoredGame) -> Live:
        """The game of a row; replayed in a thread where it is not at hand."""
        kept = self._kept.get(row.id)
        if kept and kept.row.version == row.version:
            self._kept.move_to_end(row.id)
            return replace(kept, row=row)
        live = await asyncio.to_thread(replayed, row)
        self.keep(live)
        return live

    def keep(self, live: Live) -> None:
        """Keeps a game at hand, and lets go of the one not asked for longest."""
        self._kept[live.row.id] = live
        self._kept.move_to_end(live.row.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def forget(self, games: Iterable[int]) -> None:
        """Lets go of some games, by their ids."""
        for game in games:
            self._kept.pop(game, None)


def replayed(row: StoredGame) -> Live:
    """The game of a row, from its record."""
    now = Game.start(row.key, row.deal)
    moves = row.moves.split()
    presses = row.presses.split()
    if not presses:
        return Live(row, now.played_all(moves), None)
    before = now.played_all(moves[: int(presses[-1])])
    return Live(row, before.played_all(moves[int(presses[-1]) :]), before)
