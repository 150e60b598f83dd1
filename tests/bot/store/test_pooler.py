"""PgBouncer: in session mode Divan works, in the others it says so instead of starting."""

import asyncio
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.store.errors import NoSessions, TimeOutsRefused
from bot.store.schema.games import Saved
from bot.store.store import Store
from tests.bot.process import TOKEN, tried
from tests.bot.store.emptied import POSTGRESQL, migrated
from tests.bot.store.pgbouncer import PGBOUNCER, pooled
from tests.bot.store.play import saved, started

pytestmark = [
    pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set"),
    pytest.mark.skipif(not PGBOUNCER, reason="PgBouncer isn't installed"),
]


@pytest.fixture
async def url(worker_id: str) -> str:
    return await migrated(make_url(POSTGRESQL), worker_id)


async def test_in_session_mode_games_are_played(url: str, now: datetime) -> None:
    with pooled(url, mode="session") as there:
        store = await Store.open(there)
        owners = [f"discord:{n}" for n in range(60)]
        begun = [started(store, now, interaction=n, owner=it) for n, it in enumerate(owners)]
        games = await asyncio.gather(*begun)
        done = [saved(store, game, 100 + n, now) for n, game in enumerate(games)]
        assert {*await asyncio.gather(*done)} == {Saved.SAVED}
        await store.close()


@pytest.mark.parametrize("mode", ["transaction", "statement"])
@pytest.mark.parametrize(
    "more",
    [
        {},
        {"default_pool_size": 1},
        {"default_pool_size": 2},
        {"server_round_robin": 1, "min_pool_size": 8},
        {"server_reset_query_always": 1},
    ],
)
async def test_in_another_mode_it_does_not_open(url: str, mode: str, more: dict[str, int]) -> None:
    with pooled(url, mode=mode, more=more) as there, pytest.raises(NoSessions) as caught:
        await Store.open(there)
    assert caught.value.place == f"postgresql://127.0.0.1:{make_url(there).port}/" + str(
        make_url(url).database
    )


async def test_a_pooler_that_refuses_time_outs_is_named(url: str) -> None:
    with pooled(url, mode="session", ignored="") as there, pytest.raises(TimeOutsRefused):
        await Store.open(there)


async def test_the_start_ends_in_one_sentence(url: str, tmp_path: Path) -> None:
    with pooled(url, mode="transaction") as there:
        end = await tried(tmp_path, DISCORD_TOKEN=TOKEN, DATABASE_URL=there)
    assert end.status == 78
    assert "set pool_mode=session there" in end.complaint
