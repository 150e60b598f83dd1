"""Leaderboards, statistics and streaks, and closing days. The caller says what day it is."""

from dataclasses import replace
from datetime import date, datetime
from typing import Final

from bot.errors import LeaderboardGone, UnknownGame
from bot.press.leaderboards import Period
from bot.services.days import day_of, is_over, last_over
from bot.services.leaderboard import LeaderboardPage, LeaderboardQuery, Row
from bot.services.statistics import Statistics, calendar_begins, statistics
from bot.services.streaks import Streaks, streaks
from bot.services.told import told
from bot.store.leaderboards import (
    Leaderboard,
    all_time_leaderboard,
    day_leaderboard,
    span_leaderboard,
)
from bot.store.rows import EVERYWHERE, Standing
from bot.store.spans import month_of, spans_before, spans_of, week_of
from bot.store.store import Store
from engine.catalogue import GAMES

LINES: Final = 10
"""So many lines a page has."""
PAGES: Final = 99
"""So many pages at most: nobody turns more of them, and the lines further down take long to sort.
Who stands there is shown his own line."""


class Standings:
    """What the results of a store come to."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @told
    async def leaderboard(
        self, query: LeaderboardQuery, viewer: str, today: date, read_on: str | None = None
    ) -> LeaderboardPage:
        """A page of a board as a player sees it today; of a day to come, today's.

        Who hides on the server that it is read on is not named, be it everybody's board.
        Raises LeaderboardGone and UnknownGame.
        """
        if query.key not in GAMES:
            raise UnknownGame(query.key)
        query = replace(query, day=min(query.day, today), page=min(query.page, PAGES))
        if not _is_kept(query, today):
            raise LeaderboardGone
        server = query.server or EVERYWHERE
        leaderboard, begins, ends = _ranked(query, server)
        found = await self._store.leaderboards.page(leaderboard, query.page, LINES, viewer)
        lines = (*found.standings, found.own) if found.own else found.standings
        unnamed = await self._store.memberships.unnamed(
            query.server or read_on or EVERYWHERE, {line.owner for line in lines}
        )
        rows = [_row(line, viewer, named=line.owner not in unnamed) for line in lines]
        return LeaderboardPage(
            query=replace(query, page=found.number),
            begins=begins,
            ends=ends,
            pages=max(1, min(-(-found.players // LINES), PAGES)),
            players=found.players,
            rows=tuple(rows[: len(found.standings)]),
            own=rows[-1] if found.own else None,
            player=await self._store.player(viewer),
        )

    @told
    async def around(
        self, query: LeaderboardQuery, owner: str, today: date, read_on: str | None = None
    ) -> LeaderboardPage:
        """The page of a board on which a player stands; the first where there is no such page.

        Raises LeaderboardGone and UnknownGame.
        """
        first = await self.leaderboard(replace(query, page=1), owner, today, read_on)
        # Of many who are level he may be a page further on: his own line is shown all the same.
        page = -(-first.own.place // LINES) if first.own else 1
        if not 1 < page <= first.pages:
            return first
        return await self.leaderboard(replace(query, page=page), owner, today, read_on)

    @told
    async def joined(self, owner: str, server: str, at: datetime) -> None:
        """Notes that a player uses Divan on a server: from that day on his results count there."""
        await self._store.memberships.join(owner, server, day_of(at))

    @told
    async def departed(self, owner: str, server: str) -> None:
        """Notes that a player has left a server: he is named there again once he comes back."""
        await self._store.memberships.depart(owner, server)

    @told
    async def statistics(self, owner: str, today: date) -> Statistics:
        """A player's statistics; empty ones for somebody who has never played."""
        results = [one for one in await self._store.results.of(owner) if one.day <= today]
        first = results[0].day if results else calendar_begins(today)
        pars = await self._store.deals.pars(first, today)
        days = await self._store.deals.days(first, today)
        return statistics(owner, results, pars, days, today)

    @told
    async def place(
        self, key: str, day: date, server: str | None, owner: str
    ) -> tuple[int, int] | None:
        """A player's place on a day's board, and of how many; None where he is not on it."""
        return await self._store.leaderboards.place(
            day_leaderboard(key, day, server or EVERYWHERE), owner
        )

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
        return await self._store.results.unclosed(last_over(at))

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
        days = await self._store.deals.days(min(played), today) if played else frozenset()
        return streaks(days, played, today)


def _is_kept(query: LeaderboardQuery, today: date) -> bool:
    """Whether what the board adds up has not been let go of."""
    week, month = spans_before(today)
    oldest = {Period.WEEK: week.begins, Period.MONTH: month.begins}
    return query.day >= oldest.get(query.period, date.min)


def _ranked(query: LeaderboardQuery, server: str) -> tuple[Leaderboard, date | None, date | None]:
    """The lines of a board, and its first and last day."""
    key, day = query.key, query.day
    match query.period:
        case Period.DAY:
            return day_leaderboard(key, day, server), day, day
        case Period.WEEK:
            span = week_of(day)
        case Period.MONTH:
            span = month_of(day)
        case Period.ALL_TIME:
            return all_time_leaderboard(key, server), None, None
    return span_leaderboard(key, span, server), span.begins, span.ends


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
