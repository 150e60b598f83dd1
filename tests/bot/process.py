"""The program as an operator starts it: a process with its own folder and environment."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import bot
from local_discord import LocalDiscord
from tests.waiting import HANGS_S

CHECKOUT = Path(bot.__file__).parents[1]
TOKEN = "MTA.right.token"

STARTED_S = HANGS_S
"""Seconds after which a process hangs in its start, which takes two where nobody else computes."""
STOPPED_S = HANGS_S
"""Seconds that a running process has to stop."""


@dataclass(frozen=True)
class Ended:
    """How a process ended."""

    status: int
    said: str
    complained: str

    @property
    def complaint(self) -> str:
        """The one line on stderr that is more than information, or than a machine that is slow."""
        lines = (line for line in self.complained.splitlines() if " INFO " not in line)
        told = [line for line in lines if "the event loop has been blocked" not in line]
        assert len(told) == 1, f"not one line:\n{self.complained}"
        return told[0]


def on_discord(server: LocalDiscord, token: str = TOKEN) -> dict[str, str]:
    """The environment that leads to a local Discord as if it were the real one."""
    return {
        "DISCORD_TOKEN": token,
        "DISCORD_API": f"{server.url}/api/v10",
        "DISCORD_GATEWAY": server.gateway,
    }


async def begun(folder: Path, *arguments: str, **settings: str) -> Process:
    """`divan` as a process that has just been started, with the usual umask."""
    known = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env={**known, "PYTHONPATH": str(CHECKOUT), "LOCAL_PORT": "0", **settings},
        stdout=PIPE,
        stderr=PIPE,
        # uvloop has no `umask` of its own.
        preexec_fn=partial(os.umask, 0o022),
    )


async def ended(process: Process, within: float = STOPPED_S) -> Ended:
    """Waits for the end of a process."""
    async with asyncio.timeout(within):
        said, complained = await process.communicate()
    assert process.returncode is not None
    return Ended(process.returncode, said.decode(), complained.decode())


async def tried(folder: Path, *arguments: str, **settings: str) -> Ended:
    """A process from its start to its end."""
    return await ended(await begun(folder, *arguments, **settings), STARTED_S)


@asynccontextmanager
async def running(
    folder: Path, *arguments: str, **settings: str
) -> AsyncIterator[tuple[Process, str]]:
    """A process that is up, and the first line that it said; it is ended if it has not."""
    process = await begun(folder, *arguments, **settings)
    assert process.stdout
    try:
        async with asyncio.timeout(STARTED_S):
            line = await process.stdout.readline()
        yield process, line.decode().strip()
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGKILL)
            await process.communicate()
