"""Puzzles of players of 1.0: answered or open, in the collection or no more."""

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
    dump = Path(__file__).parent / "1.0" / "divan.sql"
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


async def test_lost_tries_of_which_no_more_is_known_count(tmp_path: Path) -> None:
    store = await opened(tmp_path, f"UPDATE puzzles SET lost = '- -' WHERE id = {OPEN}")
    try:
        assert (await read(store).puzzles.get(OPEN)).lost == (UNTOLD,) * 2
        view = await services(store).puzzles.show(asked(ADA), OPEN)
        assert view.puzzle
        assert len(view.puzzle.lost) == 2
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
