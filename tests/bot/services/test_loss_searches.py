"""Searches for where games were lost: how many, for how long, and in which turn."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

import pytest

from bot.errors import Reason
from bot.services.analyses import loss_searches
from bot.services.analyses.analysed_games import Progress
from bot.services.analyses.loss_searches import LossSearches
from bot.services.core.requests import LIMITS, Request, Transactions
from bot.services.core.work import Slicing
from bot.services.solving.workers import Workers
from bot.store.schema.games import StoredGame
from bot.store.store import Store
from tests.play.lost_games import LOST, lost
from tests.playing import services_over
from tests.refused import refused
from tests.rows import new_row, played_row
from tests.visits import read, write
from tests.waiting import HANGS_S

NOON = datetime(2026, 8, 1, 12, tzinfo=UTC)
_INTERACTIONS = count(1)


async def stored(store: Store, owner: str, key: str = "sultan") -> StoredGame:
    """A lost game of a player."""
    _, deal, moves = lost(key).split(" ", 2)
    games = write(store).games
    row = await games.start(
        next(_INTERACTIONS), new_row(owner, key, int(deal), private=False, at=NOON)
    )
    await games.save(
        next(_INTERACTIONS),
        played_row(owner, row.id, row.version, moves=moves, presses="0", result="lost", at=NOON),
    )
    found: StoredGame | None = await read(store).games.game(row.id)
    assert found
    return found


@pytest.fixture
def idle(transactions: Transactions) -> LossSearches:
    """Searches whose solver processes aren't running."""
    return LossSearches(transactions, Slicing(), Workers(0))


async def test_without_a_solver_a_search_ends_and_keeps_what_is_known(
    store: Store, idle: LossSearches
) -> None:
    row = await stored(store, "discord:1")
    search = idle.begin("discord:1", row, None)
    await search.ended()
    assert search.progress is Progress.UNANSWERED
    kept = await read(store).analyses.of(row.id)
    assert kept == search.known
    assert not kept.finished


async def test_a_search_ends_when_its_time_is_up(
    store: Store, transactions: Transactions, workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loss_searches, "WITHIN", 0.0)
    searches = LossSearches(transactions, Slicing(), workers)
    search = searches.begin("discord:1", await stored(store, "discord:1"), None)
    await search.ended()
    assert search.progress is Progress.OUT_OF_TIME
    assert not search.known.finished


async def test_a_player_has_one_and_everybody_has_a_limited_number(
    store: Store, idle: LossSearches, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loss_searches, "AT_ONCE", 2)
    ada, bob = [await stored(store, owner) for owner in ("discord:1", "discord:2")]
    idle.begin("discord:1", ada, None)
    assert idle.running(ada)
    assert idle.running(replace(ada, version=ada.version + 1)) is None
    with refused(Reason.STILL_ANALYSING):
        idle.admit("discord:1")
    idle.admit("discord:2")
    idle.begin("discord:2", bob, None)
    with refused(Reason.ANALYSES_BUSY):
        idle.admit("discord:3")
    await idle.stop()
    idle.admit("discord:1")
    assert idle.running(ada) is None


async def test_all_are_stopped_at_once_and_say_so(
    store: Store, transactions: Transactions, workers: Workers
) -> None:
    searches = LossSearches(transactions, Slicing(), workers)
    owners = [f"discord:{number}" for number in range(20)]
    begun = [searches.begin(owner, await stored(store, owner), None) for owner in owners]
    unbegun = searches.begin("discord:99", await stored(store, "discord:99"), None)
    await searches.stop()
    async with asyncio.timeout(HANGS_S):
        await asyncio.gather(*(one.ended() for one in (*begun, unbegun)))
    assert {one.progress for one in begun} <= {Progress.STOPPED, Progress.DONE}
    await asyncio.sleep(0)
    assert sum(workers.questions.values()) <= 1


async def test_searches_take_turns(
    store: Store, transactions: Transactions, workers: Workers
) -> None:
    """A long one keeps no short one from its end."""
    searches = LossSearches(transactions, Slicing(), workers)
    long = [
        searches.begin(owner, await stored(store, owner, "shah"), None)
        for owner in ("discord:1", "discord:2")
    ]
    short = searches.begin("discord:3", await stored(store, "discord:3"), None)
    async with asyncio.timeout(HANGS_S):
        await short.ended()
    assert short.known.lost == LOST["sultan"][1]
    assert any(one.progress is Progress.SEARCHING for one in long)
    await searches.stop()


async def test_only_searches_count_towards_a_players_limit(store: Store) -> None:
    services = services_over(store, count(20).__next__)
    row = await stored(store, "discord:1")
    for _ in range(LIMITS[Reason.TOO_MANY_ANALYSES][0]):
        begun = await services.post_mortems.begin(asking(), row.id)
        assert begun.search
        await begun.search.ended()
        await asyncio.sleep(0)
        await services.post_mortems.known(asking(), row.id)
    with refused(Reason.TOO_MANY_ANALYSES):
        await services.post_mortems.begin(asking(), row.id)
    assert (await services.post_mortems.known(asking(), row.id)).search is None


def asking() -> Request:
    return Request(next(_INTERACTIONS), "discord:1", NOON)
