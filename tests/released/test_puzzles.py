"""Puzzles of players of 0.20: answered or open, in the collection or no more."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from bot.errors import Reason
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.services.core.requests import Request
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.migrations.versions import r0030_tries
from bot.store.schema.puzzles import UNTOLD
from bot.store.store import Store
from tests.playing import services_over
from tests.refused import refused
from tests.visits import read

ADA = "discord:1000000000000000001"
ANSWERED, OPEN = 1, 2
"""The ids of Ada's puzzles: of Sultan, and of the Shah."""
GONE = 10**9
"""A deal that no collection has."""


def asked(owner: str, id: int = 1) -> Request:
    return Request(id, owner, datetime(2026, 11, 22, 12, tzinfo=UTC))


async def opened(folder: Path, *changes: str) -> Store:
    file = folder / "divan.db"
    dump = Path(__file__).parent / "0.20" / "divan.sql"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(dump.read_text("ascii"))
        for change in changes:
            database.execute(change)
        database.commit()
    return await Store.open(f"sqlite:///{file}")


def services(store: Store) -> Services:
    """With a solver process, which isn't needed to look."""
    return services_over(store, count(900).__next__, Workers(1))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await opened(tmp_path)
    yield store
    await store.close()


@pytest.fixture
async def without(tmp_path: Path) -> AsyncIterator[Store]:
    """The same, but the puzzles have left the collection."""
    store = await opened(tmp_path, f"UPDATE puzzles SET deal = {GONE}")
    yield store
    await store.close()


async def test_what_is_open_goes_on_and_what_was_seen_stays_seen(store: Store) -> None:
    puzzles, before = services(store).puzzles, await read(store).puzzles.get(OPEN)
    view = await puzzles.another(asked(ADA), "shah", 2)
    assert view.puzzle
    assert (view.puzzle.puzzle, view.puzzle.number) == (OPEN, before.deal)
    collection = PuzzleCollections().of("shah")
    puzzle = collection.puzzle(before.deal) if collection else None
    assert puzzle
    assert view.moves == view.continued == len(puzzle.moves)
    seen = (await puzzles.show(asked(ADA, 20), ANSWERED)).puzzle
    assert seen
    assert seen.is_solved
    assert seen.tries == len(seen.lost) + 1 > 1


@pytest.mark.parametrize(("wrong", "lost"), [(0, 0), (2, 2), (9, 5)])
async def test_an_open_one_goes_on_at_the_try_after_its_wrong_moves(
    tmp_path: Path, wrong: int, lost: int
) -> None:
    """The first answer was found after some of them."""
    collection = PuzzleCollections().of("shah")
    assert collection
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript((Path(__file__).parent / "0.20" / "divan.sql").read_text("ascii"))
        ((deal,),) = database.execute(f"SELECT deal FROM puzzles WHERE id = {OPEN}")
    puzzle = collection.puzzle(deal)
    assert puzzle
    answer = puzzle.line[0]
    tries = " ".join((*["no"] * (wrong // 2), answer, *["no"] * (wrong - wrong // 2)))
    store = await opened(tmp_path, f"UPDATE puzzles SET tries = '{tries}' WHERE id = {OPEN}")
    try:
        shown = await read(store).puzzles.get(OPEN)
        assert shown.lost == (UNTOLD,) * lost
        view = await services(store).puzzles.show(asked(ADA), OPEN)
        assert view.puzzle
        assert len(view.puzzle.lost) == lost
        assert not view.puzzle.is_over
    finally:
        await store.close()


async def test_one_that_has_left_the_collection_makes_room(without: Store) -> None:
    puzzles = services(without).puzzles
    for shown in (OPEN, ANSWERED):
        with refused(Reason.NO_PUZZLE):
            await puzzles.show(asked(ADA), shown)
    with refused(Reason.NO_PUZZLE):
        await puzzles.share(asked(ADA, 2), ANSWERED)
    view = await puzzles.another(asked(ADA, 3), "shah", 2)
    assert view.puzzle
    assert view.puzzle.puzzle > OPEN
    assert len(await read(without).puzzles.answers(ADA)) == 1, "it still counts"


@pytest.mark.parametrize(
    ("tried", "written", "wrong"),
    [
        ("t w 3", "1|t t w 3|0 2 3", 0),
        ("w t 3 w 3", "1|t t w 3|0 2 3", 2),
        ("w t 3 w 3", "1|t t w 3", 2),
        ("1 2 3", "1|t t w 3", 2),
        ("1 2", "1|t t w 3", 2),
    ],
)
def test_wrong_moves_are_those_that_the_line_has_not(tried: str, written: str, wrong: int) -> None:
    """With the decisions, as 0.22 wrote them, or without."""
    assert r0030_tries._wrong(tried.split(), written) == wrong
