"""Results, their totals, and which record is shown of equal ones."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from bot.keys import ALL_GAMES
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.leaderboards import all_time_leaderboard
from bot.store.queries.totals import AT_ONCE
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import (
    EVERYWHERE,
    Membership,
    RankedRecord,
    Result,
    Span,
    all_totals,
    month_of,
    oldest_kept,
    span_totals,
    spans_before,
    spans_of,
    week_of,
)
from bot.store.store import Store, close_day, forget_totals_before, rebuild_totals
from tests.bot.store.play import ADA, BOB
from tests.rows import played_row
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
    """How many of a player's results count on the all-time leaderboard."""
    page = await read(store).leaderboards.page(all_time_leaderboard("shah", server), 1, 100, owner)
    return page.own.played if page.own else 0


async def test_some_players_results_of_some_days(results: Any, now: datetime) -> None:
    late = replace(BEGUN, day=TOMORROW)
    mine = ended(now, key="sultan"), BEGUN, replace(BEGUN, day=TODAY - timedelta(1)), late
    theirs = replace(BEGUN, owner=BOB), replace(BEGUN, owner="discord:44")
    for result in (*mine, *theirs):
        assert await results.keep(result)
    found = await results.of_players((BOB, ADA), TODAY, TOMORROW)
    assert found == (BEGUN, theirs[0], mine[0], late)
    assert await results.of_players((), TODAY, TOMORROW) == ()


FRIDAY = date(2026, 11, 20)


async def totals(url: str) -> list[tuple[Any, ...]]:
    """Every row of both tables that is a single game's, ordered."""
    return [row for row in await stored(url) if row[1] != ALL_GAMES]


async def stored(url: str) -> list[tuple[Any, ...]]:
    """Every row of both tables, ordered."""
    database = Database(Address.parse(url))
    found = await database.read(
        lambda connection: [
            tuple(row)
            for table in (span_totals, all_totals)
            for row in connection.execute(select(table).order_by(*table.primary_key))
        ]
    )
    await database.close()
    return found


async def played(
    store: Store, now: datetime, day: date, placed: int, *, owner: str = ADA, won: bool = False
) -> None:
    await write(store).results.keep(Result(owner, day, "shah", won, placed, 1, True, now))


@pytest.mark.parametrize(
    ("day", "span"),
    [
        (date(2026, 12, 31), Span("week", date(2026, 12, 28), date(2027, 1, 3), 5)),
        (date(2027, 1, 3), Span("week", date(2026, 12, 28), date(2027, 1, 3), 5)),
        (date(2027, 1, 4), Span("week", date(2027, 1, 4), date(2027, 1, 10), 5)),
        (date(2028, 2, 29), Span("month", date(2028, 2, 1), date(2028, 2, 29), 20)),
        (date(2027, 2, 1), Span("month", date(2027, 2, 1), date(2027, 2, 28), 20)),
        (date(2026, 12, 31), Span("month", date(2026, 12, 1), date(2026, 12, 31), 20)),
    ],
)
def test_weeks_begin_on_monday_and_months_on_their_first(day: date, span: Span) -> None:
    assert span == (week_of if span.kind == "week" else month_of)(day)


def test_a_range_of_days_covers_its_weeks_and_months() -> None:
    first, last = date(2026, 12, 27), date(2027, 1, 1)
    weeks = (week_of(first), week_of(last))
    assert spans_of(first, last) == (*weeks, month_of(first), month_of(last))
    assert spans_before(date(2026, 12, 31)) == (week_of(date(2026, 12, 24)), month_of(FRIDAY))


async def test_only_the_best_days_of_a_week_count(url: str, store: Store, now: datetime) -> None:
    monday = week_of(FRIDAY).begins
    for n, placed in enumerate((10, 60, 30, 20, 50, 40)):
        await played(store, now, monday + timedelta(n), placed)
    await played(store, now, monday + timedelta(6), 0, won=True)
    assert await totals(url) == [
        (EVERYWHERE, "shah", "month", date(2026, 11, 1), ADA, 7, 1, 310),
        (EVERYWHERE, "shah", "week", monday, ADA, 7, 1, 280),
        (EVERYWHERE, "shah", ADA, 7, 1, 310),
    ]


async def test_the_scores_of_a_day_are_added_for_all_games(
    url: str, store: Store, now: datetime
) -> None:
    """The best five days of the week are those of all games together."""
    monday = week_of(FRIDAY).begins
    for n, placed in enumerate((10, 60, 30, 20, 50, 40)):
        await played(store, now, monday + timedelta(n), placed)
    await write(store).results.keep(Result(ADA, monday, "sultan", True, 95, 1, True, now))
    await write(store).results.keep(Result(ADA, FRIDAY, "sultan", False, 8, 1))
    of_all = [row for row in await stored(url) if row[1] == ALL_GAMES]
    assert [row[3:] for row in of_all if row[2] == "day"] == [
        (monday, ADA, 2, 1, 110),
        *[(monday + timedelta(n), ADA, 1, 0, placed) for n, placed in ((1, 60), (2, 30), (3, 20))],
        (FRIDAY, ADA, 2, 0, 58),
        (monday + timedelta(5), ADA, 1, 0, 40),
    ]
    assert [row for row in of_all if row[2] != "day"] == [
        (EVERYWHERE, ALL_GAMES, "month", date(2026, 11, 1), ADA, 6, 1, 310),
        (EVERYWHERE, ALL_GAMES, "week", monday, ADA, 6, 1, 290),
        (EVERYWHERE, ALL_GAMES, ADA, 7, 1, 310),
    ]
    await close_day(store, FRIDAY, now)
    assert (await stored(url))[-3] == (EVERYWHERE, ALL_GAMES, ADA, 8, 1, 318)


async def test_unclosed_results_are_in_no_total(url: str, store: Store, now: datetime) -> None:
    begun = Result(ADA, FRIDAY, "shah", False, 50, 1)
    await write(store).results.keep(begun)
    assert await totals(url) == []
    await close_day(store, FRIDAY, now)
    assert [row[-1] for row in await totals(url)] == [50, 50, 50]
    await write(store).results.keep(replace(begun, day=FRIDAY + timedelta(1)))
    assert [row[-1] for row in await totals(url)] == [50, 50, 50]


async def test_rebuilding_corrects_wrong_totals(url: str, store: Store, now: datetime) -> None:
    await write(store).memberships.join(ADA, PLACE, FRIDAY)
    for n in range(-7, 8):
        await played(store, now, FRIDAY + timedelta(n), n * n)
    right = await totals(url)
    database = Database(Address.parse(url))
    await database.write(falsify)
    await database.close()
    assert await totals(url) != right
    await rebuild_totals(store, spans_of(FRIDAY - timedelta(7), FRIDAY + timedelta(7)))
    assert await totals(url) == right


def falsify(connection: Connection) -> None:
    connection.execute(update(span_totals).values(points=7))
    connection.execute(update(all_totals).values(owner="discord:0"))
    connection.execute(update(all_totals).values(owner=ADA, played=3))


async def test_old_spans_are_forgotten(url: str, store: Store, now: datetime) -> None:
    for day in (date(2026, 9, 30), date(2026, 10, 1), FRIDAY - timedelta(7), FRIDAY):
        await played(store, now, day, 10)
    before = spans_before(FRIDAY)
    await forget_totals_before(store, before)
    kept = [(row[2], row[3]) for row in await totals(url) if len(row) == 8]
    spans = (*before, *spans_of(FRIDAY, FRIDAY))
    assert sorted(kept) == sorted((span.kind, span.begins) for span in spans)
    after = await totals(url)
    assert after[-1] == (EVERYWHERE, "shah", ADA, 4, 0, 40)
    await rebuild_totals(store, spans)
    assert await totals(url) == after


@pytest.mark.long
async def test_many_players_are_totalled_in_batches(url: str, store: Store, now: datetime) -> None:
    owners = [f"discord:{n}" for n in range(AT_ONCE + 1)]
    for owner in owners:
        await write(store).results.keep(Result(owner, FRIDAY, "shah", False, 7, 1))
    assert await close_day(store, FRIDAY, now) == len(owners)
    closed = await totals(url)
    assert len(closed) == 3 * len(owners)
    await rebuild_totals(store, spans_of(FRIDAY, FRIDAY))
    assert await totals(url) == closed
    await forget_totals_before(store, oldest_kept(FRIDAY + timedelta(70)))
    assert len(await totals(url)) == len(owners)
    assert len(await stored(url)) == 2 * len(owners)


DAY = date(2026, 11, 20)


PLAZA = "discord:900"


RESULTS = {
    "discord:1": (True, 88, 30),
    "discord:2": (False, 40, 9),
    "discord:3": (False, 40, 9),
    "discord:4": (False, 40, 7),
    "discord:5": (False, 0, 0),
}
"""Won, cards home and tie-breaker, by owner."""


_INTERACTIONS = count(1)


@pytest.fixture
async def attempted(store: Store, now: datetime) -> Store:
    """Everybody has attempted the day, each with a record of their own."""
    await play(store, now, RESULTS)
    return store


async def play(store: Store, now: datetime, results: dict[str, tuple[bool, int, int]]) -> None:
    daily = Daily(DAY, "shah", 7, ("d",))
    await write(store).deals.draw_daily(daily)
    for owner, (won, placed, tie_breaker) in results.items():
        game = await write(store).attempts.start(next(_INTERACTIONS), owner, daily, owner, now)
        await write(store).games.save(
            next(_INTERACTIONS),
            played_row(
                owner,
                game.id,
                game.version,
                moves=f"d {owner[-1]}",
                presses="0",
                result="lost",
                at=now,
            ),
            Result(owner, DAY, "shah", won, placed, tie_breaker, closed_at=now),
        )


async def records(store: Store, most: int = 100) -> list[RankedRecord]:
    found, last = list[RankedRecord](), None
    while some := await read(store).ranked_records.records(DAY, "shah", last, most):
        found += some
        last = some[-1]
    return found


async def moves(store: Store) -> dict[str, str | None]:
    return {one.owner: one.moves for one in await records(store)}


async def state(store: Store) -> Any:
    return await read(store).ranked_records.state(DAY, "shah")


@pytest.mark.parametrize("most", [1, 2, 3, 100])
async def test_all_lines_come_once_however_many_at_a_time(attempted: Store, most: int) -> None:
    found = await records(attempted, most)
    assert [one.owner[-1] for one in found] == ["5", "4", "2", "3", "1"]
    assert [one.score for one in found] == [0, 40, 40, 40, 100]
    assert [one.moves for one in found] == [f"d {n}" for n in "54231"]


@pytest.mark.parametrize("place", [EVERYWHERE, PLAZA])
async def test_who_hides_anywhere_shows_no_moves(attempted: Store, place: str) -> None:
    before = await state(attempted)
    await write(attempted).memberships.hide("discord:2", place, DAY, hidden=True)
    assert (await moves(attempted))["discord:2"] is None
    assert len(await records(attempted)) == len(RESULTS)
    assert await state(attempted) != before
    await write(attempted).memberships.hide("discord:2", place, DAY, hidden=False)
    assert (await moves(attempted))["discord:2"] == "d 2"
    assert await state(attempted) == before


async def test_who_has_left_a_server_still_shows_theirs(attempted: Store) -> None:
    await write(attempted).memberships.join("discord:2", PLAZA, DAY)
    await write(attempted).memberships.depart("discord:2", PLAZA)
    assert (await moves(attempted))["discord:2"] == "d 2"


async def test_who_deletes_leaves_numbers(attempted: Store, now: datetime) -> None:
    before = await state(attempted)
    erase = write(attempted).personal.erase
    await erase("discord:2", "nobody:1", DAY, lambda *_: "a mark", now)
    assert await state(attempted) != before
    found = {one.owner: one for one in await records(attempted)}
    assert (found["nobody:1"].score, found["nobody:1"].moves) == (40, None)
    assert "discord:2" not in found


async def test_whoever_hides_the_state_is_another(store: Store, now: datetime) -> None:
    """Once it wasn't, if the numbers of their games, and the squares of these, added up to the
    same: 1, 5 and 6 hid, but the file with their moves was still sent."""
    await play(store, now, dict.fromkeys([f"discord:{n}" for n in range(1, 8)], (False, 9, 9)))
    states = set()
    groups = ["", *"1234567", "14", "23", "156", "237", "1234567"]
    for hidden in groups:
        for n in hidden:
            await write(store).memberships.hide(f"discord:{n}", EVERYWHERE, DAY, hidden=True)
        states.add(await state(store))
        for n in hidden:
            await write(store).memberships.hide(f"discord:{n}", EVERYWHERE, DAY, hidden=False)
    assert len(states) == len(groups)


async def test_a_day_without_attempts(store: Store) -> None:
    assert await records(store) == []
    assert (await state(store))[0] == 0
