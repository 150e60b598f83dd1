"""At the start: what has come back with an older database is deleted again, and nothing else."""

import shutil
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from secrets import token_hex

import pytest

from bot.services.core.requests import Transactions
from bot.services.players.privacy import delete_what_came_back
from bot.store.errors import KeyMissing
from bot.store.sqlite_file.deletions import Deletions
from bot.store.store import Store
from tests.bot.console.test_restore import delete
from tests.bot.store import damage
from tests.bot.store.play import ADA, BOB
from tests.bot.store.played import play_days
from tests.visits import read

TODAY = damage.NOON.date()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "divan.db"


async def known(store: Store) -> set[str]:
    """Which of Ada and Bob a database knows."""
    counts = {owner: await read(store).personal.counts(owner) for owner in (ADA, BOB)}
    return {owner for owner, found in counts.items() if any(found.values())}


async def started(file: Path) -> Store:
    """The store, as at the start of Divan."""
    store = await Store.open(f"sqlite:///{file}")
    await delete_what_came_back(Transactions(store), damage.NOON, lambda: f"nobody:{token_hex(16)}")
    return store


async def played(file: Path, *, later: int = 0) -> Path:
    """A copy of the database after another day of play, closed."""
    store = await started(file)
    await play_days(store, 1, TODAY + timedelta(later))
    await store.close()
    return Path(shutil.copy(file, file.with_name(token_hex(4))))


def put_in_place(file: Path, copy: Path) -> None:
    """Puts a copy in a database's place by hand, as nobody should."""
    file.with_name("divan.db-saves").unlink(missing_ok=True)
    shutil.copy(copy, file)


async def deleted(file: Path, *, comes_back: bool = False) -> None:
    store = await started(file)
    await delete(store, ADA)
    if comes_back:
        await play_days(store, 1, TODAY + timedelta(1))
    await store.close()


async def found(file: Path) -> set[str]:
    store = await started(file)
    try:
        return await known(store)
    finally:
        await store.close()


async def test_an_older_database_is_rid_of_it(file: Path) -> None:
    older = await played(file)
    await deleted(file)
    assert await found(file) == {BOB}
    put_in_place(file, older)
    assert await found(file) == {BOB}


async def test_a_database_that_seems_newer_is_rid_of_it(file: Path) -> None:
    """The count of saves went back before the deletion, and so did the clock."""
    older = await played(file)
    later = await played(file, later=1)
    put_in_place(file, older)
    await deleted(file)
    assert await found(file) == {BOB}
    put_in_place(file, later)
    assert await found(file) == {BOB}


async def test_whoever_comes_back_stays(file: Path) -> None:
    await played(file)
    await deleted(file, comes_back=True)
    for _ in range(3):
        assert await found(file) == {ADA, BOB}


async def test_what_an_earlier_version_deleted_is_believed(file: Path) -> None:
    """It leaves no receipt; whoever has come back since stays, also when Divan starts again."""
    await played(file)
    await deleted(file, comes_back=True)
    store = await Store.open(f"sqlite:///{file}")
    await store.write(forget_receipts)
    await store.close()
    deletions = Deletions(file)
    deletions.file.write_text(f"{next(line for line in deletions.lines())}\n")
    for _ in range(3):
        assert await found(file) == {ADA, BOB}
    assert len(deletions.lines()) == 2


def forget_receipts(tx: object) -> None:
    connection = tx._connection  # type: ignore[attr-defined]
    connection.exec_driver_sql("DELETE FROM deletions")


async def test_a_player_who_deletes_again_and_again_leaves_one_receipt(file: Path) -> None:
    """Each deletion left one for a year."""
    for day in range(5):
        await played(file, later=day)
        await deleted(file)
    noted = Deletions(file).lines()
    with closing(sqlite3.connect(file)) as connection:
        receipts = {row[0] for row in connection.execute("SELECT receipt FROM deletions")}
    assert receipts == {line.receipt for line in noted}
    assert len(noted) == 2, "Ada, and the last start"
    assert await found(file) == {BOB}


async def test_without_the_key_no_older_database_is_started_on(file: Path) -> None:
    older = await played(file)
    await played(file, later=1)
    await deleted(file)
    put_in_place(file, older)
    Deletions(file).key_file.unlink()
    with pytest.raises(KeyMissing):
        await started(file)


async def test_without_deletions_there_is_no_file(file: Path) -> None:
    await played(file)
    assert not Deletions(file).file.exists()
