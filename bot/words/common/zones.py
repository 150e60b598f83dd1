"""Time zones, and hours in them, as a list or a sentence has them."""

from datetime import time

from bot.languages import _, city
from bot.services.core.days import UTC_NAME, inhabited


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


def named(zone: str) -> str:
    """`Berlin (Europe/Berlin)`, in a list of zones."""
    return f"{city(zone)} ({zone})" if zone in inhabited() else zone
