"""`make bench`, or `python -m tests.bench engine store`: measurements, section by section."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from inspect import isawaitable

from tests.bench import clicks, engine, pictures, play, solver, standings, store

Report = Callable[[], list[str] | Awaitable[list[str]]]

SECTIONS: dict[str, Report] = {
    "engine": engine.report,
    "clicks": clicks.report,
    "pictures": pictures.report,
    "store": store.report,
    "play": play.report,
    "solver": solver.report,
    # Last, since filling a year takes memory: what others say of theirs would be this.
    "standings": standings.report,
}


async def lines(report: Report) -> list[str]:
    """What a section has to say."""
    said = report()
    return await said if isawaitable(said) else said


def main(names: list[str]) -> None:
    """Print the sections named, or all of them."""
    for name in names or SECTIONS:
        said = asyncio.run(lines(SECTIONS[name]))
        print(name, *said, sep="\n  ", flush=True)  # noqa: T201 -- it is there to print


if __name__ == "__main__":
    main(sys.argv[1:])
