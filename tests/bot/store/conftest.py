"""An empty database for each test, and a store in it."""

import os
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

POSTGRESQL = os.environ.get("TEST_POSTGRESQL_URL", "")


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRESQL else [])])
async def url(request: pytest.FixtureRequest, tmp_path: Path, worker_id: str) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/divan.db"
    return await emptied(make_url(POSTGRESQL), worker_id)


async def emptied(named: URL, worker: str) -> str:
    """A new database for one test process, next to the named one."""
    own = named.set(database=f"{named.database}_{worker}")
    engine = create_async_engine(named, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {own.database} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {own.database}"))
    await engine.dispose()
    return own.render_as_string(hide_password=False)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
def now() -> datetime:
    return datetime(2026, 11, 20, 23, 59, 59, 123456, tzinfo=UTC)
