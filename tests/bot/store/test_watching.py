"""A file that is deleted, replaced or damaged while it is in use takes no more moves."""

import asyncio
import logging
import os
import resource
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from bot.store.errors import StoreBusy, StoreGone, StoreLost, StoreMalformed, StoreUncertain
from bot.store.schema.games import Saved
from bot.store.sqlite_file.integrity import note_of, noted_saves, saves_in
from bot.store.store import Store
from tests.bot.store import damage
from tests.bot.store.play import saved, started
from tests.visits import read

pytestmark = pytest.mark.clock


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "divan.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{file}")
    yield opened
    await opened._database.close()


def deleted(file: Path) -> None:
    file.unlink()


def moved_away(file: Path) -> None:
    file.rename(file.with_name("elsewhere.db"))


def its_log_deleted(file: Path) -> None:
    damage.log_of(file).unlink()


def replaced_by_a_copy(file: Path) -> None:
    copy = file.with_name("copy.db")
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    copy.replace(file)


def overwritten_by_an_older_copy(file: Path) -> None:
    shutil.copyfile(file.with_name("older.db"), file)


def emptied(file: Path) -> None:
    os.truncate(file, 0)


GONE = (deleted, moved_away, its_log_deleted, replaced_by_a_copy)
OVERWRITTEN = (overwritten_by_an_older_copy, emptied)


@pytest.mark.parametrize("away", GONE, ids=lambda one: one.__name__)
async def test_not_one_move_goes_into_a_file_that_is_gone(
    store: Store, file: Path, now: datetime, away: Callable[[Path], None]
) -> None:
    game = await started(store, now)
    away(file)
    with pytest.raises(StoreGone):
        await saved(store, game, 2, now)
    with pytest.raises(StoreGone):
        await read(store).games.game(game.id)
    assert isinstance(store.lost, StoreGone)


@pytest.mark.parametrize("away", [*GONE, *OVERWRITTEN], ids=lambda one: one.__name__)
async def test_a_lost_file_is_noticed_without_a_move(
    store: Store, file: Path, now: datetime, away: Callable[[Path], None]
) -> None:
    with closing(sqlite3.connect(file)) as source:
        with closing(sqlite3.connect(file.with_name("older.db"))) as older:
            source.backup(older)
        await started(store, now)
        source.execute("PRAGMA wal_checkpoint")
    await store._look()
    away(file)
    async with asyncio.timeout(4):
        assert isinstance(await store.watch(), StoreGone)


async def test_a_lost_store_leaves_the_new_file_alone(file: Path, now: datetime) -> None:
    """Closing SQLite's last connection deletes the log by its name: here, another file's."""
    store = await Store.open(f"sqlite:///{file}")
    await started(store, now)
    file.unlink()
    damage.log_of(file).unlink()
    file.with_name(f"{file.name}-shm").unlink()
    note_of(file).unlink(missing_ok=True)
    new = await Store.open(f"sqlite:///{file}")
    game = await started(new, now, interaction=2, key="sultan")
    await store.close()
    assert store.lost
    copy = damage.as_after_a_kill(file, file.parent / "killed")
    await new.close()
    reopened = await Store.open(f"sqlite:///{copy}")
    assert await read(reopened).games.last(game.owner) == game
    await reopened.close()
    await store._database.close()


async def test_a_file_in_its_place_is_no_loss(store: Store, file: Path, now: datetime) -> None:
    """Other programs may read it, back it up, and bring its log into it."""
    watching = asyncio.create_task(store.watch())
    game = await started(store, now)
    for n in range(40):
        with closing(sqlite3.connect(file)) as other:
            other.execute("PRAGMA wal_checkpoint(truncate)")
        outcome = await saved(store, replace(game, version=n), n + 2, now)
        assert outcome is Saved.SAVED
        await store._look()
    assert not watching.done()
    watching.cancel()


async def test_the_note_is_never_ahead_of_the_file(store: Store, file: Path, now: datetime) -> None:
    game = await started(store, now)
    for n in range(5):
        assert await saved(store, replace(game, version=n), n + 2, now) is Saved.SAVED
        assert await saved(store, game, 99, now) is Saved.STALE
        await store._look()
        with closing(sqlite3.connect(file)) as other:
            assert noted_saves(file) == saves_in(other) == n + 2


async def test_a_failed_save_is_not_counted(store: Store, file: Path, now: datetime) -> None:
    game = await started(store, now)

    def fails(_: object) -> None:
        raise LookupError

    async def fail() -> None:
        with pytest.raises(LookupError):
            await store.write(fails)

    await asyncio.gather(fail(), saved(store, game, 2, now), fail())
    await store._look()
    assert noted_saves(file) == 2


async def test_a_note_that_cannot_be_written_stops_nothing(
    store: Store, file: Path, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    note_of(file).mkdir()
    game = await started(store, now)
    for _ in range(3):
        await store._look()
    assert await saved(store, game, 2, now) is Saved.SAVED
    assert len([one for one in caplog.records if one.levelno == logging.ERROR]) == 1
    assert not store.lost


async def test_a_page_damaged_while_in_use_is_never_called_busy(
    store: Store, file: Path, now: datetime
) -> None:
    await damage.play(store, now)
    with closing(sqlite3.connect(file)) as other:
        other.execute("PRAGMA wal_checkpoint(truncate)")
    pages, size = damage.pages_of(file, "games")
    for page in pages:
        damage.written(file, (page - 1) * size, bytes(size))
    with pytest.raises(StoreMalformed):
        for n in range(damage.PLAYERS):
            await read(store).games.last(damage.owner(n))
    with pytest.raises(StoreLost):
        await started(store, now, interaction=10**9)


async def test_a_failing_disk_leaves_open_what_was_saved(
    store: Store, file: Path, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    game = await started(store, now)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (damage.log_of(file).stat().st_size, hard))
    try:
        for n in range(3):
            with pytest.raises(StoreUncertain):
                await saved(store, game, n + 2, now)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    (logged,) = (one for one in caplog.records if one.levelno == logging.ERROR)
    assert "SQLITE_IOERR_WRITE" in logged.getMessage()
    assert not store.lost
    assert await saved(store, game, 9, now) is Saved.SAVED


async def test_a_full_disk_saves_nothing_and_is_logged_once(
    store: Store, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    game = await started(store, now)

    def full(tx: object) -> None:
        connection = tx._connection  # type: ignore[attr-defined]
        raw = connection.connection.dbapi_connection
        pages = raw.execute("PRAGMA page_count").fetchone()[0]
        raw.execute(f"PRAGMA max_page_count={pages}")

    await store.write(full)
    for n in range(3):
        with pytest.raises(StoreBusy):
            await saved(store, game, n + 2, now, moves="t " * 1_000_000)
    assert (await read(store).games.game(game.id)) == game
    errors = [one for one in caplog.records if one.levelno == logging.ERROR]
    assert len(errors) == 1
    assert "SQLITE_FULL" in errors[0].getMessage()


async def test_a_save_that_the_disk_refused_is_not_missed(
    store: Store, file: Path, now: datetime
) -> None:
    """Nor counted with the next commit that changes nothing."""
    game = await started(store, now)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (damage.log_of(file).stat().st_size, hard))
    try:
        with pytest.raises(StoreUncertain):
            await saved(store, game, 2, now)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.probe(lambda _: None, asyncio.get_running_loop().time() + 1)
    await store._look()
    with closing(sqlite3.connect(file)) as other:
        assert noted_saves(file) <= saves_in(other)
    assert await saved(store, game, 3, now) is Saved.SAVED
    assert not store.lost


async def test_a_folder_out_of_reach_leaves_open_what_was_saved(
    tmp_path: Path, now: datetime
) -> None:
    folder, away = tmp_path / "mounted", tmp_path / "away"
    folder.mkdir()
    store = await Store.open(f"sqlite:///{folder / 'divan.db'}")
    game = await started(store, now)
    folder.rename(away)
    folder.touch()
    with pytest.raises(StoreUncertain):
        await saved(store, game, 2, now)
    folder.unlink()
    away.rename(folder)
    assert await saved(store, game, 3, now) is Saved.SAVED
    await store.close()
