"""Days that are over: their deals, the line that wins each, and how everybody played them."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from itertools import count
from typing import Final

from bot.errors import DayNotOver, NoDaily, NoGame, NoRecord
from bot.services.days import closes_at, day_of, is_over, last_over
from bot.services.dealer import Dealer
from bot.services.game_view import GameView
from bot.services.games import Games
from bot.services.past_day import PastDay, Record, Replay
from bot.services.request import Request
from bot.services.steps import steps
from bot.services.told import told
from bot.store.leaderboards import day_leaderboard
from bot.store.rows import EVERYWHERE, Daily, Page
from engine import Game

RECORDS: Final = 25
"""So many records are offered, the best ones."""


class PastDays:
    """The days of a store that are over. Every call raises DayNotOver for one that is not."""

    def __init__(self, games: Games, dealer: Dealer) -> None:
        self._games = games
        self._store = games.store
        self._dealer = dealer

    @told
    async def day(self, request: Request, day: date, key: str) -> PastDay:
        """A day's daily, laid open; NoDaily."""
        daily = await self._open(request, day, key)
        page = await self._page(request, day, key)
        before, after = await self._store.deals.around(key, day, last_over(request.at))
        return PastDay(
            day=day,
            key=key,
            deal=daily.deal,
            par=daily.par,
            players=page.players,
            own=page.own.points if page.own else None,
            before=before,
            after=after,
            records=await self._records(request, daily, page),
        )

    @told
    async def deal(self, request: Request, day: date, key: str) -> GameView:
        """The deal of a day as an ordinary game; AnotherIsOpen, NoDaily."""
        daily = await self._open(request, day, key)
        return await self._dealer.begin(request, key, str(daily.deal))

    @told
    async def watch(self, request: Request, game: int, ply: int) -> Replay:
        """A ranked attempt after so many moves.

        Raises NoGame also where its player is not to be named.
        """
        row = await self._games.row(game)
        if row.day is None:
            raise NoGame
        daily = await self._open(request, row.day, row.key)
        if row.owner != request.owner and await self._unnamed(request, [row.owner]):
            raise NoGame
        replay = await self._replay(request, daily, tuple(row.moves.split()), ply)
        return replace(replay, game=row.id, owner=row.owner)

    @told
    async def line(self, request: Request, day: date, key: str, ply: int) -> Replay:
        """The line that wins a day's deal, after so many moves; NoDaily."""
        daily = await self._open(request, day, key)
        return await self._replay(request, daily, tuple(daily.line.split()), ply)

    @told
    async def best(self, request: Request, day: date, key: str) -> Replay:
        """The best attempt of a day, on the server's board, from its start.

        Raises NoDaily, and NoRecord where nobody who played it is to be named.
        """
        daily = await self._open(request, day, key)
        for number in count(1):
            page = await self._page(request, day, key, request.server or EVERYWHERE, number)
            if page.number < number or not page.standings:
                break
            if records := await self._records(request, daily, page):
                return await self.watch(request, records[0].game, 0)
        raise NoRecord

    async def _open(self, request: Request, day: date, key: str) -> Daily:
        if day > day_of(request.at):
            raise NoDaily(day)
        if not is_over(day, request.at):
            raise DayNotOver(day, closes_at(day))
        daily = await self._store.deals.daily(day, key)
        if daily is None:
            raise NoDaily(day)
        return daily

    async def _page(
        self, request: Request, day: date, key: str, server: str = EVERYWHERE, number: int = 1
    ) -> Page:
        leaderboard = day_leaderboard(key, day, server)
        return await self._store.leaderboards.page(leaderboard, number, RECORDS, request.owner)

    async def _unnamed(self, request: Request, owners: Iterable[str]) -> frozenset[str]:
        return await self._store.memberships.unnamed(request.server or EVERYWHERE, owners)

    async def _records(self, request: Request, daily: Daily, page: Page) -> tuple[Record, ...]:
        owners = {one.owner for one in page.standings}
        named = owners - await self._unnamed(request, owners)
        made = await self._store.attempts.records(daily.day, daily.key, named)
        games = {row.owner: row.id for row in made}
        return tuple(
            Record(games[one.owner], one.place, one.owner, one.points)
            for one in page.standings
            if one.owner in games
        )

    async def _replay(
        self, request: Request, daily: Daily, moves: tuple[str, ...], ply: int
    ) -> Replay:
        at = max(0, min(ply, len(moves)))
        before, now = await asyncio.to_thread(_around, daily, moves, at)
        return Replay(
            day=daily.day,
            key=daily.key,
            deal=daily.deal,
            game=None,
            owner=None,
            ply=at,
            plies=len(moves),
            step=steps(before, now)[0] if before else None,
            table=now.table,
            before=before.table if before else None,
            player=await self._store.player(request.owner),
        )


def _around(daily: Daily, moves: tuple[str, ...], ply: int) -> tuple[Game | None, Game]:
    """A game before and after one of its moves."""
    start = Game.start(daily.key, daily.deal)
    if not ply:
        return None, start
    before = start.played_all(moves[: ply - 1])
    return before, before.played(moves[ply - 1])
