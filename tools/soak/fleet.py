"""Several bots on one database, any of which can be killed and started again."""

import asyncio
import json
import os
import signal
import struct
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final

from local_discord import Clock
from tests.bot.process import CHECKOUT
from tests.powercut.shim import built_shim

UP_WITHIN_S: Final = 60.0
DOWN_WITHIN_S: Final = 15.0

_LOOKING_S: Final = 0.02


@dataclass(frozen=True)
class Running:
    """A bot's process."""

    pid: int
    folder: Path

    @property
    def is_up(self) -> bool:
        """Whether it has said that it is connected."""
        with suppress(FileNotFoundError):
            return (self.folder / f"{self.pid}.said").stat().st_size > 0
        return False

    @property
    def has_ended(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    @property
    def log(self) -> str:
        return (self.folder / f"{self.pid}.log").read_text("utf-8")


class Fleet:
    """Bots that run, and all that have run."""

    def __init__(
        self, forker: Process, folder: Path, settings: Mapping[str, str], random: Random
    ) -> None:
        self._forker = forker
        self._folder = folder
        self._settings = settings
        self._random = random
        self.running: list[Running] = []
        self.all: list[Running] = []

    async def start(self) -> None:
        """Starts one more; it isn't up yet."""
        assert self._forker.stdin
        assert self._forker.stdout
        asked = {"folder": str(self._folder), "settings": {**self._settings}}
        self._forker.stdin.write(f"{json.dumps(asked)}\n".encode())
        one = Running(int(await self._forker.stdout.readline()), self._folder)
        self.running.append(one)
        self.all.append(one)

    async def up(self) -> None:
        """Waits until all are up; raises TimeoutError, and RuntimeError if one has ended."""
        async with asyncio.timeout(UP_WITHIN_S):
            for one in self.running:
                while not one.is_up:
                    if one.has_ended:
                        raise RuntimeError(one.log)
                    await asyncio.sleep(_LOOKING_S)

    async def replace_one(self) -> bool:
        """Kills one and starts another at once; whether the killed one was up."""
        killed = self.running.pop(self._random.randrange(len(self.running)))
        was_up = killed.is_up and not killed.has_ended
        self._signal(killed, signal.SIGKILL)
        await self.start()
        return was_up

    async def stop(self) -> None:
        """Stops all as an operator does, and waits for their end; raises TimeoutError."""
        for one in self.running:
            self._signal(one, signal.SIGTERM)
        async with asyncio.timeout(DOWN_WITHIN_S):
            while not all(one.has_ended for one in self.running):
                await asyncio.sleep(_LOOKING_S)
        self.running.clear()

    def kill(self) -> None:
        """Kills all."""
        for one in self.running:
            self._signal(one, signal.SIGKILL)

    def troubles(self) -> Iterator[str]:
        """What the logs say that is worse than a warning."""
        for one in self.all:
            lines = one.log.splitlines()
            yield from (line for line in lines if " ERROR " in line or " CRITICAL " in line)

    def warnings(self) -> Counter[str]:
        """How many warnings each part of the bots has logged."""
        lines = (line for one in self.all for line in one.log.splitlines())
        told = (line.partition(" WARNING ")[2] for line in lines if " WARNING " in line)
        return Counter(line.partition(":")[0].partition(" ")[0] for line in told)

    def logged(self, interaction: int) -> Iterator[str]:
        """What each bot's log says of an interaction."""
        for one in self.all:
            told = (line for line in one.log.splitlines() if str(interaction) in line)
            yield from (f"bot {one.pid}: {line}" for line in told)

    @staticmethod
    def _signal(one: Running, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(one.pid, number)


class SetClock:
    """The clock of the local Discord, and that of every bot."""

    def __init__(self, clock: Clock, file: Path) -> None:
        self._clock = clock
        self._file = file
        self._moved_by = 0.0
        self.advance(0)

    def advance(self, seconds: float) -> None:
        """Moves all clocks forward."""
        self._moved_by += seconds
        # In one write, so that no bot reads half of it; and not as a new file, which they'd miss.
        with self._file.open("r+b" if self._file.exists() else "wb", buffering=0) as file:
            file.write(struct.pack("d", self._moved_by))
        self._clock.advance(seconds)

    def advance_to(self, at: datetime) -> None:
        """Moves all clocks forward to a moment."""
        self.advance((at - self._clock.now()).total_seconds())


@asynccontextmanager
async def fleet(
    folder: Path, settings: Mapping[str, str], clock: Path, random: Random
) -> AsyncIterator[Fleet]:
    """A fleet without bots; those that run in the end are killed."""
    known = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    shim = {"LD_PRELOAD": str(built_shim(folder, Path(__file__).with_name("clock.c")))}
    forker = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.soak.forker"),
        cwd=CHECKOUT,
        env={**known, **shim, "SOAK_CLOCK": str(clock)},
        stdin=PIPE,
        stdout=PIPE,
    )
    bots = Fleet(forker, folder, settings, random)
    try:
        yield bots
    finally:
        bots.kill()
        forker.kill()
        await forker.wait()
