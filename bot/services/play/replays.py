"""Replayed records of finished games, cached, so that paging through one doesn't replay it."""

from typing import Final, NamedTuple, TypeAlias

from bot.services.core.bounded_cache import BoundedCache
from bot.services.core.single_flight import SingleFlight
from bot.services.core.slices import Slicing
from bot.services.play.checkpoints import Checkpoints, replay
from bot.services.play.steps import Step, step_between
from engine import Game
from engine.table import Table

CACHED: Final = 200
"""The most records cached."""
MOVES_CACHED: Final = 100_000
"""The most moves that these have together, unless one alone has more: about 8 MB."""

_Record: TypeAlias = tuple[str, int, tuple[str, ...]]
"""A game's key, its deal and its moves."""
_Replayed: TypeAlias = tuple[Game, Checkpoints]


class Reached(NamedTuple):
    """Where a record was after some of its moves, and the last of these if it is shown."""

    step: Step | None
    before: Table | None
    table: Table


class Replays:
    """Replayed records, with the most recently watched ones cached."""

    def __init__(self, slicing: Slicing) -> None:
        self._slicing = slicing
        self._cached: BoundedCache[_Record, _Replayed] = BoundedCache(CACHED, MOVES_CACHED)
        self._replaying: SingleFlight[_Record, _Replayed] = SingleFlight()

    async def of(self, key: str, deal: int, moves: tuple[str, ...]) -> tuple[Game, Checkpoints]:
        """A record's game and its checkpoints, replayed once for all who ask meanwhile."""
        record = key, deal, moves
        if cached := self._cached.get(record):
            return cached
        return await self._replaying.result(record, lambda: self._replay(record))

    async def reached(
        self, key: str, deal: int, moves: tuple[str, ...], ply: int, first: int = 0
    ) -> Reached:
        """A record after `ply` moves; those before its ply `first` aren't shown."""
        whole, checkpoints = await self.of(key, deal, moves)
        if ply == first:
            return Reached(None, None, checkpoints.at_ply(whole, ply).table)
        before = checkpoints.at_ply(whole, ply - 1)
        now = before.played(moves[ply - 1])
        return Reached(step_between(before, now), before.table, now.table)

    async def _replay(self, record: _Record) -> _Replayed:
        key, deal, moves = record
        replayed = await self._slicing.result(replay(key, deal, moves))
        self._cached.put(record, replayed, len(replayed[0].moves))
        return replayed
