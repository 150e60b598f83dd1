"""Searches for a win alone, and for a proof of loss alone."""

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from engine import Game, Outcome
from engine.solver import Kind, kernel, solve
from engine.solver.encodings.encoding import EVER, EXHAUSTIVE
from engine.solver.kernel import End
from engine.solver.one_side import find_win, prove_loss
from engine.solver.probing import can_be_probed
from engine.solver.sides import Side, latest, search
from engine.solver.solving import encoding_of
from engine.solver.verdict import Verdict
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, greedy_walk, late, middle, winnable
from tools.reference.fewest_search import run_fewest as plain_search
from tools.reference.searches import run_back as plain_back

NODES = 20_000
BACK = plain_back, kernel.run_back
DEALS = range(201, 201 + effort(4, 40))

WON_IF_RELAXED = (
    "sultan-classic 299 t t t t t t w t t t t t t t t t t t t t t t t t 8 t t t t t t t t t w t "
    "w t t t t t t t t w t t t t t t t t t t t t t t t w t t t t t t t t t t t w t t t t w t t "
    "t t t w t 4 t t t t t t t w t r t 4 t t t t t t t t t t t t t t t t w t t t 2 t 2 t 2 5 5 "
    "2 5 t 5 t t t w t 6 7 t 7 t t w t t t t t w t t t w 3 t t t t 3 t w t w t t w t t w 6 5 t "
    "t 2 t 1 t 1 1 t 1 2 2 4 r t w t t w t t w t t w 4 w t w 6"
)
"""A lost position of the classic game whose relaxed game can be won."""


def verdicts(game: Game, nodes: int) -> dict[Side, Verdict]:
    """The verdicts of the two searches."""
    return {side: search(game, nodes, side) for side in (Side.WIN, Side.LOSS)}


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
def test_no_verdict_is_wrong(key: str) -> None:
    judged = Counter[tuple[bool, Side, Kind]]()
    for game in late(key, DEALS):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        for side, verdict in verdicts(game, NODES).items():
            assert verdict.kind is not (Kind.LOST if truth else Kind.WON), (side, game.record)
            assert verdict.nodes <= NODES
            judged[truth, side, verdict.kind] += 1
            if verdict.line is not None:
                assert game.played_all(verdict.line).outcome is Outcome.WON
    assert judged[False, Side.LOSS, Kind.LOST] >= len(DEALS)
    assert judged[True, Side.WIN, Kind.WON] >= len(DEALS) // 2


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("deal", range(1, 4))
def test_compiled_and_plain_searches_agree_to_the_node(key: str, deal: int) -> None:
    positions = latest(middle(key, deal), 3)
    for nodes in (50, 1_500):
        wins = [find_win(positions[0], nodes, run=run) for run in (plain_search, kernel.run_fewest)]
        losses = [
            prove_loss(positions, nodes, prove=prove) for prove in (plain_back, kernel.run_back)
        ]
        assert wins[0] == wins[1]
        assert losses[0] == losses[1]


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
def test_every_kind_of_hunt_agrees_to_the_node(key: str) -> None:
    encoding = encoding_of(middle(key, 7))
    for hunt in islice(encoding.hunts(0), 12):
        narrow = replace(hunt, width=8)
        plain, compiled = (
            run(encoding, narrow, 600, EVER) for run in (plain_search, kernel.run_fewest)
        )
        assert plain == compiled


@pytest.mark.parametrize("key", ENCODED)
def test_a_game_that_is_over_needs_no_search(key: str) -> None:
    line = solve(Game.start(key, 7), 2_000_000).line
    assert line
    won = Game.start(key, 7).played_all(line)
    assert set(verdicts(won, 1).values()) == {Verdict(Kind.WON, (), 0)}


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
def test_a_search_that_cuts_nothing_finds_either_side(key: str) -> None:
    judged = Counter[Kind]()
    for game in late(key, DEALS):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        verdict = search(game, NODES, Side.FULL)
        assert verdict.kind in (Kind.WON if truth else Kind.LOST, Kind.UNKNOWN), game.record
        judged[verdict.kind] += 1
        if verdict.line is not None:
            assert game.played_all(verdict.line).outcome is Outcome.WON
    assert min(judged[Kind.WON], judged[Kind.LOST]) >= len(DEALS) // 2, judged


def test_it_proves_what_the_relaxed_game_does_not() -> None:
    game = Game.replay(WON_IF_RELAXED)
    assert search(game, 50_000, Side.FULL).kind is Kind.LOST
    relaxed = encoding_of(game).relaxed
    assert relaxed
    assert kernel.run_beam(relaxed, EXHAUSTIVE, 200_000).end is End.FOUND


@pytest.mark.parametrize("key", ENCODED)
def test_the_positions_before_a_lost_one_are_looked_at_from_the_latest_back(key: str) -> None:
    game = next(
        game
        for game in late(key, DEALS)
        if len(game.moves) > 3 and search(game, NODES, Side.LOSS).kind is Kind.LOST
    )
    assert [len(one.order) for one in latest(game, 3)] == [
        len(encoding_of(game.at_ply(len(game.moves) - plies)).order) for plies in range(4)
    ]
    assert len(latest(game, 10**6)) == len(game.moves) + 1
    found = search(game, NODES, Side.LOSS, back=3)
    assert (found.kind, found.back) == (Kind.LOST, 3)


def test_either_side_is_what_solve_looks_for() -> None:
    game = middle("sultan", 3)
    assert search(game, 5_000, Side.EITHER) == solve(game, 5_000)


@pytest.mark.parametrize("side", Side)
def test_what_a_check_raises_ends_the_search(side: Side) -> None:
    game = [game for game in greedy_walk("shah", 3) if can_be_probed(encoding_of(game))][20]

    class NoLongerError(Exception):
        pass

    def check() -> None:
        raise NoLongerError

    with pytest.raises(NoLongerError):
        search(game, 1_000_000, side, back=20, check=check)
