"""An acknowledged move is never lost."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store.engines.address import Address
from bot.store.engines.database import Database
from bot.store.store import Store
from tests.bot.store.play import ADA
from tests.visits import read

CHECKOUT = Path(__file__).parents[3]


@pytest.mark.parametrize("acknowledged", [1, 20, 150])
async def test_a_killed_program_keeps_every_acknowledged_move(url: str, acknowledged: int) -> None:
    command = [sys.executable, "-m", "tests.bot.store.mover", url]
    with subprocess.Popen(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True) as mover:
        assert mover.stdout is not None
        for _ in range(acknowledged):
            mover.stdout.readline()
        mover.kill()
        last = int([str(acknowledged), *mover.stdout.read().split()][-1])
    store = await Store.open(url)
    game = await read(store).games.open_game(ADA, "shah")
    await store.close()
    assert game is not None
    assert len(game.record) == game.version
    # The move in progress when it was killed may have been saved.
    assert game.version in (last, last + 1)


async def test_a_commit_waits_for_the_disk(url: str) -> None:
    if not url.startswith("sqlite"):
        pytest.skip("PostgreSQL's commits wait unless its operator says otherwise")
    database = Database(Address.parse(url))
    settings = await database.write(
        lambda connection: [
            connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    )
    await database.close()
    assert settings == ["wal", 2, 1]
