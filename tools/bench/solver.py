"""How many positions the solver decides, and how fast; and the general search beside it."""

import resource
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median, quantiles

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver import Kind, Verdict, solve
from engine.solver.general import solve_general
from engine.solver.kernel import COMPILED
from tests.engine.solver.positions import late, middle

BUDGET = 400_000
AT_ONCE = 1.0
STARTS = {"sultan": 200, "sultan-classic": 200, "shah": 60}
MIDDLES = {"sultan": 100, "sultan-classic": 100, "shah": 60}
BASELINE = {
    "sultan": "prototype in C++: starts 99 %, mid-game 89 %",
    "sultan-classic": "prototype in C++: starts 99 %, mid-game 71 %",
    "shah": "prototype in C++: starts 29 % in 15 s",
}


def report() -> list[str]:
    """The figures, game by game."""
    lines = ["compiled search" if COMPILED else "general search: the compiled one is missing"]
    for key in GAMES:
        lines += [f"{key} ({BASELINE[key]})", *measured(key)]
    lines.append(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return lines


def measured(key: str) -> Iterator[str]:
    """Starts, mid-game positions, and the speed of the general search."""
    yield "  starts: " + decided([Game.start(key, n) for n in range(1, STARTS[key] + 1)])
    yield "  mid-game: " + decided([middle(key, n) for n in range(1, MIDDLES[key] + 1)])
    game, nodes = Game.start(key, 1), 1000
    seconds, verdict = timed(partial(solve_general, game, nodes))
    yield f"  general search: {verdict.nodes / seconds:,.0f} nodes/s"


def decided(games: list[Game]) -> str:
    """How many positions are decided, and how fast."""
    runs = [timed(partial(solve, game, BUDGET)) for game in games]
    seconds = sorted(took for took, _ in runs)
    kinds = Counter(verdict.kind for took, verdict in runs if took <= AT_ONCE)
    soon = kinds[Kind.WON] + kinds[Kind.LOST]
    at_once = sum(verdict.kind is Kind.LOST and verdict.nodes <= 1 for _, verdict in runs)
    nodes = sum(verdict.nodes for _, verdict in runs)
    return (
        f"{soon / len(games):.1%} of {len(games)} decided within {AT_ONCE:g} s: "
        f"{kinds[Kind.WON]} won, {kinds[Kind.LOST]} lost, {at_once} of these at once; "
        f"median {median(seconds) * 1000:.0f} ms, "
        f"p90 {quantiles(seconds, n=10)[-1] * 1000:.0f} ms, longest {seconds[-1]:.1f} s; "
        f"{nodes / sum(seconds):,.0f} nodes/s"
    )


def timed(search: Callable[[], Verdict]) -> tuple[float, Verdict]:
    """The processor seconds that a verdict took, and the verdict."""
    begun = time.process_time()
    verdict = search()
    return time.process_time() - begun, verdict


SMALL_BUDGET = 20_000
COMPARED = range(1, 41)
LATE_DEALS = range(1, 11)

Search = Callable[[Game, int], Verdict]
SEARCHES: dict[str, Search] = {"general": solve_general, "encoded": solve}


def general() -> list[str]:
    """The figures, game by game."""
    lines = [f"{SMALL_BUDGET:,} nodes each", *(line for key in GAMES for line in compared(key))]
    lines.append(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return lines


def compared(key: str) -> Iterator[str]:
    """Both searches on mid-game and on late positions."""
    samples = {
        "mid-game": [middle(key, deal) for deal in COMPARED],
        "late": [game for game in late(key, LATE_DEALS) if game.outcome is Outcome.OPEN],
    }
    for name, games in samples.items():
        for search in SEARCHES:
            yield f"{key}, {name}, {search}: {compared_on(games, SEARCHES[search])}"


def compared_on(games: list[Game], search: Search) -> str:
    """How many positions a search decides, and how fast."""
    runs = [timed(partial(search, game, SMALL_BUDGET)) for game in games]
    kinds = Counter(verdict.kind for _, verdict in runs)
    seconds = sum(took for took, _ in runs)
    nodes = sum(verdict.nodes for _, verdict in runs)
    return (
        f"{(kinds[Kind.WON] + kinds[Kind.LOST]) / len(games):.0%} of {len(games)}: "
        f"{kinds[Kind.WON]} won, {kinds[Kind.LOST]} lost; {nodes / seconds:,.0f} nodes/s"
    )
