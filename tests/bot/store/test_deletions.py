"""Which players deleted their data: rows that can't be read without the key beside the database."""

import shutil
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date, timedelta
from pathlib import Path

import pytest

from bot.store.errors import KeyMissing
from bot.store.schema.players import Deletion
from bot.store.sqlite_file.deletions import Key, known_in
from bot.store.sqlite_file.integrity import note_saves
from bot.store.store import Store
from tests.bot.store import damage
from tests.bot.store.play import ADA, BOB
from tests.visits import read, write

TODAY = date(2026, 11, 20)


@pytest.fixture
def file(empty_database: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(empty_database, tmp_path / "divan.db"))


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[Store]:
    store = await Store.open(f"sqlite:///{file}")
    yield store
    await store.close()


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """On SQLite alone, as on PostgreSQL there are none."""
    async with opened(file) as store:
        yield store


async def noted(store: Store) -> tuple[Deletion, ...]:
    found: tuple[Deletion, ...] = await read(store).personal.deletions()
    return found


async def deleted_by(file: Path, store: Store) -> set[str]:
    """Who of Ada and Bob deleted their data, as far as a database says."""
    return {owner for owner in (ADA, BOB) if Key(file).among(await noted(store))(owner)}


async def test_a_player_who_deletes_again_and_again_has_one_row(file: Path, store: Store) -> None:
    """Another one each time, so that a backup from in between is older."""
    await write(store).personal.note_deletion(BOB, TODAY)
    rows = set()
    for _ in range(5):
        await write(store).personal.note_deletion(ADA, TODAY)
        rows |= {*await noted(store)}
        assert len(await noted(store)) == 2
    assert len(rows) == 6
    assert await deleted_by(file, store) == {ADA, BOB}


async def test_a_name_is_in_neither_file_and_the_key_beside_for_this_user(file: Path) -> None:
    async with opened(file) as store:
        await write(store).personal.note_deletion(ADA, TODAY)
        ((_, whose, _),) = await noted(store)
    key = Key(file).file
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert whose is not None
    assert ADA not in whose + key.read_text()
    assert bytes.fromhex(key.read_text()) not in file.read_bytes()
    assert key.read_text().strip().encode() not in file.read_bytes()


def test_two_keys_hash_the_same_player_differently(tmp_path: Path) -> None:
    hashes = {Key(tmp_path / name).hashed(ADA) for name in ("one.db", "two.db", "one.db")}
    assert len(hashes) == 2


@pytest.mark.parametrize("content", [None, b"", b"\xff", b"00ff", b"zz" * 32, b"00" * 32])
async def test_with_another_key_a_deletion_goes_on_and_the_others_are_missed(
    file: Path, store: Store, content: bytes | None
) -> None:
    """A key that can't be read is put aside."""
    await write(store).personal.note_deletion(ADA, TODAY)
    key = Key(file)
    key.expect_for(await noted(store))
    right = key.file.rename(file.with_name("right"))
    if content is not None:
        key.file.write_bytes(content)
    assert await deleted_by(file, store) == set()
    await write(store).personal.note_deletion(BOB, TODAY + timedelta(1))
    assert await deleted_by(file, store) == {BOB}
    with pytest.raises(KeyMissing) as raised:
        key.expect_for(await noted(store))
    assert raised.value.last == TODAY
    aside = key.file.with_name(f"{key.file.name}.damaged")
    if content in (None, b"00" * 32):
        assert not aside.exists()
    else:
        assert aside.read_bytes() == content
    right.rename(key.file)
    assert await deleted_by(file, store) == {ADA}


async def test_a_deletion_is_forgotten_after_a_year(file: Path, store: Store) -> None:
    await write(store).personal.note_deletion(ADA, TODAY)
    await write(store).personal.note_deletion(BOB, TODAY + timedelta(1))
    await write(store).personal.forget_deletions(TODAY + timedelta(366))
    assert await deleted_by(file, store) == {ADA, BOB}
    await write(store).personal.forget_deletions(TODAY + timedelta(367))
    assert await deleted_by(file, store) == {BOB}


async def test_a_database_says_whether_it_knows_all(file: Path) -> None:
    """Also from its log, and with damage elsewhere."""
    async with opened(file) as store:
        await damage.play(store, damage.NOON)
        await write(store).personal.note_deletion(ADA, TODAY)
        there = await noted(store)
        killed = damage.as_after_a_kill(file, file.with_name("killed"))
        cut = damage.as_after_a_kill(file, file.with_name("cut"))
    assert known_in(killed)[:2] == (there, True)
    note_saves(cut, 10**6)
    assert known_in(cut)[:2] == (there, False)
    damage.log_of(cut).write_bytes(b"rubbish" * 100)
    assert not known_in(cut).are_all
    a_page_zeroed(file, "games")
    assert known_in(file)[:2] == (there, True)
    a_page_zeroed(file, "deletions")
    assert not known_in(file).are_all
    assert known_in(file.with_name("nowhere.db"))[:2] == ((), False)


def a_page_zeroed(file: Path, table: str) -> None:
    (page, *_), size = damage.pages_of(file, table)
    damage.written(file, (page - 1) * size, bytes(size))
