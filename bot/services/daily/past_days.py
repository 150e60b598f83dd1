"""Finished days: their deals, winning lines and everybody's attempts.

The archive has those of a month, with what the player made of each.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from itertools import count
from typing import Final, NamedTuple

from bot.errors import PlayError, Reason
from bot.services.core.days import last_over
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import (
    STRANGER,
    is_unnamed_here,
    opened_daily,
    readable,
    strangers,
    unnamed_here,
)
from bot.services.daily.dailies import check_game
from bot.services.play.courses import PLAYS, Step
from bot.services.play.loaded_games import Replays
from bot.services.rankings.par import Par, par_at
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Ended
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE, WIN, Page, Result, Standing
from bot.store.store import Transaction
from engine.table import Table

RECORDS: Final = 24
"""How many of the best records are offered: one choice is left for the best as an animation."""
AROUND: Final = timedelta(12)
"""How far from a day the others are that are offered beside it."""


class PastAttempt(NamedTuple):
    """A player's attempt that anyone may watch."""

    game: int
    line: Standing
    """Of STRANGER if their name can't be read by whoever looks at the day."""


@dataclass(frozen=True, slots=True)
class PastDay:
    """A daily of a finished day."""

    day: date
    key: str
    number: int | None
    """How many dailies of its game there were up to the day."""
    par: Par | None
    """What the baseline player makes of it, and the best win known, a player's or the solver's."""
    players: int
    own: int | None
    """The viewer's score; None if they made no attempt."""
    lost: int | None
    """The viewer's game, if they didn't win and made a move: it can be asked where it was lost."""
    days: dict[date, int]
    """The days around it that are over and have a daily of this game, itself included, each with
    its number; in order."""
    records: tuple[PastAttempt, ...]
    """The best attempts with any move, of players who may be named."""
    second_chance: int | None = None
    """The best attempt on the server, if nobody there who may be named has won: others can try
    together from where it was lost."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game after some of its moves."""

    day: date
    key: str
    number: int | None
    game: int | None
    """The game's id; None for the deal's winning line."""
    owner: str | None
    """Who played it, or STRANGER; None for the winning line."""
    ply: int
    plies: int
    played: tuple[int, ...]
    """After how many moves each card had gone home."""
    step: Step | None
    """The move that led here; None at the start."""
    table: Table
    before: Table | None
    player: Player
    """The viewer."""
    fewest: int | None = None
    """The tie-breaker of the winning line; None for a player's game, or if it isn't known."""


@dataclass(frozen=True, slots=True)
class PastDays:
    """A store's finished days. Every call raises DAY_NOT_OVER for any other day."""

    transactions: Transactions
    replays: Replays

    async def day(self, request: Request, day: date, key: str) -> PastDay:
        """A day's daily, no longer secret; NO_DAILY."""
        return await self.transactions.read_for(
            request, lambda tx: _past_day(tx, request, opened_daily(tx, request, day, key))
        )

    async def watch(self, request: Request, game: int, ply: int) -> Replay:
        """A ranked attempt after `ply` moves.

        Raises NO_GAME, also if its player may not be named.
        """
        watched = await self.transactions.read_for(request, lambda tx: _watched(tx, request, game))
        return await self._replay(watched, ply)

    async def line(self, request: Request, day: date, key: str, ply: int) -> Replay:
        """The best winning line known of a day's deal after `ply` moves; NO_DAILY."""

        def found(tx: Transaction) -> _Watched:
            daily = opened_daily(tx, request, day, key)
            number = tx.deals.number(day, key)
            player = tx.players.of(request.owner)
            return _Watched(daily, daily.best_line, player, number)

        return await self._replay(await self.transactions.read_for(request, found), ply)

    async def best(self, request: Request, day: date, key: str) -> PastAttempt:
        """The day's best attempt on the server's leaderboard.

        Raises NO_DAILY, and NO_RECORD if nobody who played may be named.
        """
        return await self.transactions.read_for(
            request, lambda tx: _best(tx, request, opened_daily(tx, request, day, key))
        )

    async def _replay(self, watched: "_Watched", ply: int) -> Replay:
        daily = watched.daily
        at = max(0, min(ply, len(watched.moves)))
        step, before, table = await self.replays.reached(daily.key, daily.deal, watched.moves, at)
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
    game: int | None = None
    """The attempt they come from; None for the deal's winning line."""
    owner: str | None = None
    """Its player, or STRANGER."""


def _past_day(tx: Transaction, request: Request, daily: Daily) -> PastDay:
    day, key = daily.day, daily.key
    own = tx.attempts.of(request.owner, day, key)
    page = _page(tx, request, daily)
    records = _records(tx, request, daily, page)
    unknown = strangers(tx, request, [one.line.owner or "" for one in records])
    last = min(day + AROUND, last_over(request.at))
    return PastDay(
        day=day,
        key=key,
        number=tx.deals.number(day, key),
        par=par_at(tx, daily),
        players=page.players,
        own=page.own.points if page.own else None,
        lost=next((row.id for row in own if row.record and row.result is not Ended.WON), None),
        second_chance=_second_chance(tx, request, daily),
        days=tx.deals.numbered(key, max(day, date.min + AROUND) - AROUND, last),
        records=tuple(
            PastAttempt(game, replace(line, owner=STRANGER) if line.owner in unknown else line)
            for game, line in records
        ),
    )


def _second_chance(tx: Transaction, request: Request, daily: Daily) -> int | None:
    if request.server is None:
        return None
    page = _page(tx, request, daily, request.server)
    best = next(iter(_records(tx, request, daily, page)), None)
    return best.game if best and best.line.points < WIN else None


def _watched(tx: Transaction, request: Request, game: int) -> _Watched:
    row = tx.games.game(game)
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
    return tuple(PastAttempt(games[one.owner], one) for one in page.standings if one.owner in games)


@dataclass(frozen=True, slots=True)
class ArchivedDay:
    """A past daily in the archive."""

    day: date
    number: int
    result: Result | None
    """The player's; None if they made no attempt."""


@dataclass(frozen=True, slots=True)
class ArchivedMonth:
    """A month's past dailies of a game. A day when Divan was down isn't among them."""

    key: str
    day: date
    """The day that was asked for, or the last one."""
    days: tuple[ArchivedDay, ...]
    """At least one, the earliest first."""
    before: date | None
    """A day of the nearest earlier month that has any; None if there is none."""
    after: date | None
    """A day of the nearest later one."""


class Archive:
    """The archive of a store. A day that isn't over is never in it."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def month(self, request: Request, key: str, day: date | None = None) -> ArchivedMonth:
        """The month of a day; None for the last one. Raises NOTHING_ARCHIVED and UNKNOWN_GAME."""
        check_game(key)
        return await self._transactions.read_for(request, lambda tx: _month(tx, request, key, day))

    async def months(self, request: Request, key: str) -> tuple[date, ...]:
        """The first day of each month of a game's archive, the latest first; UNKNOWN_GAME."""
        check_game(key)
        until = last_over(request.at)
        days = await self._transactions.read_for(
            request, lambda tx: [*tx.deals.playable(key, until)]
        )
        return tuple(_months(days[0], days[-1])) if days else ()


def _month(tx: Transaction, request: Request, key: str, day: date | None) -> ArchivedMonth:
    numbers = tx.deals.playable(key, last_over(request.at))
    if not numbers:
        raise PlayError(Reason.NOTHING_ARCHIVED, game=key, span=None)
    all_days = [*numbers]
    day = day or all_days[-1]
    days = [one for one in all_days if (one.year, one.month) == (day.year, day.month)]
    if not days:
        raise PlayError(Reason.NOTHING_ARCHIVED, game=key, span=(all_days[0], all_days[-1]))
    found = tx.results.of_players([request.owner], days[0], days[-1])
    own = {one.day: one for one in found if one.key == key}
    return ArchivedMonth(
        key=key,
        day=day,
        days=tuple(ArchivedDay(one, numbers[one], own.get(one)) for one in days),
        before=max((one for one in all_days if one < days[0]), default=None),
        after=min((one for one in all_days if one > days[-1]), default=None),
    )


def _months(first: date, last: date) -> Iterator[date]:
    for number in range(12 * last.year + last.month, 12 * first.year + first.month - 1, -1):
        year, month = divmod(number - 1, 12)
        yield date(year, month + 1, 1)
