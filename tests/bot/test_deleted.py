"""Deleted data never comes back: whatever database the process finds, it deletes it again."""

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.services.core.days import day_of
from bot.store.sqlite_file.deletions import Deletions
from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.process import ended, on_discord, running
from tests.bot.store.played import play_days
from tests.play.player import SimulatedPlayer
from tests.visits import read

NO_SOLVER = {"SOLVER_PROCESSES": "0"}


async def known(file: Path, owner: str) -> bool:
    """Whether there is anything about a player."""
    store = await Store.open(f"sqlite:///{file}")
    counts = await read(store).personal.counts(owner)
    await store.close()
    return any(counts.values())


@pytest.mark.long
async def test_a_database_that_went_back_is_rid_of_it_at_the_start(
    tmp_path: Path, server: LocalDiscord
) -> None:
    """Its deletion was in the log that is lost; and one line of the deletions is damaged."""
    file = tmp_path / "divan.db"
    ada, bob = (SimulatedPlayer(server.world.person(name)) for name in ("Ada", "Bob"))
    store = await Store.open(f"sqlite:///{file}")
    await play_days(store, 2, day_of(datetime.now(UTC)) - timedelta(3), (ada.owner, bob.owner))
    await store.close()
    older = Path(shutil.copy(file, tmp_path / "older"))
    async with running(tmp_path, **on_discord(server), **NO_SOLVER) as (process, _):
        await ada.slash("divan privacy")
        await ada.press("Delete")
        await ada.press("Delete")
        process.terminate()
        await ended(process)
    assert not await known(file, ada.owner)
    with Deletions(file).file.open("ab") as opened:
        opened.write(b"\xff\n")
    for path in tmp_path.glob("divan.db-*"):
        if "deletions" not in path.name:
            path.unlink()
    shutil.copy(older, file)
    assert await known(file, ada.owner)
    async with running(tmp_path, **on_discord(server), **NO_SOLVER) as (process, _):
        process.terminate()
        end = await ended(process)
    assert "Deleted again what had been deleted (players: 1)" in end.complained
    assert "divan.db-deletions can't be read in line 2" in end.complained
    assert not await known(file, ada.owner)
    assert await known(file, bob.owner)
