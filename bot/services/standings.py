"""Boards, statistics and streaks, and the closing of days. What day it is, the caller says."""

from datetime import date, datetime, timedelta
from typing import Final

from bot.errors import UnknownGame
from bot.services.days import GRACE, day_of, is_over
from bot.services.leaderboard import Board, Period, Row
from bot.services.statistics import Statistics, calendar_begins, statistics
from bot.services.streaks import Streaks, streaks
from bot.services.told import told
from bot.store.boards import Ranking, all_time_ranking, day_ranking, span_ranking
from bot.store.rows import EVERYWHERE, Standing
from bot.store.spans import month_of, spans_before, spans_of, week_of
from bot.store.store import Store
from engine.catalogue import GAMES

LINES: Final = 10
"""So many lines a page has."""


class Standings:
    """What the results of a store come to."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @told
    async def board(
        self,
        key: str,
        period: Period,
        server: str | None,
        today: date,
        viewer: str,
        page: int = 1,
    ) -> Board:
        """A page of the board of the period that today is of, as a player sees it.

        `server` is None for everywhere. For a page that is not there it is the nearest that is.
        Raises UnknownGame.
        """
        if key not in GAMES:
            raise UnknownGame(key)
        ranking, begins, ends = _ranked(key, period, server or EVERYWHERE, today)
        found = await self._store.boards.page(ranking, page, LINES, viewer)
        lines = (*found.standings, found.own) if found.own else found.standings
        owners = {line.owner for line in lines}
        unnamed = await self._store.memberships.unnamed(server or EVERYWHERE, owners)
        rows = [_row(line, viewer, named=line.owner not in unnamed) for line in lines]
        return Board(
            key=key,
            period=period,
            begins=begins,
            ends=ends,
            server=server,
            page=found.number,
            pages=max(1, -(-found.players // LINES)),
            players=found.players,
            rows=tuple(rows[: len(found.standings)]),
            own=rows[-1] if found.own else None,
        )

    @told
    async def statistics(self, owner: str, today: date) -> Statistics:
        """A player's statistics; empty ones for somebody who has never played."""
        results = [one for one in await self._store.results.of(owner) if one.day <= today]
        first = results[0].day if results else calendar_begins(today)
        pars = await self._store.deals.pars(first, today)
        return statistics(owner, results, pars, today)

    @told
    async def place(
        self, key: str, day: date, server: str | None, owner: str
    ) -> tuple[int, int] | None:
        """A player's place on a day's board, and of how many; None where he is not on it."""
        return await self._store.boards.place(day_ranking(key, day, server or EVERYWHERE), owner)

    @told
    async def streak(self, owner: str, today: date) -> Streaks:
        """A player's streaks."""
        return await self._streaks(await self._store.results.days_played(owner), today)

    @told
    async def group_streak(self, server: str, today: date) -> Streaks:
        """The streaks of a server: a day on which any of its players played is played.

        A day counts from its first closed attempt on.
        """
        return await self._streaks(await self._store.totals.days_played(server), today)

    async def due(self, at: datetime) -> tuple[date, ...]:
        """The days that are over, grace and all, and have attempts left to close; StoreBusy."""
        return await self._store.results.unclosed(day_of(at - GRACE) - timedelta(1))

    async def close_day(self, day: date, at: datetime) -> int:
        """Has what is left of a day count as it stands; how many attempts that were.

        Others can play meanwhile. Where it is broken off, as by StoreBusy, calling it again does
        the rest. Totals that no board shows any more are let go of.
        """
        assert is_over(day, at), "the attempts of this day may still be played"
        closed = await self._store.results.close_day(day, at)
        await self._store.totals.forget_before(spans_before(day))
        return closed

    async def rebuild(self, today: date) -> None:
        """Writes all totals anew from the results; StoreBusy. Others can play meanwhile."""
        before = spans_before(today)
        await self._store.totals.forget_before(before)
        await self._store.totals.rebuild((*before, *spans_of(today, today)))

    async def _streaks(self, played: frozenset[date], today: date) -> Streaks:
        # No day before the first that was played lengthens a streak, or breaks it.
        drawn = await self._store.deals.drawn(min(played), today) if played else ()
        return streaks(sorted({day for day, _ in drawn}), played, today)


def _ranked(
    key: str, period: Period, server: str, today: date
) -> tuple[Ranking, date | None, date | None]:
    """The lines of a board, and its first and last day."""
    match period:
        case Period.DAY:
            return day_ranking(key, today, server), today, today
        case Period.WEEK:
            span = week_of(today)
        case Period.MONTH:
            span = month_of(today)
        case Period.ALL_TIME:
            return all_time_ranking(key, server), None, None
    return span_ranking(key, span, server), span.begins, span.ends


def _row(line: Standing, viewer: str, *, named: bool) -> Row:
    return Row(
        place=line.place,
        owner=line.owner if named else None,
        points=line.points,
        wins=line.wins,
        days=line.days,
        tie_breaker=line.tie_breaker,
        is_own=line.owner == viewer,
    )
