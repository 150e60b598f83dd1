"""Puzzles: each is shown to a player once, one at a time, and answered once."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta

from bot.store.schema.puzzles import StoredPuzzle
from bot.store.store import Store
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write


def shown(now: datetime, deal: int = 7, level: int = 1, owner: str = ADA) -> StoredPuzzle:
    return StoredPuzzle(0, owner, "sultan", deal, level, now, (), 1)


def answered(puzzle: StoredPuzzle, at: datetime, *, clean: bool) -> StoredPuzzle:
    version = puzzle.version + 1
    return replace(puzzle, version=version, tries=("t",), answered_at=at, clean=clean)


async def begun(store: Store, puzzle: StoredPuzzle) -> StoredPuzzle:
    found: StoredPuzzle | None = await write(store).puzzles.begin(puzzle)
    assert found
    return found


async def test_a_puzzle_is_shown_to_a_player_once(store: Store, now: datetime) -> None:
    first = await begun(store, shown(now))
    assert await read(store).puzzles.get(first.id) == first
    assert await write(store).puzzles.save(answered(first, now, clean=True))
    assert await write(store).puzzles.begin(shown(now, level=3)) is None
    other = await begun(store, shown(now, owner=BOB))
    assert other.id > first.id
    assert await read(store).puzzles.seen(ADA, "sultan") == {7}
    assert await read(store).puzzles.seen(ADA, "shah") == frozenset()


async def test_of_each_level_one_is_open_however_many_ask(store: Store, now: datetime) -> None:
    asked = [write(store).puzzles.begin(shown(now, deal)) for deal in range(1, 6)]
    (open_,) = [one for one in await asyncio.gather(*asked) if one]
    assert await read(store).puzzles.open_one(ADA, "sultan", 1) == open_
    assert await read(store).puzzles.open_one(ADA, "sultan", 3) is None
    await begun(store, shown(now, 9, level=3))
    assert await write(store).puzzles.save(answered(open_, now, clean=False))
    assert await read(store).puzzles.open_one(ADA, "sultan", 1) is None
    await begun(store, shown(now, 10))


async def test_of_several_devices_one_answers(store: Store, now: datetime) -> None:
    puzzle = await begun(store, shown(now))
    tries = [replace(puzzle, version=2, tries=(move,)) for move in ("t", "1", "2")]
    saved = await asyncio.gather(*(write(store).puzzles.save(one) for one in tries))
    assert sorted(saved) == [False, False, True]
    assert await read(store).puzzles.get(puzzle.id) == tries[saved.index(True)]


async def test_answers_come_in_the_order_of_answering(store: Store, now: datetime) -> None:
    for deal, clean in enumerate((True, False, True, True), 1):
        puzzle = await begun(store, shown(now, deal))
        at = now + timedelta(minutes=deal)
        assert await write(store).puzzles.save(answered(puzzle, at, clean=clean))
    last = await begun(store, shown(now, 5))
    assert await read(store).puzzles.answers(ADA) == (True, False, True, True)
    assert await read(store).puzzles.last(ADA) == last
    assert await read(store).puzzles.last(ADA, "shah") is None
    assert await read(store).puzzles.answers(BOB) == ()


async def test_of_whoever_deletes_their_data_no_puzzle_stays(store: Store, now: datetime) -> None:
    puzzle, other = await begun(store, shown(now)), await begun(store, shown(now, owner=BOB))
    assert ADA in await read(store).personal.owners()
    assert (await read(store).personal.stored(ADA))["puzzles"]
    await write(store).personal.erase(ADA, "nobody:1", now.date(), lambda *_: "", now)
    assert await read(store).puzzles.get(puzzle.id) is None
    assert not await write(store).puzzles.save(answered(puzzle, now, clean=True))
    assert await read(store).puzzles.get(other.id) == other
    assert (await begun(store, shown(now))).id > other.id, "an old button never finds another"
