"""Days, which begin at midnight UTC, how long their attempts can be played, and time zones.

Zones have their IANA names, and the rules of the pinned `tzdata`, the same on every machine.
"""

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

GRACE: Final = timedelta(hours=4)
"""How long after its day an attempt can still be finished."""

_DAY: Final = timedelta(1)
UTC_NAME: Final = "UTC"


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


@cache
def zones() -> frozenset[str]:
    """The names of all zones, old ones too."""
    return frozenset(files("tzdata").joinpath("zones").read_text("utf-8").split())


@cache
def inhabited() -> dict[str, str]:
    """The zones that people live in, each named after a city, with their countries' codes."""
    lines = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text("utf-8").splitlines()
    rows = (line.split("\t") for line in lines if not line.startswith("#"))
    return {row[2]: row[0] for row in rows}


@cache
def cities() -> dict[str, str]:
    """The zones by the places that they are named after, as the zones have them; old ones too."""
    areas = {zone.partition("/")[0] for zone in inhabited()}
    # Of several zones of a name, the one that people live in.
    names = (*sorted(zones() - inhabited().keys()), *sorted(inhabited()))
    return {zone.rpartition("/")[2]: zone for zone in names if zone.partition("/")[0] in areas}


@cache
def _zone(name: str) -> ZoneInfo:
    """ValueError unless the name is a zone's."""
    if name not in zones():
        raise ValueError(f"not a time zone: {name!r}")
    with files("tzdata").joinpath("zoneinfo", *name.split("/")).open("rb") as rules:
        return ZoneInfo.from_file(rules, name)


def clock_in(zone: str, at: datetime) -> time:
    """What the clocks of a zone show at a moment."""
    return at.astimezone(_zone(zone)).time()


def shift(zone: str, at: datetime) -> tuple[timedelta | None, ...]:
    """How far a zone is from UTC at a moment, and half a year later."""
    return tuple(then.astimezone(_zone(zone)).utcoffset() for then in (at, at + 182 * _DAY))


def first_at(hour: int, zone: str, since: datetime) -> datetime:
    """The first moment, from `since` on, when it is an hour of the day in a zone; UTC.

    An hour that the clocks skip is where they jump to, and one that they repeat its first time.
    """
    there = _zone(zone)
    today = since.astimezone(there).date()
    # The third is for clocks put back over midnight.
    days = (today + n * _DAY for n in range(3))
    # Before a skipped hour, and in the first of two, the clocks go as they did: fold=0.
    on = (datetime.combine(day, time(hour), there).astimezone(UTC) for day in days)
    return next(at for at in on if at >= since)
