"""Whatever `divan check` and `divan restore` are given: one sentence, and nothing is written."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.bot.console.command import Here
from tests.bot.console.test_check import everything, refused
from tests.bot.store import damage
from tests.bot.store.test_opening import an_ordinary_user
from tests.effort import a_seed


def empty(file: Path) -> None:
    file.write_bytes(b"")


def a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


def a_text(file: Path) -> None:
    file.write_text("Dear diary, today I lost three games of patience in a row.\n" * 200)


def bytes_of_chance(file: Path) -> None:
    file.write_bytes(Random(1).randbytes(9_000))


def of_another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE bookmarks (name TEXT)")


def of_another_program_with_alembic(file: Path) -> None:
    of_another_program(file)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('ae1027a6acf1')")


def a_revision_alone(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('0029')")


def without_tables(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=wal")


def a_log_alone(file: Path) -> None:
    file.rename(damage.log_of(file))


def a_link_to_nothing(file: Path) -> None:
    file.unlink()
    file.symlink_to(file.with_name("gone.db"))


def cut(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def a_schema_of_rubbish(file: Path) -> None:
    damage.written(file, 100, b"\xff" * 3_000)


def of_an_older_version(file: Path) -> None:
    damage.the_revision_of_an_older_version(file)


STRANGE: dict[Callable[[Path], None], str] = {
    empty: "{} is empty: there is no database of Divan's in it.",
    a_folder: "{} is a folder, and was left as it is;",
    a_text: "{} isn't a SQLite database, or its first page is damaged, and was left as it is;",
    bytes_of_chance: "{} isn't a SQLite database, or its first page is damaged, and was left as it",
    of_another_program: "{} is a database, but not Divan's, and was left as it is;",
    a_revision_alone: "{} is a database, but not Divan's, and was left as it is;",
    of_another_program_with_alembic: "{} is a database, but not Divan's, and was left as it is;",
    without_tables: "{} is ",
    a_log_alone: "There is no database at {}; commands don't make one,",
    a_link_to_nothing: "There is no database at {}; commands don't make one,",
    of_an_older_version: "The database {} was made before version 1.0 of Divan (revision 0003);",
}
"""Files, and how the sentence about each begins."""


@pytest.fixture
def backup(here: Here, file: Path) -> Path:
    """A backup in a folder of its own."""
    folder = file.parent / "backups"
    folder.mkdir()
    assert here.run("backup", "backups/backup.db").status == 0
    return folder / "backup.db"


@pytest.mark.parametrize("strange", STRANGE, ids=lambda one: one.__name__)
@pytest.mark.parametrize("command", ["check", "restore", "deletions"])
def test_what_is_none_of_ours_gets_one_sentence(
    here: Here, file: Path, backup: Path, strange: Callable[[Path], None], command: str
) -> None:
    other = Path(shutil.copy(backup, backup.with_name("other.db")))
    strange(other)
    if command == "deletions" and strange in (a_text, bytes_of_chance):
        pytest.skip("deletions are read from what is damaged, too")
    before = everything(file.parent)
    named = {"check": ("check",), "restore": ("restore",), "deletions": ("restore", str(backup))}
    option = ("--deletions",) if command == "deletions" else ()
    ran = here.run(*named[command], *option, str(other))
    if command == "deletions" and ran.status == 0:
        return  # The database in place knows all deletions itself.
    refused(ran, STRANGE[strange].format(other))
    assert ran.out == ""
    assert everything(file.parent) == before


@pytest.mark.parametrize("table", ["deletions", "crowns"])
def test_a_backup_without_a_table_is_named_and_left(
    here: Here, file: Path, backup: Path, table: str
) -> None:
    damage.by_hand(backup, f"DROP TABLE {table}")
    before = file.read_bytes(), backup.read_bytes(), {*file.parent.rglob("*")}
    refused(here.run("restore", str(backup)), f"{backup} is damaged (the table {table} is missing")
    assert (file.read_bytes(), backup.read_bytes(), {*file.parent.rglob("*")}) == before


def test_another_programs_database_is_not_backed_up(here: Here, file: Path) -> None:
    of_another_program_with_alembic(file)
    before = {*file.parent.iterdir()}
    refused(here.run("backup", "another.db"), f"{file} is a database, but not Divan's")
    assert {*file.parent.iterdir()} == before


@pytest.mark.parametrize("strange", [cut, a_schema_of_rubbish], ids=lambda one: one.__name__)
@pytest.mark.parametrize("command", ["check", "restore"])
def test_a_damaged_one_is_named_and_left(
    here: Here, file: Path, backup: Path, strange: Callable[[Path], None], command: str
) -> None:
    strange(backup)
    before = everything(file.parent)
    refused(here.run(command, str(backup)), f"{backup} is damaged")
    assert everything(file.parent) == before


def test_damaged_pages_are_listed_with_their_tables(here: Here, file: Path) -> None:
    damage.checkpointed(file)
    (page, *_), size = damage.pages_of(file, "interactions")
    damage.written(file, (page - 1) * size, b"\x5a" * size)
    ran = here.run("check")
    refused(ran, f"{file} is damaged:\n", "\nTables touched: interactions.\n")
    assert ran.err.startswith("This can't be rebuilt; `divan restore FILE` puts")
    before = everything(file.parent)
    assert here.run("check", "--repair").err == ran.err
    assert everything(file.parent) == before, "nothing is repaired where that doesn't help"


def test_twenty_rows_of_damage_are_listed(here: Here, file: Path) -> None:
    damage.by_hand(file, "DROP INDEX interactions_of_a_game")
    damage.by_hand(
        file, "CREATE INDEX interactions_of_a_game ON interactions (game) WHERE game < 0"
    )
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("PRAGMA writable_schema=on")
        sql = "CREATE INDEX interactions_of_a_game ON interactions (game)"
        where = "name = 'interactions_of_a_game'"
        database.execute(f"UPDATE sqlite_master SET sql = '{sql}' WHERE {where}")
        database.execute(
            "INSERT INTO interactions WITH RECURSIVE n (n) AS "
            "(SELECT 1000 UNION ALL SELECT n + 1 FROM n WHERE n < 1029) "
            "SELECT n, 1, '2026-11-20' FROM n"
        )
    ran = here.run("check")
    rows = [line for line in ran.out.splitlines() if line.startswith("  ")]
    assert len(rows) == 21
    assert rows[-1].startswith("  … and ")
    assert "Tables touched: interactions.\n" in ran.out
    assert ran.err == "`divan check --repair` can rebuild this.\n"


def test_no_chance_damage_is_a_traceback_or_written_to(here: Here, file: Path) -> None:
    """9,000 bytes of a database of some pages are changed: it is damaged, whatever they were."""
    random = Random(seed := a_seed())
    damage.checkpointed(file)
    content = bytearray(file.read_bytes())
    for at in random.sample(range(100, len(content)), 9_000):
        content[at] = random.randrange(256)
    file.write_bytes(content)
    before = everything(file.parent)
    ran = here.run("check")
    print("seed", seed)  # noqa: T201 -- what was printed before is taken for the command's
    refused(ran, f"{file} is damaged")
    assert everything(file.parent) == before


def test_a_file_that_cannot_be_read_gets_one_sentence(here: Here, folder: Path) -> None:
    file = folder / "divan.db"
    file.write_bytes(b"SQLite format 3\0")
    file.chmod(0)
    with an_ordinary_user():
        refused(here.run("check", str(file)), f"{file} can't be read; give this user permission")
        refused(here.run("restore", str(file)), f"{file} can't be read; give this user permission")


def test_a_stopped_database_with_its_log_is_checked_in_a_folder_of_others(
    here: Here, file: Path, folder: Path
) -> None:
    """Its log is read, too: what a kill left is there alone."""
    for path in file.parent.glob("divan-local.db*"):
        Path(shutil.copy(path, folder)).chmod(0o444)
    folder.chmod(0o555)
    before = everything(folder)
    with an_ordinary_user():
        ran = here.run("check", str(folder / file.name))
    assert (ran.status, ran.err) == (0, "")
    assert " is whole: all games (4) replay" in ran.out
    assert everything(folder) == before


def test_the_file_that_a_link_names_is_checked_with_its_log(here: Here, file: Path) -> None:
    link = file.parent / "link" / "link.db"
    link.parent.mkdir()
    link.symlink_to(file)
    before = everything(file.parent)
    assert f"{link} is whole: all games (4) replay" in here.run("check", str(link)).out
    assert everything(file.parent) == before


def test_what_makes_no_database_says_where_there_is_none(
    here: Here, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (there := tmp_path / "there").mkdir()
    monkeypatch.chdir(there)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    said = f"There is no database at {there / 'divan-local.db'};"
    for command in (("check",), ("check", "--repair"), ("migrate",), ("backup", "b.db")):
        refused(here.run(*command), said)
    refused(here.run("restore", "b.db"), f"There is no database at {there / 'b.db'};")
    assert not [*there.iterdir()]
