"""`make bench` runs all benchmarks, `make bench-play` one. Times are for an idle machine.

play          a press, compared with a bare discord.py echo; 1 minute
puzzles       a press on a puzzle, compared with a single move of a game; 3 minutes
tries         verdicts on tries of puzzles, what wins them, their levels; 3 minutes
press         files and functions that a press passes; 5 seconds
start         from the command until the bot is ready; 20 seconds
run           presses in a won game, and wins that Run throws away; 2 minutes
pictures      from a table to a PNG; 20 seconds
replay        animations, compared with their boards as PNGs; 20 seconds
store         saving and reading; 10 seconds
solver        how much it decides, and how fast; 2 minutes
analysis      where lost games were lost; 10 minutes, `N=100` of each player’s in two hours
general       the same for the general search; 3 minutes
fewest        the fewest turns, compared with Patient's and with a bound; 2 minutes
leaderboards  after a year with a hundred thousand players; 3 minutes
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from inspect import isawaitable

import uvloop

from tools.bench import (
    analysis,
    fewest,
    leaderboards,
    pictures,
    play,
    press,
    puzzles,
    replay,
    run,
    solver,
    start,
    store,
    tries,
)

Report = Callable[[], list[str] | Awaitable[list[str]]]

PARTS: dict[str, Report] = {
    "play": play.report,
    "puzzles": puzzles.report,
    "tries": tries.report,
    "press": press.report,
    "start": start.report,
    "run": run.report,
    "pictures": pictures.report,
    "replay": replay.report,
    "store": store.report,
    "solver": solver.report,
    "analysis": analysis.report,
    "general": solver.general,
    "fewest": fewest.report,
    # Last: filling a year takes memory, which would distort the other benchmarks.
    "leaderboards": leaderboards.report,
}


async def lines(report: Report) -> list[str]:
    """A benchmark's lines."""
    result = report()
    return await result if isawaitable(result) else result


def main(names: list[str]) -> None:
    """Runs and prints the named benchmarks, or all of them."""
    if not {*names} <= {*PARTS}:
        *others, last = PARTS
        sys.stderr.write(f"The benchmarks are {', '.join(others)} and {last}.\n")
        sys.exit(2)
    for name in names or PARTS:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            measured = runner.run(lines(PARTS[name]))
        print(name, *measured, sep="\n  ", flush=True)  # noqa: T201 -- printing is its job


if __name__ == "__main__":
    main(sys.argv[1:])
