"""Dates in capitals for pictures, the same in every locale."""

from datetime import date
from typing import Final

MONTHS: Final = (
    "JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC",
)  # fmt: skip


def date_of(day: date) -> str:
    """`21 NOV 2026`."""
    return f"{day.day} {month_of(day)} {day.year}"


def month_of(day: date) -> str:
    """`NOV`."""
    return MONTHS[day.month - 1]
