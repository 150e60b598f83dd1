"""Databases that can't be opened: each is recognised for what it is and left unchanged."""

import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from stat import S_IMODE

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store.errors import (
    DamagedStore,
    DriverMissing,
    FolderMissing,
    ForeignStore,
    IsAFolder,
    NewerStore,
    NotADatabase,
    StoreLocked,
    StoreReadOnly,
    StoreUnreachable,
    StoreUnusable,
    UnsupportedUrl,
)
from bot.store.store import Store
from tests.bot.store.emptied import POSTGRESQL, emptied

NOBODY = 65534
SORTED = "template0 ENCODING 'UTF8' LOCALE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'en'"
"""A database that sorts text as a library says, whatever the cluster's own do."""


@pytest.fixture
async def kept(tmp_path: Path) -> Path:
    """A store's file, closed and complete."""
    file = tmp_path / "divan.db"
    await made(file)
    return file


async def made(file: Path) -> None:
    await (await Store.open(f"sqlite:///{file}")).close()


def contents(folder: Path) -> dict[str, bytes]:
    """A folder's files, without the empty log and index that a reader may leave behind."""
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    return {
        name: content
        for name, content in files.items()
        if not name.endswith("-shm") and (content or not name.endswith("-wal"))
    }


async def refused(file: Path, *, url: str | None = None) -> StoreUnusable:
    """Why the store doesn't open; also checks that every file in the folder is unchanged."""
    before = contents(file.parent)
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(url or f"sqlite:///{file}")
    assert contents(file.parent) == before
    assert caught.value.place == str(file)
    return caught.value


LOCKER = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA locking_mode=exclusive")
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
input()
"""


async def test_locked_by_another_program(kept: Path) -> None:
    command = [sys.executable, "-c", LOCKER, str(kept)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        assert type(await refused(kept)) is StoreLocked
        other.communicate(b"\n")
    await made(kept)


@pytest.mark.long
async def test_locked_by_a_writer_beside_readers(kept: Path) -> None:
    with closing(sqlite3.connect(kept, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreLocked):
            await Store.open(f"sqlite:///{kept}")
    await made(kept)


async def test_opened_for_reading_only(kept: Path) -> None:
    url = f"sqlite:///file:{kept}?mode=ro&uri=true"
    assert type(await refused(kept, url=url)) is StoreReadOnly


@contextmanager
def an_ordinary_user() -> Iterator[None]:
    """A user whom permissions apply to; if we are root, switches users for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


async def test_a_file_without_write_permission(folder: Path) -> None:
    file = folder / "divan.db"
    await made(file)
    file.chmod(0o444)
    with an_ordinary_user():
        assert type(await refused(file)) is StoreReadOnly


@pytest.mark.parametrize("exists", [True, False])
async def test_a_folder_without_write_permission(folder: Path, exists: bool) -> None:
    file = folder / "divan.db"
    if exists:
        await made(file)
        file.chmod(0o666)
    folder.chmod(0o555)
    with an_ordinary_user():
        assert type(await refused(file)) is StoreReadOnly


async def test_a_file_without_read_permission(folder: Path) -> None:
    file = folder / "divan.db"
    await made(file)
    file.chmod(0o222)
    with an_ordinary_user(), pytest.raises(StoreUnreachable) as caught:
        await Store.open(f"sqlite:///{file}")
    assert "unable to open" in caught.value.cause


async def test_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "divan.db"
    file.write_bytes(b"Build every pile up in suit to the Queen. " * 100)
    assert type(await refused(file)) is NotADatabase


async def test_a_damaged_database(kept: Path) -> None:
    with kept.open("r+b") as file:
        file.truncate(5000)
    assert type(await refused(kept)) is DamagedStore


async def test_a_folder_in_its_place(tmp_path: Path) -> None:
    file = tmp_path / "divan.db"
    file.mkdir()
    assert type(await refused(file)) is IsAFolder


async def test_a_database_of_a_newer_version(kept: Path) -> None:
    with closing(sqlite3.connect(kept)) as later, later:
        later.execute("UPDATE alembic_version SET version_num = '9999'")
    error = await refused(kept)
    assert isinstance(error, NewerStore)
    assert error.revision == "9999"


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "bookmarks.db"
    with closing(sqlite3.connect(file)) as other, other:
        other.execute("CREATE TABLE games (name TEXT)")
    file.chmod(0o644)
    assert type(await refused(file)) is ForeignStore
    assert S_IMODE(file.stat().st_mode) == 0o644


async def test_a_missing_folder(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "divan.db"
    with pytest.raises(FolderMissing) as caught:
        await Store.open(f"sqlite:///{file}")
    assert caught.value.folder == file.parent
    assert not file.parent.exists()


async def test_an_empty_file_is_a_new_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says where it is, and that it is new."""
    caplog.set_level(logging.INFO, "bot.store.opening")
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "divan.db"
    file.touch()
    for said in (f"database: {file}, which is new", f"database: {file}"):
        await made(Path("divan.db"))
        assert caplog.messages[-1] == said
    assert file.stat().st_size > 0


async def test_a_path_with_special_characters(tmp_path: Path) -> None:
    file = tmp_path / "50% of #1" / "мои игры.db"
    file.parent.mkdir()
    await made(file)
    await made(file)
    assert [*contents(file.parent)] == [file.name]


@pytest.mark.parametrize(
    "url",
    [
        "",
        "divan.db",
        "sqlite://",
        "sqlite://divan.db",
        "sqlite:///:memory:",
        "sqlite:///file:divan?mode=memory&uri=true",
        "mysql://ada:secret@localhost/divan",
        "postgresql://ada:secret@localhost:none/divan",
    ],
)
async def test_an_unsupported_address(url: str) -> None:
    with pytest.raises(UnsupportedUrl) as caught:
        await Store.open(url)
    assert "secret" not in str(caught.value)


async def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(DriverMissing) as caught:
        await Store.open("postgresql://ada:secret@localhost/divan")
    assert caught.value.driver == "asyncpg"
    assert caught.value.place == "postgresql://localhost/divan"


@pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set")
async def test_indexes_of_another_system_are_warned_of(
    worker_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A volume under the image of another Debian: unique indexes let the same text in twice."""
    url = await emptied(make_url(POSTGRESQL), worker_id, SORTED)
    await (await Store.open(url)).close()
    assert not caplog.records
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        moved = "UPDATE pg_database SET datcollversion = '1.2' WHERE datname = current_database()"
        await connection.execute(text(moved))
    await (await Store.open(url)).close()
    (warning,) = caplog.records
    assert "sorted by version 1.2 of the system's library, which is now " in warning.message
    async with engine.connect() as connection:
        here = await connection.scalar(text("SELECT current_database()"))
        await connection.execute(text(f"ALTER DATABASE {here} REFRESH COLLATION VERSION"))
    await engine.dispose()
    caplog.clear()
    await (await Store.open(url)).close()
    assert not caplog.records


async def test_postgresql_that_does_not_answer() -> None:
    with pytest.raises(StoreUnreachable) as caught:
        await Store.open("postgresql://ada:secret@127.0.0.1:1/divan")
    assert caught.value.place == "postgresql://127.0.0.1:1/divan"
    assert "secret" not in f"{caught.value} {caught.value.cause}"
