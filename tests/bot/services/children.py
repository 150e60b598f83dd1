"""The running test's solver processes, as the operating system lists them."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

PROC = Path("/proc")
KEPT = set[int]()
"""Processes that wait for the next test that needs one, and belong to none."""

needs_proc = pytest.mark.skipif(not PROC.is_dir(), reason="the system does not list its processes")


def children(parent: int | None = None) -> set[int]:
    """The children of a process (default: this one, but for those kept), including zombies."""
    threads = (PROC / str(parent or os.getpid()) / "task").glob("*/children")
    return {int(child) for thread in threads for child in thread.read_text().split()} - KEPT


def runs(process: int) -> bool:
    """Whether a process is running, not just a zombie."""
    try:
        status = (PROC / str(process) / "stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def command_line(process: int) -> str:
    """The command line, which everybody on the machine can read."""
    return (PROC / str(process) / "cmdline").read_text()


def pause(process: int) -> None:
    """Stop a process until it is killed."""
    os.kill(process, signal.SIGSTOP)


def resume(process: int) -> None:
    """Let a paused process go on, unless it is gone."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGCONT)


def kill(process: int) -> None:
    """Kill a process as the system does when out of memory."""
    os.kill(process, signal.SIGKILL)
