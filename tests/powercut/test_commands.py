"""Backups, restores, migrations and deletions, killed or cut off from power at any moment."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

from bot.store.sqlite_file.deletions import Key, known_in
from bot.store.store import Store
from tests.powercut.cuts import DATABASE, Cut, ends
from tests.powercut.disk import write_to
from tests.powercut.machine import Machine, as_if_killed
from tests.powercut.player import PLAYERS
from tests.powercut.shim import needs_compiler

pytestmark = [needs_compiler, pytest.mark.long]

CHANGES: Final = 60
BACKUP: Final = "backup.db"
FIRST: Final = "discord:100000"
"""One of those who play first."""
RELEASED: Final = Path(__file__).parents[1] / "released"


async def stored(file: Path) -> Sequence[Any]:
    """All games in a database, once it has been opened as at a start."""
    await (await Store.open(f"sqlite:///{file}")).close()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return database.execute("SELECT id, version, result, moves FROM games").fetchall()


async def stored_after(cut: Cut, name: str = DATABASE) -> Sequence[Any] | None:
    """What a start finds after a cut; None if there is no such file."""
    with TemporaryDirectory() as folder:
        write_to(Path(folder), cut.files)
        file = Path(folder) / name
        return await stored(file) if file.exists() else None


async def test_a_restore_leaves_the_old_database_or_the_new_one(
    tmp_path: Path, random: Random
) -> None:
    """And what was deleted before it stays so."""
    machine = Machine(tmp_path)
    machine.play(CHANGES)
    machine.divan("backup", BACKUP)
    gone = await owners(as_if_killed(machine, tmp_path / "backed-up")) - {FIRST}
    machine.run("tests.powercut.steps", "delete", str(machine.folder / DATABASE), *gone)
    machine.play(CHANGES, kill_after=CHANGES // 2)
    old = await stored(as_if_killed(machine, tmp_path / "old"))
    before = machine.log()
    machine.divan("restore", BACKUP)
    new = await stored(restored := as_if_killed(machine, tmp_path / "new"))
    assert FIRST in await owners(restored)
    assert not gone & await owners(restored)
    found = [await stored_after(cut) for cut in ends(before, machine.log(slice(-1, None)), random)]
    assert old != new
    assert [one for one in found if one not in (old, new)] == []
    assert old in found
    assert new in found
    print(len(found), "cuts")  # noqa: T201


async def test_a_backup_is_whole_or_absent(tmp_path: Path, random: Random) -> None:
    machine = Machine(tmp_path)
    machine.play(CHANGES, kill_after=CHANGES // 2)
    old = await stored(as_if_killed(machine, tmp_path / "old"))
    before = machine.log()
    machine.divan("backup", BACKUP)
    backups = []
    for cut in ends(before, machine.log(slice(-1, None)), random):
        assert await stored_after(cut) == old
        backups.append(await stored_after(cut, BACKUP))
    assert [one for one in backups if one not in (None, old)] == []
    assert old in backups
    print(len(backups), "cuts")  # noqa: T201


async def test_a_migration_is_made_or_not(tmp_path: Path, random: Random) -> None:
    machine = Machine(tmp_path)
    file, sql = str(machine.folder / DATABASE), str(RELEASED / "1.0" / "divan.sql")
    machine.run("tests.powercut.steps", "load", file, sql)
    old = await stored(as_if_killed(machine, tmp_path / "old"))
    before = machine.log()
    machine.run("tests.powercut.steps", "migrate", file)
    found = [await stored_after(cut) for cut in ends(before, machine.log(slice(-1, None)), random)]
    assert old
    assert [one for one in found if one != old] == []


async def test_a_deletion_that_was_told_is_made_and_noted(tmp_path: Path, random: Random) -> None:
    """So that a restore deletes again what its backup still holds."""
    machine = Machine(tmp_path)
    machine.play(CHANGES)
    machine.divan("backup", BACKUP)
    before = machine.log()
    machine.run("tests.powercut.steps", "delete", str(machine.folder / DATABASE))
    most = 0
    for cut in ends(before, machine.log(slice(-1, None)), random):
        deleted = [note for note in cut.notes if note.startswith("discord:")]
        most = max(most, len(deleted))
        with TemporaryDirectory() as folder:
            write_to(Path(folder), cut.files)
            file = Path(folder) / DATABASE
            assert not await owners(file) & {*deleted}
            was_deleted = Key(file).among(known_in(file).deletions)
            assert all(was_deleted(owner) for owner in deleted)
    assert most == PLAYERS


async def owners(file: Path) -> set[str]:
    """Of whom there is anything in a database, once it has been opened as at a start."""
    store = await Store.open(f"sqlite:///{file}")
    try:
        return {*await store.read(lambda tx: tx.personal.owners())}
    finally:
        await store.close()
