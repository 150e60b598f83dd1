"""The daily: one deal per day and game for everybody, with one ranked attempt each."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from bot.errors import AttemptSpent, UnknownGame
from bot.services.days import closes_at, day_of, ends_at, is_over, last_over
from bot.services.game_view import Event, GameView
from bot.services.games import FoundGame, Games, taken_up
from bot.services.request import Request
from bot.services.standings import streaks_of
from bot.services.today import Entry, State, Today
from bot.services.tombstones import tombstone
from bot.store.rows import WIN, Player, StoredGame
from bot.store.transaction import Transaction
from engine.catalogue import GAMES

FIRST: Final = "sultan"
"""The game whose daily is shown by default."""

_YESTERDAY: Final = timedelta(1)


@dataclass(frozen=True, slots=True)
class _Overview:
    """The stored data for an overview of the day's dailies."""

    day: date
    key: str
    is_next: bool
    drawn: frozenset[tuple[date, str]]
    begun: tuple[StoredGame, ...]
    unfinished: tuple[StoredGame, ...]
    past: date | None
    streak: int
    player: Player


@dataclass(frozen=True, slots=True)
class _Started:
    """An attempt that `start` found or began."""

    game: FoundGame
    newcomer: bool


class Dailies:
    """The dailies of a store. A player's day is the day of their interaction."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._transactions = games.transactions

    async def open(self, request: Request, key: str | None = None) -> GameView | Today:
        """Today's attempt if it has begun, otherwise all of today's dailies. UnknownGame.

        Without a key, an unfinished attempt comes first.
        """
        _check(key)

        def opened(tx: Transaction) -> FoundGame | _Overview:
            begun = tx.attempts.of(request.owner, day_of(request.at))
            chosen = key or _first_under_way(begun)
            attempt = next((row for row in begun if row.key == chosen), None)
            return taken_up(tx, attempt, request.at) if attempt else _overview(tx, request, key)

        found = await self._transactions.write_for(request, opened)
        return await self._shown(request, found)

    async def overview(self, request: Request, key: str | None = None) -> Today:
        """All of today's dailies; UnknownGame."""
        _check(key)
        found = await self._transactions.read_for(request, lambda tx: _overview(tx, request, key))
        return await self._today(request, found)

    async def start(self, request: Request, day: date, key: str) -> GameView | Today:
        """The player's one attempt at a day's daily, which begins unless it already has.

        Gives today's dailies instead if that day has ended or its deal isn't drawn yet. Raises
        AttemptSpent and UnknownGame.
        """
        _check(key)

        def started(tx: Transaction) -> _Started | _Overview | None:
            is_next = day != day_of(request.at)
            daily = tx.deals.daily(day, key)
            if is_next or daily is None:
                return _overview(tx, request, key, is_next=is_next)
            newcomer = not tx.games.played_before(request.owner, key)
            mark = tombstone(request.owner, daily)
            row = tx.attempts.start(request.id, request.owner, daily, mark, request.at)
            return _Started(taken_up(tx, row, request.at), newcomer) if row else None

        found = await self._transactions.write_for(request, started)
        if found is None:
            raise AttemptSpent(ends_at(day))
        if isinstance(found, _Overview):
            return await self._today(request, found)
        view = await self._games.view(found.game)
        is_new = found.game.row.version == 0
        return replace(view, event=Event.BEGUN, newcomer=found.newcomer) if is_new else view

    async def _shown(self, request: Request, found: FoundGame | _Overview) -> GameView | Today:
        if isinstance(found, FoundGame):
            return await self._games.view(found)
        return await self._today(request, found)

    async def _today(self, request: Request, found: _Overview) -> Today:
        begun = {row.key: await self._entry(row) for row in found.begun}
        return Today(
            day=found.day,
            ends_at=ends_at(found.day),
            closes_at=closes_at(found.day),
            key=found.key,
            entries=tuple(begun.get(key) or _unbegun(found, key) for key in GAMES),
            unfinished=tuple([await self._entry(row) for row in found.unfinished]),
            past=found.past,
            streak=found.streak,
            is_next=found.is_next,
            server=request.server,
            player=found.player,
        )

    async def _entry(self, row: StoredGame) -> Entry:
        assert row.day
        now = (await self._games.loaded(row)).now
        return Entry(
            day=row.day,
            key=row.key,
            state=State.ENDED if row.result else State.OPEN,
            game=row.id,
            version=row.version,
            score=WIN if row.result == "won" else now.placed,
            won=row.result == "won",
        )


def _overview(
    tx: Transaction, request: Request, key: str | None, *, is_next: bool = False
) -> _Overview:
    day, owner = day_of(request.at), request.owner
    begun = _in_order(tx.attempts.of(owner, day))
    yesterday = day - _YESTERDAY
    left = () if is_over(yesterday, request.at) else tx.attempts.of(owner, yesterday)
    key = key or _first_under_way(begun)
    return _Overview(
        day=day,
        key=key,
        is_next=is_next,
        drawn=tx.deals.drawn(day, day),
        begun=begun,
        unfinished=_in_order(row for row in left if not row.result),
        past=tx.deals.around(key, day, last_over(request.at))[0],
        streak=streaks_of(tx, owner, day).current,
        player=tx.players.of(owner),
    )


def _unbegun(found: _Overview, key: str) -> Entry:
    return Entry(found.day, key, State.READY if (found.day, key) in found.drawn else State.AWAITED)


def _in_order(rows: Iterable[StoredGame]) -> tuple[StoredGame, ...]:
    """Games in catalogue order."""
    return tuple(sorted(rows, key=lambda row: list(GAMES).index(row.key)))


def _first_under_way(begun: Iterable[StoredGame]) -> str:
    """The game to show by default."""
    return next((row.key for row in _in_order(begun) if not row.result), FIRST)


def _check(key: str | None) -> None:
    if key not in (None, *GAMES):
        raise UnknownGame(key or "")
