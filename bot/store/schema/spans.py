"""The spans that leaderboards cover, and how many days of each count."""

from calendar import monthrange
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final, Literal

BEST_OF_A_WEEK: Final = 5
BEST_OF_A_MONTH: Final = 20


@dataclass(frozen=True, slots=True)
class Span:
    """A day, a week or a month."""

    kind: Literal["day", "week", "month"]
    begins: date
    ends: date
    """The last day."""
    best: int
    """How many of a player's best days count."""


def span_of(day: date) -> Span:
    """A day alone. Only of all games together are there totals of it."""
    return Span("day", day, day, 1)


def week_of(day: date) -> Span:
    monday = day - timedelta(day.weekday())
    return Span("week", monday, monday + timedelta(6), BEST_OF_A_WEEK)


def month_of(day: date) -> Span:
    _, days = monthrange(day.year, day.month)
    return Span("month", day.replace(day=1), day.replace(day=days), BEST_OF_A_MONTH)


def spans_of(first: date, last: date) -> tuple[Span, ...]:
    """The weeks and months that contain any day from first to last."""
    days = [first + timedelta(n) for n in range((last - first).days + 1)]
    return tuple(dict.fromkeys(span(day) for span in (week_of, month_of) for day in days))


def spans_before(day: date) -> tuple[Span, ...]:
    """The week and month before a day's own, the oldest that have leaderboards."""
    eve = timedelta(1)
    return week_of(week_of(day).begins - eve), month_of(month_of(day).begins - eve)


def oldest_kept(day: date) -> tuple[Span, ...]:
    """The oldest day, week and month whose totals are kept on a day."""
    before = spans_before(day)
    return span_of(min(span.begins for span in before)), *before
