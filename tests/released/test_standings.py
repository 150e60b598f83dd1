"""Results from version 0.1 give the same leaderboards and streaks as before."""

from collections import defaultdict
from collections.abc import Callable
from datetime import date, timedelta

import pytest

from bot.errors import Reason
from bot.keys import ALL_GAMES
from bot.press.dailies import Period
from bot.services.core.terms import STRANGER
from bot.services.daily.dailies import State
from bot.services.rankings.standings import LeaderboardQuery
from bot.services.rankings.streaks import Streaks, group_streaks, streaks_of
from bot.services.services import Services
from bot.store.schema.rankings import Left
from bot.store.store import Store, Transaction
from engine import Game, Outcome
from tests.refused import refused
from tests.released.version_0_1 import (
    ADA,
    BOB,
    CLEO,
    CLUB,
    DAN,
    EVE,
    FAY,
    HOME,
    NOBODY,
    NOON,
    TODAY,
    asked,
)
from tests.visits import read

ADAS_ATTEMPTS = [
    ("2026-10-30", "sultan", 100, 149, True),
    ("2026-10-31", "sultan", 100, 158, True),
    ("2026-11-01", "shah", 100, 28, True),
    ("2026-11-01", "sultan", 60, 199, True),
    ("2026-11-02", "sultan", 100, 211, True),
    ("2026-11-03", "sultan-classic", 67, 174, True),
    ("2026-11-05", "sultan", 100, 145, True),
    ("2026-11-06", "shah", 15, 7, False),
    ("2026-11-06", "sultan", 100, 192, True),
    ("2026-11-07", "sultan", 100, 161, True),
    ("2026-11-08", "shah", 8, 3, False),
    ("2026-11-08", "sultan", 100, 182, True),
]
"""Day, kind, score, tie-breaker and whether it was finished."""

Line = tuple[int, str | None, int, int, int]

BOARDS: dict[tuple[str, Period, str | None, str], list[Line]] = {
    ("sultan", Period.DAY, HOME, "2026-11-02"): [
        (1, ADA, 100, 1, 1),
        (1, None, 100, 1, 1),
        (3, None, 66, 0, 1),
    ],
    ("sultan", Period.DAY, None, "2026-11-05"): [
        (1, ADA, 100, 1, 1),
        (1, FAY, 100, 1, 1),
        (3, None, 100, 1, 1),
        (4, BOB, 77, 0, 1),
    ],
    ("sultan", Period.WEEK, HOME, "2026-11-08"): [
        (1, ADA, 500, 5, 5),
        (2, None, 276, 2, 3),
        (3, None, 166, 1, 2),
        (4, None, 87, 0, 3),
    ],
    ("shah", Period.WEEK, None, "2026-11-01"): [(1, ADA, 100, 1, 1), (2, BOB, 77, 0, 1)],
    ("sultan", Period.MONTH, HOME, "2026-10-31"): [
        (1, ADA, 200, 2, 2),
        (2, None, 100, 1, 1),
        (3, None, 72, 0, 1),
    ],
    ("sultan-classic", Period.MONTH, CLUB, "2026-11-08"): [],
    ("sultan", Period.ALL_TIME, CLUB, "2026-11-08"): [(1, None, 176, 1, 2), (2, None, 111, 1, 2)],
    ("sultan", Period.ALL_TIME, None, "2026-11-08"): [
        (1, ADA, 760, 7, 8),
        (2, BOB, 287, 2, 5),
        (3, None, 276, 2, 3),
        (4, FAY, 262, 2, 4),
        (5, DAN, 257, 1, 4),
        (6, None, 111, 1, 2),
    ],
}
"""A leaderboard's lines on its day, as Ada sees it: place, name, points, wins and days."""


async def test_players_who_hide_or_left_are_not_named(store: Store) -> None:
    everybody = [ADA, BOB, CLEO, DAN, FAY, NOBODY]
    assert await read(store).memberships.unnamed(HOME, everybody) == {BOB, CLEO, DAN, NOBODY}
    assert await read(store).memberships.unnamed(CLUB, everybody) == {CLEO, NOBODY}
    departed, everywhere = await read(store).memberships.of(DAN)
    assert (departed.server, departed.since, departed.departed) == (HOME, date(2026, 10, 30), True)
    assert not everywhere.departed


async def test_results_match_the_attempts(store: Store) -> None:
    results = await read(store).results.of(ADA)
    assert [
        (str(one.day), one.key, one.score, one.tie_breaker, one.finished) for one in results
    ] == ADAS_ATTEMPTS
    assert [one.key for one in results if one.closed_at is None] == ["shah"]
    assert [one.score for one in await read(store).results.of(NOBODY)] == [100, 11, 1]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: f"{board[0]}-{board[1].value}")
async def test_leaderboards_are_the_same_as_before(
    services: Services, board: tuple[str, Period, str | None, str]
) -> None:
    key, period, server, day = board
    query = LeaderboardQuery(key, period, server, date.fromisoformat(day))
    rows = (await services.standings.leaderboard(query, ADA, TODAY)).rows
    lines = [(row.place, row.owner, row.points, row.wins, row.days) for row in rows]
    assert sorted(lines, key=str) == sorted(BOARDS[board], key=str)


async def test_all_games_are_added_up_for_past_days(store: Store, services: Services) -> None:
    """By the migration: version 0.1 knew no such leaderboard."""
    assert await read(store).audit.wrong_totals(TODAY) == 0
    assert await services.standings.catch_up(TODAY) == 0
    points: dict[date, int] = defaultdict(int)
    for result in await read(store).results.of(ADA):
        points[result.day] += result.score if result.closed_at else 0
    best = sorted((points[day] for day in points if day >= date(2026, 11, 2)), reverse=True)[:5]
    for period, expected in ((Period.WEEK, sum(best)), (Period.ALL_TIME, sum(points.values()))):
        query = LeaderboardQuery(ALL_GAMES, period, None, TODAY)
        own = (await services.standings.leaderboard(query, ADA, TODAY)).own
        assert own
        assert own.points == expected
    query = LeaderboardQuery(ALL_GAMES, Period.DAY, None, TODAY)
    own = (await services.standings.leaderboard(query, ADA, TODAY)).own
    assert own
    assert (own.points, own.games, own.left) == (108, 2, Left.OPEN)


@pytest.mark.parametrize(
    ("streaks", "of", "stand"),
    [
        (streaks_of, ADA, Streaks(9, 9)),
        (streaks_of, BOB, Streaks(0, 5)),
        (streaks_of, FAY, Streaks(3, 3)),
        (group_streaks, HOME, Streaks(9, 9)),
        (group_streaks, CLUB, Streaks(3, 3)),
    ],
)
async def test_streaks_are_the_same_as_before(
    store: Store, streaks: Callable[[Transaction, str, date], Streaks], of: str, stand: Streaks
) -> None:
    assert await store.read(lambda tx: streaks(tx, of, TODAY)) == stand


async def test_the_open_day_can_be_played_and_closed(services: Services) -> None:
    today = await services.dailies.overview(asked(ADA))
    entries = [(entry.key, entry.state, entry.score) for entry in today.entries]
    assert entries == [
        ("sultan", State.ENDED, 100),
        ("sultan-classic", State.READY, 0),
        ("shah", State.OPEN, 8),
    ]
    morning = NOON + timedelta(hours=17)
    await services.maintenance.close_days(morning)
    query = LeaderboardQuery("shah", Period.ALL_TIME, HOME, TODAY)
    ada, *_ = (await services.standings.leaderboard(query, ADA, morning.date())).rows
    assert (ada.points, ada.wins, ada.days) == (123, 1, 3)


async def test_everyone_can_see_a_finished_day(store: Store, services: Services) -> None:
    past = await services.past.day(asked(ADA), date(2026, 11, 2), "sultan")
    assert past.par and past.par.score == 65
    assert (past.players, past.own) == (4, 100)
    assert {date(2026, 11, 1), date(2026, 11, 2), date(2026, 11, 3)} <= {*past.days}
    assert past.days[date(2026, 11, 2)] == past.number
    assert [(one.game, one.owner, one.score) for one in past.records] == [
        (12, ADA, 100),
        (15, STRANGER, 3),
    ]
    drawn = await read(store).deals.drawn(date(2026, 10, 1), date(2026, 11, 30))
    assert len(drawn) == 39
    daily = await read(store).deals.daily(date(2026, 11, 11), "shah")
    assert daily
    assert Game.start("shah", daily.deal).played_all(daily.line).outcome is Outcome.WON


async def test_a_player_who_deleted_their_data_has_no_second_attempt(services: Services) -> None:
    with refused(Reason.ATTEMPT_SPENT):
        await services.dailies.start(asked(EVE), TODAY, "sultan")
