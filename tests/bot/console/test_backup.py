"""`divan backup`: whole copies of a database in use, never half a one, and only its own pruned."""

import asyncio
import signal
import sqlite3
import stat
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.services.audit import Auditing
from bot.services.core.requests import Transactions
from bot.store.backups import backed_up, dated, prune
from bot.store.store import Store
from tests.bot.console.command import Here
from tests.bot.console.test_check import refused
from tests.bot.process import begun, running, tried
from tests.bot.store import damage
from tests.bot.store.play import started
from tests.bot.store.test_opening import contents
from tests.waiting import until


def test_a_backup_is_one_whole_file_for_this_user_alone(here: Here, file: Path) -> None:
    before = contents(file.parent)
    ran = here.run("backup", "backups.db")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Backed up {file} to {file.with_name('backups.db')}: it is whole")
    backup = file.with_name("backups.db")
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    with closing(sqlite3.connect(backup)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    after = contents(file.parent)
    assert after.pop("backups.db")
    assert 0 <= time.time() - float(after.pop("divan-local.db-backup")) < 60
    assert after == before
    assert here.run("check", "backups.db").out.startswith(f"{backup} is whole: all games (4)")


async def test_a_backup_of_a_database_in_use_is_of_one_moment(tmp_path: Path) -> None:
    file = tmp_path / "divan.db"
    store = await Store.open(f"sqlite:///{file}")
    playing = asyncio.create_task(damage.play(store, damage.NOON, range(1_000)))
    copies = [tmp_path / f"{n}.db" for n in range(5)]
    counts = []
    for copy in copies:
        await played(store)
        await asyncio.to_thread(backed_up, file, copy)
        counts.append(count_of(copy))
    assert not playing.done()
    playing.cancel()
    await asyncio.wait((playing,))
    await store.close()
    assert counts == sorted(counts)
    assert counts[0] < counts[-1]


async def played(store: Store) -> None:
    """Waits until two more games were."""
    visits = store.visits + 4
    await until(lambda: store.visits >= visits)


def count_of(copy: Path) -> int:
    """How many games a copy has; each has its interactions."""
    with closing(sqlite3.connect(copy)) as database:
        games = database.execute("SELECT count(*), coalesce(sum(version), 0) FROM games").fetchone()
        seen = database.execute("SELECT count(*) FROM interactions").fetchone()
    assert seen[0] == games[0] + games[1]
    return int(games[0])


@pytest.mark.parametrize("damaged", [damage.a_page_zeroed, damage.a_folder, damage.cut_in_half])
def test_nothing_is_left_of_a_backup_that_fails(
    here: Here, file: Path, damaged: damage.Damage
) -> None:
    damaged(file)
    before = contents(file.parent)
    refused(here.run("backup", "backup.db"), "divan-local.db")
    assert contents(file.parent) == before


def test_no_file_is_overwritten(here: Here, file: Path) -> None:
    other = file.with_name("other.db")
    other.write_text("mine")
    refused(here.run("backup", "other.db"), "other.db: File exists")
    refused(here.run("backup", "divan-local.db"), "divan-local.db: File exists")
    assert other.read_text() == "mine"


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("b.db", "--keep", "3"), "--keep needs --every"),
        (("b.db", "--every", "soon"), "--every is “soon”; it must be a time such as"),
        (("b.db", "--every", "0m"), "--every is “0m”"),
        (("b.db", "--every", "9999d"), "--every is “9999d”"),
        (("b.db", "--every", "1m", "--keep", "0"), "--keep is “0”"),
    ],
)
def test_bad_arguments_get_one_sentence(here: Here, arguments: tuple[str, ...], said: str) -> None:
    refused(here.run("backup", *arguments), said, status=2)


@pytest.mark.usefixtures("file")
def test_a_backup_into_no_folder_gets_one_sentence(here: Here) -> None:
    refused(here.run("backup", "nowhere/b.db"), "No such file or directory")


@pytest.mark.usefixtures("file")
def test_postgresql_has_its_own(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://ada:secret@127.0.0.1:1/divan")
    refused(here.run("backup", "b.db"), "pg_dump")
    refused(here.run("restore", "b.db"), "pg_restore")


def test_only_the_oldest_of_its_own_backups_are_pruned(tmp_path: Path) -> None:
    file, now = tmp_path / "divan.db", datetime(2026, 11, 22, 6, 15, tzinfo=UTC)
    own = [dated(file, now + timedelta(minutes=15 * n)) for n in range(5)]
    others = [
        tmp_path / name
        for name in ("divan.db", "divan-old.db", "divan-20261122.db", "xdivan-20261122T061500Z.db")
    ]
    for path in (*own, *others):
        path.touch()
    assert own[0].name == "divan-20261122T061500Z.db"
    prune(file, 2)
    assert {*tmp_path.iterdir()} == {*own[-2:], *others}


async def test_a_backup_without_games_is_made_and_warned_of(tmp_path: Path) -> None:
    """As in a folder where Divan was started by mistake."""
    await (await Store.open(f"sqlite:///{tmp_path}/divan-local.db")).close()
    end = await tried(tmp_path, "backup", "backup.db")
    assert end.status == 1
    assert end.said.startswith(
        f"Backed up {tmp_path}/divan-local.db to {tmp_path}/backup.db: it is"
    )
    assert end.complaint == (
        f"There are no games in it. Is {tmp_path}/divan-local.db the database you mean?"
    )
    assert (tmp_path / "backup.db").exists()


@pytest.mark.long
async def test_backups_begin_as_soon_as_there_is_a_database(tmp_path: Path) -> None:
    """And hold what there is, which may be no game yet."""
    process = await begun(tmp_path, "backup", "backup.db", "--every", "1h")
    assert process.stdout
    assert process.stderr
    line = await process.stderr.readline()
    assert line.decode().startswith(f"There is no database at {tmp_path}/divan-local.db;")
    assert not [*tmp_path.iterdir()]
    await (await Store.open(f"sqlite:///{tmp_path}/divan-local.db")).close()
    assert (await process.stdout.readline()).startswith(b"Backed up ")
    process.send_signal(signal.SIGTERM)
    _, complained = await process.communicate()
    assert (process.returncode, complained) == (0, b"")


@pytest.mark.long
async def test_backups_go_on_until_stopped_and_past_failures(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/divan-local.db")
    await started(store, damage.NOON)
    folder = tmp_path / "backups"
    folder.mkdir()
    every = ("backup", "backups/divan.db", "--every", "1s", "--keep", "2")
    async with running(tmp_path, *every) as (process, line):
        assert line.startswith(f"Backed up {tmp_path}/divan-local.db to {folder}/divan-")
        assert process.stdout
        assert process.stderr
        await process.stdout.readline()
        folder.rename(tmp_path / "elsewhere")
        assert b"No such file or directory" in await process.stderr.readline()
        (tmp_path / "elsewhere").rename(folder)
        for _ in range(2):
            await process.stdout.readline()
        process.send_signal(signal.SIGTERM)
        await process.communicate()
    await store.close()
    assert process.returncode == 0
    kept = sorted(path.name for path in folder.iterdir())
    assert len(kept) == 2
    assert all(name.startswith("divan-2") and name.endswith("Z.db") for name in kept)
    backup = await Store.open(f"sqlite:///{folder / kept[0]}")
    assert not await Auditing(Transactions(backup), damage.NOON.date()).findings()
    await backup.close()
