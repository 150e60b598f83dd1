"""The local Discord's clock, and ids made from its time."""

from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta
from itertools import count
from typing import Final

_EPOCH: Final = datetime(2015, 1, 1, tzinfo=UTC)
_BITS_BELOW_TIME: Final = 22


class Clock:
    """Real time plus an offset, which tests and the page can change."""

    def __init__(self) -> None:
        self._offset = timedelta()
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> datetime:
        """The current time, in UTC."""
        return datetime.now(UTC) + self._offset

    def advance(self, by: float | timedelta) -> None:
        """Moves the clock forward by seconds or a timedelta; back if it is negative."""
        self._offset += by if isinstance(by, timedelta) else timedelta(seconds=by)
        for listener in self._listeners:
            listener()

    def set(self, at: datetime) -> None:
        """Sets the clock, which runs on from there."""
        self.advance(at - self.now())

    def advance_to(self, to: time) -> None:
        """Moves the clock forward to the next time it is this time of day, in UTC."""
        now = self.now()
        today = datetime.combine(now, to, UTC)
        self.set(today if today > now else today + timedelta(days=1))

    def listen(self, listener: Callable[[], None]) -> None:
        """Calls the listener whenever the clock is moved."""
        self._listeners.append(listener)


class FixedClock(Clock):
    """A clock that always shows the same time."""

    def __init__(self, at: datetime) -> None:
        super().__init__()
        self._at = at

    def now(self) -> datetime:
        """The fixed time."""
        return self._at


class Snowflakes:
    """Discord's ids: milliseconds since 2015 in the upper bits, a counter in the lower 22.

    They are unique even if the clock is set back, and increase as long as it is not.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._count = count()

    def new(self) -> str:
        """A new id, as a string."""
        milliseconds = (self._clock.now() - _EPOCH) // timedelta(milliseconds=1)
        number = next(self._count) % (1 << _BITS_BELOW_TIME)
        return str(milliseconds << _BITS_BELOW_TIME | number)
