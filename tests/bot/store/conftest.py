"""An empty database for each test, and a store in it."""

import os
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

POSTGRESQL = os.environ.get("TEST_POSTGRESQL_URL", "")


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRESQL else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/divan.db"
    await emptied(POSTGRESQL)
    return POSTGRESQL


async def emptied(postgresql: str) -> None:
    engine = create_async_engine(postgresql)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def now() -> datetime:
    return datetime(2026, 11, 20, 23, 59, 59, 123456, tzinfo=UTC)
