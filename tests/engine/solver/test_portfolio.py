"""The portfolio of searches: on deals that nobody has tried it on, no verdict is wrong."""

from collections import Counter
from random import Random

import pytest

from engine import Game, Outcome
from engine.solver import Kind, Verdict, solve
from engine.solver.encodings.encoding import Means
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, middle, moved, winnable

DEALS = effort(3, 40)
BUDGETS = (2_000, 60_000)
"""One that isn't shared, and one that is."""
STEP = 9


def wins(game: Game, verdict: Verdict) -> bool:
    return game.played_all(verdict.line or ()).outcome is Outcome.WON


@pytest.mark.parametrize("key", ENCODED)
def test_no_position_on_a_winning_line_is_called_lost(key: str, random: Random) -> None:
    judged = Counter[Kind]()
    for _ in range(DEALS):
        start = Game.start(key, random.randrange(1, 2**40))
        line = solve(start, 400_000).line
        if line is None:
            continue
        won = start.played_all(line)
        for ply in range(random.randrange(STEP), len(won.moves), STEP):
            game = won.at_ply(ply)
            for nodes in BUDGETS:
                verdict = solve(game, nodes)
                assert verdict.kind is not Kind.LOST, game.record
                assert verdict.nodes <= nodes
                assert verdict.line is None or wins(game, verdict), game.record
                judged[verdict.kind] += 1
    assert judged[Kind.WON] >= DEALS


@pytest.mark.parametrize("key", ENCODED)
def test_exhaustive_search_contradicts_no_verdict_on_what_random_moves_lead_to(
    key: str, random: Random
) -> None:
    judged = Counter[bool]()
    for _ in range(DEALS):
        start = Game.start(key, random.randrange(1, 2**40))
        won = start.played_all(solve(start, 400_000).line or ())
        if not won.moves:
            continue
        for back in (8, 16, 24):
            game = won.at_ply(len(won.moves) - back)
            for _ in range(6):
                if game.legal_moves:
                    game = moved(game, random.choice(game.legal_moves))
            truth = winnable(game, 2_000)
            if truth is None:
                continue
            kinds = {solve(game, nodes).kind for nodes in BUDGETS}
            assert kinds <= {Kind.WON if truth else Kind.LOST, Kind.UNKNOWN}, game.record
            judged[truth] += 1
    assert judged.total(), "none was small enough"


@pytest.mark.parametrize("key", ENCODED)
def test_every_search_of_a_portfolio_gets_nodes_and_all_are_used(key: str) -> None:
    for game in (Game.start(key, 1), middle(key, 4)):
        for nodes in (5_000, 200_000, 3_000_000):
            parts = encoding_of(game).parts(nodes)
            until = [0, *(part.until for part in parts)]
            assert until == sorted(set(until)), "each has a share"
            assert until[-1] == 100
            assert parts[0].means is Means.BEAMS, "the quick search comes first"
