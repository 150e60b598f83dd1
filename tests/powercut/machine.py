"""A machine whose files are on a disk that forgets, and the programs that run on it."""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from signal import SIGKILL
from typing import Final

from tests.powercut.cuts import DATABASE, files_of, without_shared_memory
from tests.powercut.log import Change, changes
from tests.powercut.shim import built_shim, kill_between_changes, logging_to

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

    def play(self, changes: int, kill_after: int | None = None) -> None:
        """Runs the program that plays to its end, or kills it after some acknowledged changes."""
        first = str((self._runs + 1) * 10_000)
        file = str(self.folder / DATABASE)
        self.run(
            "tests.powercut.player", file, first, str(changes), self._synchronous, kill=kill_after
        )

    def divan(self, *arguments: str) -> None:
        """Runs one of our commands to its end, in the folder."""
        self.run("bot", *arguments)

    def run(self, module: str, *arguments: str, kill: int | None = None) -> None:
        """Runs a program to its end, or kills it after it has printed some lines."""
        self._runs += 1
        environment = logging_to(self._log(self._runs), self.folder, self._shim)
        environment |= {"PYTHONPATH": str(CHECKOUT), "DATABASE_URL": f"sqlite:///{DATABASE}"}
        with subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
        ) as program:
            assert program.stdout is not None
            for _ in range(kill or 0):
                program.stdout.readline()
            if kill:
                kill_between_changes(program, self._log(self._runs))
            program.stdout.read()
        assert program.returncode == (-SIGKILL if kill else 0)
        files = {file.name: file.read_bytes() for file in self.folder.iterdir()}
        assert [*differing(without_shared_memory(files), files_of(self.log()))] == []

    def log(self, runs: slice = slice(None)) -> Sequence[Change]:
        """What all runs changed, or some of them."""
        every = range(1, self._runs + 1)[runs]
        return [*chain.from_iterable(changes(self._log(run)) for run in every)]

    def _log(self, run: int) -> Path:
        return self._logs / f"changes-{run}"


def differing(there: dict[str, bytes], logged: dict[str, bytes]) -> Iterator[str]:
    """The files that aren't as a log says, each with where it first differs."""
    for name in sorted({*there, *logged}):
        if name not in there:
            yield f"{name} isn't there"
        elif name not in logged:
            yield f"{name} isn't in the log"
        elif there[name] != logged[name]:
            both = zip_longest(there[name], logged[name])
            at = next(at for at, (is_so, says) in enumerate(both) if is_so != says)
            yield f"{name} differs at {at}: {len(there[name])} bytes, {len(logged[name])} logged"


def as_if_killed(machine: Machine, folder: Path) -> Path:
    """The database in a copy of the machine's folder as it is."""
    folder.mkdir()
    for path in machine.folder.iterdir():
        if not path.name.endswith("-shm"):
            (folder / path.name).write_bytes(path.read_bytes())
    return folder / DATABASE
