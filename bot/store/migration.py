"""Migrating a database to the newest revision, and rejecting those that can't be migrated."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.store.database import Database
from bot.store.errors import ForeignStore, NewerStore

_SCRIPTS: Final = Path(__file__).with_name("migrations")
_VERSION_TABLE: Final = "alembic_version"


async def migrate(database: Database, scripts: Path = _SCRIPTS) -> None:
    """Migrate the database to the newest revision, all or nothing, and check that it is writable.

    A non-empty SQLite file is first copied to NAME.before-REVISION.
    Raises NewerStore, ForeignStore, and the driver's errors.
    """
    config = _config(scripts)
    known = ScriptDirectory.from_config(config)
    if await _checked_revision(database, known) != known.get_current_head():
        newest = str(known.get_current_head())
        await database.migrate(lambda connection: _upgrade(connection, database, config, newest))
    await database.write(_try_writing)


async def _checked_revision(database: Database, known: ScriptDirectory) -> str | None:
    """The revision of a database that can be migrated, None if it is new. Changes nothing."""
    place = database.address.place
    # In this order, because another program may be creating the tables and revision right now.
    has_tables, revision = await database.read(lambda it: (_has_tables(it), _revision(it)))
    if has_tables and revision is None:
        raise ForeignStore(place)
    if revision not in {None, *(script.revision for script in known.walk_revisions())}:
        raise NewerStore(place, str(revision))
    return revision


def _upgrade(connection: Connection, database: Database, config: Config, newest: str) -> None:
    # Read again now that nobody else can write, as two programs may have started at once.
    revision = _revision(connection)
    if revision not in (None, newest) and database.address.file:
        _try_writing(connection)
        _copy(database.address.file, f"before-{newest}")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _try_writing(connection: Connection) -> None:
    """Rewrite the revision unchanged; raises the driver's error if the database is read-only."""
    connection.execute(text(f"UPDATE {_VERSION_TABLE} SET version_num = version_num"))


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _has_tables(connection: Connection) -> bool:
    return bool({*inspect(connection).get_table_names()} - {_VERSION_TABLE})


def _copy(file: Path, suffix: str) -> None:
    """Copy a whole database file, including its write-ahead log."""
    copy = file.with_name(f"{file.name}.{suffix}")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)
