"""Migrating a database to the newest revision, and rejecting those that can't be migrated."""

from contextlib import ExitStack, suppress
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from bot.store.engines.database import Database
from bot.store.errors import DamagedStore, ForeignStore, NewerStore, Superseded
from bot.store.sqlite_file.copies import copied

_SCRIPTS: Final = Path(__file__).with_name("migrations")
_VERSION_TABLE: Final = "alembic_version"
_FIRST_TABLES: Final = frozenset({"players", "games", "interactions"})
"""The tables that every revision has."""


async def migrate(database: Database, scripts: Path = _SCRIPTS, *, keeps_copy: bool = True) -> None:
    """Migrate the database to the newest revision, all or nothing, and check that it is writable.

    A non-empty SQLite file is first copied to NAME.before-REVISION, if a copy is to be kept.
    Raises NewerStore, ForeignStore, and the driver's errors.
    """
    newest, *_ = known = _revisions(scripts)
    if await _checked_revision(database, known) != newest:
        file, config = database.address.file if keeps_copy else None, _config(scripts)
        await database.migrate(lambda connection: _upgrade(connection, file, config, newest))
    await database.write(_try_writing)


class _Rehearsed(Exception):
    """The migration works; now it is rolled back."""


async def rehearse(database: Database) -> None:
    """Migrate the database and roll that back; raises the driver's errors if it can't be."""

    def rehearsed(connection: Connection) -> None:
        config = _config(_SCRIPTS)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        raise _Rehearsed

    with suppress(_Rehearsed):
        await database.migrate(rehearsed)


async def is_newest(database: Database) -> bool:
    """Whether a database has the newest revision; raises NewerStore and ForeignStore."""
    newest, *_ = known = _revisions(_SCRIPTS)
    return await _checked_revision(database, known) == newest


async def superseded(database: Database) -> Superseded | None:
    """The error if a newer version has migrated a database since it was opened."""
    revision = await database.read(revision_of)
    is_ours = revision in (None, *_revisions(_SCRIPTS))
    return None if is_ours else Superseded(database.address.place, str(revision))


@cache
def _revisions(scripts: Path) -> tuple[str, ...]:
    """The revisions in a folder, the newest first; finding them executes every file in it."""
    known = ScriptDirectory.from_config(_config(scripts))
    return tuple(script.revision for script in known.walk_revisions())


async def _checked_revision(database: Database, known: tuple[str, ...]) -> str | None:
    """The revision of a database that can be migrated, None if it is new. Changes nothing."""
    place = database.address.place
    # In this order, because another program may be creating the tables and revision right now.
    tables, revision = await database.read(lambda it: (_tables(it), revision_of(it)))
    if revision is None and tables >= _FIRST_TABLES:
        raise DamagedStore(place, ("the revision is missing",))
    if revision is None and tables:
        raise ForeignStore(place)
    if revision not in (None, *known):
        raise NewerStore(place, str(revision))
    return revision


def _upgrade(connection: Connection, file: Path | None, config: Config, newest: str) -> None:
    # Read again now that nobody else can write, as two programs may have started at once.
    revision = revision_of(connection)
    with ExitStack() as unless_migrated:
        if revision not in (None, newest) and file:
            _try_writing(connection)
            copy = file.with_name(f"{file.name}.before-{newest}")
            unless_migrated.callback(copied(file, copy).unlink)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        unless_migrated.pop_all()


def _try_writing(connection: Connection) -> None:
    """Rewrite the revision unchanged; raises the driver's error if the database is read-only."""
    connection.execute(text(f"UPDATE {_VERSION_TABLE} SET version_num = version_num"))


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    return config


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; None if it is new or another program's."""
    return MigrationContext.configure(connection).get_current_revision()


def _tables(connection: Connection) -> set[str]:
    return {*inspect(connection).get_table_names()} - {_VERSION_TABLE}
