"""The end of a day: attempts left open end with it, and no move comes after."""

import asyncio
from dataclasses import replace
from datetime import date, datetime, timedelta

import pytest

from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.dailies import Daily
from bot.store.schema.games import Saved, StoredGame
from bot.store.schema.rankings import EVERYWHERE, Left, Result, Standing
from bot.store.store import Store, close_day
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import played_row
from tests.visits import read, write

TODAY = date(2026, 11, 20)
DAILY = Daily(TODAY, "shah", 4_000_000_000_000_000_007, ("d", "d"))


@pytest.fixture
async def attempt(store: Store, now: datetime) -> StoredGame:
    """Ada's attempt, without a move."""
    return await begun(store, now, ADA, 1)


async def begun(store: Store, now: datetime, owner: str, interaction: int) -> StoredGame:
    mark = f"mark of {owner}"
    game: StoredGame | None = await write(store).attempts.start(
        interaction, owner, DAILY, mark, now
    )
    assert game
    return game


def moved(game: StoredGame, **changes: object) -> Result:
    """An attempt's result after its first moves."""
    result = Result(game.owner, TODAY, "shah", won=False, placed=12, tie_breaker=3)
    return replace(result, **changes)  # type: ignore[arg-type]


async def move(store: Store, game: StoredGame, now: datetime, interaction: int = 2) -> Saved:
    outcome: Saved = await write(store).games.save(
        interaction,
        played_row(
            game.owner,
            game.id,
            game.version,
            moves="d d t",
            presses="0",
            result=None,
            hints=0,
            at=now,
        ),
        moved(game),
    )
    return outcome


async def test_an_open_attempt_ends_with_its_day(
    store: Store, attempt: StoredGame, now: datetime
) -> None:
    assert await move(store, attempt, now) is Saved.SAVED
    before = await read(store).games.game(attempt.id)
    assert before
    assert await close_day(store, TODAY, now) == 1
    after = await read(store).games.game(attempt.id)
    assert after == replace(before, result="closed", version=before.version + 1)
    assert await read(store).results.of(ADA) == (moved(attempt, closed_at=now),)


async def test_an_attempt_without_a_move_counts(store: Store, now: datetime) -> None:
    await begun(store, now, ADA, 1)
    assert await close_day(store, TODAY, now) == 1
    page = await read(store).leaderboards.page(
        day_leaderboard("shah", TODAY, EVERYWHERE), 1, 10, ADA
    )
    own = Standing(1, ADA, points=0, wins=0, days=1, tie_breaker=0, is_own=True, left=Left.OPEN)
    assert page.own == own


async def test_a_move_that_comes_too_late_changes_nothing(
    store: Store, attempt: StoredGame, now: datetime
) -> None:
    await close_day(store, TODAY, now)
    game, results = await read(store).games.game(attempt.id), await read(store).results.of(ADA)
    assert await move(store, attempt, now) is Saved.STALE
    assert await read(store).games.game(attempt.id) == game
    assert await read(store).results.of(ADA) == results


async def test_a_result_that_comes_too_late_changes_nothing(
    store: Store, attempt: StoredGame, now: datetime
) -> None:
    await close_day(store, TODAY, now)
    results = await read(store).results.of(ADA)
    assert not await write(store).results.keep(
        moved(attempt, won=True, finished=True, closed_at=now)
    )
    assert await read(store).results.of(ADA) == results


async def test_ended_and_ordinary_games_stay_unchanged(store: Store, now: datetime) -> None:
    await begun(store, now, ADA, 1)
    ended = await begun(store, now, BOB, 3)
    await write(store).games.save(
        4,
        played_row(
            ended.owner,
            ended.id,
            ended.version,
            moves="d d t",
            presses="0",
            result="given up",
            hints=0,
            at=now,
        ),
        moved(ended, closed_at=now),
    )
    ordinary = await started(store, now, interaction=5)
    games = [await read(store).games.game(game.id) for game in (ended, ordinary)]
    assert await close_day(store, TODAY, now + timedelta(hours=5)) == 1
    assert [await read(store).games.game(game.id) for game in (ended, ordinary)] == games
    assert await saved(store, ordinary, 6, now) is Saved.SAVED


async def test_moves_at_the_moment_of_closing_are_saved_or_refused(
    store: Store, attempt: StoredGame, now: datetime
) -> None:
    games = [attempt, *[await begun(store, now, f"discord:{n}", n) for n in range(100, 120)]]
    closed, *moves = await asyncio.gather(
        close_day(store, TODAY, now),
        *(move(store, game, now, 200 + n) for n, game in enumerate(games)),
    )
    assert closed == len(games)
    for game, became in zip(games, moves, strict=True):
        (result,) = await read(store).results.of(game.owner)
        assert result.closed_at == now
        assert result.placed == (12 if became is Saved.SAVED else 0)
