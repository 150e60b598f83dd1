"""The drill that operators are to practise, with real processes: play, back up, play on, destroy,
restore, check."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.core.days import day_of
from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.process import TOKEN, ended, on_discord, running, tried
from tests.bot.store.played import PLAZA, play_days
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt, text
from tests.visits import read

OPERATOR = {"DISCORD_TOKEN": TOKEN}
NO_SOLVER = {"SOLVER_PROCESSES": "0"}
"""So that no daily is drawn in between."""


async def rankings(file: Path, *owners: str) -> list[object]:
    """What leaderboards and streaks are computed from."""
    store = await Store.open(f"sqlite:///{file}")
    found = [await read(store).results.of(owner) for owner in owners]
    found.append(await read(store).totals.days_played(PLAZA))
    await store.close()
    return found


@pytest.mark.long
async def test_the_drill(tmp_path: Path, server: LocalDiscord) -> None:
    file = tmp_path / "divan.db"
    ada, bob = (SimulatedPlayer(server.world.person(name)) for name in ("Ada", "Bob"))
    first = day_of(server.clock.now()) - timedelta(3)
    store = await Store.open(f"sqlite:///{file}")
    await play_days(store, 3, first, (ada.owner, bob.owner))
    await store.close()
    ranked = await rankings(file, ada.owner, bob.owner)

    async with running(tmp_path, **on_discord(server), **NO_SOLVER) as (process, _):
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        await ada.slash("divan stats")
        streak = alt(ada.message)
        assert "Streak: 3 days; longest: 3." in streak
        await ada.slash("divan board")
        board = text(ada.message)

        end = await tried(tmp_path, "backup", "backup.db", **OPERATOR)
        assert (end.status, end.complained) == (0, "")
        await ada.slash("divan move", moves="t t")
        refused = await tried(tmp_path, "restore", "backup.db", **OPERATOR)
        assert f"Divan is running on {file}" in refused.complained

        file.write_bytes(b"gone")
        assert (await ended(process)).status == 1

    refused = await tried(tmp_path, **on_discord(server))
    assert refused.status == 78
    assert "`divan restore FILE`" in refused.complaint

    end = await tried(tmp_path, "restore", "backup.db", "--yes", **OPERATOR)
    assert (end.status, end.complained) == (0, "")
    end = await tried(tmp_path, "check", **OPERATOR)
    assert (end.status, end.complained) == (0, "")
    assert "divan.db is whole" in end.said
    assert await rankings(file, ada.owner, bob.owner) == ranked

    await server.faults.drop_gateway(resumable=False)
    async with running(tmp_path, **on_discord(server), **NO_SOLVER):
        await ada.slash("divan play", game="sultan")
        assert "Waste: 1 card" in alt(ada.message)
        await ada.slash("divan stats")
        assert alt(ada.message) == streak
        await ada.slash("divan board")
        assert text(ada.message) == board
