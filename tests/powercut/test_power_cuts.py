"""After a power cut, nothing acknowledged is missing. `make cuts` cuts more often."""

import os
import subprocess
import sys
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from random import Random
from secrets import randbits
from signal import SIGKILL
from typing import Final

import pytest

from tests.powercut.cuts import (
    DATABASE,
    LostError,
    check,
    checkpoints,
    cuts,
    files_of,
    without_shared_memory,
)
from tests.powercut.log import Change, changes
from tests.powercut.shim import built_shim, logging_to, needs_compiler

pytestmark = needs_compiler

CUTS: Final = int(os.environ.get("CUTS") or 20)
CHANGES: Final = 500
"""How many changes a run of the program makes: enough for checkpoints while it runs."""
CHECKPOINTS: Final = 3
"""How often the database is written, at least, between acknowledged changes."""
CHECKOUT: Final = Path(__file__).parents[2]


class Machine:
    """A machine whose files are on a disk that forgets."""

    def __init__(self, tmp_path: Path, synchronous: str = "full") -> None:
        self.folder = tmp_path / "disk"
        self.folder.mkdir()
        self._logs = tmp_path
        self._synchronous = synchronous
        self._shim = built_shim(tmp_path)
        self._runs = 0

    def play(self, kill_after: int | None = None) -> None:
        """Runs the program to its end, or kills it after some acknowledged changes."""
        self._runs += 1
        how = [str(self._runs * CHANGES), str(CHANGES), self._synchronous]
        file = str(self.folder / DATABASE)
        command = [sys.executable, "-m", "tests.powercut.player", file, *how]
        environment = logging_to(self._log(self._runs), self.folder, self._shim)
        with subprocess.Popen(
            command, cwd=CHECKOUT, env=environment, stdout=subprocess.PIPE
        ) as program:
            assert program.stdout is not None
            for _ in range(kill_after or 0):
                program.stdout.readline()
            if kill_after:
                program.kill()
            program.stdout.read()
        if kill_after:  # The last change that is logged may not have been made.
            assert program.returncode == -SIGKILL
            return
        assert program.returncode == 0
        files = {file.name: file.read_bytes() for file in self.folder.iterdir()}
        assert without_shared_memory(files) == files_of(self.log()), "the log misses changes"

    def log(self) -> Sequence[Change]:
        """What all runs changed."""
        return [*chain.from_iterable(changes(self._log(n + 1)) for n in range(self._runs))]

    def _log(self, run: int) -> Path:
        return self._logs / f"changes-{run}"


@pytest.fixture
def random() -> Random:
    seed = int(os.environ.get("SEED") or randbits(32))
    print(f"SEED={seed}")  # noqa: T201 -- shown if the test fails
    return Random(seed)


@pytest.mark.long
async def test_a_power_cut_keeps_everything_acknowledged(tmp_path: Path, random: Random) -> None:
    machine = Machine(tmp_path)
    machine.play()
    machine.play(kill_after=random.randrange(1, CHANGES // 2))
    machine.play()
    assert checkpoints(machine.log()) >= CHECKPOINTS
    for cut in cuts(machine.log(), CUTS, random):
        await check(cut)


@pytest.mark.long
@pytest.mark.parametrize("synchronous", ["normal", "off"])
async def test_cuts_find_what_is_acknowledged_too_early(
    tmp_path: Path, random: Random, synchronous: str
) -> None:
    machine = Machine(tmp_path, synchronous)
    machine.play()
    with pytest.raises(LostError):
        for cut in cuts(machine.log(), CUTS, random):
            await check(cut)
