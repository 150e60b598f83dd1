"""A database of 1.0 with everything in it is brought up, and agrees with itself."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.services.audit import Auditing
from bot.services.core.requests import Transactions
from bot.store.schema.matches import MatchKind
from bot.store.store import Store
from tests.released.write import SECOND
from tests.visits import read

EVERYTHING = Path(__file__).with_name("1.0") / "everything.sql"


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    file = tmp_path / "divan.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript(EVERYTHING.read_text("ascii"))
    store = await Store.open(f"sqlite:///{file}")
    yield store
    await store.close()


async def test_everything_agrees_once_it_is_brought_up(store: Store) -> None:
    assert await Auditing(Transactions(store), SECOND).findings() == ()


async def test_cups_by_match_points_stay_so_also_those_that_go_on(store: Store) -> None:
    cups = [await read(store).matches.of(id) for id in (1, 13, 28)]
    assert [(cup.kind, cup.state.value, cup.adds_scores) for cup in cups] == [
        (MatchKind.CUP, "over", False),
        (MatchKind.CUP, "running", False),
        (MatchKind.CUP, "open", False),
    ]


async def test_buttons_with_ids_that_games_and_puzzles_had_find_them(store: Store) -> None:
    """The first of those ids, of a game of a match and of a puzzle of another's game."""
    assert (await read(store).games.game(2**62 + 1)).match
    assert (await read(store).puzzles.get(2**62 + 1)).made
