"""Connections to PostgreSQL, opened when needed and kept for the next unit of work."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreBusy

_CLOSING_S = 1.0
"""Seconds a server gets to say goodbye."""


class Link:
    """A connection, as SQLAlchemy and as its driver see it."""

    def __init__(self, connection: AsyncConnection, driver: Any) -> None:
        self.connection = connection
        self._driver = driver

    @property
    def is_usable(self) -> bool:
        """Whether another unit of work can begin on it, as far as this end knows."""
        lost = self.connection.invalidated or self._driver.is_closed()
        return not lost and not self._driver.is_in_transaction()

    def cut(self) -> None:
        """End the connection without asking the server; whoever waits for an answer gets an error.

        The server rolls back what it hasn't been told to commit.
        """
        self._driver.terminate()

    async def discard(self) -> None:
        """Cut the connection and free what belongs to it."""
        self.cut()
        await self.connection.invalidate()
        await self.connection.close()

    async def close(self) -> None:
        """End the connection properly, if the server answers."""
        with suppress(OSError):
            await self._driver.close(timeout=_CLOSING_S)
        await self.discard()


class Connections:
    """A number of connections at most; work that finds them all in use waits in order."""

    def __init__(self, engine: AsyncEngine, size: int) -> None:
        self._engine = engine
        self._turns = asyncio.Semaphore(size)
        self._idle: list[Link] = []

    @asynccontextmanager
    async def turn(self, until: float) -> AsyncIterator[None]:
        """The right to one connection; raises StoreBusy if there is none until a moment."""
        try:
            async with asyncio.timeout_at(until):
                await self._turns.acquire()
        except TimeoutError:
            raise StoreBusy from None
        try:
            yield
        finally:
            self._turns.release()

    async def kept(self) -> Link | None:
        """A connection used before; None if there is none that seems to work."""
        while self._idle:
            link = self._idle.pop()
            if link.is_usable:
                return link
            await link.discard()
        return None

    async def opened(self) -> Link:
        """A new connection; raises OSError and DBAPIError."""
        connection = await self._engine.connect()
        driver = (await connection.get_raw_connection()).driver_connection
        return Link(connection, driver)

    async def keep(self, link: Link) -> None:
        """Keep a connection for later, or discard it if it can't be used again."""
        if link.is_usable:
            self._idle.append(link)
        else:
            await link.discard()

    async def discard_kept(self) -> None:
        """Discard the connections that are not in use: they are likely to be lost, too."""
        lost, self._idle = self._idle, []
        for link in lost:
            await link.discard()

    async def close(self) -> None:
        """Close every connection; none may be in use."""
        await asyncio.gather(*(link.close() for link in self._idle))
        self._idle.clear()
        await self._engine.dispose()
