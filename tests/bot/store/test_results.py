"""Results: saved as they change, closed once, and never changed after that."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

import pytest

from bot.store.queries.leaderboards import all_time_leaderboard
from bot.store.schema.rankings import EVERYWHERE, Membership, Result
from bot.store.store import Store, close_day
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write

TODAY = date(2026, 11, 20)
TOMORROW = TODAY + timedelta(1)
BEGUN = Result(ADA, TODAY, "shah", won=False, placed=3, tie_breaker=7)
SUCCESSOR = "nobody:1"
PLACE = "discord:900"


@pytest.fixture
def results(store: Store) -> Any:
    return write(store).results


@pytest.fixture
async def elsewhere(url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as in a second process."""
    opened = await Store.open(url)
    assert opened is not store
    yield opened
    await opened.close()


def ended(now: datetime, **changes: object) -> Result:
    return replace(BEGUN, finished=True, closed_at=now, **changes)  # type: ignore[arg-type]


async def test_there_are_none_at_first(store: Store, results: Any, now: datetime) -> None:
    assert await results.of(ADA) == ()
    assert await results.result(ADA, TODAY, "shah") is None
    assert await results.unclosed(TODAY) == ()
    assert await close_day(store, TODAY, now) == 0


async def test_a_result_changes_until_it_is_closed(results: Any, now: datetime) -> None:
    for result in (BEGUN, replace(BEGUN, placed=9), ended(now, won=True, placed=88)):
        assert await results.keep(result)
        assert await results.result(ADA, TODAY, "shah") == result
    for late in (BEGUN, ended(now + timedelta(1))):
        assert not await results.keep(late)
        assert await results.of(ADA) == (ended(now, won=True, placed=88),)


async def test_a_player_has_one_result_a_day_and_game(results: Any, now: datetime) -> None:
    others = [replace(BEGUN, key="sultan"), replace(BEGUN, day=TOMORROW)]
    for result in (ended(now), *others, replace(BEGUN, owner=BOB)):
        assert await results.keep(result)
    assert await results.of(ADA) == (ended(now), *others)
    assert await results.of(BOB) == (replace(BEGUN, owner=BOB),)


async def test_the_score_is_a_hundred_or_the_cards_home(now: datetime) -> None:
    assert ended(now, won=True, placed=88).score == 100
    assert ended(now, placed=87).score == 87


async def test_closing_a_day_keeps_the_remaining_results(
    store: Store, results: Any, now: datetime
) -> None:
    left = [replace(BEGUN, owner=BOB), replace(BEGUN, key="sultan")]
    for result in (ended(now), *left, replace(BEGUN, day=TOMORROW)):
        await results.keep(result)
    assert await results.unclosed(TODAY) == (TODAY,)
    assert await results.unclosed(TOMORROW) == (TODAY, TOMORROW)
    later = now + timedelta(hours=5)
    assert await close_day(store, TODAY, later) == 2
    for result in left:
        closed = await results.result(result.owner, TODAY, result.key)
        assert closed == replace(result, closed_at=later)
    assert await results.result(ADA, TODAY, "shah") == ended(now)
    assert await results.unclosed(TOMORROW) == (TOMORROW,)
    assert await close_day(store, TODAY, later) == 0


async def test_results_closed_twice_at_once_count_once(
    store: Store, elsewhere: Store, now: datetime
) -> None:
    for n in range(20):
        await write(store).results.keep(replace(BEGUN, owner=f"discord:{n}"))
    closed = await asyncio.gather(
        *(close_day(one, TODAY, now) for one in (store, elsewhere, store)),
        write(store).results.keep(ended(now, owner="discord:7")),
    )
    assert sum(closed) == 20
    assert await days_on(store, "discord:7", EVERYWHERE) == 1


async def test_results_go_to_a_successor_who_is_not_named(store: Store, now: datetime) -> None:
    await write(store).memberships.join(ADA, PLACE, TODAY)
    await write(store).memberships.join(BOB, PLACE, TODAY)
    await write(store).results.keep(ended(now))
    await write(store).results.keep(replace(BEGUN, key="sultan"))
    await write(store).results.keep(ended(now, owner=BOB))
    await write(store).results.hand_over(ADA, SUCCESSOR)
    assert await read(store).results.of(ADA) == ()
    assert await read(store).memberships.of(ADA) == ()
    assert len(await read(store).results.of(SUCCESSOR)) == 2
    assert await read(store).memberships.of(SUCCESSOR) == (
        Membership(SUCCESSOR, PLACE, TODAY),
        Membership(SUCCESSOR, EVERYWHERE, date.min, hidden=True),
    )
    for server in (PLACE, EVERYWHERE):
        assert await days_on(store, SUCCESSOR, server) == await days_on(store, BOB, server) == 1
        assert await days_on(store, ADA, server) == 0
        assert await read(store).memberships.unnamed(server, [SUCCESSOR, BOB]) == {SUCCESSOR}


async def test_a_returning_player_starts_afresh(store: Store, now: datetime) -> None:
    await write(store).results.keep(ended(now))
    await write(store).results.hand_over(ADA, SUCCESSOR)
    await write(store).results.keep(ended(now, day=TOMORROW))
    assert await days_on(store, ADA, EVERYWHERE) == await days_on(store, SUCCESSOR, EVERYWHERE) == 1
    assert await read(store).memberships.unnamed(EVERYWHERE, [ADA, SUCCESSOR]) == {SUCCESSOR}


async def days_on(store: Store, owner: str, server: str) -> int:
    """How many of a player's days count on the all-time leaderboard."""
    page = await read(store).leaderboards.page(all_time_leaderboard("shah", server), 1, 100, owner)
    return page.own.days if page.own else 0


async def test_some_players_results_of_some_days(results: Any, now: datetime) -> None:
    late = replace(BEGUN, day=TOMORROW)
    mine = ended(now, key="sultan"), BEGUN, replace(BEGUN, day=TODAY - timedelta(1)), late
    theirs = replace(BEGUN, owner=BOB), replace(BEGUN, owner="discord:44")
    for result in (*mine, *theirs):
        assert await results.keep(result)
    found = await results.of_players((BOB, ADA), TODAY, TOMORROW)
    assert found == (BEGUN, theirs[0], mine[0], late)
    assert await results.of_players((), TODAY, TOMORROW) == ()
