"""Empty PostgreSQL databases for tests."""

import os
from typing import Final

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.store import Store

POSTGRESQL: Final = os.environ.get("TEST_POSTGRESQL_URL", "")
"""The address of a database beside which others are made; empty if there is none."""


_TABLES: Final = set[str]()
"""The databases from which others are copied, made once in each test process."""


async def emptied(named: URL, worker: str, like: str = "template1") -> str:
    """A new database for one test process, next to the named one, and a copy of another."""
    own = named.set(database=f"{named.database}_{worker}")
    engine = create_async_engine(named, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {own.database} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {own.database} TEMPLATE {like}"))
    await engine.dispose()
    return own.render_as_string(hide_password=False)


async def migrated(named: URL, worker: str) -> str:
    """A new database like `emptied`, but at the newest revision."""
    like = f"{named.database}_{worker}_tables"
    if like not in _TABLES:
        await (await Store.open(await emptied(named, f"{worker}_tables"))).close()
        _TABLES.add(like)
    return await emptied(named, worker, like)
