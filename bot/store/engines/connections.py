"""Connections to PostgreSQL, opened when needed and kept for the next unit of work.

What their errors mean, and what the log says of an outage, is here, too; the codes are those of
appendix A of PostgreSQL's manual.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Any, Final

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreBusy

_CLOSING_S = 1.0
"""Seconds a server gets to say goodbye."""
_GAVE_WAY: Final = frozenset({"40P01", "40001", "55P03", "57014"})
"""A deadlock, a serialization failure, an unavailable lock, a statement's time-out."""

_LOST: Final = frozenset({"57P01", "57P02", "57P03", "57P05", "25P03", "25P04", "53300"})
"""The server stops, crashed or is starting; a session's time-out; too many connections."""
_CONNECTION_EXCEPTION: Final = "08"

_HUNG_UP: Final = "unexpected connection_lost() call"
QUIET_S: Final = 60.0
"""An outage that begins within this many seconds of the last one is not logged."""

_log: Final = logging.getLogger(__name__)


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


def gave_way(error: BaseException) -> bool:
    """Whether the work only lost out to others; nothing was written then."""
    return _code(error) in _GAVE_WAY


def is_lost(error: BaseException) -> bool:
    """Whether the connection is lost or can't be made now, so that another may be later."""
    if isinstance(error, OSError) or _code(error) in _LOST:
        return True
    if _code(error).startswith(_CONNECTION_EXCEPTION):
        return True
    return isinstance(error, DBAPIError) and error.connection_invalidated


def cause(error: BaseException) -> str:
    """The driver's words for an error, on one line and without bound values."""
    said = str(getattr(error, "orig", error)).rpartition(">: ")[2]
    return " ".join(said.split()) or "no answer in time"


def is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a record of asyncio's says more than that a server hung up on asyncpg.

    If that happens while it is connecting, asyncpg forgets a future whose error asyncio then logs.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, ConnectionError) and str(error) == _HUNG_UP)


def _code(error: BaseException) -> str:
    return getattr(getattr(error, "orig", error), "sqlstate", None) or ""


class Outage:
    """Whether a database is failing. However many calls fail, each outage is logged once."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._since: float | None = None
        """When the outage that was logged began; None if there is none."""
        self._quiet_until = 0.0

    def failed(self, cause: str) -> None:
        """Note that a call has failed; `cause` says why in the log, without bound values."""
        now = monotonic()
        if self._since is None and now >= self._quiet_until:
            self._since, self._quiet_until = now, now + QUIET_S
            _log.warning("the database %s is failing: %s", self._place, cause)

    def succeeded(self, began: float) -> None:
        """Note that a call that began at a moment of `time.monotonic` has succeeded."""
        if self._since is not None and began >= self._since:
            lasted, self._since = monotonic() - self._since, None
            _log.info("the database %s works again, after %.1f s", self._place, lasted)
