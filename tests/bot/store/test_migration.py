"""Migrations: they make the declared tables, all or nothing, alone, after copying the file."""

import asyncio
import shutil
import sqlite3
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
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
    make_url,
    text,
)

from bot.store import opening
from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.errors import NewerStore, NoRoom, NotDumped, StoreInUse, StoreLocked, StoreReadOnly
from bot.store.schema.columns import METADATA
from bot.store.schema.games import StoredGame
from bot.store.sqlite_file.integrity import note_of
from bot.store.store import Store
from tests.bot.process import CHECKOUT
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.bot.store.play import ADA, started
from tests.bot.store.test_opening import an_ordinary_user
from tests.bot.store.test_starting import said
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
HELD = LATER.replace("    op.add", '    print("migrating", flush=True); input()\n    op.add')
"""It says when it has begun, and changes nothing until it is told to."""
BROKEN = LATER + '    op.execute("INSERT INTO nothing")\n'
FULL = f"""{LATER}
    op.execute("PRAGMA max_page_count = 1")
    op.execute("CREATE TABLE more AS SELECT randomblob(1000000) AS it")
"""


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
    await opening.migrate(database.address)
    assert await differences(database, METADATA) == []


async def test_a_difference_would_be_noticed(database: Database) -> None:
    await opening.migrate(database.address)
    declared = MetaData()
    for table in METADATA.tables.values():
        table.to_metadata(declared)
    Table("games", declared, Column("score", Integer), extend_existing=True)
    assert len(await differences(database, declared)) == 1


async def kept(url: str, now: datetime) -> StoredGame:
    """A game in a database that nobody has open."""
    store = await Store.open(url)
    game = await started(store, now)
    await store.close()
    return game


@asynccontextmanager
async def stored(url: str) -> AsyncIterator[Store]:
    """What a database holds, at whatever revision."""
    store = Store(Database(Address.parse(url)))
    yield store
    await store.close()


async def test_a_migration_keeps_what_was_there(url: str, tmp_path: Path, now: datetime) -> None:
    game = await kept(url, now)
    scripts = revisions(tmp_path, LATER)
    await opening.migrate(Address.parse(url), scripts, is_dumped=True)
    async with stored(url) as store:
        found = await read(store).games.game(game.id)
    assert found
    assert (found.deal, str(found.record)) == (game.deal, "lost")
    with pytest.raises(NewerStore):
        await Store.open(url)


async def test_rebuilding_a_table_loses_nothing(url: str, tmp_path: Path, now: datetime) -> None:
    game = await kept(url, now)
    await opening.migrate(Address.parse(url), revisions(tmp_path, REBUILT), is_dumped=True)
    async with stored(url) as store:
        again = new_row(ADA, "shah", 8, private=False, at=now)
        assert await write(store).games.start(1, again) == game


async def test_a_failing_migration_changes_nothing(url: str, tmp_path: Path, now: datetime) -> None:
    game = await kept(url, now)
    with pytest.raises(Exception, match="nothing"):
        await opening.migrate(Address.parse(url), revisions(tmp_path, BROKEN), is_dumped=True)
    assert not [*tmp_path.glob("*.before-*")]
    store = await Store.open(url)
    assert await read(store).games.game(game.id) == game
    await store.close()


@asynccontextmanager
async def opener(url: str, scripts: Path) -> AsyncIterator[Process]:
    """A process that waits to be told to open a database."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.store.opener", url, str(scripts)),
        cwd=CHECKOUT,
        stdin=PIPE,
        stdout=PIPE,
    )
    try:
        assert await said(process) == "ready"
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def tell(process: Process) -> None:
    """Has it go on."""
    assert process.stdin
    process.stdin.write(b"\n")


async def moves_in(url: str) -> list[str]:
    async with stored(url) as store:
        rows = await store._database.read(lambda it: it.scalars(text("SELECT moves FROM games")))
        return [*rows]


@pytest.mark.long
async def test_a_database_in_use_is_left_as_it_is_until_a_kill(
    url: str, tmp_path: Path, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE_S", 0.5)
    await kept(url, now)
    address, scripts = Address.parse(url), revisions(tmp_path, LATER)
    async with opener(url, Path(opening.__file__).with_name("migrations")) as other:
        tell(other)
        assert await said(other) == "open"
        with pytest.raises(StoreInUse):
            await opening.migrate(address, scripts, is_dumped=True)
        assert await moves_in(url) == [""]
        assert not [*tmp_path.glob("*.before-*")]
    await opening.migrate(address, scripts, is_dumped=True)
    assert await moves_in(url) == ["lost"]


@pytest.mark.long
async def test_a_database_that_is_being_migrated_cannot_be_opened_until_a_kill(
    url: str, tmp_path: Path, now: datetime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PATIENCE_S", 0.5)
    game = await kept(url, now)
    async with opener(url, revisions(tmp_path, HELD)) as other:
        tell(other)
        assert await said(other) == "migrating"
        with pytest.raises(StoreLocked):
            await Store.open(url)
    store = await Store.open(url)
    assert await read(store).games.game(game.id) == game
    await store.close()


@pytest.mark.long
@pytest.mark.parametrize("is_new", [True, False], ids=["new", "old"])
async def test_of_several_that_start_at_once_one_migrates(
    url: str, tmp_path: Path, now: datetime, is_new: bool
) -> None:
    """The others wait for it, or refuse; nobody opens what isn't migrated, or migrates it twice."""
    if not is_new:
        await kept(url, now)
    scripts = revisions(tmp_path, LATER.replace("'lost'", "moves || 'd'"))
    async with AsyncExitStack() as stack:
        openers = [await stack.enter_async_context(opener(url, scripts)) for _ in range(4)]
        for one in openers:
            tell(one)
        words = await asyncio.gather(*map(said, openers))
    assert "open" in words
    assert {*words} <= {"open", "StoreInUse", "StoreLocked"}
    assert await moves_in(url) == ([] if is_new else ["d"])


@pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set")
async def test_postgresql_is_migrated_only_once_it_is_dumped(
    tmp_path: Path, now: datetime, worker_id: str
) -> None:
    url = await emptied(make_url(POSTGRESQL), worker_id)
    await kept(url, now)
    address, scripts = Address.parse(url), revisions(tmp_path, LATER)
    with pytest.raises(NotDumped) as raised:
        await opening.migrate(address, scripts)
    assert raised.value.newest == "9999"
    assert await moves_in(url) == [""]
    await opening.migrate(address, scripts, is_dumped=True)
    assert await moves_in(url) == ["lost"]


async def test_a_full_disk_in_the_middle_changes_nothing(tmp_path: Path, now: datetime) -> None:
    url = f"sqlite:///{tmp_path}/divan.db"
    await kept(url, now)
    with pytest.raises(Exception, match="disk is full"):
        await opening.migrate(Address.parse(url), revisions(tmp_path, FULL))
    assert not [*tmp_path.glob("*.before-*")]
    await (await Store.open(url)).close()
    assert await moves_in(url) == [""]


async def test_the_file_is_copied_before_it_is_migrated(
    tmp_path: Path, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "divan.db"
    game = await kept(f"sqlite:///{file}", now)
    await opening.migrate(Address.of_file(file), revisions(tmp_path, LATER))
    copy = tmp_path / "divan.db.before-9999"
    assert {*tmp_path.glob("divan*")} == {file, copy, note_of(file)}
    assert f"First it is copied to {copy}. Both need " in caplog.text
    before = await Store.open(f"sqlite:///{copy}")
    assert await read(before).games.last(ADA) == game
    await before.close()


async def test_without_room_for_the_copy_nothing_is_migrated(tmp_path: Path, now: datetime) -> None:
    file = tmp_path / "divan.db"
    await kept(f"sqlite:///{file}", now)
    grow(file, 2**40)
    with pytest.raises(NoRoom) as raised:
        await opening.migrate(Address.of_file(file), revisions(tmp_path, LATER))
    assert raised.value.needed == 2**41
    assert {*tmp_path.glob("divan*")} == {file, note_of(file)}
    async with stored(f"sqlite:///{file}") as store:
        assert await read(store).games.last(ADA)


async def test_a_file_that_cannot_be_written_is_not_copied(folder: Path, now: datetime) -> None:
    file = folder / "divan.db"
    await kept(f"sqlite:///{file}", now)
    scripts = revisions(folder, LATER)
    file.chmod(0o444)
    address = Address.of_file(file)
    with an_ordinary_user(), pytest.raises(StoreReadOnly), opening.raising_unusable(address):
        await opening.migrate(address, scripts)
    assert not [*folder.glob("*.before-*")]


def grow(file: Path, size: int) -> None:
    """Gives a database a size, with a hole instead of pages."""
    with closing(sqlite3.connect(file)) as database:
        (page_size,) = database.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as opened:
        opened.truncate(size)
        opened.seek(28)
        opened.write((size // page_size).to_bytes(4, "big"))


async def test_a_new_database_is_not_copied(tmp_path: Path) -> None:
    for _ in range(2):
        await (await Store.open(f"sqlite:///{tmp_path}/divan.db")).close()
        assert [path.name for path in tmp_path.iterdir()] == ["divan.db"]


async def test_several_programs_can_start_at_once(tmp_path: Path) -> None:
    for n in range(5):
        stores = await asyncio.gather(
            *(Store.open(f"sqlite:///{tmp_path}/divan{n}.db") for _ in range(4))
        )
        await asyncio.gather(*(store.close() for store in stores))
