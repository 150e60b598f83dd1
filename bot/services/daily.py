"""The daily: one deal a day and game for everybody, and one ranked attempt at it."""

from dataclasses import replace
from datetime import date, timedelta
from typing import Final

from bot.errors import AttemptSpent, UnknownGame
from bot.services.days import closes_at, day_of, ends_at, is_over, last_over
from bot.services.game_view import Event, GameView
from bot.services.games import Games
from bot.services.request import Request
from bot.services.standings import Standings
from bot.services.today import Entry, State, Today
from bot.services.told import told
from bot.services.tombstones import tombstone
from bot.store.rows import WIN, StoredGame
from engine.catalogue import GAMES

FIRST: Final = "sultan"
"""The game whose daily is opened where none is named."""

_YESTERDAY: Final = timedelta(1)


class Dailies:
    """The dailies of a store. A player's day is that of his interaction."""

    def __init__(self, games: Games, standings: Standings) -> None:
        self._games = games
        self._store = games.store
        self._standings = standings

    @told
    async def open(self, request: Request, key: str | None = None) -> GameView | Today:
        """Today's attempt, where it has begun; else what there is to begin. UnknownGame.

        Where no game is named, one that is under way comes first.
        """
        today = await self._today(request, key)
        chosen = today.chosen
        if chosen.state not in (State.OPEN, State.ENDED):
            return today
        return await self._games.take_up(request, await self._games.row(chosen.game))

    @told
    async def overview(self, request: Request, key: str | None = None) -> Today:
        """All of today's dailies; UnknownGame."""
        return await self._today(request, key)

    @told
    async def start(self, request: Request, day: date, key: str) -> GameView | Today:
        """The one attempt at a day's daily, begun unless it was before.

        What there is to begin, where the day is another by now or the deal is not there yet.
        Raises AttemptSpent and UnknownGame.
        """
        today = await self._today(request, key, is_next=day != day_of(request.at))
        daily = await self._store.deals.daily(day, key)
        if today.is_next or daily is None:
            return today
        digest = tombstone(request.owner, daily)
        newcomer = not await self._store.played_before(request.owner, key)
        row = await self._store.attempts.start(request.id, request.owner, daily, digest, request.at)
        if row is None:
            raise AttemptSpent(ends_at(day))
        view = await self._games.take_up(request, row)
        is_new = row.version == 0
        return replace(view, event=Event.BEGUN, newcomer=newcomer) if is_new else view

    async def _today(self, request: Request, key: str | None, *, is_next: bool = False) -> Today:
        if key not in (None, *GAMES):
            raise UnknownGame(key or "")
        day = day_of(request.at)
        entries = await self._entries(request, day)
        under_way = (entry.key for entry in entries if entry.state is State.OPEN)
        key = key or next(under_way, FIRST)
        past, _ = await self._store.deals.around(key, day, last_over(request.at))
        return Today(
            day=day,
            ends_at=ends_at(day),
            closes_at=closes_at(day),
            key=key,
            entries=entries,
            unfinished=await self._unfinished(request, day - _YESTERDAY),
            past=past,
            streak=(await self._standings.streak(request.owner, day)).current,
            is_next=is_next,
            server=request.server,
            player=await self._store.player(request.owner),
        )

    async def _entries(self, request: Request, day: date) -> tuple[Entry, ...]:
        drawn = await self._store.deals.drawn(day, day)
        begun = {entry.key: entry for entry in await self._begun(request, day)}
        ready = {key: State.READY if (day, key) in drawn else State.AWAITED for key in GAMES}
        return tuple(begun.get(key) or Entry(day, key, ready[key]) for key in GAMES)

    async def _unfinished(self, request: Request, day: date) -> tuple[Entry, ...]:
        if is_over(day, request.at):
            return ()
        begun = {entry.key: entry for entry in await self._begun(request, day)}
        open_ = (begun[key] for key in GAMES if key in begun and begun[key].state is State.OPEN)
        return tuple(open_)

    async def _begun(self, request: Request, day: date) -> list[Entry]:
        rows = await self._store.attempts.of(request.owner, day)
        return [await self._entry(row) for row in rows]

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
