"""A thousand matches at once: those whose time is up end once, in steps that hold nobody up."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from itertools import count
from typing import Any, Final

import pytest
from sqlalchemy import event

from bot.services.matches.matches import AT_ONCE, LATE
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import Ended
from bot.store.schema.matches import Match, MatchKind, MatchState, Seat
from bot.store.store import Store, Transaction
from tests.playing import services_over
from tests.visits import read, write

WAITING: Final = 900
ENDING: Final = 100


def challenge(number: int, closes_at: datetime, key: str = "sultan") -> Match:
    """A duel that was opened a day before, by somebody else each time."""
    return Match(
        id=0,
        interaction=number,
        kind=MatchKind.DUEL,
        key=key,
        server=f"discord:{number % 40}",
        channel=f"{number % 40}",
        opener=f"discord:{number}",
        opened_at=closes_at - timedelta(days=1),
        closes_at=closes_at,
    )


def taken_up(tx: Transaction, number: int, until: datetime, key: str = "sultan") -> Match:
    """Such a duel that is running; its challenger has begun to play."""
    match = tx.matches.open(challenge(number, until, key))
    rival = f"discord:{10**6 + number}"
    for owner in (f"discord:{number}", rival):
        tx.seats.take(Seat(match.id, owner, match.opened_at))
    tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING, rival=rival)
    return match


async def crowded(store: Store, now: datetime) -> list[int]:
    """A thousand duels; the ids of those whose time is up within a minute, half of them running."""

    def filled(tx: Transaction) -> list[int]:
        for number in range(WAITING):
            tx.matches.open(challenge(number, now + timedelta(hours=1 + number % 23)))
        due = []
        for number in range(WAITING, WAITING + ENDING):
            until = now - timedelta(seconds=number % 60)
            if number % 2:
                due.append(tx.matches.open(challenge(number, until)).id)
            else:
                match = taken_up(tx, number, until)
                tx.stock.keep(StockedDeal("sultan", number, ("t",), 70, 150))
                services_over(store, count(1).__next__).matches.deal(tx, match)
                tx.match_games.start(match.id, 1, f"discord:{number}", match.opened_at)
                due.append(match.id)
        return due

    return await store.write(filled)


@asynccontextmanager
async def another(url: str) -> AsyncIterator[Store]:
    """The store of another process."""
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.mark.long
async def test_two_processes_end_a_hundred_of_a_thousand_once(
    url: str, store: Store, now: datetime
) -> None:
    due = await crowded(store, now)
    before = {id: await read(store).matches.of(id) for id in due}
    async with another(url) as second:
        both = [services_over(one, count(1).__next__).matches for one in (store, second)]
        await asyncio.gather(*(one.close_due(now + LATE) for one in both))
        await asyncio.gather(*(one.close_due(now + LATE) for one in both))
    after = {id: await read(store).matches.of(id) for id in due}
    assert {row.state for row in after.values()} == {MatchState.LAPSED, MatchState.OVER}
    assert all(row.ended_at == row.closes_at for row in after.values())
    assert {after[id].wanted - before[id].wanted for id in due} == {1}, "each once"
    games = [one for id in due for one in await read(store).match_games.of_match(id)]
    assert len(games) == ENDING // 2
    assert {game.result for game in games} == {Ended.CLOSED}
    left = await store.read(lambda tx: tx.matches.due(now + timedelta(days=2), 9999))
    assert len(left) == WAITING


@pytest.mark.clock
async def test_nobody_waits_long_for_a_hundred_that_end(store: Store, now: datetime) -> None:
    due = await crowded(store, now)
    matches = services_over(store, count(1).__next__).matches
    began, slowest = time.monotonic(), 0.0
    ending = asyncio.create_task(matches.close_due(now + LATE))
    while not ending.done():
        asked = time.monotonic()
        await write(store).players.change("discord:1", two_colour=True)
        slowest = max(slowest, time.monotonic() - asked)
    took = time.monotonic() - began
    await ending
    assert (await read(store).matches.of(due[-1])).ended_at
    assert took < 2, f"{len(due)} took {took:.2f} s, {AT_ONCE} at once"
    assert slowest < 0.75, f"a press waited {slowest:.2f} s"


async def test_a_deal_goes_to_whoever_waits_for_its_kind(store: Store, now: datetime) -> None:
    """However many wait for another one."""

    def waiting(tx: Transaction) -> int:
        for number in range(2 * AT_ONCE):
            taken_up(tx, number, now + timedelta(days=2))
        tx.stock.keep(StockedDeal("shah", 5, ("t",), 70, 150))
        return taken_up(tx, 2 * AT_ONCE, now + timedelta(days=2), "shah").id

    shah = await store.write(waiting)
    matches = services_over(store, count(1).__next__).matches
    for _ in range(3):
        await matches.deal_lacking(now)
    assert [deal.deal for deal in await read(store).matches.deals(shah)] == [5]


async def test_what_is_asked_often_does_not_read_all_matches(store: Store, now: datetime) -> None:
    """Every three seconds by each bot, or with a press."""

    def scanned(tx: Transaction) -> list[str]:
        connection, asked = tx._connection, list[tuple[str, Any]]()

        def note(_: Any, __: Any, statement: str, values: Any, *___: Any) -> None:
            asked.append((statement, values))

        event.listen(connection, "before_cursor_execute", note)
        tx.matches.due(now, 50)
        tx.matches.lacking_deals(50)
        tx.matches.lacking_deals(50, stocked=True)
        tx.matches.rematch_of(1)
        tx.matches.lapse_rematches(now, 50)
        tx.matches.unaccepted("discord:1", now)
        tx.matches.unfinished_duels("discord:1", now)
        tx.matches.opened_by("discord:1", MatchKind.DUEL)
        tx.matches.refused("discord:1", "discord:2", now)
        tx.matches.of_player("discord:1", MatchKind.DUEL, MatchState.RUNNING)
        tx.matches.of_server("discord:1", MatchKind.CUP, MatchState.RUNNING)
        tx.matches.duels_between("discord:1", "discord:2", "discord:3")
        tx.notices.behind(now, 0, 50)
        event.remove(connection, "before_cursor_execute", note)
        explained = [
            str(row[3])
            for statement, values in asked
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]
        assert len(explained) >= 10
        return [one for one in explained if one.startswith("SCAN matches") and "INDEX" not in one]

    if not await store.read(lambda tx: tx._connection.dialect.name == "sqlite"):
        pytest.skip("with so few rows PostgreSQL reads them all")
    assert await store.write(scanned) == []
