"""The database that 0.21 wrote, or a later version, on either kind of database."""

import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final

from alembic import command
from sqlalchemy import Connection, MetaData, create_engine, select, text

from bot.store import opening
from bot.store.engines.address import Address
from bot.store.engines.database import Database

_RELEASED: Final = Path(__file__).parents[2] / "released"
_REVISIONS: Final = {"0.21": "0023", "0.22": "0027"}


async def write(url: str, *more: str, version: str = "0.21") -> None:
    """Has an empty database be as a version left it, then executes some SQL."""
    written = (_RELEASED / version / "everything.sql").read_text("ascii")
    address = Address.parse(url)
    if address.file:
        _restore(address.file, written)
    database = Database(address)
    if not address.file:
        await database.migrate(partial(_copy, written, _REVISIONS[version]))

    def execute(connection: Connection) -> None:
        for one in more:
            connection.execute(text(one))
        if not address.file:
            _count_on(connection)

    await database.write(execute)
    await database.close()


def _restore(file: Path, written: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.executescript(written)


def _copy(written: str, revision: str, connection: Connection) -> None:
    """Copies all rows of the SQLite database to one of PostgreSQL."""
    config = opening._config(opening._SCRIPTS)
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    tables = MetaData()
    tables.reflect(connection)
    with create_engine("sqlite://").connect() as there:
        raw = there.connection.dbapi_connection
        assert isinstance(raw, sqlite3.Connection)
        raw.executescript(written)
        for table in tables.sorted_tables:
            if table.name == "alembic_version":
                continue
            rows = [{**row} for row in there.execute(select(table)).mappings()]
            if rows:
                connection.execute(table.insert(), rows)


def _count_on(connection: Connection) -> None:
    """Has ids on PostgreSQL go on after the last ones."""
    query = "SELECT sequencename, replace(sequencename, '_id_seq', '') FROM pg_sequences"
    for sequence, table in connection.execute(text(query)).all():
        last = f"(SELECT coalesce(max(id), 1) FROM {table})"
        connection.execute(text(f"SELECT setval('{sequence}', {last})"))
