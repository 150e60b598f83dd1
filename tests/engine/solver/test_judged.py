"""The solver against exhaustive search: no verdict is wrong."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.solver import Kind, solve
from engine.solver.general import solve_general
from engine.solver.kernel import FASTEST, PLAIN, Runner
from tests.engine.solver.positions import greedy_walk, moved, winnable

WON, LOST, UNKNOWN = Kind.WON, Kind.LOST, Kind.UNKNOWN


def late(key: str, deals: range) -> Iterator[Game]:
    """Late positions of greedy walks and of won games with some random moves added."""
    for deal in deals:
        random = Random(deal)
        walk = greedy_walk(key, deal)
        yield from random.sample(walk[-40:], 4)
        verdict = solve(Game.start(key, deal), 100_000)
        if verdict.line is None:
            continue
        won = Game.start(key, deal).played_all(verdict.line)
        for _ in range(4):
            game = won.at_ply(len(won.moves) - random.randrange(5, 70))
            for _ in range(random.randrange(12)):
                if game.legal_moves:
                    game = moved(game, random.choice(game.legal_moves))
            yield game


@pytest.mark.parametrize(
    ("key", "deals", "run"),
    [
        *((key, range(1, 46), FASTEST) for key in GAMES),
        *((key, range(101, 106), PLAIN) for key in GAMES),
    ],
)
def test_no_verdict_is_wrong(key: str, deals: range, run: Runner) -> None:
    judged: Counter[tuple[bool, Kind]] = Counter()
    for game in late(key, deals):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        verdict = solve(game, 20_000, run=run)
        assert verdict.kind is not (LOST if truth else WON), f"{game.record}: {verdict}"
        judged[truth, verdict.kind] += 1
        if verdict.kind is WON:
            assert game.played_all(verdict.line or ()).outcome is Outcome.WON
    if run is FASTEST:
        assert judged[False, LOST] >= 70
        assert judged[True, WON] >= 20


@pytest.mark.parametrize("key", GAMES)
def test_no_verdict_of_the_general_search_is_wrong(key: str) -> None:
    judged: Counter[tuple[bool, Kind]] = Counter()
    for game in late(key, range(201, 211)):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        verdict = solve_general(game, 3000)
        assert verdict == solve_general(game, 3000)
        assert verdict.kind is not (LOST if truth else WON), f"{game.record}: {verdict}"
        judged[truth, verdict.kind] += 1
        if verdict.kind is WON:
            assert game.played_all(verdict.line or ()).outcome is Outcome.WON
    assert judged[False, LOST] >= 8, judged
    assert judged[True, WON] >= 3, judged


@pytest.mark.parametrize("key", GAMES)
def test_the_general_search_keeps_its_budget(key: str) -> None:
    verdict = solve_general(Game.start(key, 1), 500)
    assert (verdict.kind, verdict.line) == (UNKNOWN, None)
    assert verdict.nodes <= 500
