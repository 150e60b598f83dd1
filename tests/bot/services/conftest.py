"""An empty store for each test of the services, and services using it."""

import shutil
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import pytest

from bot.services.core.requests import Transactions
from bot.services.rankings.standings import Standings
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.store import Store
from tests.playing import services_over


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The address of an empty database."""
    return f"sqlite:///{tmp_path / 'divan.db'}"


@pytest.fixture
async def store(url: str, tmp_path: Path, empty_database: Path) -> AsyncIterator[Store]:
    shutil.copy(empty_database, tmp_path / "divan.db")
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def transactions(store: Store) -> Transactions:
    return Transactions(store)


@pytest.fixture
def standings(transactions: Transactions) -> Standings:
    return Standings(transactions)


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    """One solver process."""
    async with Workers(1) as one:
        yield one


@pytest.fixture
def services(store: Store) -> Services:
    """All services; they deal 20, 21, 22 … unless a player chooses."""
    return services_over(store, count(20).__next__)
