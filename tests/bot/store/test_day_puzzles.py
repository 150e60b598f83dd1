"""The puzzles of days: one a day, whoever makes it, and how many have found it."""

import asyncio
from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.store.schema.puzzles import DayPuzzle, Found
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.bot.store.test_puzzles import answered, begun, shown
from tests.visits import read, write

DAY = date(2026, 11, 20)
CLEO, HOME = "discord:33", "discord:1100000000000000001"


def of_day(day: date = DAY, deal: int = 2**40, *, is_shipped: bool = False) -> DayPuzzle:
    return DayPuzzle(day, 0, "sultan", deal, 1, "t|1|0", is_shipped)


async def test_a_day_has_one_puzzle_however_many_make_it(store: Store) -> None:
    made = [of_day(deal=deal) for deal in range(1, 6)]
    kept = await asyncio.gather(*(write(store).day_puzzles.keep(one) for one in made))
    assert len(set(kept)) == 1
    assert await read(store).day_puzzles.of(DAY) == kept[0]
    assert await read(store).day_puzzles.of(DAY + timedelta(1)) is None


async def test_days_are_numbered_from_the_first_on(store: Store) -> None:
    for later in (0, 2, 1, 9):
        kept = await write(store).day_puzzles.keep(of_day(DAY + timedelta(later)))
        assert kept.number == later + 1


async def test_the_first_day_that_lacks_one(store: Store) -> None:
    days = [DAY + timedelta(ahead) for ahead in range(3)]
    assert await read(store).day_puzzles.lacking(days) == DAY
    await write(store).day_puzzles.keep(of_day(DAY))
    await write(store).day_puzzles.keep(of_day(days[2]))
    assert await read(store).day_puzzles.lacking(days) == days[1]
    await write(store).day_puzzles.keep(of_day(days[1]))
    assert await read(store).day_puzzles.lacking(days) is None


async def test_a_day_s_puzzle_is_beside_those_of_the_collection(
    store: Store, now: datetime
) -> None:
    """One of them may be dealt on a day although its player was shown it; another is still open."""
    other = await begun(store, shown(now))
    today = await begun(store, replace(shown(now), day=DAY))
    assert await read(store).day_puzzles.begun(ADA, DAY) == today
    assert await read(store).puzzles.open_one(ADA, "sultan", 1) == other
    assert await read(store).puzzles.last(ADA) == other
    assert await write(store).puzzles.begin(replace(shown(now, 9), day=DAY)) is None


async def test_how_many_have_found_it_is_counted_by_server(store: Store, now: datetime) -> None:
    for owner, clean in ((ADA, True), (BOB, False), (CLEO, None)):
        row = await begun(store, replace(shown(now, owner=owner), day=DAY))
        if clean is not None:
            await write(store).puzzles.save(answered(row, now, clean=clean))
    await write(store).memberships.join(BOB, HOME, DAY)
    assert await read(store).day_puzzles.found(DAY, HOME) == Found(clean=0, answered=1)
    await write(store).memberships.join(ADA, HOME, DAY)
    assert await read(store).day_puzzles.found(DAY, HOME) == Found(clean=1, answered=2)
    assert await read(store).day_puzzles.found(DAY + timedelta(1), HOME) == (0, 0)
    assert await read(store).day_puzzles.tries(DAY) == (("t",), ("t",))
    await write(store).memberships.depart(BOB, HOME)
    assert await read(store).day_puzzles.found(DAY, HOME) == Found(clean=1, answered=1)


async def test_days_answered_and_days_that_could_be(store: Store, now: datetime) -> None:
    for later in range(3):
        day = DAY + timedelta(later)
        await write(store).day_puzzles.keep(of_day(day, is_shipped=later == 1))
        row = await begun(store, replace(shown(now, deal=later), day=day))
        if later != 1:
            await write(store).puzzles.save(answered(row, now, clean=False))
    assert await read(store).day_puzzles.answered_days(ADA) == (DAY + timedelta(2), DAY)
    assert await read(store).day_puzzles.playable(DAY) == (DAY, DAY + timedelta(2))
    assert await read(store).day_puzzles.playable(DAY + timedelta(1)) == (DAY + timedelta(2),)
