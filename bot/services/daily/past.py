"""Finished days: their deals, winning lines and everybody's attempts."""

from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import count
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import last_over
from bot.services.core.finished_games import opened_daily
from bot.services.core.names import (
    STRANGER,
    is_unnamed_here,
    readable,
    strangers,
    unnamed_here,
)
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.services.daily.past_day import PastAttempt, PastDay, Replay
from bot.services.play.move_lists import PLAYS
from bot.services.play.replays import Replays
from bot.services.rankings.par import par_at
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended, StoredGame
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE, WIN, Page
from bot.store.store import Transaction

RECORDS: Final = 24
"""How many of the best records are offered: one choice is left for the best as an animation."""
AROUND: Final = timedelta(12)
"""How far from a day the others are that are offered beside it."""


class PastDays:
    """A store's finished days. Every call raises DAY_NOT_OVER for any other day."""

    def __init__(self, transactions: Transactions, replays: Replays) -> None:
        self._transactions = transactions
        self._replays = replays

    async def day(self, request: Request, day: date, key: str) -> PastDay:
        """A day's daily, no longer secret; NO_DAILY."""

        def found(tx: Transaction) -> PastDay:
            return _past_day(tx, request, opened_daily(tx, request, day, key))

        return await self._transactions.read_for(request, found)

    async def watch(self, request: Request, game: int, ply: int) -> Replay:
        """A ranked attempt after `ply` moves.

        Raises NO_GAME, also if its player may not be named.
        """

        def found(tx: Transaction) -> _Watched:
            return _watched(tx, request, tx.games.game(game))

        return await self._replay(await self._transactions.read_for(request, found), ply)

    async def line(self, request: Request, day: date, key: str, ply: int) -> Replay:
        """The best winning line known of a day's deal after `ply` moves; NO_DAILY."""

        def found(tx: Transaction) -> _Watched:
            daily = opened_daily(tx, request, day, key)
            number = tx.deals.number(day, key)
            player = tx.players.of(request.owner)
            return _Watched(daily, daily.best_line, player, number)

        return await self._replay(await self._transactions.read_for(request, found), ply)

    async def best(self, request: Request, day: date, key: str) -> PastAttempt:
        """The day's best attempt on the server's leaderboard.

        Raises NO_DAILY, and NO_RECORD if nobody who played may be named.
        """

        def found(tx: Transaction) -> PastAttempt:
            return _best(tx, request, opened_daily(tx, request, day, key))

        return await self._transactions.read_for(request, found)

    async def _replay(self, watched: "_Watched", ply: int) -> Replay:
        daily = watched.daily
        at = max(0, min(ply, len(watched.moves)))
        step, before, table = await self._replays.reached(daily.key, daily.deal, watched.moves, at)
        return Replay(
            day=daily.day,
            key=daily.key,
            number=watched.number,
            game=watched.game,
            owner=watched.owner,
            ply=at,
            plies=len(watched.moves),
            played=tuple(ply for ply, move in enumerate(watched.moves, 1) if move in PLAYS),
            step=step,
            table=table,
            before=before,
            player=watched.player,
            fewest=None if watched.game else daily.fewest,
        )


@dataclass(frozen=True, slots=True)
class _Watched:
    daily: Daily
    moves: tuple[str, ...] = field(repr=False)
    player: Player
    number: int | None
    """How many dailies of its game there were up to the day."""
    game: int | None = None
    """The attempt they come from; None for the deal's winning line."""
    owner: str | None = None
    """Its player, or STRANGER."""


def _past_day(tx: Transaction, request: Request, daily: Daily) -> PastDay:
    day, key = daily.day, daily.key
    page = _page(tx, request, daily)
    records = _records(tx, request, daily, page)
    unknown = strangers(tx, request, [one.owner for one in records])
    last = min(day + AROUND, last_over(request.at))
    return PastDay(
        day=day,
        key=key,
        number=tx.deals.number(day, key),
        par=par_at(tx, daily),
        players=page.players,
        own=page.own.points if page.own else None,
        lost=_lost(tx, request, daily),
        second_chance=_second_chance(tx, request, daily),
        days=tx.deals.numbered(key, max(day, date.min + AROUND) - AROUND, last),
        records=tuple(
            replace(one, owner=STRANGER) if one.owner in unknown else one for one in records
        ),
    )


def _lost(tx: Transaction, request: Request, daily: Daily) -> int | None:
    games = tx.attempts.of(request.owner, daily.day, daily.key)
    return next((row.id for row in games if row.record and row.result is not Ended.WON), None)


def _second_chance(tx: Transaction, request: Request, daily: Daily) -> int | None:
    if request.server is None:
        return None
    page = _page(tx, request, daily, request.server)
    best = next(iter(_records(tx, request, daily, page)), None)
    return best.game if best and best.score < WIN else None


def _watched(tx: Transaction, request: Request, row: StoredGame | None) -> _Watched:
    if row is None or row.day is None:
        raise PlayError(Reason.NO_GAME)
    daily = opened_daily(tx, request, row.day, row.key)
    if row.owner != request.owner and is_unnamed_here(tx, request, row.owner):
        raise PlayError(Reason.NO_GAME)
    number = tx.deals.number(row.day, row.key)
    owner, player = readable(tx, request, row.owner), tx.players.of(request.owner)
    return _Watched(daily, row.record.moves, player, number, row.id, owner)


def _best(tx: Transaction, request: Request, daily: Daily) -> PastAttempt:
    for number in count(1):
        page = _page(tx, request, daily, request.server or EVERYWHERE, number)
        if page.number < number or not page.standings:
            break
        if records := _records(tx, request, daily, page):
            return records[0]
    raise PlayError(Reason.NO_RECORD)


def _page(
    tx: Transaction, request: Request, daily: Daily, server: str = EVERYWHERE, number: int = 1
) -> Page:
    leaderboard = day_leaderboard(daily.key, daily.day, server)
    return tx.leaderboards.page(leaderboard, number, RECORDS, request.owner)


def _records(
    tx: Transaction, request: Request, daily: Daily, page: Page
) -> tuple[PastAttempt, ...]:
    owners = {one.owner for one in page.standings if one.owner}
    named = owners - unnamed_here(tx, request, owners)
    attempts = tx.attempts.records(daily.day, daily.key, named)
    games = {row.owner: row.id for row in attempts if row.record}
    return tuple(
        PastAttempt(
            game=games[one.owner],
            place=one.place,
            owner=one.owner,
            score=one.points,
            tie_breaker=one.tie_breaker or 0,
            left=one.left,
        )
        for one in page.standings
        if one.owner in games
    )
