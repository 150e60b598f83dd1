"""`divan restore`: a backup for the database, cut short or not, and what was deleted since."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
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
from bot.store.sqlite_file.deletions import Key
from bot.store.sqlite_file.integrity import note_of, note_saves, noted_saves, saves_in
from bot.store.sqlite_file.replacing import put_in_place
from bot.store.store import Store
from tests.bot.console.command import CHECKOUT, Here, Ran
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
    ran = here.run("restore", "backup.db", "--yes")
    assert (ran.status, ran.err) == (0, "")
    (old,) = file.parent.glob("divan-local.db.replaced-*")
    assert ran.out.splitlines() == [
        f"Restored {file} from {file.with_name('backup.db')}.",
        f"At least {later} later saves aren't in this backup.",
        f"The old database is kept as {old}; delete it when you no longer need it.",
        "What players have deleted since this backup may be back: ask them to delete again.",
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
    assert here.run("restore", "backup.db", "--yes").status == 0
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
    ran = here.run("restore", "backup.db", "--yes")
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
            f"Divan is running on {file}, or another program has it open; stop it first.\n"
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
        ("nowhere.db", "/nowhere.db; commands don't make one"),
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


def test_what_a_player_begins_after_a_deletion_stays(here: Here, file: Path) -> None:
    here.run("backup", "first.db")
    on(file, lambda store: delete(store, ADA))
    here.run("restore", "first.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    here.run("backup", "second.db")
    ran = here.run("restore", "second.db")
    assert "Deleted again" not in ran.out
    assert stored_of(file) == {ADA, BOB}


def test_a_player_who_deletes_twice_is_deleted_again_from_in_between(
    here: Here, file: Path
) -> None:
    on(file, lambda store: delete(store, ADA))
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    here.run("backup", "between.db")
    on(file, lambda store: delete(store, ADA))
    here.run("restore", "between.db")
    assert stored_of(file) == {BOB}
    assert count(file, "SELECT count(*) FROM deletions") == 1


def test_the_copy_made_before_a_migration_is_the_way_back(here: Here, file: Path) -> None:
    """What was deleted after it is in a database of a revision that this version doesn't know."""
    here.run("backup", "before.db")
    on(file, lambda store: delete(store, ADA))
    with closing(sqlite3.connect(file)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.execute("ALTER TABLE deletions ADD COLUMN more")
        newer.commit()
    assert here.run("restore", "before.db").status == 0
    assert stored_of(file) == {BOB}


def test_a_destroyed_database_doesnt_say_what_was_deleted(here: Here, file: Path) -> None:
    """A newer backup does, not the same one or an older one; otherwise the operator is asked."""
    here.run("backup", "before.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    here.run("backup", "first.db")
    on(file, lambda store: delete(store, ADA))
    here.run("backup", "second.db")
    file.write_bytes(b"\xff" * 10_000)
    before = contents(file.parent)
    refused(here.run("restore", "first.db"), f"can't all be read from {file}, so it would")
    refused(
        here.run("restore", "first.db", "--deletions", "nowhere.db"),
        "There is no database at ",
    )
    for known in ("first.db", "before.db"):
        refused(
            here.run("restore", "first.db", "--deletions", known),
            f"can't all be read from {file} or {file.with_name(known)}, which isn't newer than it",
        )
    assert contents(file.parent) == before
    ran = here.run("restore", "first.db", "--deletions", "second.db")
    assert "Deleted again what had been deleted since (players: 1)." in ran.out
    assert f"have deleted since {file.with_name('second.db')} was made may be back" in ran.out
    assert stored_of(file) == {BOB}


def test_a_new_database_doesnt_know_what_was_deleted_before_it(here: Here, file: Path) -> None:
    """As when somebody started Divan in the place of one that was lost."""
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    for path in file.parent.glob("divan-local.db*"):
        path.unlink()
    on(file, nothing)
    refused(here.run("restore", "backup.db"), f"can't all be read from {file}, so it would")
    assert "may be back" in here.run("restore", "backup.db", "--yes").out


def test_what_is_left_of_a_damaged_database_is_deleted_again_in_any_case(
    here: Here, file: Path
) -> None:
    """Some saves are lost with its log, so perhaps also deletions."""
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    note_saves(file, noted_saves(file) + 1)
    refused(here.run("restore", "backup.db"), f"can't all be read from {file}")
    ran = here.run("restore", "backup.db", "--yes")
    assert "What players have deleted since this backup may be back" in ran.out
    assert stored_of(file) == {BOB}


@pytest.mark.parametrize("key", [None, "00" * 32, "rubbish"])
def test_without_the_key_nothing_is_restored(here: Here, file: Path, key: str | None) -> None:
    """But for what is surely in it; or if the operator says so."""
    here.run("backup", "backup.db")
    on(file, lambda store: delete(store, ADA))
    here.run("backup", "later.db")
    right = Key(file).file.read_text()
    Key(file).file.unlink()
    if key:
        Key(file).file.write_text(key)
    before = contents(file.parent)
    refused(here.run("restore", "backup.db"), "is missing or isn't the right one, so what players")
    assert contents(file.parent) == before
    assert here.run("restore", "later.db").status == 0
    assert here.run("restore", "backup.db", "--yes").status == 0
    assert stored_of(file) == {ADA, BOB}
    Key(file).file.write_text(right)
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
        assert saves_in(database) == noted_saves(file) == highest
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
        await ada.dealer.dealt(request, lambda tx: of_record(tx, request, old.game, 1))
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


@pytest.mark.long
def test_a_restore_cut_short_leaves_one_of_both(
    here: Here, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At each step, the next start finds the old file with its log, or the new one."""
    here.run("backup", "backup.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    killed = Path(shutil.copytree(file.parent, file.parent.with_name("killed")))
    outcomes, unfinished = set(), 0
    for step in range(99):
        shutil.rmtree(file.parent)
        shutil.copytree(killed, file.parent)
        monkeypatch.chdir(file.parent)
        by_hand(file)
        if ran := restored_until(step, here, monkeypatch):
            assert ran.status == 0
            break
        if [*file.parent.glob("*.restored-*")]:
            unfinished += 1
            refused(here.run("check"), "was interrupted shortly before its end; start Divan")
            refused(here.run("backup", "another.db"), "was interrupted shortly before its end")
        on(file, nothing)
        outcomes.add((count(file, GAMES), count(file, HIDDEN)))
        assert not [*file.parent.glob("*.restored-*")]
        assert here.run("restore", "backup.db").status == 0
        assert here.run("check").status == 0
    assert outcomes == {(8, 8), (4, 2)}
    assert unfinished >= 3


@pytest.mark.long
def test_programs_that_start_together_finish_a_restore_once(
    here: Here, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here.run("backup", "backup.db")
    on(file, lambda store: play_days(store, 1, FIRST + timedelta(1)))
    by_hand(file)
    # The first replaces an earlier copy.
    assert restored_until(1, here, monkeypatch, ((Path, "replace"),)) is None
    assert [*file.parent.glob("*.restored-*")]
    command = [sys.executable, "-m", "tests.powercut.steps", "migrate", str(file)]
    programs = [subprocess.Popen(command, cwd=CHECKOUT) for _ in range(4)]
    assert [program.wait() for program in programs] == [0] * 4
    assert not [*file.parent.glob("*.restored-*")]
    (old,) = (path for path in file.parent.glob("*.replaced-*") if path.name.endswith("Z"))
    assert count(file, GAMES) == 4
    assert count(old, GAMES) == count(old, HIDDEN) == 8
    assert here.run("check").status == 0


GAMES = "SELECT count(*) FROM games"


HIDDEN = "SELECT count(*) FROM games WHERE private"


CHANGES = ((Path, "rename"), (Path, "replace"), (Path, "unlink"), (os, "link"), (os, "fsync"))


def restored_until(
    step: int,
    here: Here,
    monkeypatch: pytest.MonkeyPatch,
    changes: Sequence[tuple[object, str]] = CHANGES,
) -> Ran | None:
    """How a restore ended; None if it was cut short at a step, which is one of some changes."""
    steps = iter(range(100))
    with monkeypatch.context() as cut:
        for place, name in changes:
            cut.setattr(place, name, cut_at(step, steps, getattr(place, name)))
        try:
            return here.run("restore", "backup.db")
        except CutShort:
            return None


async def nothing(_: Store) -> None:
    """Opens and closes it alone."""


class CutShort(BaseException):
    """Ends a command at once."""


def cut_at(step: int, steps: Iterator[int], change: Callable[..., object]) -> object:
    """A change to the file system that the given step doesn't survive."""

    def changed(*arguments: object, **named: object) -> object:
        if next(steps) == step:
            raise CutShort
        return change(*arguments, **named)

    return changed


def by_hand(file: Path) -> None:
    """Has the old file leave a log behind, as after a kill."""
    script = (
        "import os, sqlite3, sys; c = sqlite3.connect(sys.argv[1]); "
        "c.execute('UPDATE games SET private = 1'); c.commit(); "
        "c.execute('CREATE TABLE IF NOT EXISTS x (y)'); c.execute('DROP TABLE x'); c.commit(); "
        "os._exit(0)"
    )
    subprocess.run([sys.executable, "-c", script, str(file)], check=True)
    assert damage.log_of(file).stat().st_size
