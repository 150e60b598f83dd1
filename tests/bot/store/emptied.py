"""Empty PostgreSQL databases for tests."""

import os
from typing import Final

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRESQL: Final = os.environ.get("TEST_POSTGRESQL_URL", "")
"""The address of a database beside which others are made; empty if there is none."""


async def emptied(named: URL, worker: str) -> str:
    """A new database for one test process, next to the named one."""
    own = named.set(database=f"{named.database}_{worker}")
    engine = create_async_engine(named, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE IF EXISTS {own.database} WITH (FORCE)"))
        await connection.execute(text(f"CREATE DATABASE {own.database}"))
    await engine.dispose()
    return own.render_as_string(hide_password=False)
