"""What an error of SQLite's means while the bot is running."""

import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from sqlalchemy.exc import DBAPIError

from bot.store.engines.sqlite import sqlite_code
from bot.store.errors import StoreBusy, StoreGone, StoreLost, StoreMalformed, StoreUncertain

_MALFORMED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
_UNWRITTEN: Final = ("SQLITE_FULL", "SQLITE_READONLY")
"""SQLite's codes for a full disk and a lost permission: the transaction was rolled back."""
_UNCERTAIN: Final = ("SQLITE_IOERR", "SQLITE_CANTOPEN")
_CUT: Final = "SQLITE_IOERR_SHORT_READ"
"""SQLite's code for a log without a page that was in it. What is missing from the file itself, it
takes for zeros."""

LOGGED_EVERY: Final = 60
"""Seconds between two log lines about the same failure."""

_log: Final = logging.getLogger(__name__)


class Failures:
    """The failures of one database."""

    def __init__(self, place: str) -> None:
        self._place = place
        self.lost: StoreLost | None = None
        """Why the database can't be trusted any longer; None as long as it can."""
        self._logged: dict[str, float] = {}
        """When each code was last logged: a disk that stays full mustn't fill the log, too."""

    @contextmanager
    def named(self) -> Iterator[None]:
        """Raises StoreLost, StoreUncertain or StoreBusy for the failures of a file or disk."""
        if self.lost:
            raise self.lost
        try:
            yield
        except StoreLost as error:
            self.lost = self.lost or error
            raise
        except (DBAPIError, sqlite3.Error) as error:
            code = sqlite_code(error)
            if code == _CUT:
                self.lost = self.lost or StoreGone(self._place)
                raise self.lost from error
            if code.startswith(_MALFORMED):
                self.lost = self.lost or StoreMalformed(self._place, (_message(error),))
                raise self.lost from error
            if code.startswith((*_UNWRITTEN, *_UNCERTAIN)):
                self._log_sometimes(code, error)
                raise (StoreBusy if code.startswith(_UNWRITTEN) else StoreUncertain) from error
            raise

    def log(self, error: OSError) -> None:
        """Logs that a file beside the database can't be written."""
        self._log_sometimes(str(error.errno), error)

    def _log_sometimes(self, code: str, error: Exception) -> None:
        now = monotonic()
        if now - self._logged.get(code, -LOGGED_EVERY) >= LOGGED_EVERY:
            self._logged[code] = now
            _log.error("database %s: %s (%s)", self._place, _message(error), code)


def _message(error: Exception) -> str:
    return str(getattr(error, "orig", error))
