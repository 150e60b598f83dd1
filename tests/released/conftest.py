"""The database of version 0.1, restored once and copied for each test."""

import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from bot.services.services import Services
from bot.store.store import Store
from tests.playing import services_over
from tests.released.version_0_1 import RELEASED


@pytest.fixture(scope="session")
def restored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The database as version 0.1 left it."""
    file = tmp_path_factory.mktemp("released") / "divan.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((RELEASED / "divan.sql").read_text("ascii"))
    return file


@pytest.fixture
async def store(restored: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """A copy of the database, opened and migrated."""
    store = await Store.open(f"sqlite:///{shutil.copy(restored, tmp_path)}")
    yield store
    await store.close()


@pytest.fixture
def services(store: Store) -> Services:
    return services_over(store, count(900).__next__)
