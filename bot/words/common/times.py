"""Days and moments as text; Discord shows moments in each reader's own time zone."""

from datetime import date, datetime, timedelta


def date_of(day: date) -> str:
    """`21 Nov 2026`."""
    return f"{day.day} {day:%b %Y}"


def short_date(day: date) -> str:
    """`21 Nov`."""
    return f"{day.day} {day:%b}"


def month_of(day: date) -> str:
    """`November 2026`."""
    return f"{day:%B} {day.year}"


def month_alone(day: date) -> str:
    """`Nov`."""
    return f"{day:%b}"


def short_month(day: date) -> str:
    """`Nov 2026`."""
    return f"{day:%b} {day.year}"


def ago(at: datetime) -> str:
    """`2 minutes ago`. Only for the past: Discord keeps it up to date, in old messages too."""
    return f"<t:{int(at.timestamp())}:R>"


def clock(at: datetime) -> str:
    """`06:00`."""
    return f"<t:{int(at.timestamp())}:t>"


def clock_after(at: datetime) -> str:
    """`06:01`: a minute later, as a clock without seconds shows a moment too early."""
    return clock(at + timedelta(minutes=1))


def moment(at: datetime) -> str:
    """`21 November 2026 06:00`."""
    return f"<t:{int(at.timestamp())}:f>"
