"""Totals: updated as results are closed, and the same when recomputed."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from bot.keys import ALL_GAMES
from bot.services.core.requests import Transactions
from bot.services.rankings.standings import Standings
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.queries.totals import AT_ONCE
from bot.store.schema.rankings import (
    EVERYWHERE,
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
from tests.visits import write

FRIDAY = date(2026, 11, 20)
PLACE = "discord:900"


async def totals(url: str) -> list[tuple[Any, ...]]:
    """Every row of both tables that is a single game's, ordered."""
    return [row[:-1] for row in await stored(url) if row[1] != ALL_GAMES]


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
        (monday, ADA, 1, 1, 110, 2),
        *[
            (monday + timedelta(n), ADA, 1, 0, placed, 1)
            for n, placed in ((1, 60), (2, 30), (3, 20))
        ],
        (FRIDAY, ADA, 1, 0, 58, 2),
        (monday + timedelta(5), ADA, 1, 0, 40, 1),
    ]
    assert [row for row in of_all if row[2] != "day"] == [
        (EVERYWHERE, ALL_GAMES, "month", date(2026, 11, 1), ADA, 6, 1, 310, 7),
        (EVERYWHERE, ALL_GAMES, "week", monday, ADA, 6, 1, 290, 7),
        (EVERYWHERE, ALL_GAMES, ADA, 6, 1, 310, 7),
    ]
    await close_day(store, FRIDAY, now)
    assert (await stored(url))[-3] == (EVERYWHERE, ALL_GAMES, ADA, 6, 1, 318, 8)


async def test_totals_of_all_games_catch_up(url: str, store: Store, now: datetime) -> None:
    """A process of the previous version counts games one by one only."""
    await write(store).memberships.join(ADA, PLACE, FRIDAY)
    for key, placed in (("shah", 40), ("sultan", 0)):
        await write(store).results.keep(Result(ADA, FRIDAY, key, False, placed, 1, True, now))
    await write(store).results.keep(Result(BOB, FRIDAY, "shah", False, 7, 1))
    right = await stored(url)
    database = Database(Address.parse(url))
    for it in (span_totals, all_totals):
        gone = delete(it).where(it.c.key == ALL_GAMES)
        await database.write(partial(Connection.execute, statement=gone))
    assert len(await stored(url)) < len(right)
    assert await Standings(Transactions(store)).catch_up(FRIDAY) == 3
    assert await stored(url) == right
    missed = update(all_totals).where(all_totals.c.key == "all").values(games=1, points=7)
    await database.write(lambda it: it.execute(missed))
    late = update(span_totals).where(span_totals.c.kind == "day").values(games=1, points=7)
    await database.write(lambda it: it.execute(late))
    await database.close()
    assert await Standings(Transactions(store)).catch_up(FRIDAY) == 2
    assert await stored(url) == right
    assert await Standings(Transactions(store)).catch_up(FRIDAY) == 0


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
    connection.execute(update(all_totals).values(owner=ADA, days=3))


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
