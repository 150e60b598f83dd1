"""What released versions wrote can still be read. Never change the files in their folders.

Each version wrote its own; `write.py` plays it. `records.txt` has its games in order:
record, outcome and cards home, separated by tabs. `custom_ids.txt` has some custom ids of every
press, each with the press, separated by a tab. `divan.sql` restores a database in which four
players played on 20 and 21 November 2026, three of them together, too, and one deleted their data.
"""

import re
import shutil
import sqlite3
import tomllib
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from bot.press.custom_ids import read
from bot.press.games import PlayMove
from bot.services.core.requests import Request
from bot.services.solving.workers import Workers
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Store
from engine import Game
from tests.bot.process import CHECKOUT, TOKEN, tried
from tests.playing import services_over
from tests.posts import outcome as outcome_of
from tests.pressed import told
from tests.released.write import FORMS
from tests.visits import read as reading

VERSIONS = sorted(
    (file.parent for file in Path(__file__).parent.glob("*/divan.sql")),
    key=lambda folder: [*map(int, folder.name.split("."))],
)

ADA, BOB, CLEO, DAN = (f"discord:{10**18 + n}" for n in range(1, 5))
HOME = "discord:1100000000000000001"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
FIRST, SECOND = date(2026, 11, 20), date(2026, 11, 21)


def test_what_the_last_release_wrote_is_kept() -> None:
    """Of the changelog's versions, the first is this one."""
    changes = (CHECKOUT / "CHANGELOG.md").read_text("utf-8")
    numbers = re.findall(r"^## (\d+\.\d+)\.", changes, re.MULTILINE)
    this = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    last = numbers[numbers.index(this.rpartition(".")[0]) + 1]
    assert last in {folder.name for folder in VERSIONS}


def restored(version: Path, file: Path) -> Path:
    """A version's database, as it left it."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript((version / "divan.sql").read_text("ascii"))
    return file


@pytest.fixture(params=VERSIONS, ids=lambda version: version.name)
def version(request: pytest.FixtureRequest) -> Path:
    """The folder with what a version wrote."""
    return Path(request.param)


@pytest.fixture
async def store(version: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """The database, opened and migrated."""
    store = await Store.open(f"sqlite:///{restored(version, tmp_path / 'divan.db')}")
    yield store
    await store.close()


def test_every_record_replays_to_the_same_state(version: Path) -> None:
    records = of(version)
    assert len(records) >= 9
    for record, outcome, placed in records:
        game = Game.replay(record)
        assert (game.outcome.value, game.placed, game.record) == (outcome, int(placed), record)


def of(version: Path) -> list[list[str]]:
    """A version's games: record, outcome and cards home of each."""
    lines = (version / "records.txt").read_text("ascii").splitlines()
    return [line.split("\t") for line in lines]


@pytest.mark.usefixtures("store")
async def test_every_game_is_in_the_database(version: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "divan.db")) as database:
        rows = database.execute(
            "SELECT key || ' ' || deal || ' ' || moves FROM games WHERE match IS NULL ORDER BY id"
        )
        assert [row.strip() for (row,) in rows] == [record for record, *_ in of(version)]


async def test_results_settings_and_servers_are_as_they_were(store: Store) -> None:
    ada = {(one.day, one.placed) for one in await reading(store).results.of(ADA)}
    assert ada == {(FIRST, 73), (SECOND, 17)}
    assert await reading(store).results.of(DAN) == ()
    assert (await reading(store).players.of(BOB)).two_colour
    assert (await reading(store).players.of(CLEO)).text_mode
    server = await reading(store).servers.of(HOME)
    assert server
    assert (server.channel, server.hour, server.digest) == ("1100000000000000013", 7, True)


async def test_what_was_chosen_is_as_it_was(store: Store) -> None:
    assert (await reading(store).players.of(BOB)).reminder
    assert (await reading(store).players.of(CLEO)).position_always
    assert await reading(store).memberships.unnamed(HOME, [ADA, BOB, CLEO]) == {CLEO}
    assert await reading(store).servers.otherwise(HOME) == {"1100000000000000014": False}
    assert await reading(store).deals.ready("sultan") == 1
    assert await outcome_of(store, Post(PostKind.DIGEST, HOME, FIRST)) == "1200000000000000001"


@pytest.mark.usefixtures("store")
async def test_its_schema_is_that_of_a_new_one(tmp_path: Path) -> None:
    await (await Store.open(f"sqlite:///{tmp_path / 'new.db'}")).close()
    assert schema(tmp_path / "divan.db") == schema(tmp_path / "new.db")


def schema(file: Path) -> set[object]:
    """Tables with their columns, defaults, references and constraints; indexes as SQL.

    However they came to be: SQLite keeps the text by which each was made.
    """
    found = set[object]()
    with closing(sqlite3.connect(file)) as database:
        query = "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master"
        for kind, name, table, sql in database.execute(query).fetchall():
            found.add((kind, name, table, "" if kind == "table" else re.sub(r'["\s]+', " ", sql)))
            words = re.findall(r"CONSTRAINT \w+|WITHOUT ROWID|AUTOINCREMENT", sql)
            found |= {(name, word) for word in words}
            for pragma in ("table_xinfo", "foreign_key_list", "index_list"):
                # The first value is where it stands, which may differ for references and indexes.
                rows = database.execute(f"PRAGMA {pragma}('{name}')").fetchall()
                found |= {(name, pragma, *row[pragma != "table_xinfo" :]) for row in rows}
    return found


async def test_a_puzzle_that_a_player_made_goes_on_for_another(store: Store) -> None:
    services = services_over(store, lambda: 900, Workers(1))  # Nothing is to be judged.
    made = await reading(store).made_puzzles.of(1)
    assert (made.owner, made.message) == (ADA, "1200000000000000021")
    view = await services.made_puzzles.solve(Request(10**18, BOB, NOON, HOME), made.id)
    assert view.puzzle
    assert not view.puzzle.lost
    assert not view.puzzle.is_over


async def test_an_open_game_can_be_continued(store: Store) -> None:
    services = services_over(store, lambda: 900)
    request = Request(10**18, ADA, NOON, HOME, "1100000000000000013")
    game = await reading(store).games.open_game(ADA, "sultan")
    assert game
    view = await services.gameplay.play(request, PlayMove(game.id, game.version, "t"))
    assert view.version == game.version + 1
    assert view.moves == len(game.record) + 1


def test_every_custom_id_is_the_same_press(version: Path) -> None:
    written = (version / "custom_ids.txt").read_text("ascii").splitlines()
    assert len(written) >= 134
    assert [_read(*line.split("\t")) for line in written] == written


@pytest.mark.long
async def test_an_older_database_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = restored(VERSIONS[0], tmp_path / "divan.db")
    with closing(sqlite3.connect(file)) as older, older:
        older.execute("UPDATE alembic_version SET version_num = '0029'")
    backup = Path(shutil.copy(file, tmp_path / "backup.db"))
    before = file.read_bytes()
    asked: tuple[tuple[Path, int, tuple[str, ...]], ...] = (
        (file, 78, ()),
        (file, 1, ("check",)),
        (backup, 1, ("check", "backup.db")),
        (backup, 1, ("restore", "backup.db")),
    )
    for place, status, command in asked:
        end = await tried(tmp_path, *command, DISCORD_TOKEN=TOKEN)
        assert (end.status, end.complaint) == (
            status,
            f"The database {place} was made before version 1.0 of Divan (revision 0029); "
            "start 1.0 on it once, then this version.",
        )
    assert file.read_bytes() == backup.read_bytes() == before
    assert not [*tmp_path.glob("*.before-*"), *tmp_path.glob("*.restor*")]


def _read(custom_id: str, press: str) -> str:
    """A line with what a custom id means now; raises ValueError with one that can't be read."""
    name, _, _ = press.partition("(")
    typed = next((form for one, form in FORMS.items() if one.__name__ == name), None)
    return f"{custom_id}\t{told(read(custom_id, typed=typed))}"
