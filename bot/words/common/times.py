"""Days and moments as text; Discord shows moments in each reader's own time zone."""

from datetime import date, datetime, timedelta

from bot.languages import _, day_alone, day_of


def date_of(day: date) -> str:
    """`21 Nov 2026`."""
    return day_of(day, "yMMMd")


def short_date(day: date) -> str:
    """`21 Nov`."""
    return day_of(day, "MMMd")


def with_weekday(day: date) -> str:
    """`Sat 21 Nov`."""
    # Translators: “Sat 21 Nov”.
    return _("{weekday} {day}", weekday=day_of(day, "E"), day=short_date(day))


def month_of(day: date) -> str:
    """`November 2026`."""
    return day_of(day, "yMMMM")


def month_alone(day: date) -> str:
    """`Nov`."""
    return day_of(day, "MMM")


def short_month(day: date) -> str:
    """`Nov 2026`: on a button, where `nov. de 2026` is too long."""
    # Translators: “Nov 2026”, on a button.
    return _("{month} {year}", month=month_alone(day), year=str(day.year))


def days_until(first: date, last: str) -> str:
    """`16–22 Nov 2026`: days of one month, from the first to a date that is said."""
    # Translators: “16–22 Nov 2026”; {first} is a day’s number alone.
    return _("{first}–{last}", first=day_alone(first), last=last)


def short_days(first: date, last: date) -> str:
    """`16–30 Nov`: days of one month on a button, where `16–30 de nov.` is too long."""
    # Translators: “16–30 Nov”, on a button; {first} and {last} are days’ numbers alone.
    return _("{first}–{last} {month}", first=first.day, last=last.day, month=month_alone(last))


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
