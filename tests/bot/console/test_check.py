"""`divan check`: says whether a database is whole, and with --repair rebuilds what it can."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.bot.console.command import Here, Ran
from tests.bot.process import tried
from tests.bot.store import damage
from tests.bot.store.emptied import POSTGRESQL


def by_hand(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


def everything(folder: Path) -> dict[str, object]:
    """All that is in a folder, with the times at which it was changed."""
    return {
        str(path.relative_to(folder)): (
            path.lstat().st_mtime_ns,
            path.read_bytes() if path.is_file() else None,
        )
        for path in (folder, *folder.rglob("*"))
    }


def refused(ran: Ran, *said: str, status: int = 1) -> None:
    assert ran.status == status
    assert ran.err.count("\n") == 1
    for part in said:
        assert part in ran.out + ran.err


def whole(file: Path) -> list[str]:
    """What is said of the played file, and of what can't be seen."""
    said = f"{file} is whole: all games (4) replay; results and totals agree."
    unseen = "Not seen: a value that was changed into another possible one, such as a setting."
    return [said, unseen]


def test_a_whole_database(here: Here, file: Path) -> None:
    before = everything(file.parent)
    ran = here.run("check")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == whole(file)
    assert everything(file.parent) == before


def test_another_file(here: Here, file: Path) -> None:
    assert here.run("check", str(file)).out.startswith(f"{file} is whole: all games (4)")


@pytest.mark.parametrize(
    "damaged",
    [one for one in damage.DAMAGES if one is not damage.pages_of_an_index_swapped],
    ids=lambda one: one.__name__,
)
def test_damage_is_named_and_left_as_it_is(here: Here, file: Path, damaged: damage.Damage) -> None:
    damaged(file)
    before = everything(file.parent)
    refused(here.run("check"))
    assert everything(file.parent) == before


def test_what_is_computed_is_rebuilt(here: Here, file: Path) -> None:
    by_hand(
        file,
        "UPDATE all_totals SET points = points + 1",
        "UPDATE results SET placed = 1 WHERE NOT won",
        "DROP INDEX one_attempt_a_day",
    )
    refused(here.run("check"), "the index one_attempt_a_day is missing")
    ran = here.run("check", "--repair")
    assert (ran.status, ran.err) == (0, "")
    (copy,) = file.parent.glob("divan-local.db.before-repair-*")
    assert ran.out.splitlines() == [
        f"Rebuilt what is computed. The database as it was before is kept as {copy}.",
        *whole(file),
    ]
    assert here.run("check").status == 0


def test_disagreements_are_listed(here: Here, file: Path) -> None:
    by_hand(
        file,
        "UPDATE all_totals SET points = points + 1",
        "UPDATE games SET version = 1 WHERE id = 2",
    )
    refused(
        here.run("check"),
        "Game 2: its version is lower than its presses and hints have made it.\n",
        "leaderboard totals don't agree with the results.\n",
        "`divan check --repair` can rebuild this.\n",
    )
    assert here.run("check", "--repair").status == 0


def test_rows_without_their_game_are_deleted(here: Here, file: Path) -> None:
    by_hand(file, "DELETE FROM games WHERE key = 'shah' AND id = 2")
    refused(here.run("check"), "rows of interactions refer to missing rows of games")
    assert here.run("check", "--repair").status == 0


def test_swapped_pages_of_an_index_are_rebuilt(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "divan.db"

    async def play() -> None:
        store = await Store.open(f"sqlite:///{file}")
        await damage.play(store, damage.NOON)
        await store.close()

    asyncio.run(play())
    damage.pages_of_an_index_swapped(file)
    refused(here.run("check", str(file)), "missing from index games_of_an_owner")
    here.run("check", "--repair", str(file))
    assert "missing from index" not in here.run("check", str(file)).out


def test_what_cannot_be_rebuilt_is_said(here: Here, file: Path) -> None:
    by_hand(file, "UPDATE games SET moves = 'd d x' WHERE id = 2")
    refused(
        here.run("check"), "Game 2: its record doesn't replay.\n", "rebuilds what it can of this"
    )
    refused(here.run("check", "--repair"), "This can't be rebuilt; `divan restore FILE` puts")


async def test_nothing_is_repaired_under_a_running_bot(file: Path) -> None:
    store = await Store.open(f"sqlite:///{file}")
    try:
        end = await tried(file.parent, "check", "--repair")
    finally:
        await store.close()
    assert end.status == 1
    assert end.complained == (
        f"Divan is running on {file}, or another program has it open; stop it first.\n"
    )
    assert not [*file.parent.glob("*.before-repair-*")]


@pytest.mark.usefixtures("file")
@pytest.mark.skipif(not POSTGRESQL, reason="needs PostgreSQL")
def test_postgresql(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", POSTGRESQL)

    async def made() -> None:
        await (await Store.open(POSTGRESQL)).close()

    asyncio.run(made())
    for arguments in ((), ("--repair",)):
        ran = here.run("check", *arguments)
        assert (ran.status, ran.err) == (0, "")
        assert " is whole: all games " in ran.out
