"""Migrations: they create the declared tables, all or nothing, after copying the file."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from datetime import datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    Table,
    inspect,
    text,
)

from bot.store import opening
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.errors import NewerStore
from bot.store.schema.columns import METADATA
from bot.store.sqlite_file.integrity import note_of
from bot.store.store import Store
from tests.bot.store.play import ADA, started
from tests.rows import new_row
from tests.visits import read, write

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    op.add_column("players", sa.Column("hidden", sa.Boolean))
    op.execute("UPDATE games SET moves = 'lost'")
"""
REBUILT = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    with op.batch_alter_table("games") as games:
        games.add_column(sa.Column("score", sa.Integer))
        games.alter_column("hints", nullable=True)
"""
BROKEN = LATER + '    op.execute("INSERT INTO nothing")\n'


@pytest.fixture
async def database(url: str) -> AsyncIterator[Database]:
    opened = Database(Address.parse(url))
    yield opened
    await opened.close()


def revisions(folder: Path, later: str) -> Path:
    """The migrations of a later version of the program."""
    scripts = folder / "migrations"
    shutil.copytree(Path(opening.__file__).with_name("migrations"), scripts)
    newest = sorted((scripts / "versions").glob("r*.py"))[-1].name[1:5]
    (scripts / "versions" / "r9999_later.py").write_text(later.format(newest=newest))
    return scripts


async def differences(database: Database, declared: MetaData) -> list[object]:
    def compared(connection: Connection) -> list[object]:
        # SQLAlchemy can't read what becomes of a row of SQLite when the one is deleted to which a
        # column refers that was added later.
        others = {"include_object": lambda one, *_: not isinstance(one, ForeignKeyConstraint)}
        context = MigrationContext.configure(connection, opts=others)
        keys = {key for table in declared.tables.values() for key in table.foreign_keys}
        refer = {(key.parent.table.name, key.parent.name, *_referred(key)) for key in keys}
        return [*compare_metadata(context, declared), *(refer ^ references(connection))]

    return await database.read(compared)


def _referred(key: ForeignKey) -> tuple[str, str, str | None]:
    return key.column.table.name, key.column.name, key.ondelete


def references(connection: Connection) -> set[tuple[object, ...]]:
    """Which columns refer to which, and what becomes of their rows when those are deleted."""
    if connection.dialect.name == "sqlite":
        query = """SELECT m.name, f."from", f."table", f."to", f.on_delete
            FROM sqlite_master AS m JOIN pragma_foreign_key_list(m.name) AS f"""
        return {tuple(row) for row in connection.execute(text(query))}
    found: set[tuple[object, ...]] = set()
    for table in (there := inspect(connection)).get_table_names():
        for key in there.get_foreign_keys(table):
            columns = *key["constrained_columns"], key["referred_table"], *key["referred_columns"]
            found.add((table, *columns, key["options"].get("ondelete")))
    return found


async def test_the_newest_revision_matches_the_declared_tables(database: Database) -> None:
    await opening.migrate(database)
    assert await differences(database, METADATA) == []


async def test_a_difference_would_be_noticed(database: Database) -> None:
    await opening.migrate(database)
    declared = MetaData()
    for table in METADATA.tables.values():
        table.to_metadata(declared)
    Table("games", declared, Column("score", Integer), extend_existing=True)
    assert len(await differences(database, declared)) == 1


async def test_a_migration_keeps_what_was_there(
    url: str, database: Database, tmp_path: Path, now: datetime
) -> None:
    store = await Store.open(url)
    game = await started(store, now)
    await opening.migrate(database, revisions(tmp_path, LATER))
    kept = await read(store).games.game(game.id)
    await store.close()
    assert kept is not None
    assert (kept.deal, str(kept.record)) == (game.deal, "lost")
    with pytest.raises(NewerStore):
        await Store.open(url)


async def test_rebuilding_a_table_loses_nothing(
    url: str, database: Database, tmp_path: Path, now: datetime
) -> None:
    store = await Store.open(url)
    game = await started(store, now)
    await opening.migrate(database, revisions(tmp_path, REBUILT))
    assert await write(store).games.start(1, new_row(ADA, "shah", 8, private=False, at=now)) == game
    await store.close()


async def test_a_failing_migration_changes_nothing(
    url: str, database: Database, tmp_path: Path, now: datetime
) -> None:
    store = await Store.open(url)
    game = await started(store, now)
    with pytest.raises(Exception, match="nothing"):
        await opening.migrate(database, revisions(tmp_path, BROKEN))
    assert await read(store).games.game(game.id) == game
    await store.close()
    await (await Store.open(url)).close()


async def test_the_file_is_copied_before_it_is_migrated(tmp_path: Path, now: datetime) -> None:
    file = tmp_path / "divan.db"
    store = await Store.open(f"sqlite:///{file}")
    game = await started(store, now)
    database = Database(Address.parse(f"sqlite:///{file}"))
    await opening.migrate(database, revisions(tmp_path, LATER))
    await database.close()
    await store.close()
    copy = tmp_path / "divan.db.before-9999"
    assert {*tmp_path.glob("divan*")} == {file, copy, note_of(file)}
    before = await Store.open(f"sqlite:///{copy}")
    assert await read(before).games.last(ADA) == game
    await before.close()


async def test_a_new_database_is_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        await (await Store.open(f"sqlite:///{tmp_path}/divan.db")).close()
        assert [path.name for path in tmp_path.iterdir()] == ["divan.db"]


async def test_several_programs_can_start_at_once(tmp_path: Path) -> None:
    for n in range(20):
        stores = await asyncio.gather(
            *(Store.open(f"sqlite:///{tmp_path}/divan{n}.db") for _ in range(4))
        )
        await asyncio.gather(*(store.close() for store in stores))
