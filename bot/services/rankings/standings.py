"""Leaderboards, and closing days. The caller passes in the date."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Final, TypeVar

from bot.errors import PlayError, Reason
from bot.keys import ALL_GAMES
from bot.press.dailies import Period
from bot.services.core.days import is_over, last_over
from bot.services.core.requests import Request, Transactions
from bot.services.core.terms import STRANGER, strangers
from bot.services.rankings.par import Par, par_at
from bot.store.queries.leaderboards import (
    Leaderboard,
    all_games_day_leaderboard,
    all_time_leaderboard,
    day_leaderboard,
    span_leaderboard,
)
from bot.store.schema.players import Player
from bot.store.schema.rankings import (
    EVERYWHERE,
    Standing,
    month_of,
    oldest_kept,
    span_of,
    spans_of,
    week_of,
)
from bot.store.store import Transaction, close_day, forget_totals_before, rebuild_totals
from engine.catalogue import GAMES

T = TypeVar("T")

LINES: Final = 10
"""Lines per page."""
PAGES: Final = 99
"""The most pages shown: nobody reads further, and later lines take long to sort. Players below
still see their own line."""


@dataclass(frozen=True, slots=True)
class LeaderboardQuery:
    key: str
    """A game's, or ALL_GAMES."""
    period: Period
    server: str | None
    """None for all servers."""
    day: date
    """Any day of the period."""
    page: int = 1
    """From 1."""


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page of a leaderboard as one player sees it."""

    query: LeaderboardQuery
    """The page shown, which is the nearest one if the requested page doesn't exist."""
    begins: date | None
    """The period's first day; None for all time."""
    ends: date | None
    """The period's last day, possibly in the future; None for all time."""
    pages: int
    """At least 1, even if empty."""
    players: int
    """All of them, including any below the last page."""
    unfinished: int
    """How many of the day's attempts are unfinished; 0 for a longer period."""
    drawn: bool
    """Whether there was a daily; True for a longer period than a day."""
    number: int | None
    """How many dailies of the game there were up to the day; None except for a game's day."""
    rows: tuple[Standing, ...]
    own: Standing | None
    """The viewer's own line, whichever page it is on; None if they have none."""
    player: Player
    par: Par | None = None
    """What the baseline player makes of a day's game; None if unknown, or still secret."""
    first: date = date.min
    """The first day with a daily: before, there is no leaderboard."""
    stands_in: bool = False
    """Whether it is the day, week or month before the current one, which is still empty."""


class Standings:
    """Leaderboards and totals of a store's results."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def leaderboard(
        self, query: LeaderboardQuery, viewer: str, today: date, request: Request | None = None
    ) -> LeaderboardPage:
        """A page of a leaderboard as a player sees it today; a future day becomes today. As long as
        the current day, week or month is empty, the one before stands in for it.

        Players hidden on the requesting server, or on one that whoever asks is a member of, are
        not named, even on the leaderboard of all servers. Raises LEADERBOARD_GONE and UNKNOWN_GAME.
        """
        return await self._read(request, lambda tx: _filled(tx, query, viewer, today, request))

    async def around(
        self, query: LeaderboardQuery, owner: str, today: date, request: Request | None = None
    ) -> LeaderboardPage:
        """The page of a leaderboard that a player is on, or the first if they are not on it; or of
        the one that stands in for it.

        Raises LEADERBOARD_GONE and UNKNOWN_GAME.
        """
        return await self._read(request, lambda tx: _around(tx, query, owner, today, request))

    async def departed(self, owner: str, server: str) -> None:
        """Notes that a player has left a server. They are named there again when they return."""
        await self._transactions.write(lambda tx: tx.memberships.depart(owner, server))

    async def due(self, at: datetime) -> tuple[date, ...]:
        """Days that are over, grace period included, and still have attempts to close."""
        return await self._transactions.read(lambda tx: tx.results.unclosed(last_over(at)))

    async def close_day(self, day: date, at: datetime) -> int:
        """Closes a day's remaining attempts with their current results, and counts them.

        Others can play meanwhile. If interrupted, for example by BUSY, call it again to finish.
        Also deletes totals that no leaderboard shows any longer.
        """
        assert is_over(day, at), "this day's attempts can still be played"
        closed = await close_day(self._transactions, day, at)
        await forget_totals_before(self._transactions, oldest_kept(day))
        return closed

    async def rebuild(self, today: date) -> None:
        """Recomputes all totals from the results. Others can play meanwhile."""
        oldest, *before = oldest_kept(today)
        await forget_totals_before(self._transactions, (oldest, *before))
        ago = range((today - oldest.begins).days + 1)
        days = (span_of(today - timedelta(n)) for n in ago)
        await rebuild_totals(self._transactions, (*before, *spans_of(today, today), *days))

    async def _read(self, request: Request | None, work: Callable[[Transaction], T]) -> T:
        if request is None:
            return await self._transactions.read(work)
        return await self._transactions.read_for(request, work)


def page(
    tx: Transaction,
    query: LeaderboardQuery,
    viewer: str,
    today: date,
    request: Request | None = None,
) -> LeaderboardPage:
    """A page of a leaderboard; see `Standings.leaderboard`."""
    if query.key not in (ALL_GAMES, *GAMES):
        raise PlayError(Reason.UNKNOWN_GAME, text=query.key)
    query = replace(query, day=min(query.day, today), page=min(query.page, PAGES))
    if not is_kept(query, today):
        raise PlayError(Reason.LEADERBOARD_GONE)
    leaderboard, begins, ends = _ranked(query, query.server or EVERYWHERE)
    found = tx.leaderboards.page(leaderboard, query.page, LINES, viewer)
    lines = (*found.standings, found.own) if found.own else found.standings
    owners = [line.owner for line in lines if line.owner]
    asks, read_on = (request.owner, request.server) if request else (None, None)
    unnamed = tx.memberships.unnamed(query.server or read_on or EVERYWHERE, owners, asks)
    called: dict[str, str | None] = dict.fromkeys(unnamed)
    if request and query.server is None:  # All of a server's own are members there.
        named = [owner for owner in owners if owner not in unnamed]
        unknown = strangers(tx, request, named, in_public=request.posts)
        called |= dict.fromkeys(unknown, STRANGER)
    rows = [replace(line, owner=called.get(line.owner or "", line.owner)) for line in lines]
    return LeaderboardPage(
        query=replace(query, page=found.number),
        begins=begins,
        ends=ends,
        pages=max(1, min(-(-found.players // LINES), PAGES)),
        players=found.players,
        unfinished=found.unfinished,
        drawn=query.period is not Period.DAY or _is_drawn(tx, query),
        number=tx.deals.number(query.day, query.key) if query.period is Period.DAY else None,
        rows=tuple(rows[: len(found.standings)]),
        own=rows[-1] if found.own else None,
        player=tx.players.of(viewer),
        par=_par(tx, query, viewer, request) if request else None,
        first=min(tx.deals.first_day() or date.min, today),
    )


def _par(tx: Transaction, query: LeaderboardQuery, viewer: str, request: Request) -> Par | None:
    """The par of a day's game, for everybody once its day is over, and for the viewer before that
    once their attempt is: for nobody who could still profit from it."""
    day, key = query.day, query.key
    if query.period is not Period.DAY or key == ALL_GAMES:
        return None
    own = tx.results.result(viewer, day, key)
    if not is_over(day, request.at) and (own is None or own.closed_at is None):
        return None
    return par_at(tx, tx.deals.daily(day, key))


def _around(
    tx: Transaction, query: LeaderboardQuery, owner: str, today: date, request: Request | None
) -> LeaderboardPage:
    first = _filled(tx, replace(query, page=1), owner, today, request)
    # With many ties the player may be a page further on, but their own line is always shown.
    number = -(-first.own.place // LINES) if first.own else 1
    if not 1 < number <= first.pages:
        return first
    further = page(tx, replace(first.query, page=number), owner, today, request)
    return replace(further, stands_in=first.stands_in)


def _filled(
    tx: Transaction, query: LeaderboardQuery, viewer: str, today: date, request: Request | None
) -> LeaderboardPage:
    """The page, or the first of the span before if it is of the current one and nobody is there."""
    found = page(tx, query, viewer, today, request)
    if found.players or found.begins is None or found.ends is None or found.ends < today:
        return found
    eve = replace(query, day=found.begins - timedelta(1), page=1)
    before = page(tx, eve, viewer, today, request)
    return replace(before, stands_in=True) if before.players else found


def _is_drawn(tx: Transaction, query: LeaderboardQuery) -> bool:
    """Whether there is a daily of the query's day and game, or of any."""
    drawn = tx.deals.drawn(query.day, query.day)
    return any(query.key in (ALL_GAMES, key) for _, key in drawn)


def _ranked(query: LeaderboardQuery, server: str) -> tuple[Leaderboard, date | None, date | None]:
    """A leaderboard, and its first and last day."""
    key, day = query.key, query.day
    match query.period:
        case Period.DAY:
            of_all = key == ALL_GAMES
            ranked = all_games_day_leaderboard if of_all else partial(day_leaderboard, key)
            return ranked(day, server), day, day
        case Period.WEEK:
            span = week_of(day)
        case Period.MONTH:
            span = month_of(day)
        case Period.ALL_TIME:
            return all_time_leaderboard(key, server), None, None
    return span_leaderboard(key, span, server), span.begins, span.ends


def is_kept(query: LeaderboardQuery, today: date) -> bool:
    """Whether the leaderboard's totals still exist."""
    day, week, month = oldest_kept(today)
    oldest = {Period.WEEK: week.begins, Period.MONTH: month.begins}
    if query.key == ALL_GAMES:
        oldest[Period.DAY] = day.begins
    return query.day >= oldest.get(query.period, date.min)
