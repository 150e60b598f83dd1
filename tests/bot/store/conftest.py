"""A store in an empty database for each test."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime

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
