"""Lists of moves, as somebody types them: all are played, or one sentence says why not."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import PlayError
from bot.services.core.requests import Request
from bot.services.services import Services
from bot.store.schema.games import StoredGame
from bot.store.store import Store
from bot.words.typed_moves import read_moves
from engine import Game
from tests.fuzz.fuzzing import fuzzed
from tests.playing import services_over
from tests.rows import new_row
from tests.visits import read, write

NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
ADA, BOB = "discord:1", "discord:2"
KEYS = ("sultan", "shah")
NOTATIONS = ("t", "T", "w", "d", "r", "f", "1", "2", "8", "5>3", "w>1", "2^7", "é", "0")
APART = st.sampled_from((" ", ",", ";", "  ", "\n", "\0", "\u00a0", ""))
TYPED = st.tuples(st.sampled_from(NOTATIONS) | st.text(max_size=3), APART).map("".join)
LISTS = st.one_of(
    st.lists(TYPED, max_size=30).map("".join),
    st.lists(st.sampled_from(("t", "d", "t t")), max_size=5).map(" ".join),
    st.integers(0, 1_100).map(lambda long: "t " * long),
)


class Table:
    """Ada and Bob, each with an open game of two kinds."""

    def __init__(self, store: Store, services: Services) -> None:
        self.store = store
        self.services = services
        self.interactions = count(1)
        self.played = 0

    async def begin(self) -> None:
        for owner in (ADA, BOB):
            for key in KEYS:
                new = next(self.interactions)
                await write(self.store).games.start(
                    new, new_row(owner, key, 20, private=False, at=NOON)
                )

    async def games(self) -> list[StoredGame]:
        """Their games in order, Ada's first."""
        found = [await read(self.store).games.game(id_) for id_ in range(1, 5)]
        return [game for game in found if game]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await Store.open(f"sqlite:///{tmp_path / 'divan.db'}")
    table = Table(store, services_over(store, count(20).__next__))
    await table.begin()
    yield table
    await store.close()


@fuzzed(120)
@given(LISTS, st.sampled_from((*KEYS, "sultan-classic", None)))
async def test_every_list_is_played_or_refused(table: Table, moves: str, key: str | None) -> None:
    before = await table.games()
    try:
        await table.services.gameplay.type_moves(
            Request(next(table.interactions), ADA, NOON), read_moves(moves), key
        )
    except PlayError:
        assert await table.games() == before
    else:
        for row in await table.games():
            game = Game.replay(f"{row.key} {row.deal} {row.record!s}".strip())
            assert row.result == (None if game.legal_moves else game.outcome.value)
    assert len(before) == 4
    assert (await table.games())[2:] == before[2:]
