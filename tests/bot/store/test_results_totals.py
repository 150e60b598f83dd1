"""Totals: updated as results are closed, and the same when recomputed."""

from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from bot.store.address import Address
from bot.store.batches import close_day, forget_totals_before, rebuild_totals
from bot.store.database import Database
from bot.store.rows import EVERYWHERE, Result
from bot.store.spans import Span, month_of, spans_before, spans_of, week_of
from bot.store.store import Store
from bot.store.tables import all_totals, span_totals
from bot.store.totals import AT_ONCE
from tests.bot.store.play import ADA
from tests.visits import write

FRIDAY = date(2026, 11, 20)
PLACE = "discord:900"


async def totals(url: str) -> list[tuple[Any, ...]]:
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


async def test_many_players_are_totalled_in_batches(url: str, store: Store, now: datetime) -> None:
    owners = [f"discord:{n}" for n in range(AT_ONCE + 1)]
    for owner in owners:
        await write(store).results.keep(Result(owner, FRIDAY, "shah", False, 7, 1))
    assert await close_day(store, FRIDAY, now) == len(owners)
    closed = await totals(url)
    assert len(closed) == 3 * len(owners)
    await rebuild_totals(store, spans_of(FRIDAY, FRIDAY))
    assert await totals(url) == closed
    await forget_totals_before(store, spans_before(FRIDAY + timedelta(70)))
    assert len(await totals(url)) == len(owners)
