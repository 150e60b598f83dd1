"""Days, which begin at midnight UTC, and for how long their attempts may be played."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

GRACE: Final = timedelta(hours=4)
"""For so long after its day an attempt may be finished."""

_DAY: Final = timedelta(1)


def day_of(at: datetime) -> date:
    """The day that a moment is of."""
    return at.astimezone(UTC).date()


def ends_at(day: date) -> datetime:
    """The midnight that ends a day: from then on no attempt of it can begin."""
    return datetime.combine(day + _DAY, time(), UTC)


def closes_at(day: date) -> datetime:
    """The moment from which a day is over, its attempts count as they stand, and all is open."""
    return ends_at(day) + GRACE


def last_over(at: datetime) -> date:
    """The last day that is over."""
    return day_of(at - GRACE) - _DAY


def is_over(day: date, at: datetime) -> bool:
    """Whether a day's attempts can be played no more; until then nobody may learn its deals."""
    return day <= last_over(at)
