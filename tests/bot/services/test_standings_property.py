"""Standings match the results, whatever happens across the ends of weeks, months and years."""

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import partial
from itertools import cycle, product
from pathlib import Path
from random import randrange
from typing import Any

import pytest
from hypothesis import Phase, given, seed, settings
from sqlalchemy import and_, or_, select

from bot.keys import ALL_GAMES
from bot.press.leaderboards import Period
from bot.services.rankings.standings import LeaderboardQuery
from bot.services.rankings.statistics import DayStatus, statistics_of
from bot.services.rankings.streaks import Streaks, group_streaks, streaks_of
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.rankings import EVERYWHERE, all_totals, oldest_kept, played_days, span_totals
from bot.store.store import Store
from tests.bot.services.histories import KEYS, PLAYERS, SERVERS, Day, histories
from tests.bot.services.history_run import HistoryRun
from tests.bot.services.plain_standings import current_streak, is_of, longest_streak, score
from tests.effort import effort
from tests.visits import read

EXAMPLES = effort(3, 25)
CHECKED = 9
"""Standings are compared every this many days, and at the end."""
STRANGER = "discord:5"


@pytest.mark.long
def test_standings_match_the_results() -> None:
    number = randrange(10**9)
    print(f"seed {number}")  # noqa: T201 -- a random test prints its seed
    # Shrinking would take minutes, so we rely on the seed and the difference.
    random = settings(max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate])
    seed(number)(random(given(histories())(compared)))()


def compared(history: list[Day]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(live_through(f"sqlite:///{Path(folder)}/divan.db", history))


async def live_through(url: str, history: list[Day]) -> None:
    store = await Store.open(url)
    run = HistoryRun(store)
    for n, day in enumerate(history, 1):
        await run.play(day)
        if n % CHECKED == 0 or n == len(history):
            await check_boards(run, day.day)
            await check_statistics(run, day.day)
            await check_group_streaks(run, day.day)
            await check_totals(run, url, day.day)
    await store.close()


async def check_boards(run: HistoryRun, today: date) -> None:
    days = (today, today - timedelta(1), today - timedelta(7))
    viewers = cycle((*PLAYERS, STRANGER))
    for period, key, server, day in product(Period, (ALL_GAMES, *KEYS), (None, *SERVERS), days):
        viewer = next(viewers)
        shown = day_shown(run, key, period, server, day, today)
        expected = run.plain.rows(key, period, server, shown, viewer)
        query = LeaderboardQuery(key, period, server, day)
        pages = [await run.standings.leaderboard(query, viewer, today)]
        query = replace(query, day=shown)
        for page in range(2, pages[0].pages + 1):
            on = replace(query, page=page)
            pages.append(await run.standings.leaderboard(on, viewer, today))
        assert [row for board in pages for row in board.rows] == expected
        own = next((row for row in expected if row.is_own), None)
        for board in pages:
            assert board.players == len(expected)
            assert board.own == own
            assert board.unfinished == run.plain.unfinished(key, period, server, shown)
        if period is Period.DAY and key != ALL_GAMES:
            ranking = day_leaderboard(key, shown, server or EVERYWHERE)
            place = (own.place, len(expected)) if own else None
            assert await read(run.store).leaderboards.place(ranking, viewer) == place


def day_shown(
    run: HistoryRun, key: str, period: Period, server: str | None, day: date, today: date
) -> date:
    """A day of what is shown: of the span before, as long as the current one is empty."""
    match period:
        case Period.DAY:
            begins = day
        case Period.WEEK:
            begins = day - timedelta(day.weekday())
        case Period.MONTH:
            begins = day.replace(day=1)
        case Period.ALL_TIME:
            return day
    is_current = is_of(period, day, today)
    before = begins - timedelta(1)
    if not is_current or run.plain.rows(key, period, server, day, STRANGER):
        return day
    return before if run.plain.rows(key, period, server, before, STRANGER) else day


async def check_statistics(run: HistoryRun, today: date) -> None:
    days = run.plain.days(today)
    for owner in (*PLAYERS, STRANGER):
        found = await run.store.read(partial(statistics_of, owner=owner, today=today))
        played = run.plain.played(owner, today)
        now, longest = current_streak(days, played, today), longest_streak(days, played)
        assert (found.streak, found.longest) == (now, longest)
        streaks = await run.store.read(partial(streaks_of, owner=owner, today=today))
        assert streaks == Streaks(now, longest)
        assert dict(found.calendar) == dict(calendar(run, owner, today, len(found.calendar)))
        for game in found.games:
            counting = [one for one in run.plain.counting(game.key, None) if one.owner == owner]
            assert game.wins == sum(one.won for one in counting)
            assert [(one.day, one.score, one.par) for one in game.scores] == sorted(
                (one.day, score(one), run.plain.pars[one.day, game.key]) for one in counting
            )


async def check_group_streaks(run: HistoryRun, today: date) -> None:
    days = run.plain.days(today)
    for server in SERVERS:
        played = run.plain.played_on(server, today)
        now, longest = current_streak(days, played, today), longest_streak(days, played)
        assert await run.store.read(partial(group_streaks, server=server, today=today)) == Streaks(
            now, longest
        )


def calendar(
    run: HistoryRun, owner: str, today: date, length: int
) -> Iterator[tuple[date, DayStatus]]:
    theirs = [one for one in run.plain.results if one.owner == owner]
    days, played = run.plain.days(today), run.plain.played(owner, today)
    for day in (today - timedelta(n) for n in range(length)):
        begun = [one for one in theirs if one.day <= day]
        if day in played:
            yield day, DayStatus.PLAYED
        elif day in days and day == today:
            yield day, DayStatus.OPEN
        elif day not in days or not begun:
            yield day, DayStatus.NO_DAY
        else:
            is_open = any(one.day == day and not one.closed_at for one in theirs)
            yield day, DayStatus.OPEN if is_open else DayStatus.MISSED


async def check_totals(run: HistoryRun, url: str, today: date) -> None:
    assert await read(run.store).audit.wrong_totals(today) == 0
    assert await run.standings.catch_up(today) == 0
    written = await totals(url, today)
    await run.standings.rebuild(today)
    assert await totals(url, today) == written


async def totals(url: str, today: date) -> list[tuple[Any, ...]]:
    """Every total stored on a day."""
    database = Database(Address.parse(url))
    is_kept = (
        and_(span_totals.c.kind == span.kind, span_totals.c.begins >= span.begins)
        for span in oldest_kept(today)
    )
    of_spans = select(span_totals).where(or_(*is_kept))
    rows = await database.read(
        lambda connection: [
            tuple(row)
            for query in (of_spans, select(all_totals), select(played_days))
            for row in connection.execute(query)
        ]
    )
    await database.close()
    return sorted(rows, key=repr)
