"""The process when its database is lost: it accepts nothing more, says why once, and ends."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from local_discord import LocalDiscord
from tests.bot.process import Ended, ended, on_discord, running, tried
from tests.bot.store import damage
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, text

LOST = (
    "Divan’s database is damaged, so this wasn’t saved, and recent moves may be lost. "
    "Please tell the people who run Divan, and come back later."
)


def deleted(file: Path) -> None:
    for path in file.parent.glob(f"{file.name}*"):
        if not path.name.endswith("-saves"):
            path.unlink()


def its_log_emptied(file: Path) -> None:
    os.truncate(damage.log_of(file), 0)


def zeroed(file: Path) -> None:
    damage.checkpointed(file)
    pages, size = damage.pages_of(file, "games")
    for page in pages:
        damage.written(file, (page - 1) * size, bytes(size))


async def refused_to_the_end(
    folder: Path, server: LocalDiscord, lose: Callable[[Path], None]
) -> Ended:
    """Plays, loses the database, and presses on until the process ends."""
    ada = SimulatedPlayer(server.world.person("Ada"))
    async with running(folder, **on_discord(server)) as (process, _):
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        board = ada.message
        lose(folder / "divan.db")
        for _ in range(3):
            await ada.press("Turn", on=board)
            assert text(ada.message) == LOST
            assert is_private(ada.message)
        return await ended(process)


@pytest.mark.long
@pytest.mark.parametrize("lose", [deleted, its_log_emptied])
async def test_a_lost_database_takes_no_more_moves(
    tmp_path: Path, server: LocalDiscord, lose: Callable[[Path], None]
) -> None:
    end = await refused_to_the_end(tmp_path, server, lose)
    assert end.status == 1
    assert " CRITICAL " in end.complaint
    assert "was deleted, replaced, cut or overwritten while Divan was using it" in end.complaint
    assert "Every game is saved" not in end.said
    again = await tried(tmp_path, **on_discord(server))
    assert again.status == 78
    assert f"saves are missing from {tmp_path}/divan.db" in again.complaint
    assert "`divan restore FILE`" in again.complaint
    assert f"delete {tmp_path}/divan.db-saves to go on without them" in again.complaint


@pytest.mark.long
async def test_a_malformed_database_is_never_called_safe(
    tmp_path: Path, server: LocalDiscord
) -> None:
    end = await refused_to_the_end(tmp_path, server, zeroed)
    assert end.status == 1
    assert " CRITICAL " in end.complaint
    assert "is damaged (database disk image is malformed), so Divan has stopped" in end.complaint
    assert "Every game is saved" not in end.said
    again = await tried(tmp_path, **on_discord(server))
    assert again.status == 78
    assert "`divan check` lists the damage, `divan restore FILE` puts" in again.complaint
