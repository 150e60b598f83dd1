"""Time zones, and hours in them, as a list or a sentence has them."""

from bot.languages import _, city
from bot.services.core.zones import UTC_NAME, inhabited


def zone_name(zone: str | None) -> str:
    """`Berlin time`; `UTC`, if it is None, too; `Etc/GMT+12`, which is nobody's."""
    if zone not in inhabited():
        return zone or UTC_NAME
    # Translators: a time zone by one of its cities: “09:00, Berlin time”.
    return _("{city} time", city=city(zone))


def hour_in(hour: int, zone: str | None) -> str:
    """`20:00 UTC`, `20:00, Berlin time`: a list can't show a time in its reader's own zone."""
    mark = " " if zone in (None, UTC_NAME) else ", "
    return f"{hour:02}:00{mark}{zone_name(zone)}"


def named(zone: str) -> str:
    """`Berlin (Europe/Berlin)`, in a list of zones."""
    return f"{city(zone)} ({zone})" if zone in inhabited() else zone
