"""Large blocks go back to the system, also after still larger ones were freed."""

import subprocess
import sys

import pytest

PROGRAM = """
import ctypes, sys
from bot.serve import LARGE, give_back_large_blocks

class Info(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
        "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]

libc = ctypes.CDLL(None)
libc.mallinfo2.restype = Info
if sys.argv[1:] == ["set"]:
    give_back_large_blocks()
film = bytes(20 * 1024 * 1024)
del film  # From here on glibc by itself would take only what is as large for large.
# What is free already is filled, as it is taken first.
filled = [bytes(LARGE) for _ in range(libc.mallinfo2().fordblks // LARGE + 1)]
before = libc.mallinfo2().hblkhd
block = bytes(LARGE)
print(libc.mallinfo2().hblkhd - before >= LARGE)
del block
print(libc.mallinfo2().hblkhd == before)
"""


def said(*arguments: str) -> list[str]:
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.skipif(sys.platform != "linux", reason="glibc's heap")
def test_a_large_block_is_the_systems() -> None:
    assert said("set") == ["True", "True"]
    assert said() == ["False", "True"]
