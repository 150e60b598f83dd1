"""The solver processes that the running test has, as the system knows them."""

import os
import signal
from pathlib import Path

import pytest

PROC = Path("/proc")

needs_proc = pytest.mark.skipif(not PROC.is_dir(), reason="the system does not list its processes")


def children(parent: int | None = None) -> set[int]:
    """The processes that were started by one, this one unless another is given; zombies too."""
    threads = (PROC / str(parent or os.getpid()) / "task").glob("*/children")
    return {int(child) for thread in threads for child in thread.read_text().split()}


def runs(process: int) -> bool:
    """Whether a process is there, and not only as a zombie."""
    try:
        status = (PROC / str(process) / "stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def command_line(process: int) -> str:
    """What everybody on the machine can read of a process."""
    return (PROC / str(process) / "cmdline").read_text()


def pause(process: int) -> None:
    """Have a process do nothing until it is killed."""
    os.kill(process, signal.SIGSTOP)


def kill(process: int) -> None:
    """End a process as the system does that is out of memory."""
    os.kill(process, signal.SIGKILL)
