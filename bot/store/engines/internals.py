"""What Divan uses of aiosqlite that the library keeps to itself: all of it stands here.

A guard test says so when another version of the library has changed any of it.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Final

import aiosqlite

HOLDS_FOR: Final = "0.22"
"""The version of aiosqlite that was read for this."""


class Threaded(aiosqlite.Connection):
    """A connection whose thread can be called to any work; `_connection` is the thread's own."""

    def __init__(self, opened: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(opened, iter_chunk_size=1)

    def _start(self) -> None:
        """Starts the thread, which ends with the process at the latest."""
        self._thread.daemon = True
        self._thread.start()

    def _call(self, work: Callable[[], object]) -> None:
        """Has the thread do something after what it was called to before."""
        self._tx.put_nowait((None, work))

    async def _stopped_after(self, last: Callable[[], object]) -> None:
        """Has the thread do a last thing, and waits until it has ended."""
        done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._tx.put_nowait((done, last))
        await done
        if stopped := self.stop():
            await stopped
