"""Deleted data never comes back with a backup, whatever counts or damaged lines say."""

import shutil
import stat
from datetime import timedelta
from pathlib import Path

from bot.store.sqlite_file.deletions import Deletions
from tests.bot.console.command import Here
from tests.bot.console.test_check import refused
from tests.bot.console.test_restore import delete, on, stored_of
from tests.bot.store.play import ADA, BOB
from tests.bot.store.played import FIRST, play_days


def put_back(file: Path, older: Path) -> None:
    """Loses the latest saves, and the note that knows of them, as Divan itself advises."""
    for path in file.parent.glob(f"{file.name}-*"):
        if "deletions" not in path.name:
            path.unlink()
    shutil.copy(older, file)


def test_a_deletion_counts_after_the_count_of_saves_went_back(here: Here, file: Path) -> None:
    """The log is lost, and so is the count: the backup seemed to be later than the deletion."""
    here.run("backup", "older.db")
    on(file, lambda store: play_days(store, 2, FIRST + timedelta(1)))
    here.run("backup", "later.db")
    put_back(file, file.with_name("older.db"))
    on(file, lambda store: delete(store, ADA))
    ran = here.run("restore", "later.db")
    assert "Deleted again what had been deleted since (players: 1)." in ran.out
    assert stored_of(file) == {BOB}


def test_a_deletion_counts_after_a_restore_without_the_note(here: Here, file: Path) -> None:
    here.run("backup", "older.db")
    on(file, lambda store: play_days(store, 2, FIRST + timedelta(1)))
    here.run("backup", "later.db")
    for path in file.parent.glob(f"{file.name}*"):
        path.unlink()
    here.run("restore", "older.db")
    on(file, lambda store: delete(store, ADA))
    here.run("restore", "later.db")
    assert stored_of(file) == {BOB}


def test_a_player_who_came_back_stays_after_the_count_went_back(here: Here, file: Path) -> None:
    """What is newer than the deletion is not deleted again."""
    here.run("backup", "older.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    put_back(file, file.with_name("older.db"))
    on(file, lambda store: delete(store, ADA))
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    here.run("backup", "since.db")
    here.run("restore", "since.db")
    assert stored_of(file) == {ADA, BOB}


def spoiled(file: Path, line: bytes) -> Deletions:
    """The deletions beside a file, after the first of them was damaged."""
    deletions = Deletions(file)
    _, *others = deletions.file.read_bytes().splitlines()
    deletions.file.write_bytes(b"\n".join((line, *others, b"")))
    return deletions


def test_one_damaged_line_keeps_nothing_from_working(here: Here, file: Path) -> None:
    """Not the deletion of others' data, nor a restore, nor the check, which names it."""
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    deletions = spoiled(file, b"\xff\x00 rubbish")
    on(file, lambda store: delete(store, BOB))
    refused(here.run("check"), "divan-local.db-deletions can't be read in line 2 (such lines: 1):")
    ran = here.run("restore", "backup.db")
    assert ran.status == 0
    assert "Deleted again what had been deleted since (players: 1)." in ran.out
    assert "divan-local.db-deletions can't be read in line 2 (such lines: 1):" in ran.out
    assert stored_of(file) == {ADA}
    assert deletions.damaged() == (2,)


def test_a_repair_sets_the_deletions_right(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    deletions = Deletions(file)
    (noted,) = deletions.file.read_bytes().splitlines()
    spoiled(file, noted[:76])
    on(file, lambda store: delete(store, BOB))
    with deletions.file.open("ab") as opened:
        opened.write(b"rubbish\n")
    refused(here.run("check"), "divan-local.db-deletions can't be read in line 2 (such lines: 2):")
    ran = here.run("check", "--repair")
    assert (ran.status, ran.err) == (0, "")
    assert "Set divan-local.db-deletions right; as it was, it is kept as " in ran.out
    assert "Lines that don't say any more whose data were deleted: 1. Delete the backups" in ran.out
    (kept,) = file.parent.glob("divan-local.db-deletions.before-repair-*")
    assert kept.read_bytes().count(b"\n") == 3
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert here.run("check").status == 0
    ran = here.run("restore", "backup.db")
    assert "Deleted again what had been deleted since (players: 2)." in ran.out
    assert stored_of(file) == set()


def test_a_damaged_key_is_named_and_put_aside(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    Deletions(file).key_file.write_bytes(b"\xff")
    refused(here.run("check"), "The key in divan-local.db-deletions-key can't be read")
    refused(here.run("restore", "backup.db"), "put the right key back, or delete")
    assert here.run("check", "--repair").status == 0
    on(file, lambda store: delete(store, BOB))
    assert here.run("check").status == 0
