"""Moments and days as texts: moments in Discord's form, which each reader sees in his own zone."""

from datetime import date, datetime


def date_of(day: date) -> str:
    """`21 Nov 2026`."""
    return f"{day.day} {day:%b %Y}"


def until(at: datetime) -> str:
    """`in 5 hours`, `2 minutes ago`."""
    return f"<t:{int(at.timestamp())}:R>"


def clock(at: datetime) -> str:
    """`06:00`, in the reader's own zone."""
    return f"<t:{int(at.timestamp())}:t>"
