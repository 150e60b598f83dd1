"""The time in the local Discord, and the ids that are made from it."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from itertools import count
from typing import Final

_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
_BITS_BELOW_TIME: Final = 22


class Clock:
    """Real time and an offset, so that days can pass in a test, and be set back."""

    def __init__(self) -> None:
        self._offset = timedelta()
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> datetime:
        """The time, in UTC."""
        return datetime.now(UTC) + self._offset

    def advance(self, by: float | timedelta) -> None:
        """Moves the clock on, by seconds or by a timedelta; back by less than nothing."""
        self._offset += by if isinstance(by, timedelta) else timedelta(seconds=by)
        for listener in self._listeners:
            listener()

    def set(self, at: datetime) -> None:
        """Moves the clock, on or back, to a moment; it goes on from there."""
        self.advance(at - self.now())

    def advance_to(self, to: time) -> None:
        """Moves the clock on to when it is next that time of the day, in UTC."""
        now = self.now()
        today = datetime.combine(now, to, UTC)
        self.set(today if today > now else today + timedelta(days=1))

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls the listener whenever the clock was moved."""
        self._listeners.append(listener)


class FixedClock(Clock):
    """A clock that stands still."""

    def __init__(self, at: datetime) -> None:
        super().__init__()
        self._at = at

    def now(self) -> datetime:
        """The one moment it knows."""
        return self._at


class Snowflakes:
    """Discord's ids: milliseconds since 2015 above a count that goes on from id to id.

    So each tells its time and none comes twice, also when the clock was set back; those of a
    clock that only goes on rise.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = count()

    def new(self) -> str:
        """A fresh id, as JSON carries it."""
        milliseconds = (self._clock.now() - _EPOCH) // timedelta(milliseconds=1)
        number = next(self._count) % (1 << _BITS_BELOW_TIME)
        return str(milliseconds << _BITS_BELOW_TIME | number)
