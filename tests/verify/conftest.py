"""Days that were really played, and their files."""

import asyncio
from itertools import count
from pathlib import Path
from random import Random, randrange
from typing import Any, Final

import pytest

from bot.store.store import Store
from tests.effort import effort
from tests.playing import services_over
from tests.verify.days import played_days
from tests.verify.matches import played_matches

DAYS: Final = effort(20, 100)
"""Each with all three games."""


FEW: Final = 2


@pytest.fixture
def many_files(tmp_path: Path) -> tuple[dict[str, Any], ...]:
    """The files of finished days, sealed, with joint, hidden, deleted and open attempts."""
    return _files(tmp_path, DAYS)


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], ...]:
    """The same of a few days."""
    return _files(tmp_path_factory.mktemp("days"), FEW)


def _files(folder: Path, days: int) -> tuple[dict[str, Any], ...]:
    seed = randrange(10**9)
    print(f"days: seed {seed}")  # noqa: T201 -- a random test prints its seed

    async def played() -> tuple[dict[str, Any], ...]:
        store = await Store.open(f"sqlite:///{folder / 'divan.db'}")
        try:
            services = services_over(store, count(20).__next__)
            return tuple([day async for day in played_days(services, store, Random(seed), days)])
        finally:
            await store.close()

    return asyncio.run(played())


@pytest.fixture(scope="session")
def matches(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], ...]:
    """The files of matches that are over, with hidden, deleted, void and unplayed boards."""
    seed, folder = randrange(10**9), tmp_path_factory.mktemp("matches")
    print(f"matches: seed {seed}")  # noqa: T201 -- a random test prints its seed

    async def played() -> tuple[dict[str, Any], ...]:
        store = await Store.open(f"sqlite:///{folder / 'divan.db'}")
        try:
            services = services_over(store, count(20).__next__)
            return tuple([file async for file in played_matches(services, store, Random(seed))])
        finally:
            await store.close()

    return asyncio.run(played())
