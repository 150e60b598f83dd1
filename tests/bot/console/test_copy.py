"""`divan copy`: a full world goes to PostgreSQL and back, all or nothing, and is played on."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, make_url, select, text

from bot.press.games import GiveUp, PlayMove
from bot.services.audit import Auditing
from bot.services.core.requests import Request, Transactions
from bot.services.rankings.streaks import streaks_of
from bot.store.engines.address import Address
from bot.store.opening import reached
from bot.store.schema.columns import METADATA
from bot.store.sqlite_file.integrity import note_of
from bot.store.store import Store
from tests.bot.console.command import CHECKOUT, Here, Ran, line
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.effort import a_seed, effort
from tests.playing import services_over
from tests.released.boards import boards
from tests.released.write import ADA, BOB, CLEO, HOME, SECOND, written

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set"),
]

KEY = "divan.db-deletions-key"


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a full world: everything that players can choose, and a player who left."""
    folder = tmp_path_factory.mktemp("world")
    asyncio.run(written(folder / "divan.db"))
    with closing(sqlite3.connect(folder / "divan.db")) as database, database:
        database.execute("PRAGMA foreign_keys=on")
        # The last game is gone: its id was given all the same.
        database.execute("DELETE FROM games WHERE id = (SELECT max(id) FROM games)")
    return folder


@pytest.fixture
def file(world: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = Path(shutil.copytree(world, tmp_path / "here"))
    monkeypatch.chdir(folder)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", "sqlite:///divan.db")
    return folder / "divan.db"


@pytest.fixture
def url(worker_id: str) -> str:
    """An empty PostgreSQL database."""
    return asyncio.run(emptied(make_url(POSTGRESQL), f"{worker_id}_copy"))


def names_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def on(url: str, work: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    """What is done in a store, which is then closed."""

    async def do() -> Any:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


def rows(url: str) -> dict[str, list[str]]:
    """All that a database holds, by table."""

    def held(connection: Connection) -> dict[str, list[str]]:
        found = {it.name: connection.execute(select(it)).all() for it in METADATA.sorted_tables}
        return {name: sorted(map(repr, some)) for name, some in found.items()}

    async def read() -> dict[str, list[str]]:
        async with reached(Address.parse(url)) as database:
            return await database.read(held)

    return asyncio.run(read())


def tables(url: str) -> int:
    """How many tables a PostgreSQL database has."""
    counted = text("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")

    async def read() -> int:
        async with reached(Address.parse(url)) as database:
            return await database.read(lambda it: it.scalar(counted) or 0)

    return asyncio.run(read())


async def told(store: Store) -> list[Any]:
    """What players and operators are told of a world."""
    found: list[Any] = [one async for one in boards(services_over(store, lambda: 1))]
    for owner in (ADA, BOB, CLEO):
        found.append(await store.read(partial(streaks_of, owner=owner, today=SECOND)))
    return [*found, await Auditing(Transactions(store), SECOND).findings()]


async def played_on(store: Store) -> list[Any]:
    """What comes of the same presses: games begun, the last of which is given up."""
    services, ids = services_over(store, count(990).__next__), count(10**18)
    at = datetime(2026, 11, 21, 12, tzinfo=UTC)
    found: list[Any] = []
    for key, move in (("sultan", "t"), ("sultan-classic", "t"), ("shah", "d")):
        view = await services.dealer.begin(Request(next(ids), CLEO, at, HOME), key, "20")
        press = PlayMove(view.game, view.version, move)
        view = await services.gameplay.play(Request(next(ids), CLEO, at, HOME), press)
        found.append((view.game, view.version, view.moves))
    view = await services.gameplay.play(
        Request(next(ids), CLEO, at, HOME), GiveUp(view.game, view.version)
    )
    return [*found, view.result]


def test_a_world_goes_to_postgresql_and_back_and_is_played_on(
    here: Here, file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    original, before = rows("sqlite:///divan.db"), file.read_bytes()
    with closing(sqlite3.connect(file)) as database:
        given = dict(database.execute("SELECT name, seq FROM sqlite_sequence"))
    ran = here.run("copy", url)
    assert (ran.status, ran.err) == (0, "")
    place = make_url(url).database
    assert f"Copied {file} to postgresql://127.0.0.1:{make_url(url).port}/{place}: " in ran.out
    assert rows(url) == original
    assert all(original[name] for name in ("games", "seats", "deletions", "dailies", "posts"))
    assert file.read_bytes() == before

    monkeypatch.setenv("DATABASE_URL", url)
    assert here.run("copy", "sqlite:///back.db").status == 0
    assert rows("sqlite:///back.db") == original
    with closing(sqlite3.connect("back.db")) as database:
        assert {*given.items()} <= {*database.execute("SELECT name, seq FROM sqlite_sequence")}
    for name in (f"{place}-deletions-key", "back.db-deletions-key", "back.db"):
        assert stat.S_IMODE(Path(name).stat().st_mode) == 0o600
    assert Path("back.db-deletions-key").read_bytes() == Path(KEY).read_bytes()

    worlds = ("sqlite:///divan.db", url, "sqlite:///back.db")
    said, *others = [on(one, told) for one in worlds]
    assert others == [said, said]
    played, *others = [on(one, played_on) for one in worlds]
    assert others == [played, played]
    ids = [game for game, *_ in played[:3]]
    assert ids == [given["games"] + n for n in (1, 2, 3)], "an id is given once"


def test_a_target_with_tables_is_left_as_it_was(here: Here, file: Path, url: str) -> None:
    assert here.run("copy", url).status == 0
    held = rows(url)
    ran = here.run("copy", url)
    assert ran.status == 1
    assert "isn't empty, and was left as it is" in ran.err
    assert rows(url) == held
    assert file.is_file()


@pytest.mark.parametrize("name", ["new.db", "new.db-wal", "new.db-journal"])
def test_a_file_that_is_there_is_left_as_it_was(
    here: Here, file: Path, url: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    assert here.run("copy", url).status == 0
    monkeypatch.setenv("DATABASE_URL", url)
    Path(name).write_bytes(b"something")
    before = names_in(file.parent)
    ran = here.run("copy", "sqlite:///new.db")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"{name} isn't empty, and was left as it is")
    assert Path(name).read_bytes() == b"something"
    assert names_in(file.parent) == before


@contextmanager
def opened_by_another(url: str) -> Iterator[None]:
    """A Divan that has a database open, in a process of its own."""
    command = [*line("migrate")[:1], "-m", "tests.bot.store.opener", url]
    scripts = CHECKOUT / "bot" / "store" / "migrations"
    with subprocess.Popen(
        [*command, str(scripts)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=CHECKOUT,
        text=True,
    ) as other:
        assert other.stdin
        assert other.stdout
        assert other.stdout.readline() == "ready\n"
        other.stdin.write("\n")
        other.stdin.flush()
        assert other.stdout.readline() == "open\n"
        yield
        other.communicate("\n")


def test_a_running_divan_is_not_copied(
    here: Here, file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened_by_another(f"sqlite:///{file}"):
        ran = here.run("copy", url)
    assert (ran.status, tables(url)) == (1, 0)
    assert ran.err.startswith(f"Divan is running on {file}, or another program has it open")
    assert here.run("copy", url).status == 0
    monkeypatch.setenv("DATABASE_URL", url)
    with opened_by_another(url):
        ran = here.run("copy", "sqlite:///back.db")
    assert ran.status == 1
    assert ran.err.startswith("Divan is running on postgresql://")
    assert not [*file.parent.glob("back.db*")]


def sql(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for one in statements:
            database.execute(one)


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("UPDATE alembic_version SET version_num = '0030'", "comes from an older version of Divan"),
        ("UPDATE alembic_version SET version_num = '9999'", "was made by a newer version of Divan"),
        ("DELETE FROM alembic_version", "is damaged (the revision is missing)"),
        ("DROP INDEX games_given_up_unplayed", "is damaged (the index games_given_up_unplayed is"),
        ("UPDATE games SET moves = 't' || char(0)", "0x00"),
    ],
)
def test_what_cannot_be_copied_leaves_nothing(
    here: Here, file: Path, url: str, statement: str, said: str
) -> None:
    sql(file, statement)
    before = names_in(file.parent)
    ran = here.run("copy", url)
    assert (ran.status, ran.out) == (1, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert tables(url) == 0
    assert names_in(file.parent) == before


def test_a_file_that_is_missing_is_not_made(here: Here, file: Path, url: str) -> None:
    for path in (file, note_of(file)):
        path.unlink()
    ran = here.run("copy", url)
    assert ran.status == 1
    assert ran.err.startswith(f"There is no database at {file}; commands don't make one")
    assert not file.exists()


def test_a_file_that_cannot_be_made_ends_it(
    here: Here, file: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was taken for a lost connection, and tried again for ever."""
    assert here.run("copy", url).status == 0
    monkeypatch.setenv("DATABASE_URL", url)
    before, long = names_in(file.parent), "x" * 300
    ran = here.run("copy", f"sqlite:///{long}")
    assert (ran.status, ran.err.count("\n")) == (1, 1)
    assert long in ran.err
    assert "File name too long" in ran.err
    assert names_in(file.parent) == before


def test_another_key_is_left_as_it_is(here: Here, file: Path, url: str) -> None:
    there = file.with_name(f"{make_url(url).database}-deletions-key")
    there.write_text("another\n")
    ran = here.run("copy", url)
    assert ran.status == 1
    assert "is another database's key of deletions" in ran.err
    assert there.read_text() == "another\n"
    assert tables(url) == 0


def test_without_its_key_it_is_copied_and_said(here: Here, file: Path, url: str) -> None:
    file.with_name(KEY).unlink()
    ran = here.run("copy", url)
    assert ran.status == 0
    assert "is missing or isn't the right one" in ran.err


def test_the_same_kind_is_for_other_commands(here: Here, file: Path) -> None:
    ran = here.run("copy", "sqlite:///other.db")
    assert (ran.status, ran.out) == (1, "")
    assert "`divan backup` copies a SQLite file" in ran.err
    assert not file.with_name("other.db").exists()


def killed(after: float, *arguments: str, **settings: str) -> Ran | None:
    """A command that is killed after some seconds; None if it was."""
    with subprocess.Popen(
        line(*arguments),
        env={**os.environ, "PYTHONPATH": str(CHECKOUT), **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    ) as process:
        try:
            out, err = process.communicate(timeout=after)
        except subprocess.TimeoutExpired:
            process.kill()
            return None
        return Ran(process.returncode, out, err)


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.usefixtures("file")
def test_a_kill_leaves_it_as_it_was(url: str, worker_id: str, back: bool) -> None:
    """At moments of chance while it copies: then nothing is there, or all."""
    random = Random(a_seed())
    original, source, target = rows("sqlite:///divan.db"), "sqlite:///divan.db", url
    if back:
        assert killed(1_000, "copy", url, DATABASE_URL=source) is not None
        source, target = url, "sqlite:///back.db"
    began = time.monotonic()
    scratch = asyncio.run(emptied(make_url(POSTGRESQL), f"{worker_id}_scratch"))
    timed = "sqlite:///timed.db" if back else scratch
    ran = killed(1_000, "copy", timed, DATABASE_URL=source)
    assert ran and ran.status == 0, ran
    lasted = time.monotonic() - began
    for _ in range(effort(4, 40)):
        ran = killed(lasted * random.uniform(0.4, 1.1), "copy", target, DATABASE_URL=source)
        assert rows(source) == original
        if back and not Path("back.db").exists():
            continue
        if not back and not tables(url):
            continue
        assert rows(target) == original
        return
    ran = killed(1_000, "copy", target, DATABASE_URL=source)
    assert ran and ran.status == 0, ran
    assert rows(target) == original


@pytest.mark.usefixtures("file")
def test_a_player_who_left_is_still_known(here: Here, url: str) -> None:
    """Whose deletions were noted is told by the key that went along."""

    async def erased(store: Store) -> list[str | None]:
        return [it.whose for it in await store.read(lambda tx: tx.personal.deletions())]

    before = on("sqlite:///divan.db", erased)
    assert here.run("copy", url).status == 0
    assert on(url, erased) == before
    assert len(before) == 1
