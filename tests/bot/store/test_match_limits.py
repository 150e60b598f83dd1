"""What one person can begin with others, and many matches: on both databases, in two processes."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from itertools import count
from typing import Any, Final

import pytest
from sqlalchemy import event

from bot.errors import PlayError, Reason
from bot.press.together import AcceptDuel, PlayMatch, WithdrawDuel
from bot.services.core.requests import Request
from bot.services.matches.duels import AN_HOUR, AT_MOST
from bot.services.matches.transitions import AT_ONCE, LATE
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import StockedDeal
from bot.store.schema.games import Ended
from bot.store.schema.matches import Match, MatchKind, MatchState, Seat
from bot.store.store import Store, Transaction
from tests.playing import services_over
from tests.posts import shown
from tests.refused import refused
from tests.visits import read, write

BOB: Final = "discord:1"


HOUR: Final = timedelta(hours=1)


_INTERACTIONS = count(10**9)


def by(owner: str, at: datetime, server: str = "discord:5", channel: str = "8") -> Request:
    return Request(next(_INTERACTIONS), owner, at, server, channel)


@pytest.fixture
def services(store: Store) -> Services:
    return services_over(store, count(1).__next__, Workers(1))


@asynccontextmanager
async def another_process(url: str) -> AsyncIterator[Services]:
    store = await Store.open(url)
    yield services_over(store, count(1).__next__, Workers(1))
    await store.close()


async def challenges(store: Store, now: datetime, many: int) -> list[int]:
    """So many open challenges to anybody, each by somebody else, and deals for them."""

    def opened(tx: Transaction) -> list[int]:
        for number in range(many):
            tx.stock.keep(StockedDeal("sultan", 100 + number, ("t",), 70, 150))
        made = [tx.matches.open(challenge(100 + number, now + HOUR)) for number in range(many)]
        for match in made:
            tx.seats.take(Seat(match.id, match.opener or "", now))
        return [match.id for match in made]

    return await store.write(opened)


async def running(store: Store, now: datetime, many: int, owner: str = BOB) -> list[Match]:
    """So many running duels that somebody has taken up."""

    def began(tx: Transaction) -> list[Match]:
        matches = [taken_up(tx, 500 + number, now + HOUR) for number in range(many)]
        for match in matches:
            tx.seats.take(Seat(match.id, owner, now))
        return matches

    return await store.write(began)


async def reasons(*asked: Awaitable[Any]) -> list[Reason]:
    """Why some of what was asked for at once was refused."""
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(one, PlayError) for one in done if isinstance(one, BaseException))
    return [one.reason for one in done if isinstance(one, PlayError)]


async def test_nobody_takes_up_more_than_five_duels_that_they_finish(
    store: Store, services: Services, now: datetime
) -> None:
    *first, sixth = await challenges(store, now, AT_MOST + 1)
    for id in first:
        await services.duels.board(by(BOB, now), AcceptDuel(id))
    await services.duels.board(by(BOB, now), AcceptDuel(first[0]))
    with refused(Reason.TOO_MANY_DUELS):
        await services.duels.board(by(BOB, now), AcceptDuel(sixth))
    assert (await read(store).matches.of(sixth)).state is MatchState.OPEN
    with refused(Reason.TOO_MANY_DUELS):
        await services.duels.challenge(by(BOB, now), "sultan", None)
    (game,) = await read(store).match_games.of_match(first[0])
    over = replace(game, result=Ended.GIVEN_UP, placed=0, tie_breaker=0)
    await write(store).games.save(next(_INTERACTIONS), over)
    await services.duels.board(by(BOB, now), AcceptDuel(sixth))


async def test_two_processes_let_nobody_take_up_a_sixth(
    url: str, store: Store, services: Services, now: datetime
) -> None:
    ids = await challenges(store, now, AT_MOST + 3)
    async with another_process(url) as other:
        ways = (services, other)
        asked = [ways[n % 2].duels.board(by(BOB, now), AcceptDuel(id)) for n, id in enumerate(ids)]
        assert await reasons(*asked) == [Reason.TOO_MANY_DUELS] * 3
    assert await read(store).matches.unfinished_duels(BOB, now) == AT_MOST


async def test_challenges_made_while_there_was_room_begin_no_sixth_duel(
    store: Store, services: Services, now: datetime
) -> None:
    await running(store, now, AT_MOST - 1)
    first, *more = [await services.duels.challenge(by(BOB, now), "sultan", None) for _ in range(3)]
    await services.duels.board(by("discord:50", now), AcceptDuel(first.match))
    for number, duel in enumerate(more):
        with refused(Reason.RIVAL_HAS_TOO_MANY):
            await services.duels.board(by(f"discord:{60 + number}", now), AcceptDuel(duel.match))
        match = await read(store).matches.of(duel.match)
        assert (match.state, match.rival) == (MatchState.OPEN, None)
    assert await read(store).matches.unfinished_duels(BOB, now) == AT_MOST


async def test_a_rematch_is_one_of_the_five(
    store: Store, services: Services, now: datetime
) -> None:
    ended = now - timedelta(minutes=5)
    over = await store.write(lambda tx: taken_up(tx, 900, ended))
    ada, cleo = over.opener, f"discord:{10**6 + 900}"
    assert ada
    await write(store).matches.change(
        over.id, MatchState.RUNNING, state=MatchState.OVER, ended_at=ended
    )
    assert await services.duels.rematch(by(ada, now), over.id) is None
    await running(store, now, AT_MOST, ada)
    with refused(Reason.RIVAL_HAS_TOO_MANY):
        await services.duels.rematch(by(cleo, now), over.id)
    with refused(Reason.TOO_MANY_DUELS):
        await services.duels.rematch(by(ada, now), over.id)
    assert not (await read(store).seats.seat(over.id, cleo)).rematch
    later = now + HOUR
    await write(store).stock.keep(StockedDeal("sultan", 7, ("t",), 70, 150))
    rematch = await services.duels.rematch(by(cleo, later), over.id)
    assert rematch
    _, is_new = rematch
    assert is_new


async def test_what_is_over_the_limit_already_goes_on(
    store: Store, services: Services, now: datetime
) -> None:
    matches = await running(store, now, AT_MOST + 3)
    await write(store).stock.keep(StockedDeal("sultan", 7, ("t",), 70, 150))
    view = await services.duels.board(by(BOB, now), PlayMatch(matches[-1].id, 1))
    assert isinstance(view, GameView)
    assert view.owner == BOB


async def test_nobody_notifies_more_than_three_in_an_hour(
    services: Services, now: datetime
) -> None:
    """Thirty were, by challenging each and taking that back."""
    asked = services.duels
    for number in range(AN_HOUR):
        duel = await asked.challenge(
            by(BOB, now + number * timedelta(minutes=9)), "sultan", f"discord:{50 + number}"
        )
        taking_back = WithdrawDuel(duel.match)
        await asked.change(by(BOB, now + number * timedelta(minutes=9)), taking_back)
    at = now + timedelta(minutes=30)
    with refused(Reason.TOO_MANY_CHALLENGED) as raised:
        await asked.challenge(by(BOB, at), "sultan", "discord:60")
    assert raised.value.facts["again_at"] == now + HOUR
    await asked.challenge(by(BOB, at), "sultan", None)
    await asked.challenge(by(BOB, now + HOUR), "sultan", "discord:60")


async def test_who_accepts_does_not_count_as_notified_for_nothing(
    services: Services, now: datetime
) -> None:
    for number in range(AN_HOUR):
        duel = await services.duels.challenge(by(BOB, now), "sultan", f"discord:{50 + number}")
        await services.duels.board(by(f"discord:{50 + number}", now), AcceptDuel(duel.match))
    await services.duels.challenge(by(BOB, now), "sultan", "discord:60")


async def test_one_person_has_one_table_of_a_server(
    url: str, store: Store, services: Services, now: datetime
) -> None:
    for deal in range(9):
        await write(store).stock.keep(StockedDeal("sultan", 100 + deal, ("t",), 70, 150))
    async with another_process(url) as other:
        ways = (services, other)
        asked = [ways[n % 2].tables.open(by(BOB, now), str(n), "sultan") for n in range(4)]
        assert await reasons(*asked) == [Reason.OWN_TABLE_OPEN] * 3
    await services.tables.open(by("discord:2", now), "77", "sultan")
    await services.tables.open(by(BOB, now, "discord:6"), "88", "sultan")


async def test_a_table_without_a_hand_closes_after_a_day(
    store: Store, services: Services, now: datetime
) -> None:
    await write(store).stock.keep(StockedDeal("sultan", 100, ("t",), 70, 150))
    table = await services.tables.open(by(BOB, now), "7", "sultan")
    await services.matches.close_due(now + timedelta(days=1))
    assert (await read(store).matches.of(table.match)).state is MatchState.RUNNING
    await services.matches.close_due(now + timedelta(days=1, minutes=1))
    assert (await read(store).matches.of(table.match)).state is MatchState.OVER


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

    def waiting(tx: Transaction, first: int) -> None:
        for number in range(first, first + WAITING // 10):
            tx.matches.open(challenge(number, now + timedelta(hours=1 + number % 23)))

    def filled(tx: Transaction) -> list[int]:
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

    for first in range(0, WAITING, WAITING // 10):
        await store.write(partial(waiting, first=first))
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
    before = {id: (await shown(store, id)).wanted for id in due}
    async with another(url) as second:
        both = [services_over(one, count(1).__next__).matches for one in (store, second)]
        await asyncio.gather(*(one.close_due(now + LATE) for one in both))
        await asyncio.gather(*(one.close_due(now + LATE) for one in both))
    after = {id: await read(store).matches.of(id) for id in due}
    assert {row.state for row in after.values()} == {MatchState.LAPSED, MatchState.OVER}
    assert all(row.ended_at == row.closes_at for row in after.values())
    changed = {(await shown(store, id)).wanted - wanted for id, wanted in before.items()}
    assert changed == {1}, "each once"
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
        tx.matches.behind(now, 0, 50)
        event.remove(connection, "before_cursor_execute", note)
        explained = [
            str(row[3])
            for statement, values in asked
            for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values)
        ]
        assert len(explained) >= 10
        return [
            one
            for one in explained
            if one.startswith(("SCAN matches", "SCAN posts")) and "INDEX" not in one
        ]

    if not await store.read(lambda tx: tx._connection.dialect.name == "sqlite"):
        pytest.skip("with so few rows PostgreSQL reads them all")
    assert await store.write(scanned) == []
