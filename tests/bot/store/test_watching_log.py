"""A log or file cut while it is in use: moves stop within two seconds.

What was overwritten in its place the next start finds.
"""

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing, suppress
from dataclasses import replace
from datetime import datetime
from itertools import count
from pathlib import Path
from time import monotonic

import pytest

from bot.store.errors import DamagedStore, StoreGone, StoreLost, StoreUnusable
from bot.store.schema.games import Record, Saved, StoredGame
from bot.store.store import Store
from tests.bot.store import damage
from tests.bot.store.damage import log_of
from tests.bot.store.play import saved, started
from tests.visits import read

pytestmark = pytest.mark.clock

NOTICED_S = 2.0


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "divan.db"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{file}")
    yield opened
    await opened._database.close()


def older(file: Path) -> Path:
    return file.with_name("older.db")


def the_log_truncated(file: Path) -> None:
    os.truncate(log_of(file), 0)


def the_log_cut(file: Path) -> None:
    damage.the_log_cut(file)


def rubbish_after_the_header(file: Path) -> None:
    damage.written(log_of(file), 32, os.urandom(log_of(file).stat().st_size - 32))


def rubbish_in_the_middle_of_the_log(file: Path) -> None:
    damage.written(log_of(file), log_of(file).stat().st_size // 2, os.urandom(5000))


def rubbish_in_the_header(file: Path) -> None:
    damage.written(log_of(file), 0, os.urandom(32))


def an_older_log(file: Path) -> None:
    shutil.copyfile(log_of(older(file)), log_of(file))


def an_older_file_and_log(file: Path) -> None:
    shutil.copyfile(older(file), file)
    an_older_log(file)


def the_file_cut_in_half(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def the_file_a_page_short(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 4096)


def the_file_cut_to_a_page(file: Path) -> None:
    os.truncate(file, 4096)


DAMAGES = (
    the_log_truncated,
    the_log_cut,
    an_older_log,
    an_older_file_and_log,
    the_file_cut_in_half,
    the_file_a_page_short,
    the_file_cut_to_a_page,
)
OVERWRITTEN = (
    rubbish_after_the_header,
    rubbish_in_the_middle_of_the_log,
    rubbish_in_the_header,
)


async def play_on(store: Store, now: datetime, game: StoredGame, moves: int) -> StoredGame:
    for _ in range(moves):
        record = Record((*game.record.moves, "t"))
        interaction = game.id * 10**5 + game.version
        assert await saved(store, game, interaction, now, moves=str(record)) is Saved.SAVED
        game = replace(game, version=game.version + 1, record=record)
    return game


async def played_with_a_copy(store: Store, file: Path, now: datetime, between: int) -> StoredGame:
    """Plays, with a copy of file and log from the middle."""
    game = await play_on(store, now, await started(store, now), 20)
    damage.as_after_a_kill(file, file.with_name("copy"))
    for path in file.with_name("copy").iterdir():
        path.rename(file.with_name(path.name.replace("divan.db", "older.db")))
    return await play_on(store, now, game, between)


@pytest.mark.parametrize("between", [20, 200])
@pytest.mark.parametrize("damaged", DAMAGES, ids=lambda one: one.__name__)
async def test_moves_stop(
    store: Store, file: Path, now: datetime, damaged: Callable[[Path], None], between: int
) -> None:
    """Before and after the log has begun again since the older copy was made."""
    watching = asyncio.create_task(store.watch())
    game = await played_with_a_copy(store, file, now, between)
    await store._look()
    damaged(file)
    began, acknowledged = monotonic(), 0
    with pytest.raises(StoreLost):
        for acknowledged in count():
            game = await play_on(store, now, game, 1)
            assert monotonic() - began < 2 * NOTICED_S, f"{acknowledged} moves were acknowledged"
    assert monotonic() - began < NOTICED_S
    assert isinstance(await watching, StoreLost)
    print(damaged.__name__, acknowledged, "moves")  # noqa: T201


@pytest.mark.parametrize("damaged", DAMAGES, ids=lambda one: one.__name__)
async def test_damage_is_noticed_without_a_move(
    store: Store, file: Path, now: datetime, damaged: Callable[[Path], None]
) -> None:
    await played_with_a_copy(store, file, now, 20)
    await store._look()
    watching = asyncio.create_task(store.watch())
    await asyncio.sleep(0.1)
    damaged(file)
    async with asyncio.timeout(NOTICED_S):
        assert isinstance(await watching, StoreGone)


async def test_whoever_reads_first_notices_a_cut_log(
    store: Store, file: Path, now: datetime, caplog: pytest.LogCaptureFixture
) -> None:
    """It isn't logged as a failing disk: the loss is said once, by whoever watches the store."""
    game = await played_with_a_copy(store, file, now, 20)
    the_log_truncated(file)
    with pytest.raises(StoreGone):
        await read(store).games.game(game.id)
    assert isinstance(store.lost, StoreGone)
    assert caplog.messages == []


@pytest.mark.parametrize("damaged", [*DAMAGES, *OVERWRITTEN], ids=lambda one: one.__name__)
async def test_no_start_takes_it_for_whole_after_a_kill(
    store: Store, file: Path, now: datetime, damaged: Callable[[Path], None]
) -> None:
    game = await played_with_a_copy(store, file, now, 20)
    await store._look()
    damaged(file)
    with suppress(StoreLost):
        await play_on(store, now, game, 5)
    await store._look()
    left = damage.as_after_a_kill(file, file.with_name("left"))
    with pytest.raises(StoreUnusable):
        await Store.open(f"sqlite:///{left}")


async def test_no_start_takes_it_for_whole_after_a_clean_end(file: Path, now: datetime) -> None:
    """SQLite itself then brings the rubbish into the file."""
    store = await Store.open(f"sqlite:///{file}")
    game = await played_with_a_copy(store, file, now, 20)
    rubbish_after_the_header(file)
    await play_on(store, now, game, 5)
    await store.close()
    assert not log_of(file).exists()
    with pytest.raises(DamagedStore):
        await Store.open(f"sqlite:///{file}")


async def test_vacuuming_a_file_in_use_is_no_damage(
    store: Store, file: Path, now: datetime
) -> None:
    """It makes the file shorter."""
    await damage.play(store, now)
    damage.checkpointed(file)
    await store._look()
    before = file.stat().st_size
    with closing(sqlite3.connect(file)) as other:
        other.execute("DELETE FROM games")
        other.commit()
        other.execute("VACUUM")
        other.execute("PRAGMA wal_checkpoint(truncate)")
    assert file.stat().st_size < before
    game = await play_on(store, now, await started(store, now, interaction=10**6), 100)
    await store._look()
    await play_on(store, now, game, 1)
    assert not store.lost
