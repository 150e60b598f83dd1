"""Par and the fewest turns of dailies: found later too, and never in the way of anything."""

import asyncio
import logging
import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.services.core.requests import Transactions
from bot.services.daily import deal_pool
from bot.services.daily.deal_pool import DAYS_AHEAD, LATELY, MOST_TRIES, DealPool, KeptPars, par_of
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import Daily
from bot.store.store import Store
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver.baseline import patient, played_out
from tests.bot.services.children import children, kill, needs_proc
from tests.play.records import daily
from tests.visits import read, write
from tests.waiting import HANGS_S

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = NOON.date()
ENDLESS = 140
"""A deal of the classic game for which a search takes for ever."""
FOR_EVER = 10**11


@pytest.fixture(autouse=True)
def _short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", 20_000)


@pytest.fixture
def pars(store: Store, workers: Workers) -> KeptPars:
    return KeptPars(Transactions(store), workers, lambda: NOON)


async def drawn(store: Store, key: str = "sultan", ahead: int = 0) -> Daily:
    """A daily as an older version draws it."""
    _, deal, line = daily(key).split(" ", 2)
    one = Daily(TODAY + timedelta(ahead), key, int(deal), (*line.split(),))
    return await write(store).deals.draw_daily(one)  # type: ignore[no-any-return]


async def kept(store: Store, key: str = "sultan", day: date = TODAY) -> Daily:
    found = await read(store).deals.daily(day, key)
    assert found
    return found  # type: ignore[no-any-return]


@pytest.mark.parametrize("key", GAMES)
async def test_par_is_what_patient_does(store: Store, pars: KeptPars, key: str) -> None:
    drawn_before = await drawn(store, key)
    game = played_out(Game.start(key, drawn_before.deal), patient)
    assert await pars.compute(20)
    found = await kept(store, key)
    assert found.par == (100 if game.outcome is Outcome.WON else game.placed)
    assert found.par_tie_breaker == game.tie_breaker
    assert (found.fewest, found.best_line) == (None, drawn_before.line)
    assert not await pars.compute(20)


async def test_what_the_start_leaves_is_computed_later(store: Store, pars: KeptPars) -> None:
    for ago in range(3):
        await drawn(store, ahead=-ago)
    assert await pars.compute(2)
    assert (await kept(store, day=TODAY - timedelta(2))).par is None
    assert await pars.compute(2)
    assert (await kept(store, day=TODAY - timedelta(2))).par is not None


async def test_the_best_of_all_known_wins_is_kept(store: Store, pars: KeptPars) -> None:
    before = await drawn(store)
    assert await pars.search_one()
    found = await kept(store)
    start = Game.start("sultan", found.deal)
    won = start.played_all(found.best_line)
    assert (won.outcome, won.tie_breaker) == (Outcome.WON, found.fewest)
    known = [start.played_all(before.line), played_out(start, patient)]
    assert found.fewest is not None and found.fewest_bound is not None
    assert found.fewest <= min(one.tie_breaker for one in known if one.outcome is Outcome.WON)
    assert found.fewest_bound <= found.fewest
    assert found.line == before.line
    assert not await pars.search_one()


async def test_a_search_that_finds_nothing_keeps_what_was_known(
    store: Store, pars: KeptPars, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", 1)
    before = await drawn(store, "shah")
    assert await pars.search_one()
    won = Game.start("shah", before.deal).played_all(before.line)
    assert (await kept(store, "shah")).fewest == won.tie_breaker


async def test_today_comes_first_and_days_long_gone_never(
    store: Store, pars: KeptPars, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", 1)
    days = [-LATELY.days - 1, -LATELY.days, -1, 0, 1, 3]
    random.Random(1).shuffle(days)
    for ahead in days:
        await drawn(store, ahead=ahead)

    async def left() -> set[int]:
        found = await read(store).deals.without_fewest(("sultan",), date.min)
        return {(one.day - TODAY).days for one in found}

    order: list[int] = []
    before = await left()
    while await pars.search_one():
        order += before - await left()
        before = await left()
    assert order == [0, 1, 3, -1, -LATELY.days]


async def test_a_damaged_line_is_no_win_and_is_given_up(store: Store, workers: Workers) -> None:
    pars = KeptPars(Transactions(store), workers, lambda: NOON)
    damaged = Daily(TODAY, "sultan", int(daily("sultan").split()[1]), ("t", "9", "9"))
    await write(store).deals.draw_daily(damaged)
    assert await pars.search_one()
    found = await kept(store)
    won = Game.start("sultan", found.deal).played_all(found.best_line)
    assert won.outcome is Outcome.WON


async def test_a_damaged_deal_has_no_par(store: Store, pars: KeptPars) -> None:
    await write(store).deals.draw_daily(Daily(TODAY, "shah", 0, ("t",)))
    assert not await pars.compute(20)
    await drawn(store)
    assert await pars.compute(20)
    assert not await pars.compute(20)


async def test_while_the_time_is_unknown_nothing_is_searched(
    store: Store, workers: Workers
) -> None:
    await drawn(store)
    assert not await KeptPars(Transactions(store), workers, lambda: None).search_one()


@needs_proc
async def test_a_search_that_ends_its_process_is_not_begun_for_ever(
    store: Store, workers: Workers, pars: KeptPars, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", FOR_EVER)
    await write(store).deals.draw_daily(Daily(TODAY, "sultan-classic", ENDLESS, ("t",)))
    for _ in range(MOST_TRIES):
        searching = asyncio.create_task(pars.search_one())
        async with asyncio.timeout(HANGS_S):
            while not workers.questions["searched"]:
                await asyncio.sleep(0.05)
            for process in children():
                kill(process)
            assert not await searching
    async with asyncio.timeout(10):
        assert not await pars.search_one()
    await drawn(store)
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", 1)
    assert await pars.search_one()


async def test_dailies_are_ready_though_a_search_never_ends(
    store: Store, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal_pool, "FEWEST_NODES", FOR_EVER)
    for day in (TODAY + timedelta(n) for n in range(DAYS_AHEAD + 1)):
        for key in GAMES:
            if key != "sultan":
                await write(store).deals.draw_daily(Daily(day, key, ENDLESS, ("t",), 60, 9))
    chance = random.Random()
    seed = random.randrange(2**32)
    logging.getLogger(__name__).warning("seed %d", seed)
    chance.seed(seed)
    pool = DealPool(Transactions(store), workers, chance.randrange, lambda: NOON)
    days = {TODAY + timedelta(n) for n in range(DAYS_AHEAD + 1)}
    async with asyncio.timeout(HANGS_S), asyncio.TaskGroup() as tasks:
        keeping = tasks.create_task(pool.keep_full())
        while not {(day, "sultan") for day in days} <= await read(store).deals.drawn(
            min(days), max(days)
        ):
            await asyncio.sleep(0.05)
        found = await kept(store)
        assert (found.par, found.par_tie_breaker) == par_of("sultan", found.deal)
        keeping.cancel()


async def test_nothing_of_it_is_shown(store: Store, pars: KeptPars) -> None:
    await drawn(store)
    await pars.compute(1)
    await pars.search_one()
    found = await kept(store)
    assert repr(found) == repr(replace(found, par=None, fewest=None, fewest_line=None))
