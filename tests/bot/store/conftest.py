"""A store in an empty database for each test."""

import tempfile
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store.store import Store


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def now() -> datetime:
    return datetime(2026, 11, 20, 23, 59, 59, 123456, tzinfo=UTC)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that an ordinary user can reach, unlike root's test folders."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder
        folder.chmod(0o777)
