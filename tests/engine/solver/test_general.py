"""The general search, compared with exhaustive search, the encoded search and a toy game."""

import os
import subprocess
import sys
from collections import Counter
from random import randrange
from typing import Any

import pytest

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.rules import Rules
from engine.shah import SHAH
from engine.solver import Kind, Verdict, solve
from engine.solver.general import solve_general
from engine.sultan import CLASSIC, SULTAN
from tests.engine.positions import QUEENS, STAR, shah_at, sultan_at
from tests.engine.solver.jugs import Jugs
from tests.engine.solver.positions import late, middle, winnable

WON, LOST, UNKNOWN = Kind.WON, Kind.LOST, Kind.UNKNOWN

VERDICTS = """
from engine.solver.general import solve_general
from tests.engine.solver.positions import middle
for key in ("sultan", "sultan-classic", "shah"):
    print(solve_general(middle(key, 6), 3000))
"""


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_no_verdict_is_wrong(key: str) -> None:
    """A position that exhaustive search proves lost must be found lost, too."""
    first, reachable = randrange(1, 10**9), 2000
    print(f"deals from {first}")  # noqa: T201 -- a random test tells its seed
    judged: Counter[tuple[bool, Kind]] = Counter()
    for game in late(key, range(first, first + 12)):
        truth = winnable(game, reachable)
        if truth is None:
            continue
        verdict = solve_general(game, 2 * reachable)
        assert verdict.kind in ((WON, UNKNOWN) if truth else (LOST,)), game.record
        assert {verdict.kind, solve(game, 2 * reachable).kind} != {WON, LOST}, game.record
        assert verdict.nodes <= 2 * reachable
        judged[truth, verdict.kind] += 1
        if verdict.kind is WON:
            assert game.played_all(verdict.line or ()).outcome is Outcome.WON
    assert judged[False, LOST] >= 6
    assert judged[True, WON] >= 3 * max(1, judged[True, UNKNOWN])


@pytest.mark.parametrize("key", GAMES)
def test_it_never_contradicts_the_encoded_search(key: str) -> None:
    for deal in range(1, 7):
        game = middle(key, deal)
        kinds = {solve_general(game, 2000).kind, solve(game, 20_000).kind}
        assert kinds != {WON, LOST}, game.record


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("nodes", [0, 1, 2, 17, 500])
def test_it_uses_its_budget_and_no_more(key: str, nodes: int) -> None:
    game = Game.start(key, 3)
    verdict = solve_general(game, nodes)
    assert verdict.nodes == nodes or (verdict.kind is WON and verdict.nodes < nodes)


def test_hashes_make_no_difference() -> None:
    """The hash of None, which stands for a vacant slot, may differ between runs."""
    runs = {
        subprocess.run(
            [sys.executable, "-c", VERDICTS],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(runs) == 1
    assert runs.pop().count(b"Verdict(") == 3


@pytest.mark.parametrize(
    ("rules", "at"),
    [
        (SULTAN, sultan_at(SULTAN, f"foundations: {QUEENS['sultan']}")),
        (CLASSIC, sultan_at(CLASSIC, f"foundations: {QUEENS['sultan-classic']}")),
        (SHAH, shah_at(f"foundations: {QUEENS['shah']}")),
    ],
    ids=("sultan", "sultan-classic", "shah"),
)
def test_a_won_position_is_won_in_no_moves(rules: Rules[Any], at: Any) -> None:
    for nodes in (0, 10):
        assert solve_general(Game(rules, 1, (), at), nodes) == Verdict(WON, (), 0)


@pytest.mark.parametrize(
    ("rules", "at"),
    [
        (SULTAN, sultan_at(SULTAN, "reserve: 9c Td / redeals: 0")),
        (CLASSIC, sultan_at(CLASSIC, "reserve: 9c Td / redeals: 0")),
        (SHAH, shah_at(STAR)),
    ],
    ids=("sultan", "sultan-classic", "shah"),
)
def test_a_lost_position_is_lost_at_once(rules: Rules[Any], at: Any) -> None:
    for nodes in (0, 10):
        assert solve_general(Game(rules, 1, (), at), nodes) == Verdict(LOST, None, 0)


@pytest.mark.parametrize(("sizes", "goal"), [((3, 5), 4), ((5, 8), 6), ((7, 11), 3), ((1, 1), 1)])
def test_an_amount_that_can_be_measured_is_won(sizes: tuple[int, int], goal: int) -> None:
    game = Jugs(sizes, goal).game()
    verdict = solve_general(game, 100)
    assert verdict.kind is WON
    assert game.played_all(verdict.line or ()).outcome is Outcome.WON


@pytest.mark.parametrize(("sizes", "goal"), [((2, 4), 3), ((4, 6), 5), ((6, 9), 4), ((3, 3), 2)])
def test_an_amount_that_cannot_be_measured_is_lost(sizes: tuple[int, int], goal: int) -> None:
    """The proof takes exactly the positions that can be reached, despite the cycles."""
    game = Jugs(sizes, goal).game()
    others = len(Jugs(sizes, goal).reachable()) - 1
    assert solve_general(game, others) == Verdict(LOST, None, others)
    assert solve_general(game, others - 1) == Verdict(UNKNOWN, None, others - 1)


def test_no_position_is_scored_beyond_the_budget() -> None:
    for nodes in range(12):
        jugs = Jugs((7, 11), 12)
        solve_general(jugs.game(), nodes)
        assert len(jugs.scored) <= nodes + 1


def test_an_enormous_game_stays_unknown() -> None:
    game = Jugs((10**9, 10**9 - 7), 10**9 + 1).game()
    assert solve_general(game, 5000) == Verdict(UNKNOWN, None, 5000)
