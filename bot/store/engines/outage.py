"""What the log says of an outage: one line when it begins, and one when it is over."""

import logging
from time import monotonic
from typing import Final

QUIET_S: Final = 60.0
"""An outage that begins within this many seconds of the last one is not logged."""

_log: Final = logging.getLogger(__name__)


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
