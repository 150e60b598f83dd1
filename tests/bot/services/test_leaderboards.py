"""The leaderboard service: the nearest page, the page around a player, and their own line."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.errors import Reason
from bot.press.leaderboards import Period
from bot.services.core.days import closes_at
from bot.services.core.requests import Request
from bot.services.rankings.par import Par
from bot.services.rankings.standings import LINES, PAGES, LeaderboardQuery, Standings
from bot.store.schema.dailies import Daily
from bot.store.schema.players import Player
from bot.store.schema.rankings import Result
from bot.store.store import Store, close_day
from tests.refused import refused
from tests.visits import write

TODAY = date(2028, 3, 1)
NOON = datetime(2028, 3, 1, 12, tzinfo=UTC)
ADA, BOB, PLACE = "discord:42", "discord:43", "discord:900"
SOUGHT = LeaderboardQuery("shah", Period.DAY, PLACE, TODAY)


async def crowd(store: Store, count: int) -> None:
    """`count` players end an attempt today, each one card worse than the last."""
    for n in range(count):
        owner = f"discord:{1_000 + n}"
        await write(store).memberships.join(owner, PLACE, TODAY)
        await write(store).results.keep(Result(owner, TODAY, "shah", False, 88 - n, 1, True, NOON))


async def test_a_missing_page_gives_the_nearest_one(store: Store, standings: Standings) -> None:
    await crowd(store, 21)
    for asked, given in ((1, 1), (3, 3), (4, 3), (999_999_999, 3)):
        board = await standings.leaderboard(replace(SOUGHT, page=asked), ADA, TODAY)
        assert (board.query.page, board.pages, board.players) == (given, 3, 21)
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
    for change, named in ((standings.departed(owner, PLACE), None), (None, owner)):
        await (change or write(store).memberships.join(owner, PLACE, TODAY + timedelta(1)))
        (row,) = (await standings.leaderboard(SOUGHT, ADA, TODAY)).rows
        assert row.owner == named
