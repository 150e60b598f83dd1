"""Deals, dailies and how days close."""

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.leaderboards import day_leaderboard
from bot.store.schema.dailies import Daily, ProvedDeal
from bot.store.schema.games import Saved, StoredGame
from bot.store.schema.rankings import EVERYWHERE, Left, Result, Standing
from bot.store.store import Store, Transaction, close_day
from tests.bot.store.play import ADA, BOB, saved, started
from tests.rows import played_row
from tests.visits import read, write

TODAY = date(2026, 11, 20)


SECRET = 9_123_372_036_854_775_807


WON = ("t", "t", "w", "3")


@pytest.fixture
def deals(store: Store) -> Any:
    return write(store).deals


@pytest.fixture
async def elsewhere(url: str, store: Store) -> AsyncIterator[Any]:
    """The deals of a second store on the same database, as in a second process."""
    opened = await Store.open(url)
    assert opened is not store
    yield write(opened).deals
    await opened.close()


def proved(key: str, *numbers: int) -> list[ProvedDeal]:
    return [ProvedDeal(key, number, WON) for number in numbers]


async def test_there_are_no_deals_at_first(deals: Any) -> None:
    assert await deals.ready("shah") == 0
    assert await deals.take("shah") is None
    assert await deals.daily(TODAY, "shah") is None
    assert await deals.drawn(TODAY, TODAY) == frozenset()


async def test_every_call_takes_another_deal_of_the_game(deals: Any) -> None:
    await deals.keep(proved("shah", 3, 1, 2) + proved("sultan", 9))
    assert [await deals.take("shah") for _ in range(3)] == [3, 1, 2]
    assert (await deals.ready("shah"), await deals.ready("sultan")) == (0, 1)


async def test_once_all_are_taken_deals_are_reused_in_order(deals: Any) -> None:
    await deals.keep(proved("shah", 3, 1))
    assert [await deals.take("shah") for _ in range(5)] == [3, 1, 3, 1, 3]
    await deals.keep(proved("shah", 7))
    assert await deals.take("shah") == 7


async def test_concurrent_calls_take_different_deals(deals: Any, elsewhere: Any) -> None:
    await deals.keep(proved("shah", *range(1, 31)))
    taken = await asyncio.gather(*((deals, elsewhere)[n % 2].take("shah") for n in range(20)))
    assert len({*taken}) == 20


async def test_a_deal_taken_in_undone_work_stays_unused(store: Store, deals: Any) -> None:
    await deals.keep(proved("shah", 3, 1))

    def begun(tx: Transaction) -> int | None:
        with tx.undoable() as undo:
            tx.deals.take("shah")
            undo()
        with tx.undoable():
            return tx.deals.take("shah")

    assert await store.write(begun) == 3
    assert await deals.ready("shah") == 1


async def test_a_deal_is_kept_once(deals: Any) -> None:
    await deals.keep([])
    await deals.keep(proved("shah", 3))
    assert await deals.take("shah") == 3
    await deals.keep(proved("shah", 3, 3) + proved("sultan", 3))
    assert (await deals.ready("shah"), await deals.ready("sultan")) == (0, 1)


async def test_a_daily_stays_as_first_drawn(deals: Any) -> None:
    first = Daily(TODAY, "shah", SECRET, WON)
    assert await deals.draw_daily(first) == first
    assert await deals.draw_daily(Daily(TODAY, "shah", 5, ("d",))) == first
    assert await deals.daily(TODAY, "shah") == first


async def test_concurrent_draws_all_give_the_same_daily(deals: Any, elsewhere: Any) -> None:
    drawn = await asyncio.gather(
        *(
            (deals, elsewhere)[n % 2].draw_daily(Daily(TODAY, "shah", SECRET - n, WON))
            for n in range(20)
        )
    )
    assert len({*drawn}) == 1
    assert await elsewhere.daily(TODAY, "shah") == drawn[0]


async def test_a_day_has_a_daily_for_each_game(deals: Any) -> None:
    tomorrow, after = TODAY + timedelta(days=1), TODAY + timedelta(days=2)
    for day, key in ((TODAY, "shah"), (TODAY, "sultan"), (tomorrow, "shah"), (after, "shah")):
        await deals.draw_daily(Daily(day, key, SECRET, WON))
    assert await deals.drawn(TODAY, tomorrow) == {
        (TODAY, "shah"),
        (TODAY, "sultan"),
        (tomorrow, "shah"),
    }
    assert await deals.daily(tomorrow, "sultan") is None


async def test_a_daily_has_a_par_if_it_is_known(deals: Any) -> None:
    par = Daily(TODAY, "shah", SECRET, WON, par=61)
    assert await deals.draw_daily(par) == par
    await deals.draw_daily(Daily(TODAY, "sultan", SECRET, WON))
    await deals.draw_daily(Daily(TODAY + timedelta(days=1), "shah", SECRET, WON, par=100))
    known = {(TODAY, "shah"): 61, (TODAY, "sultan"): None}
    assert await deals.pars(TODAY, TODAY) == known
    assert "61" not in repr(par)


async def test_pars_are_caught_up_with_from_the_last_on(deals: Any) -> None:
    """An older version knows no tie-breaker, or no par at all."""
    days = [TODAY + timedelta(n) for n in range(4)]
    pars = (None, None), (61, None), (100, 167), (60, 0)
    for day, (par, tie_breaker) in zip(days, pars, strict=True):
        await deals.draw_daily(Daily(day, "shah", SECRET, WON, par, tie_breaker))
    await deals.draw_daily(Daily(days[3], "sultan", SECRET, WON))
    await deals.draw_daily(Daily(days[3], "a game of another version", SECRET, WON))
    keys = ("sultan", "shah")
    found = await deals.without_par(keys, 2)
    assert [(one.day, one.key) for one in found] == [(days[3], "sultan"), (days[1], "shah")]
    for one in found:
        await deals.set_par(one.day, one.key, 61, 14)
    assert [one.day for one in await deals.without_par(keys, 2)] == [days[0]]
    daily = await deals.daily(days[1], "shah")
    assert (daily.par, daily.par_tie_breaker) == (61, 14)


async def test_the_best_win_known_is_kept(deals: Any) -> None:
    days = [TODAY + timedelta(n) for n in range(-1, 2)]
    for day in days:
        await deals.draw_daily(Daily(day, "shah", SECRET, WON))
    assert [one.day for one in await deals.without_fewest(("shah",), TODAY)] == days[1:]
    assert await deals.without_fewest(("sultan",), TODAY) == ()
    await deals.set_fewest(TODAY, "shah", 131, ("t", "t"), 120)
    await deals.set_fewest(TODAY, "shah", 140, ("t",) * 3, 100)
    assert [one.day for one in await deals.without_fewest(("shah",), TODAY)] == days[2:]
    daily = await deals.daily(TODAY, "shah")
    assert (daily.fewest, daily.fewest_bound, daily.best_line) == (131, 120, ("t", "t"))
    assert not any(secret in repr(daily) for secret in ("131", "120", "'t'"))
    assert (await deals.daily(days[2], "shah")).best_line == WON


async def test_a_daily_keeps_its_nonce_and_seal(deals: Any) -> None:
    daily = Daily(TODAY, "shah", SECRET, WON, nonce="0f" * 16, seal="a7" * 32)
    assert await deals.draw_daily(daily) == daily
    again = replace(daily, nonce="1f" * 16, seal="b7" * 32)
    assert await deals.draw_daily(again) == daily
    assert "0f0f" not in repr(daily)


async def test_a_daily_of_an_earlier_version_is_never_sealed(deals: Any) -> None:
    unsealed = Daily(TODAY, "shah", SECRET, WON)
    assert await deals.draw_daily(unsealed) == unsealed
    sealed = replace(unsealed, nonce="0f" * 16, seal="a7" * 32)
    assert await deals.draw_daily(sealed) == unsealed


async def test_a_daily_is_never_revealed(
    url: str, deals: Any, caplog: pytest.LogCaptureFixture
) -> None:
    daily = Daily(TODAY, "shah", SECRET, ("d", "d", "5>3"))
    output = [repr(daily)]
    with caplog.at_level(logging.DEBUG):
        output.append(repr(await deals.draw_daily(daily)))
        await broken(url)
        with pytest.raises(DBAPIError) as caught:
            await deals.draw_daily(daily)
    output += [str(caught.value), repr(caught.value), caplog.text]
    assert not [it for it in output if str(SECRET) in it or "5>3" in it]


async def broken(url: str) -> None:
    """Delete the table of dailies."""
    database = Database(Address.parse(url))
    await database.write(lambda connection: connection.execute(text("DROP TABLE dailies")).close())
    await database.close()


async def test_days_when_dailies_could_be_played_are_known(deals: Any) -> None:
    yesterday, tomorrow = TODAY - timedelta(1), TODAY + timedelta(1)
    for day in (yesterday, TODAY, TODAY):
        await deals.open_day(day)
    assert await deals.days(yesterday, tomorrow) == {yesterday, TODAY}
    assert await deals.days(TODAY, tomorrow) == {TODAY}


async def test_days_without_divan_are_numbered_but_cannot_be_chosen(store: Store) -> None:
    """The game's third day, when Divan was down; and a day of another game alone."""
    first = date(2026, 10, 30)
    for n in range(5):
        day = first + timedelta(n)
        await write(store).deals.draw_daily(Daily(day, "sultan" if n == 4 else "shah", 7, ("t",)))
        if n != 2:
            await write(store).deals.open_day(day)
    deals, last = read(store).deals, first + timedelta(9)
    days = {first: 1, first + timedelta(1): 2, first + timedelta(3): 4}
    assert list((await deals.playable("shah", last)).items()) == list(days.items())
    assert [*await deals.playable("shah", first + timedelta(2))] == [*days][:2]
    assert await deals.playable("sultan-classic", date.max) == {}


async def test_a_daily_is_numbered_by_how_many_of_its_game_were_drawn(store: Store) -> None:
    first = date(2026, 11, 20)
    for n in (0, 1, 3):
        for _ in range(2):
            await write(store).deals.draw_daily(Daily(first + timedelta(n), "shah", 7 + n, ("t",)))
    await write(store).deals.draw_daily(Daily(first + timedelta(3), "sultan", 7, ("t",)))
    for _ in range(2):
        numbers = [await read(store).deals.number(first + timedelta(n), "shah") for n in range(5)]
        assert numbers == [1, 2, None, 3, None]
        assert await read(store).deals.number(first + timedelta(3), "sultan") == 1


async def test_days_are_numbered_from_the_first_daily_of_their_game(deals: Any) -> None:
    for ago in (5, 3, 2, 0):
        await deals.draw_daily(Daily(TODAY - timedelta(ago), "sultan", 7, WON))
    await deals.draw_daily(Daily(TODAY - timedelta(4), "shah", 7, WON))
    days = await deals.numbered("sultan", TODAY - timedelta(4), TODAY - timedelta(1))
    assert list(days.items()) == [(TODAY - timedelta(3), 2), (TODAY - timedelta(2), 3)]
    assert await deals.numbered("shah", TODAY - timedelta(3), TODAY) == {}


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
    own = Standing(1, ADA, points=0, wins=0, played=1, tie_breaker=0, is_own=True, left=Left.OPEN)
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
