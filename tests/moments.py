"""The moments at which tests of the whole bot begin: a written one, or another kind of day.

`python -m tests.moments` lists the other kinds; with a commit, it says which one CI takes.
"""

import os
import sys
from datetime import UTC, datetime
from typing import Final

from local_discord import Clock

MOMENT: Final = "PLAY_MOMENT"
"""The environment variable with the moment's name."""
USUAL: Final = "friday"
MOMENTS: Final = {
    USUAL: datetime(2026, 11, 20, 12, tzinfo=UTC),
    "monday": datetime(2026, 12, 7, 0, 5, tzinfo=UTC),
    "first": datetime(2027, 5, 1, 3, 58, tzinfo=UTC),
    "new-year": datetime(2026, 12, 31, 23, 50, tzinfo=UTC),
    "leap-day": datetime(2028, 2, 29, 9, 3, tzinfo=UTC),
    "spring": datetime(2027, 3, 28, 0, 55, tzinfo=UTC),
    "autumn": datetime(2027, 10, 31, 0, 55, tzinfo=UTC),
}
"""On the first, yesterday closes two minutes later; clocks change at one o'clock in Europe."""


def moment() -> datetime:
    """When a local Discord's clock begins."""
    return MOMENTS[os.environ.get(MOMENT, USUAL)]


def begun() -> Clock:
    """A clock that begins then."""
    clock = Clock()
    clock.set(moment())
    return clock


def main(commit: str = "") -> None:
    others = [name for name in MOMENTS if name != USUAL]
    chosen = [others[int(commit, 16) % len(others)]] if commit else others
    print(*chosen)  # noqa: T201 -- the Makefile and CI read it


if __name__ == "__main__":
    main(*sys.argv[1:])
