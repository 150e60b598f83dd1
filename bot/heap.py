"""The C library's heap: how much of what was freed stays with the process."""

import ctypes
import sys
from typing import Final

LARGE: Final = 256 * 1024
"""A block of so many bytes or more is given back to the system as soon as it is freed."""

_M_MMAP_THRESHOLD: Final = -3
"""glibc's number for it."""


def give_back_large_blocks() -> None:
    """Keeps glibc from raising what it takes for large, up to 32 MiB, as it does by itself.

    Then animations, of a megabyte or two each, would be cut from its heaps, and leave gaps that
    nothing fills: 20 MiB after fifty of them. Other C libraries are left alone.
    """
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(_M_MMAP_THRESHOLD, LARGE)
