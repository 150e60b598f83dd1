"""`make bench` measures everything, `make bench-play` one part. These are the parts, with times
as they are where nothing else runs:

play          a press beside a bare discord.py echo's; 1 minute
start         from the command to the line that says where to play; 20 seconds
memory        what the bot holds after many presses; 2 minutes
run           presses of a won game; 30 seconds
engine        a ply beside python-chess's; 10 seconds
pictures      from a table to a PNG; 20 seconds
store         saving and reading; 10 seconds
solver        what it decides, and how soon; 5 minutes
leaderboards  after a year of a hundred thousand players; 3 minutes
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from inspect import isawaitable

import uvloop

from tests.bench import (
    engine,
    leaderboards,
    memory,
    pictures,
    play,
    run,
    solver,
    start,
    store,
)

Report = Callable[[], list[str] | Awaitable[list[str]]]

PARTS: dict[str, Report] = {
    "play": play.report,
    "start": start.report,
    "memory": memory.report,
    "run": run.report,
    "engine": engine.report,
    "pictures": pictures.report,
    "store": store.report,
    "solver": solver.report,
    # Last, since filling a year takes memory: what others say of theirs would be this.
    "leaderboards": leaderboards.report,
}


async def lines(report: Report) -> list[str]:
    """What a part has to say."""
    said = report()
    return await said if isawaitable(said) else said


def main(names: list[str]) -> None:
    """Print the parts named, or all of them."""
    if not {*names} <= {*PARTS}:
        *others, last = PARTS
        sys.stderr.write(f"The parts that can be measured are {', '.join(others)} and {last}.\n")
        sys.exit(2)
    for name in names or PARTS:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            said = runner.run(lines(PARTS[name]))
        print(name, *said, sep="\n  ", flush=True)  # noqa: T201 -- it is there to print


if __name__ == "__main__":
    main(sys.argv[1:])
