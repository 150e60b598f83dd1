"""Games in memory: a click needn't replay a record, nor does paging through a finished game.

Only the store decides how a game stands.
"""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any, Final, NamedTuple, TypeAlias

from bot.services.core.terms import Terms, terms_of
from bot.services.core.work import BoundedCache, SingleFlight, Slices, Slicing
from bot.services.play.courses import Course, Step, course, step_between
from bot.store.schema.games import StoredGame
from engine import Game
from engine.stops import Why
from engine.table import Table

EVERY: Final = 50
"""How many moves apart positions are kept: these are replayed in about a millisecond."""
_SLICE: Final = 100
"""How many moves a slice of a replay makes, in about 3 ms."""
CACHED: Final = 500
"""The most games cached; each takes about 25 KB."""
MOVES_CACHED: Final = 500_000
"""The most moves that these games have together, unless one alone has more: there are records
that take megabytes."""

BEGUN: Final = 100
"""Of how many puzzles the start is cached."""
_MAY_WAIT: Final = (Why.FREED, Why.FILLER)
"""The stops at which a card may wait for one that is worth keeping."""
REPLAYS_CACHED: Final = 200
"""The most records cached."""
REPLAYED_MOVES_CACHED: Final = 100_000
"""The most moves that these have together, unless one alone has more: about 8 MB."""

_Record: TypeAlias = tuple[str, int, tuple[str, ...]]
"""A game's key, its deal and its moves."""


@dataclass(frozen=True, slots=True)
class Checkpoints:
    """Some positions of a game."""

    positions: tuple[tuple[int, Any], ...] = field(repr=False)
    """Each after the number of moves it took, ascending; the first is the deal's."""

    def at_ply(self, game: Game, ply: int) -> Game:
        """Their game after its first `ply` moves."""
        at = bisect_right(self.positions, ply, key=itemgetter(0))
        near, position = self.positions[at - 1]
        start = Game(game.rules, game.number, game.moves[:near], position)
        return start.played_all(game.moves[near:ply])

    def up_to(self, ply: int) -> "Checkpoints":
        """Those of the first `ply` moves."""
        return Checkpoints(self.positions[: bisect_right(self.positions, ply, key=itemgetter(0))])

    def passing(self, game: Game) -> "Checkpoints":
        """The same and the game as it is, unless the last one is near."""
        ply = len(game.moves)
        if ply < self.positions[-1][0] + EVERY:
            return self
        return Checkpoints((*self.positions, (ply, game.position)))


def replay(key: str, deal: int, moves: Sequence[str]) -> Slices[tuple[Game, Checkpoints]]:
    """The game of a record and its checkpoints; raises IllegalMove."""
    at = Game.start(key, deal)
    kept = [(0, at.position)]
    for ply in range(0, len(moves), EVERY):
        # Without its moves so far: copying them each time would take their square.
        at = Game(at.rules, deal, (), at.position).played_all(moves[ply : ply + EVERY])
        kept.append((min(ply + EVERY, len(moves)), at.position))
        if not (ply + EVERY) % _SLICE:
            yield
    return Game(at.rules, deal, tuple(moves), at.position), Checkpoints(tuple(kept))


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """A stored game, replayed by the engine."""

    row: StoredGame
    now: Game
    checkpoints: Checkpoints
    last: Course | None = None
    """What its last press did; None if there was none."""
    explained: bool = False
    """Whether an earlier Run has said why a card that can go up may wait: once a game is enough."""

    @property
    def terms(self) -> Terms:
        """Its terms of play."""
        return terms_of(self.row)

    @property
    def explains(self) -> bool:
        """Whether its last press is the one that says why a card may wait."""
        stop = self.last and self.last.stop
        return bool(stop and stop.why in _MAY_WAIT) and not self.explained


class LoadedGames:
    """Loaded games, with the most recently used ones cached."""

    def __init__(self, slicing: Slicing) -> None:
        self._slicing = slicing
        self._cached: BoundedCache[int, LoadedGame] = BoundedCache(CACHED, MOVES_CACHED)
        self._loading: SingleFlight[tuple[int, int], LoadedGame] = SingleFlight()
        self._begun: BoundedCache[_Record, LoadedGame] = BoundedCache(BEGUN, BEGUN)
        self._beginning: SingleFlight[_Record, LoadedGame] = SingleFlight()

    def at_hand(self, game: int, version: int) -> LoadedGame | None:
        """A cached game at a version; None if it isn't cached."""
        cached = self._cached.get(game)
        return cached if cached and cached.row.version == version else None

    async def of(self, row: StoredGame) -> LoadedGame:
        """The game of a row, replayed if it isn't cached: once for all who ask meanwhile."""
        cached = self.at_hand(row.id, row.version)
        if cached is None:
            cached = await self._loading.result((row.id, row.version), lambda: self._load(row))
        return replace(cached, row=row)

    async def _load(self, row: StoredGame) -> LoadedGame:
        is_begun = row.puzzle is not None and not row.record.presses
        loaded = await (self._first_of(row) if is_begun else self._replayed(row))
        newer = self._cached.get(row.id)
        if newer is None or newer.row.version < row.version:
            self.keep(loaded)
        return loaded

    async def _replayed(self, row: StoredGame) -> LoadedGame:
        return await self._slicing.result(replaying(row))

    async def _first_of(self, row: StoredGame) -> LoadedGame:
        """A try that has just begun, replayed once for everybody who has the same."""
        record = row.key, row.deal, row.record.moves
        if (begun := self._begun.get(record)) is None:
            begun = await self._beginning.result(record, lambda: self._replayed(row))
            self._begun.put(record, begun, 1)
        return replace(begun, row=row)

    def keep(self, loaded: LoadedGame) -> None:
        self._cached.put(loaded.row.id, loaded, len(loaded.now.moves))

    def forget(self, games: Iterable[int]) -> None:
        for game in games:
            self._cached.drop(game)


def replaying(row: StoredGame) -> Slices[LoadedGame]:
    """The game of a row, replayed from its record."""
    now, checkpoints = yield from replay(row.key, row.deal, row.record.moves)
    return (yield from _with_last_press(row, now, checkpoints))


def undone(loaded: LoadedGame, ply: int) -> Slices[LoadedGame]:
    """The game as it was after this many moves."""
    now = loaded.checkpoints.at_ply(loaded.now, ply)
    row = replace(loaded.row, record=loaded.row.record.undone(now.moves), line=())
    earlier = yield from _with_last_press(row, now, loaded.checkpoints.up_to(ply))
    explained = loaded.explained or loaded.explains
    return replace(earlier, explained=explained)


def pressed(loaded: LoadedGame, played: Course) -> LoadedGame:
    """The game after another press."""
    line, made = loaded.row.line, played.now.moves[len(loaded.now.moves) :]
    rest = line[len(made) :] if line[: len(made)] == made else ()
    record = loaded.row.record.pressed(played.now.moves, played.button)
    row = replace(loaded.row, record=record, line=rest)
    checkpoints = loaded.checkpoints.passing(played.before)
    explained = loaded.explained or loaded.explains
    return LoadedGame(row, played.now, checkpoints, played, explained)


def _with_last_press(row: StoredGame, now: Game, checkpoints: Checkpoints) -> Slices[LoadedGame]:
    """A row's game, with what its last press did."""
    if not row.record.presses:
        return LoadedGame(row, now, checkpoints)
    begun = row.record.presses[-1]
    before = checkpoints.at_ply(now, begun)
    bare = Game(now.rules, now.number, (), before.position)
    made = yield from course(bare, replayed_on(bare, now.moves[begun:]))
    last = Course(before, now, made.steps, begun + made.final)
    has_run = any(button.runs for button in row.record.buttons)
    return LoadedGame(row, now, checkpoints, last, has_run)


def replayed_on(game: Game, moves: Iterable[str]) -> Iterator[Game]:
    """A game after each of some moves, with that move alone.

    Copying all the moves with each further one would take their square.
    """
    for move in moves:
        game = Game(game.rules, game.number, (), game.position).played(move)
        yield game


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
        self._cached: BoundedCache[_Record, _Replayed] = BoundedCache(
            REPLAYS_CACHED, REPLAYED_MOVES_CACHED
        )
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
