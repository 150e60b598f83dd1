"""The puzzles of days are made ahead, each as hard as its day of the week should be."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from random import Random

from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.requests import Transactions
from bot.services.puzzles.days import DAYS_AHEAD, DayPuzzlePool, dealt, fits
from bot.services.puzzles.mornings import UNNAMED, where_lost
from bot.services.solving.workers import Workers
from bot.store.schema.puzzles import DayPuzzle, Tried
from bot.store.store import Store
from engine.puzzles.collection import written
from engine.puzzles.finding import found
from engine.puzzles.levels import Measure
from tests.visits import read, write

WEEK = [date(2026, 11, 23) + timedelta(day) for day in range(7)]
"""From a Monday on."""
WEDNESDAY, SUNDAY = WEEK[2], WEEK[6]
FOR_WEDNESDAY, FOR_SUNDAY = 7, 13
"""Deals of Sultan that hold such a puzzle."""
NONE, TOO_EASY = 1, 9
"""One without a puzzle, and one whose puzzle is won without a thought."""


def pool_of(store: Store, workers: Workers, day: date, deals: Iterable[int]) -> DayPuzzlePool:
    now, deal = datetime(day.year, day.month, day.day, 12, tzinfo=UTC), iter(deals)
    return DayPuzzlePool(Transactions(store), workers, lambda _: next(deal) - 1, lambda: now)


async def test_what_is_as_hard_as_a_day_should_be_is_kept(store: Store, workers: Workers) -> None:
    deals = (NONE, TOO_EASY, FOR_SUNDAY, FOR_WEDNESDAY)
    pool = pool_of(store, workers, WEDNESDAY, deals)
    for _ in deals:
        assert await read(store).day_puzzles.of(WEDNESDAY) is None
        assert await pool.make_one()
    made = await read(store).day_puzzles.of(WEDNESDAY)
    puzzle = found("sultan", FOR_WEDNESDAY)
    assert puzzle
    assert (made.key, made.deal, made.written) == ("sultan", puzzle.number, written(puzzle))
    assert (made.level, made.is_shipped) == (1, False)


async def test_what_is_drawn_stays(store: Store, workers: Workers) -> None:
    for ahead in range(DAYS_AHEAD + 1):
        day = SUNDAY + timedelta(ahead)
        drawn = DayPuzzle(day, 0, "sultan-classic", 7 + ahead, 3, "t|1|0", is_shipped=False)
        await write(store).day_puzzles.keep(drawn)
    assert not await pool_of(store, workers, SUNDAY, ()).make_one()
    assert (await read(store).day_puzzles.of(SUNDAY)).key == "sultan-classic"


async def test_without_processes_none_is_made(store: Store) -> None:
    async with Workers(0) as none:
        assert not await pool_of(store, none, SUNDAY, (FOR_SUNDAY,)).make_one()


def test_the_collection_has_one_for_each_day() -> None:
    collections = PuzzleCollections()
    sultan = collections.of("sultan")
    assert sultan
    for day in WEEK:
        drawn = dealt(collections, Random(1).randrange, day)
        assert drawn
        assert (drawn.key, drawn.is_shipped) == ("sultan", True)
        measure = sultan.measures[drawn.deal]
        assert fits(day, measure)
        assert drawn.level == measure.level


def test_it_gets_harder_from_monday_to_sunday() -> None:
    means = {1.5: 0, 2.5: 3, 3.5: 6}
    for mean, weekday in means.items():
        half = Measure((int(mean), int(mean) + 1))
        assert fits(WEEK[weekday], half)
        assert not any(fits(day, half) for day in WEEK if abs(day.weekday() - weekday) > 1)


def test_six_of_seven_readers_solve_it() -> None:
    assert fits(SUNDAY, Measure((3,) * 6 + (7,)))
    assert not fits(SUNDAY, Measure((3,) * 5 + (7,)))


def test_a_lost_try_whose_moves_are_illegal_is_passed_over() -> None:
    puzzle = found("sultan", FOR_WEDNESDAY)
    assert puzzle
    start = puzzle.start
    ply, move = len(start.moves) + 1, str(start.played(puzzle.line[0]).legal_moves[0])
    good = Tried("discord:1", None, (f"{ply}:{move}",), (*start.moves, puzzle.line[0]))
    bad = good._replace(lost=(f"{ply}:nothing",)), good._replace(moves=(*start.moves, "nothing"))
    lost = where_lost(start, (*bad, *(good,) * UNNAMED))
    assert lost
    assert (lost.count, str(lost.step.move)) == (UNNAMED, move)
    assert where_lost(start, bad * UNNAMED) is None
    assert where_lost(start, (*bad, *(good,) * (UNNAMED - 1))) is None, "it is known who"
