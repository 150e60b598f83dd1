"""Damaged files: no start takes them for whole, and each is left as it is."""

import asyncio
import shutil
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store.errors import DamagedStore, SavesMissing, StoreMalformed, StoreUnusable
from bot.store.sqlite_file.integrity import note_of
from bot.store.store import Store
from tests.bot.store import damage
from tests.bot.store.test_opening import contents
from tests.visits import read
from tests.waiting import HANGS_S

MISSING = (
    damage.the_log_cut,
    damage.the_log_deleted,
    damage.a_frame_of_the_log_changed,
    damage.emptied,
    damage.deleted,
    damage.an_older_copy,
)


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a kill leaves it: the last saves are in the log alone."""
    folder = tmp_path_factory.mktemp("left")

    async def play() -> None:
        store = await Store.open(f"sqlite:///{folder / 'divan.db'}")
        await damage.play(store, datetime(2026, 11, 20, tzinfo=UTC))
        await store._look()
        damage.as_after_a_kill(folder / "divan.db", folder / "killed")
        await store.close()

    asyncio.run(play())
    return folder / "killed"


@pytest.fixture
def killed(left: Path, tmp_path: Path) -> Path:
    """A played store's file, with its log and note."""
    return Path(shutil.copytree(left, tmp_path / "killed")) / "divan.db"


async def refused(file: Path) -> StoreUnusable:
    """Why a file doesn't open; what is there stays as it is."""
    before = contents(file.parent)
    with pytest.raises(StoreUnusable) as caught:
        await Store.open(f"sqlite:///{file}")
    assert contents(file.parent) == before
    return caught.value


async def test_what_a_kill_leaves_is_whole(killed: Path) -> None:
    store = await Store.open(f"sqlite:///{killed}")
    for n in range(damage.PLAYERS):
        assert len(str((await read(store).games.last(damage.owner(n))).record)) > 800
    await store.close()


@pytest.mark.parametrize("damaged", damage.DAMAGES, ids=lambda one: one.__name__)
async def test_a_damaged_file_is_refused(killed: Path, damaged: damage.Damage) -> None:
    damaged(killed)
    error = await refused(killed)
    assert isinstance(error, SavesMissing) is (damaged in MISSING)


@pytest.mark.parametrize("damaged", MISSING, ids=lambda one: one.__name__)
async def test_missing_saves_are_counted(killed: Path, damaged: damage.Damage) -> None:
    damaged(killed)
    error = await refused(killed)
    assert isinstance(error, SavesMissing)
    assert 1 <= error.missing <= 2 * damage.PLAYERS
    if damaged in (damage.emptied, damage.deleted):
        assert error.missing == 2 * damage.PLAYERS
    error.noted_in.unlink()
    await (await Store.open(f"sqlite:///{killed}")).close()


@pytest.mark.parametrize("note", [b"", b"\0" * 11, b"0000", b"none\n"])
async def test_an_unreadable_note_tells_nothing(killed: Path, note: bytes) -> None:
    note_of(killed).write_bytes(note)
    await (await Store.open(f"sqlite:///{killed}")).close()


async def test_a_large_file_is_checked_after_the_start(
    killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage.pages_of_an_index_swapped(killed)
    monkeypatch.setattr("bot.store.opening.THOROUGH_UP_TO", 0)
    store = await Store.open(f"sqlite:///{killed}")
    async with asyncio.timeout(HANGS_S):
        lost = await store.watch()
    assert isinstance(lost, StoreMalformed)
    with pytest.raises(StoreMalformed):
        await read(store).games.game(1)


async def test_a_very_large_file_opens_unchecked(
    killed: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damage.a_page_zeroed(killed)
    monkeypatch.setattr("bot.store.opening.THOROUGH_UP_TO", 0)
    assert isinstance(await refused(killed), DamagedStore)
    monkeypatch.setattr("bot.store.opening.QUICK_UP_TO", 0)
    store = await Store.open(f"sqlite:///{killed}")
    async with asyncio.timeout(HANGS_S):
        assert isinstance(await store.watch(), StoreMalformed)
