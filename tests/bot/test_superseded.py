"""A process whose database a newer version has migrated: it ends by itself, and there is a way
back."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from bot import serve
from bot.store.errors import Superseded
from local_discord import LocalDiscord
from tests.bot.process import CHECKOUT, TOKEN, ended, on_discord, running, tried
from tests.bot.store.damage import checkpointed
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt

NEWER = "UPDATE alembic_version SET version_num = '9999'"


async def test_it_is_noticed_and_the_store_is_left(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "LOOKED_EVERY_S", 0.01)
    with pytest.raises(Superseded) as raised:
        async with serve.opened_store(url) as store:
            await store._database.write(lambda it: it.execute(text(NEWER)))
            await asyncio.Event().wait()
    assert raised.value.revision == "9999"


@pytest.mark.long
async def test_the_process_says_so_and_the_copy_is_the_way_back(
    server: LocalDiscord, tmp_path: Path
) -> None:
    file, copy = tmp_path / "divan.db", tmp_path / "divan.db.before-9999"
    soon = "from bot import serve; serve.LOOKED_EVERY_S = 0.2"
    (tmp_path / "sitecustomize.py").write_text(soon)
    settings = {**on_discord(server), "SOLVER_PROCESSES": "0"}
    ada = SimulatedPlayer(server.world.person("Ada"))
    async with running(tmp_path, **settings, PYTHONPATH=f"{tmp_path}:{CHECKOUT}") as (old, _):
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
        checkpointed(file)
        shutil.copy(file, copy)
        with closing(sqlite3.connect(file)) as newer:
            newer.execute(NEWER)
            newer.commit()
        end = await ended(old)
    assert end.status == 78
    assert end.complaint == (
        f"A newer version of Divan has migrated the database {file} (revision 9999), "
        "so this one has stopped; update it."
    )
    again = await tried(tmp_path, **settings)
    assert again.status == 78
    assert again.complaint == (
        f"The database {file} was made by a newer version of Divan (revision 9999); "
        "update Divan, or restore the copy made before."
    )
    restored = await tried(tmp_path, "restore", copy.name, DISCORD_TOKEN=TOKEN)
    assert restored.status == 0
    async with running(tmp_path, **settings):
        await ada.press("Turn")
        assert "Waste: 2 cards" in alt(ada.message)
