"""Whatever happens over the ends of weeks, months and years, standings are what results say."""

import asyncio
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from itertools import cycle, product
from pathlib import Path
from random import randrange
from typing import Any

from hypothesis import Phase, given, seed, settings
from sqlalchemy import and_, or_, select

from bot.services.leaderboard import Period, Sought
from bot.services.statistics import Mark
from bot.services.streaks import Streaks
from bot.store.address import Address
from bot.store.database import Database
from bot.store.spans import spans_before
from bot.store.store import Store
from bot.store.tables import all_totals, played_days, span_totals
from tests.bot.services.histories import KEYS, PLAYERS, SERVERS, Day, histories
from tests.bot.services.life import Life
from tests.bot.services.plain_standings import current_streak, longest_streak, score

EXAMPLES = 8
CHECKED = 9
"""Standings are compared whenever so many days are over, and at the end."""
STRANGER = "discord:5"


def test_standings_are_what_the_results_say() -> None:
    number = randrange(10**9)
    print(f"seed {number}")  # noqa: T201 -- a random test tells its seed
    # Shrinking would take minutes: the seed and what differs have to do.
    random = settings(max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate])
    seed(number)(random(given(histories())(compared)))()


def compared(history: list[Day]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lived(f"sqlite:///{Path(folder)}/divan.db", history))


async def lived(url: str, history: list[Day]) -> None:
    store = await Store.open(url)
    life = Life(store)
    for n, day in enumerate(history, 1):
        await life.live(day)
        if n % CHECKED == 0 or n == len(history):
            await check_boards(life, day.day)
            await check_statistics(life, day.day)
            await check_group_streaks(life, day.day)
            await check_totals(life, url, day.day)
    await store.close()


async def check_boards(life: Life, today: date) -> None:
    days = (today, today - timedelta(1), today - timedelta(7))
    viewers = cycle((*PLAYERS, STRANGER))
    for period, key, server, day in product(Period, KEYS, (None, *SERVERS), days):
        viewer = next(viewers)
        expected = life.plain.rows(key, period, server, day, viewer)
        sought = Sought(key, period, server, day)
        boards = [await life.standings.board(sought, viewer, today)]
        for page in range(2, boards[0].pages + 1):
            on = replace(sought, page=page)
            boards.append(await life.standings.board(on, viewer, today))
        assert [row for board in boards for row in board.rows] == expected
        own = next((row for row in expected if row.is_own), None)
        for board in boards:
            assert board.players == len(expected)
            assert board.own == own
        if period is Period.DAY:
            place = (own.place, len(expected)) if own else None
            assert await life.standings.place(key, day, server, viewer) == place


async def check_statistics(life: Life, today: date) -> None:
    days = life.plain.days(today)
    for owner in (*PLAYERS, STRANGER):
        found = await life.standings.statistics(owner, today)
        played = life.plain.played(owner, today)
        now, longest = current_streak(days, played, today), longest_streak(days, played)
        assert found.streaks == Streaks(now, longest)
        assert await life.standings.streak(owner, today) == found.streaks
        assert dict(found.calendar) == dict(calendar(life, owner, today, len(found.calendar)))
        for game in found.games:
            counting = [one for one in life.plain.counting(game.key, None) if one.owner == owner]
            assert game.wins == sum(one.won for one in counting)
            assert [(one.day, one.score, one.par) for one in game.scores] == sorted(
                (one.day, score(one), life.plain.pars[one.day, game.key]) for one in counting
            )


async def check_group_streaks(life: Life, today: date) -> None:
    days = life.plain.days(today)
    for server in SERVERS:
        played = life.plain.played_on(server, today)
        now, longest = current_streak(days, played, today), longest_streak(days, played)
        assert await life.standings.group_streak(server, today) == Streaks(now, longest)


def calendar(life: Life, owner: str, today: date, length: int) -> Iterator[tuple[date, Mark]]:
    theirs = [one for one in life.plain.results if one.owner == owner]
    days, played = life.plain.days(today), life.plain.played(owner, today)
    for day in (today - timedelta(n) for n in range(length)):
        begun = [one for one in theirs if one.day <= day]
        if day in played:
            yield day, Mark.PLAYED
        elif day in days and day == today:
            yield day, Mark.OPEN
        elif day not in days or not begun:
            yield day, Mark.NO_DAY
        else:
            is_open = any(one.day == day and not one.closed_at for one in theirs)
            yield day, Mark.OPEN if is_open else Mark.MISSED


async def check_totals(life: Life, url: str, today: date) -> None:
    written = await totals(url, today)
    await life.standings.rebuild(today)
    assert await totals(url, today) == written


async def totals(url: str, today: date) -> list[tuple[Any, ...]]:
    """Every total that is kept on a day."""
    database = Database(Address.parse(url))
    is_kept = (
        and_(span_totals.c.kind == span.kind, span_totals.c.begins >= span.begins)
        for span in spans_before(today)
    )
    of_spans = select(span_totals).where(or_(*is_kept))
    async with database.reading() as connection:
        rows = [
            tuple(row)
            for query in (of_spans, select(all_totals), select(played_days))
            for row in await connection.execute(query)
        ]
    await database.close()
    return sorted(rows, key=repr)
