"""The time in the local Discord, and the ids that are made from it."""

from datetime import UTC, datetime, timedelta
from typing import Final

_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
_BITS_BELOW_TIME: Final = 22


class Clock:
    """Real time and an offset, so that days can pass in a test."""

    def __init__(self) -> None:
        self._ahead = timedelta()

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.now(UTC) + self._ahead

    def advance(self, by: float | timedelta) -> None:
        """Moves the clock on, by seconds or by a timedelta."""
        self._ahead += by if isinstance(by, timedelta) else timedelta(seconds=by)


class StoppedClock(Clock):
    """A clock that stands still."""

    def __init__(self, at: datetime) -> None:
        super().__init__()
        self._at = at

    def now(self) -> datetime:
        """The one moment it knows."""
        return self._at


class Snowflakes:
    """Discord's ids: milliseconds since 2015 above a count; each is larger than the last."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """A fresh id, as JSON carries it."""
        milliseconds = (self._clock.now() - _EPOCH) // timedelta(milliseconds=1)
        self._last = max(self._last + 1, milliseconds << _BITS_BELOW_TIME)
        return str(self._last)
