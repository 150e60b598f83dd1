"""The commands of docs/operating.md that are marked as tested, run in order as they stand."""

import asyncio
import re
import shutil
import socket
import sys
from asyncio.subprocess import STDOUT
from pathlib import Path
from stat import S_IMODE
from typing import Final

import pytest

from local_discord import LocalDiscord
from tests.bot.process import CHECKOUT, ended, on_discord, running
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt
from tests.waiting import HANGS_S

TESTED: Final = re.compile(r"<!-- tested -->\n```sh\n(.+?)```", re.DOTALL)
NO_SOLVER: Final = {"SOLVER_PROCESSES": "0"}

pytestmark = pytest.mark.skipif(
    not (shutil.which("bash") and shutil.which("curl")), reason="needs bash and curl"
)


class Machine:
    """A folder that stands for an operator's machine."""

    def __init__(self, folder: Path) -> None:
        self.state, self.backups = folder / "state", folder / "backups"
        for made in (self.state, self.backups):
            made.mkdir()
        self.places = {
            "/opt/divan/.venv/bin/divan": f"{sys.executable} -m bot",
            "/opt/divan": str(CHECKOUT),
            "/var/lib/divan": str(self.state),
            "/var/backups/divan": str(self.backups),
            "9100": self._free_port(),
        }

    async def run(self, block: str) -> str:
        """What a block of commands says; every one of them must succeed."""
        for place, here in self.places.items():
            block = block.replace(place, here)
        said = self.state / "said"
        with said.open("w") as output:
            shell = await asyncio.create_subprocess_exec(
                *("bash", "-euo", "pipefail", "-c", block),
                cwd=self.state,
                env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(CHECKOUT)},
                stdout=output,
                stderr=STDOUT,
            )
            async with asyncio.timeout(HANGS_S):
                status = await shell.wait()
        assert status == 0, f"{block}\n{said.read_text()}"
        return said.read_text()

    @staticmethod
    def _free_port() -> str:
        """A port that nothing uses."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            return str(taken.getsockname()[1])


@pytest.mark.long
async def test_the_path_leads_from_settings_to_a_restored_backup(
    tmp_path: Path, server: LocalDiscord
) -> None:
    machine = Machine(tmp_path)
    document = (CHECKOUT / "docs" / "operating.md").read_text("utf-8")
    settings, look, backup, migrate, restore = TESTED.findall(document)
    ada = SimulatedPlayer(server.world.person("Ada"))

    assert (await machine.run(settings)).startswith("Divan ")
    env = machine.state / ".env"
    assert S_IMODE(env.stat().st_mode) == 0o600
    with env.open("a") as file:
        for name, value in {**on_discord(server), **NO_SOLVER}.items():
            file.write(f"{name}={value}\n")

    async with running(machine.state) as (old, _):
        await ada.slash("divan play", game="sultan", deal="20")
        assert '"ready": true' in await machine.run(look)
        assert [*machine.backups.iterdir()] == []
        await machine.run(backup)
        assert [file.name for file in machine.backups.iterdir()] == ["before-update.db"]
        await ada.press("Turn")
        old.terminate()
        assert (await ended(old)).status == 0
    assert "is ready for this version" in await machine.run(migrate)
    async with running(machine.state) as (new, _):
        await ada.press("Turn")
        assert "Waste: 2 cards" in alt(ada.message)
        new.terminate()
        assert (await ended(new)).status == 0
    await asyncio.sleep(0)
    assert "divan.db is whole" in await machine.run(restore)
