"""The general search, compared with the encoded search on the same budget."""

import resource
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver import Kind, Verdict, solve
from engine.solver.general import solve_general
from tests.engine.solver.positions import late, middle
from tools.bench.solver import timed

BUDGET = 20_000
MIDDLES = range(1, 41)
LATE_DEALS = range(1, 11)

Search = Callable[[Game, int], Verdict]
SEARCHES: dict[str, Search] = {"general": solve_general, "encoded": solve}


def report() -> list[str]:
    """The figures, game by game."""
    lines = [f"{BUDGET:,} nodes each", *(line for key in GAMES for line in compared(key))]
    lines.append(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return lines


def compared(key: str) -> Iterator[str]:
    """Both searches on mid-game and on late positions."""
    samples = {
        "mid-game": [middle(key, deal) for deal in MIDDLES],
        "late": [game for game in late(key, LATE_DEALS) if game.outcome is Outcome.OPEN],
    }
    for name, games in samples.items():
        for search in SEARCHES:
            yield f"{key}, {name}, {search}: {decided(games, SEARCHES[search])}"


def decided(games: list[Game], search: Search) -> str:
    """How many positions a search decides, and how fast."""
    runs = [timed(partial(search, game, BUDGET)) for game in games]
    kinds = Counter(verdict.kind for _, verdict in runs)
    seconds = sum(took for took, _ in runs)
    nodes = sum(verdict.nodes for _, verdict in runs)
    return (
        f"{(kinds[Kind.WON] + kinds[Kind.LOST]) / len(games):.0%} of {len(games)}: "
        f"{kinds[Kind.WON]} won, {kinds[Kind.LOST]} lost; {nodes / seconds:,.0f} nodes/s"
    )
