"""Days, which begin at midnight UTC, and how long their attempts can be played."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

GRACE: Final = timedelta(hours=4)
"""How long after its day an attempt can still be finished."""

_DAY: Final = timedelta(1)


def day_of(at: datetime) -> date:
    return at.astimezone(UTC).date()


def ends_at(day: date) -> datetime:
    """The midnight that ends a day: from then on, no attempt can begin."""
    return datetime.combine(day + _DAY, time(), UTC)


def closes_at(day: date) -> datetime:
    """When a day is over: its attempts are final, and its deals no longer secret."""
    return ends_at(day) + GRACE


def last_over(at: datetime) -> date:
    """The last day that is over."""
    return day_of(at - GRACE) - _DAY


def is_over(day: date, at: datetime) -> bool:
    """Whether a day's attempts can no longer be played; until then, its deals are secret."""
    return day <= last_over(at)
