"""Deleted data doesn't come back."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.services.core.days import day_of
from bot.store.sqlite_file.deletions import Key
from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.process import TOKEN, ended, on_discord, running, tried
from tests.bot.store.played import play_days
from tests.play.player import SimulatedPlayer
from tests.visits import read, write

NO_SOLVER = {"SOLVER_PROCESSES": "0"}
OPERATOR = {"DISCORD_TOKEN": TOKEN}


async def known(file: Path, *owners: str) -> list[bool]:
    """Of which players there is anything."""
    store = await Store.open(f"sqlite:///{file}")
    counts = [await read(store).personal.counts(owner) for owner in owners]
    await store.close()
    return [any(one.values()) for one in counts]


@pytest.mark.long
async def test_what_was_deleted_stays_away(tmp_path: Path, server: LocalDiscord) -> None:
    file = tmp_path / "divan.db"
    ada, bob = (SimulatedPlayer(server.world.person(name)) for name in ("Ada", "Bob"))
    owners = ada.owner, bob.owner
    store = await Store.open(f"sqlite:///{file}")
    await play_days(store, 2, day_of(datetime.now(UTC)) - timedelta(3), owners)
    await store.close()
    assert (await tried(tmp_path, "backup", "backup.db", **OPERATOR)).status == 0
    async with running(tmp_path, **on_discord(server), **NO_SOLVER) as (process, _):
        await ada.slash("divan privacy")
        await ada.press("Delete")
        await ada.press("Delete")
        process.kill()
        await ended(process)
    assert await known(file, *owners) == [False, True]
    end = await tried(tmp_path, "restore", "backup.db", **OPERATOR)
    assert (end.status, end.complained) == (0, "")
    assert "Deleted again what had been deleted since (players: 1)." in end.said
    assert await known(file, *owners) == [False, True]


@pytest.mark.long
async def test_a_lost_key_is_named_at_the_start(tmp_path: Path, server: LocalDiscord) -> None:
    file = tmp_path / "divan.db"
    store = await Store.open(f"sqlite:///{file}")
    await write(store).personal.note_deletion("discord:1", date(2026, 11, 20))
    await store.close()
    for is_lost in (False, True):
        if is_lost:
            Key(file).file.unlink()
        async with running(tmp_path, **on_discord(server), **NO_SOLVER) as (process, _):
            process.terminate()
            end = await ended(process)
        said = "The key in divan.db-deletions-key is missing or isn't the right one"
        assert (said in end.complained) == is_lost
        assert ("deleted until 2026-11-20 can't" in end.complained) == is_lost
