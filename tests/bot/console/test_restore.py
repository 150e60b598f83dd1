"""`divan restore`: the backup in the database's place, the old file kept, deletions kept up."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path
from secrets import randbelow, token_hex

import pytest

from bot.press.games import GiveUp
from bot.services.core.requests import Request
from bot.services.play.games import of_record
from bot.services.rankings.streaks import Streaks, streaks_of
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.sqlite_file.deletions import Deletions
from bot.store.sqlite_file.integrity import note_of, noted_saves, saves_in
from bot.store.sqlite_file.replacing import put_in_place
from bot.store.store import Store
from tests.bot.console.command import Here
from tests.bot.console.test_check import refused
from tests.bot.process import tried
from tests.bot.services.player import ServicePlayer
from tests.bot.store import damage
from tests.bot.store.play import ADA, BOB, started
from tests.bot.store.played import FIRST, PLAZA, play_days
from tests.bot.store.test_opening import contents
from tests.playing import services_over
from tests.visits import read


def on(file: Path, work: object) -> None:
    """Does something in a file's store, and closes it as the bot does when it ends."""

    async def do() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await work(store)  # type: ignore[operator]
        await store.close()

    asyncio.run(do())


async def delete(store: Store, owner: str) -> None:
    services = Services.over(
        store, lambda: 20, Workers(0), lambda: f"nobody:{token_hex(16)}", randbelow
    )
    await services.privacy.delete(Request(10**6, owner, damage.NOON), owner, damage.NOON)


def streaks(file: Path) -> dict[str, Streaks]:
    """The streaks of Ada and Bob, on the second day."""
    found = {}

    async def look(store: Store) -> None:
        for owner in (ADA, BOB):
            of_owner = partial(streaks_of, owner=owner, today=FIRST + timedelta(1))
            found[owner] = await store.read(of_owner)

    on(file, look)
    return found


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def count(file: Path, query: str) -> int:
    with closing(sqlite3.connect(file)) as database:
        return int(database.execute(query).fetchone()[0])


def test_a_destroyed_database_is_restored(here: Here, file: Path) -> None:
    assert here.run("backup", "backup.db").status == 0
    before = streaks(file)
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    assert streaks(file) != before
    later = noted_saves(file) - count(file.with_name("backup.db"), "PRAGMA user_version")
    file.write_bytes(b"\xff" * 10_000)
    ran = here.run("restore", "backup.db")
    assert (ran.status, ran.err) == (0, "")
    (old,) = file.parent.glob("divan-local.db.replaced-*")
    assert ran.out.splitlines() == [
        "Restored divan-local.db from backup.db.",
        f"At least {later} later saves aren't in this backup.",
        f"The old database is kept as {old.name}; delete it when you no longer need it.",
    ]
    assert old.read_bytes() == b"\xff" * 10_000
    assert here.run("check").status == 0
    assert streaks(file) == before


@pytest.mark.parametrize("damaged", damage.DAMAGES, ids=lambda one: one.__name__)
def test_any_damage_can_be_restored_from(here: Here, file: Path, damaged: damage.Damage) -> None:
    if damaged is damage.pages_of_an_index_swapped:
        damaged = damage.a_page_of_rubbish
    assert here.run("backup", "backup.db").status == 0
    damaged(file)
    assert here.run("restore", "backup.db").status == 0
    assert here.run("check").status == 0
    assert not [*file.parent.glob("*.restoring*")]
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(3)))


def test_the_old_file_keeps_its_log(here: Here, file: Path) -> None:
    """What a kill left in the log alone is still there when the old file is opened."""
    games = "SELECT count(*) FROM games"
    here.run("backup", "backup.db")
    assert damage.log_of(file).stat().st_size > 0
    here.run("restore", "backup.db")
    (old,) = (path for path in file.parent.glob("*.replaced-*") if path.name.endswith("Z"))
    assert damage.log_of(old).stat().st_size > 0
    assert count(old, games) == count(file, games) == 4


def test_a_log_without_its_file_is_kept(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    log = damage.log_of(file).read_bytes()
    file.unlink()
    ran = here.run("restore", "backup.db")
    assert "is kept as" not in ran.out
    (old,) = file.parent.glob("*.replaced-*")
    assert old.name.endswith("Z-wal")
    assert old.read_bytes() == log
    assert here.run("check").status == 0


def test_restores_within_a_second_keep_each_old_file(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    stamp = "20261120T120000Z"
    old = {file.with_name(f"{file.name}.replaced-{stamp}{n}") for n in ("", "-2", "-3")}
    new = file.with_name("new")
    for path in sorted(old):
        new.write_bytes(file.with_name("backup.db").read_bytes())
        assert put_in_place(new, file, stamp) == path
    assert len({path.stat().st_ino for path in old}) == 3


def test_a_running_bot_is_never_restored_over(file: Path, here: Here) -> None:
    assert here.run("backup", "backup.db").status == 0

    async def restore(store: Store) -> None:
        # Reading the file here would release the locks that this process has on it.
        before = names(file.parent)
        end = await tried(file.parent, "restore", "backup.db")
        assert end.status == 1
        assert end.complained == (
            "Divan is running on divan-local.db, or another program has it open; stop it first.\n"
        )
        assert names(file.parent) == before
        await started(store, damage.NOON, interaction=10**7, owner="discord:77")

    on(file, restore)


@pytest.mark.parametrize("damaged", [damage.a_page_zeroed, damage.a_text, damage.cut_in_half])
def test_a_damaged_backup_is_refused_and_changes_nothing(
    here: Here, file: Path, damaged: damage.Damage
) -> None:
    backup = file.with_name("backup.db")
    here.run("backup", "backup.db")
    damage.log_of(backup).touch()
    damaged(backup)
    damage.log_of(backup).unlink(missing_ok=True)
    before = contents(file.parent)
    refused(here.run("restore", "backup.db"), "backup.db")
    assert contents(file.parent) == before


@pytest.mark.usefixtures("file")
@pytest.mark.parametrize(
    ("backup", "said"),
    [
        ("nowhere.db", "nowhere.db can't be reached: there is no such file"),
        ("divan-local.db", "divan-local.db is the database in use; name a backup of it."),
    ],
)
def test_what_is_no_backup_is_refused(here: Here, backup: str, said: str) -> None:
    refused(here.run("restore", backup), said)


def test_deletions_made_since_are_applied_again(here: Here, file: Path) -> None:
    """Also for a second backup and restore, and not for what a player has begun since."""
    here.run("backup", "first.db")
    on(file, lambda store: delete(store, ADA))
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    here.run("backup", "second.db")
    on(file, lambda store: delete(store, BOB))
    ran = here.run("restore", "second.db")
    assert "Deleted again what had been deleted since (players: 1)." in ran.out
    assert stored_of(file) == {ADA}
    ran = here.run("restore", "first.db")
    assert "Deleted again what had been deleted since (players: 2)." in ran.out
    assert stored_of(file) == set()
    assert here.run("check").status == 0
    assert count(file, "SELECT count(*) FROM results") == 2


def stored_of(file: Path) -> set[str]:
    """Which of Ada and Bob a database knows."""
    found = set()

    async def look(store: Store) -> None:
        for owner in (ADA, BOB):
            if any((await read(store).personal.counts(owner)).values()):
                found.add(owner)

    on(file, look)
    return found


def test_what_a_player_begins_after_a_restore_stays(here: Here, file: Path) -> None:
    """A restore must not put the count of saves back: the old deletion would seem newer."""
    here.run("backup", "first.db")
    on(file, lambda store: delete(store, ADA))
    here.run("restore", "first.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    here.run("backup", "second.db")
    here.run("restore", "second.db")
    assert stored_of(file) == {ADA, BOB}


def test_without_the_key_nothing_is_restored(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    deletions = Deletions(file)
    deletions.key_file.unlink()
    before = contents(file.parent)
    refused(here.run("restore", "backup.db"), "put the right key back, or delete")
    assert contents(file.parent) == before
    deletions.file.unlink()
    assert here.run("restore", "backup.db").status == 0


def test_a_restored_file_can_be_used_by_whoever_used_the_old_one(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    file.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(file, 1234, 1234)
    here.run("restore", "backup.db")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    if os.geteuid() == 0:
        assert (file.stat().st_uid, file.stat().st_gid) == (1234, 1234)


def test_a_restored_file_counts_on_from_the_highest(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    highest = noted_saves(file)
    here.run("restore", "backup.db")
    with closing(sqlite3.connect(file)) as database:
        assert saves_in(database) == noted_saves(file) == highest + 1
    assert note_of(file).exists()


def test_an_export_is_empty_after_deletion_and_restore(here: Here, file: Path) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    here.run("restore", "backup.db")

    async def look(store: Store) -> None:
        services = services_over(store, iter(range(900, 999)).__next__)
        export = await services.privacy.export(Request(1, ADA, damage.NOON, server=PLAZA))
        left = {name for name, rows in export.tables.items() if rows}
        assert left <= {"memberships"}

    on(file, look)


class LaterPlayer(ServicePlayer):
    """One whose requests come after those of the played file."""

    def request(self) -> Request:
        return Request(10**7 + super().request().id, self.owner, damage.NOON)


def test_games_put_aside_and_continued_are_deleted_again_too(here: Here, file: Path) -> None:
    async def play(store: Store) -> None:
        ada = LaterPlayer(services_over(store, lambda: 1), ADA)
        await ada.begin("sultan", 20)
        await ada.type("t t")
        old = await ada.press(GiveUp)
        request = ada.request()
        await ada.dealer.play_from(request, lambda tx: of_record(tx, request, old.game, 1))
        await ada.type("t")
        await ada.begin("sultan", 21)
        assert len(await read(store).put_aside.of(ADA)) == 1

    on(file, play)
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    assert count(file, "SELECT count(*) FROM games WHERE put_aside IS NOT NULL") == 0
    here.run("restore", "backup.db")
    assert count(file, "SELECT count(*) FROM games WHERE owner = 'discord:42'") == 0
    assert here.run("check").status == 0
