"""What is refused because Divan is busy, or a player asks too much: counted, and logged seldom."""

import logging
from time import monotonic
from typing import Final

from bot import metrics
from bot.errors import (
    AnalysesBusy,
    Busy,
    DatabaseLost,
    MaybeSaved,
    Overloaded,
    TooManyAnalyses,
    TooManyExports,
    TooManyFiles,
    TooManyFilms,
    TooManyGames,
    TooManyPresses,
)

LOGGED_EVERY: Final = 60.0
"""Seconds between two lines about being overloaded: a crowd is refused by the hundred."""

_REASONS: Final[dict[type[Exception], str]] = {
    Overloaded: "overloaded",
    Busy: "database_busy",
    MaybeSaved: "database_uncertain",
    DatabaseLost: "database_lost",
    TooManyPresses: "presses",
    TooManyGames: "games",
    TooManyExports: "exports",
    TooManyFiles: "files",
    TooManyFilms: "films",
    TooManyAnalyses: "analyses",
    AnalysesBusy: "analyses_busy",
}

_log: Final = logging.getLogger(__name__)


class Refusals:
    """Counts what is refused. A database that is busy is logged by the store, once an outage."""

    def __init__(self) -> None:
        self._logged = -LOGGED_EVERY
        self._unlogged = 0

    def note(self, error: Exception) -> None:
        """Counts an error, if it is a refusal of this kind."""
        if reason := _REASONS.get(type(error)):
            metrics.REFUSED.labels(reason).inc()
            _log.debug("refused: %s", reason)
        if isinstance(error, Overloaded):
            self._log_overload()

    def _log_overload(self) -> None:
        self._unlogged += 1
        if (now := monotonic()) >= self._logged + LOGGED_EVERY:
            _log.warning("too busy: %d interactions refused since the last line", self._unlogged)
            self._logged, self._unlogged = now, 0
