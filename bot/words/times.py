"""Days, moments and time zones as text; Discord shows moments in each reader's own zone."""

from collections.abc import Callable, Sequence
from datetime import date, datetime, time, timedelta

from bot.languages import _, city, day_alone, day_of
from bot.services.core.days import UTC_NAME, inhabited


def date_of(day: date) -> str:
    """`Nov 21, 2026`."""
    return day_of(day, "yMMMd")


def short_date(day: date) -> str:
    """`Nov 21`."""
    return day_of(day, "MMMd")


def with_weekday(day: date) -> str:
    """`Sat, Nov 21`."""
    # Translators: “Sat, Nov 21”.
    return _("{weekday}, {day}", weekday=day_name(day), day=short_date(day))


def day_name(day: date) -> str:
    """`Sat`."""
    return day_of(day, "E")


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


def days_until(first: date, last: date, said: Callable[[date], str]) -> str:
    """`Nov 16–22, 2026`: days of one month, of which the last is `said` in full."""
    begun, ended = short_date(first), said(last)
    if begun.endswith(day_alone(first)):  # The month stands first, and is said once.
        return f"{begun}–{ended.replace(short_date(last), day_alone(last))}"
    # Translators: “Nov 16–22, 2026”; {first} is a day’s number alone.
    return _("{first}–{last}", first=day_alone(first), last=ended)


def runs(days: Sequence[int]) -> str:
    """`1–3, 7`: the numbers of days of one month."""
    begun = [day for day in days if day - 1 not in days]
    ends = [day for day in days if day + 1 not in days]
    both = zip(begun, ends, strict=True)
    return ", ".join(f"{first}" if first == last else f"{first}–{last}" for first, last in both)


def short_days(first: date, last: date) -> str:
    """`Nov 16–30`: days of one month on a button, where `16–30 de nov.` is too long."""
    # Translators: “Nov 16–30”, on a button; {first} and {last} are days’ numbers alone.
    return _("{month} {first}–{last}", first=first.day, last=last.day, month=month_alone(last))


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
    """`November 21, 2026 at 6:00 AM`."""
    return f"<t:{int(at.timestamp())}:f>"


def zone_name(zone: str | None) -> str:
    """`Berlin time`; `UTC`, if it is None, too; `Etc/GMT+12`, which is nobody's."""
    if zone not in inhabited():
        return zone or UTC_NAME
    # Translators: a time zone by one of its cities: “09:00 (Berlin time)”.
    return _("{city} time", city=city(zone))


def time_in(at: time, zone: str | None) -> str:
    """`20:00 UTC`, `20:00 (Berlin time)`: what was chosen, not a time in its reader's own zone."""
    if zone in (None, UTC_NAME):
        return f"{bare(at)} {UTC_NAME}"
    return f"{bare(at)} ({zone_name(zone)})"


def hour_in(hour: int, zone: str | None) -> str:
    """The same of a full hour."""
    return time_in(time(hour), zone)


def bare(at: time) -> str:
    """`20:00`, in a zone that is known."""
    return f"{at:%H:%M}"
