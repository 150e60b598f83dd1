"""Data from every version since 0.2 can still be read. Never change the files in those folders.

Each version wrote its own, in the same way; since 0.5, `write.py` plays it. `divan.sql`
restores a database in which four players played on 20 and 21 November 2026, and one of them deleted
their data; since 0.17 the others play together, too. `records.txt` has its games in order: record,
outcome and cards home, separated by tabs. `custom_ids.txt` has some custom ids of every press, each
with the press, separated by a tab.
"""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from bot.press.custom_ids import read
from bot.press.games import PlayMove
from bot.services.core.requests import Request
from bot.store.schema.posts import NotificationKind
from bot.store.store import Store
from engine import Game
from tests.playing import services_over
from tests.pressed import told
from tests.visits import read as reading

VERSIONS = [Path(__file__).with_name(f"0.{minor}") for minor in range(2, 22)]

ADA, BOB, CLEO, DAN = (f"discord:{10**18 + n}" for n in range(1, 5))
HOME = "discord:1100000000000000001"
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
FIRST, SECOND = date(2026, 11, 20), date(2026, 11, 21)


@pytest.fixture(params=VERSIONS, ids=lambda version: version.name)
def version(request: pytest.FixtureRequest) -> Path:
    """The folder with what a version wrote."""
    return Path(request.param)


@pytest.fixture
async def store(version: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """The database, opened and migrated."""
    file = tmp_path / "divan.db"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((version / "divan.sql").read_text("ascii"))
    store = await Store.open(f"sqlite:///{file}")
    yield store
    await store.close()


@pytest.mark.usefixtures("store")
async def test_every_game_replays_to_the_same_state(version: Path, tmp_path: Path) -> None:
    lines = (version / "records.txt").read_text("ascii").splitlines()
    records = [line.split("\t") for line in lines]
    assert len(records) >= 9
    for record, outcome, placed in records:
        game = Game.replay(record)
        assert (game.outcome.value, game.placed, game.record) == (outcome, int(placed), record)
    with closing(sqlite3.connect(tmp_path / "divan.db")) as database:
        rows = database.execute("SELECT key || ' ' || deal || ' ' || moves FROM games ORDER BY id")
        assert [row.strip() for (row,) in rows] == [record for record, *_ in records]


async def test_results_settings_and_servers_are_as_they_were(store: Store) -> None:
    ada = {(one.day, one.placed) for one in await reading(store).results.of(ADA)}
    assert ada == {(FIRST, 73), (SECOND, 17)}
    assert await reading(store).results.of(DAN) == ()
    assert (await reading(store).players.of(BOB)).two_colour
    assert (await reading(store).players.of(CLEO)).text_mode
    server = await reading(store).servers.of(HOME)
    assert server
    assert (server.channel, server.chosen_hour, server.digest) == ("1100000000000000013", 7, True)


@pytest.mark.parametrize("version", VERSIONS[3:], ids=lambda version: version.name)
async def test_what_was_chosen_since_0_5_is_as_it_was(store: Store) -> None:
    assert (await reading(store).players.of(BOB)).reminder
    assert (await reading(store).players.of(CLEO)).position_always
    assert await reading(store).memberships.unnamed(HOME, [ADA, BOB, CLEO]) == {CLEO}
    assert await reading(store).servers.otherwise(HOME) == {"1100000000000000014": False}
    assert await reading(store).deals.ready("sultan") == 1
    posted = await reading(store).outbox.outcome(NotificationKind.DIGEST, HOME, FIRST)
    assert posted == "1200000000000000001"


@pytest.mark.parametrize("version", VERSIONS[17:], ids=lambda version: version.name)
async def test_a_puzzle_that_a_player_made_goes_on_for_another(store: Store) -> None:
    services = services_over(store, lambda: 900)
    made = await reading(store).made_puzzles.of(1)
    assert (made.owner, made.message) == (ADA, "1200000000000000021")
    view = await services.made_puzzles.solve(Request(10**18, BOB, NOON, HOME), made.id)
    assert view.missed == (0, 0), "found at once, and the next is asked"


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


def _read(custom_id: str, press: str) -> str:
    """A line with what a custom id means now; raises ValueError with one that can't be read."""
    typed = {"moves": "t 3"} if press.startswith("SubmitMoves") else None
    return f"{custom_id}\t{told(read(custom_id, typed=typed))}"
