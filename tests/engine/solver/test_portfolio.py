"""The portfolio of searches: on deals that nobody has tried it on, no verdict is wrong."""

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

from engine import Game, Outcome
from engine.solver import Kind, Verdict, solve
from engine.solver.encodings.encoding import Means
from engine.solver.kernel import run_dive
from engine.solver.one_side import dive_for_win
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, greedy_walk, late, middle, moved, winnable
from tools.reference.searches import run_dive as plain_dive

DEALS = effort(2, 40)
BUDGETS = (2_000, 60_000)
"""One that isn't shared, and one that is."""
STEP = 9
LATE_WINS: Final = Path(__file__).with_name("shah_late_wins.txt").read_text("ascii")


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
            assert until[-1] == nodes
            assert parts[0].means in (Means.BEAMS, Means.DIVES), "the quick search comes first"


def test_more_nodes_go_on_where_fewer_end(random: Random) -> None:
    """Once, three times the nodes left a start of the Shah unknown that was won with 92,000."""
    for _ in range(effort(6, 60)):
        start = Game.start("shah", random.randrange(1, 2**63))
        whole = solve(start, 300_000)
        for nodes in (5_000, 40_000, 110_000):
            part = solve(start, nodes)
            is_enough = whole.kind is not Kind.UNKNOWN and whole.nodes <= nodes
            assert part == whole if is_enough else part.kind is Kind.UNKNOWN, start.record


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("deal", range(1, 3))
def test_compiled_and_plain_hunts_into_the_depth_agree_to_the_node(key: str, deal: int) -> None:
    for game in (middle(key, deal), greedy_walk(key, deal)[-30]):
        encoding = encoding_of(game)
        for dive in islice(encoding.dives(), 3):
            for nodes in (20, 150):
                assert run_dive(encoding, dive, nodes) == plain_dive(encoding, dive, nodes)


def test_a_hunt_into_the_depth_finds_wins_that_replay_and_claims_no_loss(random: Random) -> None:
    kinds = Counter[Kind]()
    for game in late("shah", range(first := random.randrange(1, 10**6), first + 10)):
        if game.outcome is Outcome.OPEN:
            verdict = dive_for_win(encoding_of(game), 3_000)
            assert verdict.kind is not Kind.LOST
            assert verdict.kind is Kind.UNKNOWN or wins(game, verdict), game.record
            kinds[verdict.kind] += 1
    assert kinds[Kind.WON], first


def test_late_wins_of_the_shah_that_small_searches_find_are_not_unknown() -> None:
    """Every one of these once was, with so many nodes."""
    for record in LATE_WINS.splitlines():
        game = Game.replay(record)
        assert wins(game, solve(game, 5_000)), record
