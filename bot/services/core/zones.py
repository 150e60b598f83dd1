"""Time zones by their IANA names, and when their clocks show an hour.

Their rules are those of the pinned `tzdata`, the same on every machine.
"""

from datetime import UTC, datetime, time, timedelta
from functools import cache
from importlib.resources import files
from typing import Final
from zoneinfo import ZoneInfo

UTC_NAME: Final = "UTC"

_DAY: Final = timedelta(1)


@cache
def zones() -> frozenset[str]:
    """The names of all zones, old ones too."""
    return frozenset(files("tzdata").joinpath("zones").read_text("utf-8").split())


@cache
def inhabited() -> frozenset[str]:
    """The names of the zones that people live in, each named after a city."""
    lines = files("tzdata").joinpath("zoneinfo", "zone.tab").read_text("utf-8").splitlines()
    return frozenset(line.split("\t")[2] for line in lines if not line.startswith("#"))


@cache
def cities() -> dict[str, str]:
    """The zones by the places that they are named after, as the zones have them; old ones too."""
    areas = {zone.partition("/")[0] for zone in inhabited()}
    # Of several zones of a name, the one that people live in.
    names = (*sorted(zones() - inhabited()), *sorted(inhabited()))
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
