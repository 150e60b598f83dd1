"""Leaderboards and streaks."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from datetime import UTC, date, datetime, time, timedelta
from functools import partial
from itertools import count, cycle, product
from pathlib import Path
from random import randrange
from typing import Any

import pytest
from hypothesis import Phase, given, seed, settings
from sqlalchemy import and_, or_, select

from bot.errors import Reason
from bot.keys import ALL_GAMES
from bot.press.dailies import Period
from bot.services.core.days import closes_at
from bot.services.core.requests import Request
from bot.services.posts.digests import TOP, Champions, Digest, digest_of
from bot.services.rankings.par import Par
from bot.services.rankings.standings import LINES, PAGES, LeaderboardQuery, Standings
from bot.services.rankings.statistics import DayStatus, statistics_of
from bot.services.rankings.streaks import (
    Streaks,
    group_streaks,
    streaks,
    streaks_of,
)
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.dailies import Daily
from bot.store.schema.players import Player
from bot.store.schema.rankings import (
    EVERYWHERE,
    Result,
    all_totals,
    oldest_kept,
    played_days,
    span_totals,
)
from bot.store.store import Store, close_day
from tests.bot.services.histories import KEYS, PLAYERS, SERVERS, Day, histories
from tests.bot.services.history_run import HistoryRun
from tests.bot.services.plain_standings import current_streak, is_of, longest_streak, score
from tests.effort import effort
from tests.refused import refused
from tests.visits import read, write

LAST_DAY = date(2026, 11, 22)


PLAZA = "discord:900"


ADA, BOB, CLEO, DORA = (f"discord:{number}" for number in range(42, 46))


ONE_DAY = timedelta(1)


PAR = 60


CROWD = effort(30, 200)


_NUMBERS = count(1)


Play = Callable[..., Awaitable[None]]


@pytest.fixture
def play(store: Store) -> Play:
    """Adds a player's attempt."""

    async def add(
        owner: str, placed: int, turns: int = 90, *, key: str = "sultan", day: date = LAST_DAY,
        finished: bool = True,
    ) -> None:  # fmt: skip
        await write(store).deals.draw_daily(Daily(day, key, 42, ("t",), PAR))
        await write(store).memberships.join(owner, PLAZA, LAST_DAY - 30 * ONE_DAY)
        at = datetime.combine(day, time(12), UTC)
        result = Result(owner, day, key, placed == 100, placed, turns, finished, at)
        await write(store).results.keep(result)

    return add


@pytest.fixture
def digest(store: Store, standings: Standings) -> Callable[[], Awaitable[Digest]]:
    """Closes the days up to Sunday, and gives its digest."""

    async def closed() -> Digest:
        at = datetime.combine(LAST_DAY + ONE_DAY, time(4), UTC)
        for day in await standings.due(at):
            await standings.close_day(day, at)
        found = await store.read(lambda tx: digest_of(tx, PLAZA, LAST_DAY))
        assert found
        return found

    return closed


Digested = Callable[[], Awaitable[Digest]]


async def test_a_crowd_shares_no_story(play: Play, digest: Digested) -> None:
    for number in range(CROWD):
        await play(f"discord:{number}", 100)
    found = await digest()
    assert len(found.named) <= 2 * TOP


async def test_sunday_names_the_champions_at_sultan(
    play: Play, digest: Digested, store: Store
) -> None:
    await play(ADA, 50)
    await play(ADA, 30, day=LAST_DAY - ONE_DAY)
    await play(ADA, 90, key="shah", day=LAST_DAY - ONE_DAY)
    await play(BOB, 80, day=LAST_DAY - 6 * ONE_DAY)
    await play(CLEO, 100, day=LAST_DAY - 7 * ONE_DAY)
    await play(DORA, 80)
    await write(store).memberships.hide(DORA, PLAZA, LAST_DAY, hidden=True)
    found = await digest()
    assert found.champions
    assert found.champions == Champions(80, (BOB, ADA), 1)
    assert {ADA, BOB} <= found.named
    saturday = await store.read(lambda tx: digest_of(tx, PLAZA, LAST_DAY - ONE_DAY))
    assert saturday
    assert saturday.champions is None


TODAY = date(2028, 3, 1)


NOON = datetime(2028, 3, 1, 12, tzinfo=UTC)


SOUGHT = LeaderboardQuery("shah", Period.DAY, PLAZA, TODAY)


async def crowd(store: Store, count: int) -> None:
    """`count` players end an attempt today, each one card worse than the last."""
    for n in range(count):
        owner = f"discord:{1_000 + n}"
        await write(store).memberships.join(owner, PLAZA, TODAY)
        await write(store).results.keep(Result(owner, TODAY, "shah", False, 88 - n, 1, True, NOON))


async def test_a_missing_page_gives_the_nearest_one(store: Store, standings: Standings) -> None:
    await crowd(store, 21)
    for asked, page in ((1, 1), (3, 3), (4, 3), (999_999_999, 3)):
        board = await standings.leaderboard(replace(SOUGHT, page=asked), ADA, TODAY)
        assert (board.query.page, board.pages, board.players) == (page, 3, 21)
    empty = await standings.leaderboard(replace(SOUGHT, key="sultan", page=7), ADA, TODAY)
    assert (empty.query.page, empty.pages, empty.rows) == (1, 1, ())


async def test_a_player_below_the_last_page_has_their_own_line(
    store: Store, standings: Standings
) -> None:
    players = PAGES * LINES + 1
    for n in range(players):
        await write(store).results.keep(Result(f"discord:{n}", TODAY, "shah", False, 5, n))
    await close_day(store, TODAY, NOON)
    last, query = f"discord:{players - 1}", replace(SOUGHT, server=None, page=PAGES + 1)
    board = await standings.leaderboard(query, last, TODAY)
    assert (board.query.page, board.pages, board.players) == (PAGES, PAGES, players)
    assert board.rows[-1].place == players - 1
    around = await standings.around(query, last, TODAY)
    assert around.query.page == 1
    for own in (board.own, around.own):
        assert own
        assert own.place == players


async def test_the_page_around_a_player(store: Store, standings: Standings) -> None:
    await crowd(store, 21)
    for n, page in ((0, 1), (9, 1), (10, 2), (20, 3)):
        owner = f"discord:{1_000 + n}"
        board = await standings.around(replace(SOUGHT, page=2), owner, TODAY)
        assert board.query.page == page
        assert [row.place for row in board.rows if row.is_own] == [n + 1]
    nowhere = await standings.around(replace(SOUGHT, page=2), ADA, TODAY)
    assert (nowhere.query.page, nowhere.own) == (1, None)


async def test_par_is_told_to_whoever_can_no_longer_profit_from_it(
    store: Store, standings: Standings
) -> None:
    await write(store).deals.draw_daily(Daily(TODAY, "shah", 7, ("d",), 71, 14, 9, 9))
    await write(store).results.keep(Result(ADA, TODAY, "shah", False, 81, 1, True, NOON))
    await write(store).results.keep(Result(BOB, TODAY, "shah", False, 50, 1))
    par, query = Par(71, 14, 9, 9), replace(SOUGHT, server=None)

    async def seen_by(
        viewer: str, query: LeaderboardQuery, at: datetime, owner: str = ""
    ) -> object:
        request = Request(1, owner or viewer, at, None)
        page = await standings.leaderboard(query, viewer, at.date(), request)
        around = await standings.around(query, viewer, at.date(), request)
        assert page.par == around.par
        return page.par

    assert await seen_by(ADA, query, NOON) == par
    assert await seen_by(BOB, query, NOON) is None
    assert await seen_by("discord:44", query, NOON) is None
    assert await seen_by("", query, NOON, owner=ADA) is None, "everybody reads a posted page"
    assert await seen_by("", query, closes_at(TODAY), owner=ADA) == par
    assert await seen_by(BOB, query, closes_at(TODAY) - timedelta(seconds=1)) is None
    assert await seen_by(BOB, query, closes_at(TODAY)) == par
    for other in (replace(query, period=Period.WEEK), replace(query, key="sultan")):
        assert await seen_by(ADA, other, NOON) is None


async def test_a_page_has_the_viewers_settings(store: Store, standings: Standings) -> None:
    await write(store).players.change(ADA, text_mode=True)
    board = await standings.leaderboard(SOUGHT, ADA, TODAY)
    assert board.player == Player(ADA, text_mode=True)


async def test_an_unknown_game_is_refused(standings: Standings) -> None:
    for key in ("chess", ""):
        with refused(Reason.UNKNOWN_GAME):
            await standings.leaderboard(replace(SOUGHT, key=key), ADA, TODAY)


@pytest.mark.parametrize(
    ("period", "oldest"),
    [(Period.WEEK, date(2028, 2, 21)), (Period.MONTH, date(2028, 2, 1))],
)
async def test_weeks_and_months_are_kept_until_the_next_one_ends(
    standings: Standings, period: Period, oldest: date
) -> None:
    query = replace(SOUGHT, period=period, day=oldest)
    assert (await standings.leaderboard(query, ADA, TODAY)).begins == oldest
    with refused(Reason.LEADERBOARD_GONE):
        await standings.leaderboard(replace(query, day=oldest - timedelta(1)), ADA, TODAY)


@pytest.mark.parametrize("period", [Period.DAY, Period.ALL_TIME])
async def test_days_and_all_time_are_kept_forever(standings: Standings, period: Period) -> None:
    for day in (date.min, TODAY - timedelta(4_000)):
        board = await standings.leaderboard(replace(SOUGHT, period=period, day=day), ADA, TODAY)
        assert board.query.day == day


@pytest.mark.parametrize("period", Period)
async def test_a_future_day_becomes_today(standings: Standings, period: Period) -> None:
    for day in (TODAY + timedelta(1), date.max):
        board = await standings.leaderboard(replace(SOUGHT, period=period, day=day), ADA, TODAY)
        assert board.query.day == TODAY


async def test_a_player_who_left_is_named_again_after_playing_there(
    store: Store, standings: Standings
) -> None:
    await crowd(store, 1)
    owner = "discord:1000"
    for change, named in ((standings.departed(owner, PLAZA), None), (None, owner)):
        await (change or write(store).memberships.join(owner, PLAZA, TODAY + timedelta(1)))
        (row,) = (await standings.leaderboard(SOUGHT, ADA, TODAY)).rows
        assert row.owner == named


EXAMPLES = effort(3, 25)


CHECKED = 9
"""Standings are compared every this many days, and at the end."""


STRANGER = "discord:5"


@pytest.mark.long
def test_standings_match_the_results() -> None:
    number = randrange(10**9)
    print(f"seed {number}")  # noqa: T201 -- a random test prints its seed
    # Shrinking would take minutes, so we rely on the seed and the difference.
    random = settings(max_examples=EXAMPLES, database=None, phases=[Phase.generate])
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
        found = await run.store.read(partial(statistics_of, owner=owner, today=today, known=today))
        played = run.plain.played(owner, today)
        now, longest = current_streak(days, played, today), longest_streak(days, played)
        assert (found.streak, found.longest) == (now, longest)
        streaks = await run.store.read(partial(streaks_of, owner=owner, today=today))
        assert streaks == Streaks(now, longest)
        assert [(one.day, one.status, one.score) for one in found.week] == [
            *week(run, owner, today)
        ]
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


def week(run: HistoryRun, owner: str, today: date) -> Iterator[tuple[date, DayStatus, int | None]]:
    theirs = [one for one in run.plain.results if one.owner == owner and one.day <= today]
    begun = min((one.day for one in theirs), default=today)
    for day in (today + timedelta(n - today.weekday()) for n in range(7)):
        made = [one for one in theirs if (one.day, one.key) == (day, "sultan")]
        can_play = day in run.plain.days(today) and day >= begun
        if made and made[0].closed_at:
            yield day, DayStatus.PLAYED, score(made[0])
        elif day > today:
            yield day, DayStatus.COMING, None
        elif made or (can_play and day == today):
            yield day, DayStatus.OPEN, None
        else:
            yield day, DayStatus.MISSED if can_play else DayStatus.NO_DAY, None


async def check_totals(run: HistoryRun, url: str, today: date) -> None:
    assert await read(run.store).audit.wrong_totals(today) == 0
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


LAST = date(2028, 3, 4)


def of_row(row: str) -> Streaks:
    """The streaks of a row whose last day is today."""
    days = {LAST - timedelta(n): mark for n, mark in enumerate(reversed(row))}
    drawn = sorted(day for day, mark in days.items() if mark != " ")
    return streaks(drawn, {day for day, mark in days.items() if mark == "x"}, LAST)


@pytest.mark.parametrize(
    ("row", "current", "longest"),
    [
        ("", 0, 0),
        ("-", 0, 0),
        ("x", 1, 1),
        ("xxx", 3, 3),
        ("--xxx", 3, 3),
        ("xxx-", 3, 3),  # today can still be played
        ("xxx--", 3, 3),  # yesterday was missed, and is forgiven
        ("xxx---", 0, 3),
        ("xxx-x", 4, 4),  # one missed day is forgiven
        ("xxx--x", 1, 3),
        ("xxx-xx-xxxx", 6, 6),  # the streak begins after the first missed day
        ("xxx-xxxxxx-x", 7, 9),  # seven days apart: too close for one streak
        ("xxx-xxxxxxx-x", 11, 11),  # eight days apart
        ("xxx-xxxxxxx-xxxxxxx-x", 18, 18),
        ("xxx-xxxxxxx-", 10, 10),
        ("xxx-xxxxxx-", 9, 9),
        ("xxxxxxxxx-x-xx", 3, 10),
    ],
)
def test_missed_days_must_be_over_seven_days_apart(row: str, current: int, longest: int) -> None:
    assert of_row(row) == Streaks(current, longest)


@pytest.mark.parametrize(
    ("row", "current", "longest"),
    [
        ("xxx   xxx", 6, 6),
        ("xxx-   x", 4, 4),
        ("xxx ", 3, 3),
        ("xxx- ", 3, 3),
        ("xxx-- ", 0, 3),
        ("xx-x -", 3, 3),
        ("x- ", 1, 1),  # yesterday was missed, and is forgiven
        ("xxx-x- ", 1, 4),  # today has no daily, so the streak must end yesterday
        ("xx-   -x", 1, 2),  # no playable day lies between the two missed ones
        ("xx-xxx    xxx-x", 7, 8),
        ("   ", 0, 0),
    ],
)
def test_days_without_a_daily_do_not_count(row: str, current: int, longest: int) -> None:
    assert of_row(row) == Streaks(current, longest)
