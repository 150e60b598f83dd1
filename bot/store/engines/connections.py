"""What errors of connections to PostgreSQL mean, and what the log says of an outage.

The codes are those of appendix A of PostgreSQL's manual.
"""

import logging
from time import monotonic
from typing import Final

from sqlalchemy.exc import DBAPIError

_GAVE_WAY: Final = frozenset({"40P01", "40001", "55P03", "57014"})
"""A deadlock, a serialization failure, an unavailable lock, a statement's time-out."""

_LOST: Final = frozenset({"57P01", "57P02", "57P03", "57P05", "25P03", "25P04", "53300"})
"""The server stops, crashed or is starting; a session's time-out; too many connections."""
_CONNECTION_EXCEPTION: Final = "08"

_HUNG_UP: Final = "unexpected connection_lost() call"
QUIET_S: Final = 60.0
"""An outage that begins within this many seconds of the last one is not logged."""

_log: Final = logging.getLogger(__name__)


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
    """Whether a database that has worked is failing. However many calls fail, each outage is logged
    once; of one that has never worked its caller says so."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._since: float | None = None
        """When the outage that was logged began; None if there is none."""
        self._quiet_until = 0.0
        self._has_worked = False

    def failed(self, cause: str) -> None:
        """Note that a call has failed; `cause` says why in the log, without bound values."""
        now = monotonic()
        if self._has_worked and self._since is None and now >= self._quiet_until:
            self._since, self._quiet_until = now, now + QUIET_S
            _log.warning("the database %s is failing: %s", self._place, cause)

    def succeeded(self, began: float) -> None:
        """Note that a call that began at a moment of `time.monotonic` has succeeded."""
        self._has_worked = True
        if self._since is not None and began >= self._since:
            lasted, self._since = monotonic() - self._since, None
            _log.info("the database %s works again, after %.1f s", self._place, lasted)
