"""What the next release is to keep can be written: `write.py` still plays its days."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.press.press import NAMED
from bot.services.audit import Auditing, Trouble
from bot.services.core.requests import Request, Transactions
from bot.store.schema.posts import Post, PostKind
from bot.store.store import Store
from tests.playing import services_over
from tests.released.write import (
    ADA,
    BOB,
    CHANNEL,
    HOME,
    PLAYED,
    SECOND,
    ids_of,
    records_in,
    written,
)
from tests.visits import read as reading


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("released") / "divan.db"
    asyncio.run(written(file))
    return file


@pytest.fixture
async def store(file: Path, tmp_path: Path) -> AsyncIterator[Store]:
    """A copy of what was written."""
    store = await Store.open(f"sqlite:///{shutil.copy(file, tmp_path)}")
    yield store
    await store.close()


async def test_every_version_plays_the_same_games(file: Path, store: Store) -> None:
    played = PLAYED.read_text("ascii").splitlines()
    assert records_in(file)[: len(played)] == played
    findings = await Auditing(Transactions(store), SECOND).findings()
    assert {found.trouble for found in findings} == {Trouble.DAILY}, "their lines win nothing"


async def test_matches_are_as_they_were_played(store: Store) -> None:
    services = services_over(store, lambda: 900)
    at = datetime(2026, 11, 21, 12, tzinfo=UTC)
    over, running, waiting = [await services.duels.of(id) for id in (1, 2, 3)]
    assert [duel.state for duel in (over, running, waiting)] == ["over", "running", "open"]
    assert [side.owner for side in over.sides] == [ADA, BOB]
    assert [side.bet for side in over.sides] == [None, False]
    _, parted, _ = await services.duels.parted(Request(10**18, ADA, at, HOME, CHANNEL), over.match)
    assert parted
    assert parted.move == 15, "Bob gave up there"
    result = await reading(store).posts.of(Post(PostKind.RESULT, match=over.match))
    assert result.message == "1200000000000000012"
    assert [side.has_finished for side in running.sides] == [False, False]
    (listed, _) = await services.duels.of_player(Request(10**18, ADA, at, HOME, CHANNEL))
    assert listed == running
    table = await services.tables.boards.of(4, at)
    assert (table.number, table.people, table.is_over) == (3, 2, False)
    assert [hand.owner for hand in await services.tables.boards.hands(4, at)] == [ADA, BOB, BOB]
    cup = (await reading(store).matches.of_server(HOME, "cup", "running"))[0]
    shown = await services.cups.of(cup.id)
    assert (shown.name, shown.state) == ("Evening", "running")
    assert len(await reading(store).matches.deals(cup.id)) == 3
    seats = {seat.owner: seat.voided for seat in await reading(store).seats.of(cup.id)}
    assert seats == {ADA: None, BOB: "Two accounts"}
    beaten = await services.beats.of(5, at)
    assert beaten
    assert beaten.first
    assert beaten.first.owner is None, "Cleo is hidden here"
    assert beaten.owner == BOB


def test_every_press_has_custom_ids() -> None:
    lines = [line for press in NAMED for line in ids_of(press)]
    assert len({line.split("\t")[0] for line in lines}) == len(lines) > 4 * len(NAMED)
    assert all(line.isascii() for line in lines), "typed words are forms' own"
