"""Building the shim with the machine's compiler, and running programs under it."""

import os
import shutil
import subprocess
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

import pytest

_SOURCE: Final = Path(__file__).with_name("shim.c")
COMPILER: Final = shutil.which("cc") or shutil.which("gcc")

needs_compiler: Final = pytest.mark.skipif(
    COMPILER is None, reason="the shim for power cuts needs a C compiler: apt-get install gcc"
)


def built_shim(folder: Path, source: Path = _SOURCE) -> Path:
    """The shim, or another one, as a library to preload."""
    assert COMPILER
    library = folder / f"{source.stem}.so"
    flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-U_FORTIFY_SOURCE"]
    command = [COMPILER, *flags, "-o", str(library), str(source), "-ldl", "-pthread"]
    subprocess.run(command, check=True)
    return library


def logging_to(log: Path, folder: Path, shim: Path) -> dict[str, str]:
    """The environment of a program whose changes to a folder are logged and not synced."""
    inside = {"POWERCUT_FOLDER": str(folder.resolve()), "POWERCUT_LOG": str(log)}
    return {**os.environ, "LD_PRELOAD": str(shim), **inside}


def kill_between_changes(program: subprocess.Popen[bytes], log: Path) -> None:
    """Kills a program, but not after it has logged a change and before it has made it."""
    with log.open("ab") as locked:
        flock(locked, LOCK_EX)
        program.kill()
        program.wait()
