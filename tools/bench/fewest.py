"""The fewest turns: how much better than Patient and than any win, how much proved, how fast.

`FEWEST_DEALS=20 make bench-fewest` searches that many deals of each game instead of 4.
"""

import os
import resource
import time
from collections.abc import Iterator
from statistics import median

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver import FEWEST_NODES, Fewest, fewest_turns, solve
from engine.solver.baseline import patient, played_out
from engine.solver.kernel import COMPILED

BUDGETS = (FEWEST_NODES // 16, FEWEST_NODES)
DEALS = range(1, 1 + int(os.environ.get("FEWEST_DEALS", "4")))
ANY_WIN = 400_000
"""The nodes for the win that is found first."""


def report() -> list[str]:
    """The figures, game by game."""
    lines = ["compiled search" if COMPILED else "general search: the compiled one is missing"]
    for key in GAMES:
        lines += [f"{key}, deals 1 to {DEALS[-1]}", *measured(key)]
    lines.append(f"peak memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")
    return lines


def measured(key: str) -> Iterator[str]:
    """What each budget finds, compared with Patient's wins and with the first win found."""
    starts = [Game.start(key, deal) for deal in DEALS]
    by_patient = [turns_of(played_out(game, patient)) for game in starts]
    first = [turns_of(game.played_all(solve(game, ANY_WIN).line or ())) for game in starts]
    yield f"  Patient: {described(by_patient)}; the first win: {described(first)}"
    for nodes in BUDGETS:
        begun = time.process_time()
        found = [fewest_turns(game, nodes) for game in starts]
        seconds = (time.process_time() - begun) / len(found)
        turns = [fewest.turns for fewest in found]
        proved = sum(fewest.turns == fewest.bound for fewest in found)
        yield (
            f"  {nodes:,} nodes: {described(turns)}; "
            f"{ratio(turns, by_patient)} of Patient's, {ratio(turns, first)} of the first win's; "
            f"bound {median(fewest.bound for fewest in found):g}, {ratio(bounds(found), turns)} "
            f"of the turns; {proved} proved; {seconds:.1f} s each"
        )


def turns_of(game: Game) -> int | None:
    """The turns of a game; None unless it is won."""
    return game.tie_breaker if game.outcome is Outcome.WON else None


def bounds(found: list[Fewest]) -> list[int | None]:
    """The bounds on what was found."""
    return [fewest.bound for fewest in found]


def described(turns: list[int | None]) -> str:
    """How many were won, and the median of their turns."""
    won = [count for count in turns if count is not None]
    return f"{len(won)} won" + (f", median {median(won):g}" if won else "")


def ratio(turns: list[int | None], others: list[int | None]) -> str:
    """The median of the quotients where both are known."""
    pairs = zip(turns, others, strict=True)
    quotients = [one / other for one, other in pairs if one is not None and other]
    return f"{median(quotients):.0%}" if quotients else "-"
