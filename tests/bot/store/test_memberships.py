"""Memberships: where a player's results count, from which day on, and whether they are named."""

from datetime import date, datetime, timedelta
from typing import Any

import pytest

from bot.store.queries.leaderboards import all_time_leaderboard, day_leaderboard, span_leaderboard
from bot.store.schema.rankings import EVERYWHERE, Membership, Result, Standing, month_of
from bot.store.store import Store, close_day
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write

TODAY = date(2026, 11, 20)
YESTERDAY = TODAY - timedelta(1)
PLACE, OTHER = "discord:900", "discord:901"


@pytest.fixture
def memberships(store: Store) -> Any:
    return write(store).memberships


async def test_there_are_none_at_first(memberships: Any) -> None:
    assert await memberships.of(ADA) == ()
    assert await memberships.unnamed(PLACE, [ADA]) == frozenset()
    assert await memberships.unnamed(PLACE, []) == frozenset()


async def test_the_first_use_of_the_bot_makes_a_member(memberships: Any) -> None:
    for day in (TODAY, TODAY + timedelta(1)):
        await memberships.join(ADA, PLACE, day)
    assert await memberships.of(ADA) == (
        Membership(ADA, PLACE, TODAY),
        Membership(ADA, EVERYWHERE, date.min),
    )
    assert await memberships.of(BOB) == ()


async def test_results_before_the_first_day_do_not_count(store: Store, now: datetime) -> None:
    for day in (YESTERDAY, TODAY):
        await write(store).results.keep(Result(ADA, day, "shah", False, 50, 1, True, now))
    await write(store).results.keep(Result(ADA, TODAY, "sultan", False, 50, 1))
    await write(store).memberships.join(ADA, PLACE, TODAY)
    await write(store).memberships.join(ADA, PLACE, TODAY)
    once = Standing(1, ADA, points=50, wins=0, days=1, tie_breaker=None)
    for leaderboard in (
        all_time_leaderboard("shah", PLACE),
        span_leaderboard("shah", month_of(TODAY), PLACE),
    ):
        assert (await read(store).leaderboards.page(leaderboard, 1, 10, BOB)).standings == (once,)
    twice = await read(store).leaderboards.page(
        all_time_leaderboard("shah", EVERYWHERE), 1, 10, BOB
    )
    assert [line.days for line in twice.standings] == [2]
    for day, players in ((YESTERDAY, 0), (TODAY, 1)):
        assert (
            await read(store).leaderboards.page(day_leaderboard("shah", day, PLACE), 1, 10, ADA)
        ).players == players


async def test_results_closed_late_count_by_their_day(store: Store, now: datetime) -> None:
    await write(store).results.keep(Result(ADA, YESTERDAY, "shah", False, 50, 1))
    await write(store).memberships.join(ADA, PLACE, TODAY)
    await close_day(store, YESTERDAY, now)
    for server, players in ((PLACE, 0), (EVERYWHERE, 1)):
        page = await read(store).leaderboards.page(all_time_leaderboard("shah", server), 1, 10, ADA)
        assert page.players == players


async def test_a_player_hidden_on_a_server_is_not_named_there(memberships: Any) -> None:
    await memberships.join(ADA, PLACE, TODAY)
    await memberships.hide(ADA, PLACE, TODAY, hidden=True)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == {ADA}
    assert await memberships.unnamed(OTHER, [ADA, BOB]) == frozenset()
    assert await memberships.unnamed(EVERYWHERE, [ADA, BOB]) == frozenset()
    await memberships.join(ADA, PLACE, TODAY)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == {ADA}
    await memberships.hide(ADA, PLACE, TODAY, hidden=False)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == frozenset()


async def test_a_player_hidden_on_a_viewers_server_is_not_named_to_them(memberships: Any) -> None:
    for owner in (ADA, BOB):
        await memberships.join(owner, PLACE, TODAY)
    await memberships.hide(ADA, PLACE, TODAY, hidden=True)
    for server in (PLACE, OTHER, EVERYWHERE):
        assert await memberships.unnamed(server, [ADA, BOB], BOB) == {ADA}
    for server in (OTHER, EVERYWHERE):
        assert await memberships.unnamed(server, [ADA, BOB], ADA) == frozenset()
        assert await memberships.unnamed(server, [ADA, BOB], "discord:44") == frozenset()
    await memberships.depart(BOB, PLACE)
    assert await memberships.unnamed(EVERYWHERE, [ADA, BOB], BOB) == frozenset()


async def test_players_have_met_on_a_server_that_neither_has_left(memberships: Any) -> None:
    for owner in (ADA, BOB):
        await memberships.join(owner, PLACE, TODAY)
    both = [ADA, BOB, "discord:44"]
    assert await memberships.met(None, both, ADA) == {ADA, BOB}
    assert await memberships.met(PLACE, both, None) == {ADA, BOB}
    for viewer in ("discord:44", None):
        assert await memberships.met(None, both, viewer) == frozenset()
    await memberships.join(ADA, OTHER, TODAY)
    assert await memberships.met(OTHER, both, None) == {ADA}
    await memberships.depart(ADA, PLACE)
    # Both are on the leaderboards of EVERYWHERE, too.
    assert await memberships.met(None, both, BOB) == {BOB}
    assert await memberships.met(None, both, ADA) == {ADA}


async def test_a_player_hidden_everywhere_is_named_nowhere(memberships: Any) -> None:
    await memberships.hide(ADA, EVERYWHERE, TODAY, hidden=True)
    assert await memberships.of(ADA) == (Membership(ADA, EVERYWHERE, date.min, hidden=True),)
    for server in (PLACE, OTHER, EVERYWHERE):
        assert await memberships.unnamed(server, [ADA, BOB]) == {ADA}


async def test_hiding_also_makes_a_member(store: Store, now: datetime) -> None:
    await write(store).results.keep(Result(ADA, TODAY, "shah", False, 50, 1, True, now))
    await write(store).memberships.hide(ADA, PLACE, TODAY, hidden=True)
    assert (await read(store).memberships.of(ADA))[0] == Membership(ADA, PLACE, TODAY, hidden=True)
    assert (
        await read(store).leaderboards.page(all_time_leaderboard("shah", PLACE), 1, 10, ADA)
    ).players == 1


async def test_a_player_who_left_a_server_is_not_named_there(memberships: Any) -> None:
    await memberships.depart(ADA, PLACE)
    assert await memberships.of(ADA) == ()
    await memberships.join(ADA, PLACE, TODAY)
    await memberships.depart(ADA, PLACE)
    assert await memberships.unnamed(PLACE, [ADA, BOB]) == {ADA}
    assert await memberships.unnamed(EVERYWHERE, [ADA, BOB]) == frozenset()


async def test_a_returning_player_is_named_and_keeps_their_first_day(memberships: Any) -> None:
    await memberships.join(ADA, PLACE, TODAY)
    await memberships.depart(ADA, PLACE)
    await memberships.join(ADA, PLACE, TODAY + timedelta(30))
    assert (await memberships.of(ADA))[0] == Membership(ADA, PLACE, TODAY)
    assert await memberships.unnamed(PLACE, [ADA]) == frozenset()
