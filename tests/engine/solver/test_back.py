"""Proofs of loss back through a game: that they share what they find, and never prove too much."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine import Game, Outcome
from engine.solver import Kind, kernel
from engine.solver.back import in_one_row
from engine.solver.baseline import patient, played_out
from engine.solver.check import unchecked
from engine.solver.encodings.encoding import EXHAUSTIVE, Encoding
from engine.solver.kernel import End, Proofs, Prover, run_back
from engine.solver.one_side import find_win
from engine.solver.sides import Side, latest, search
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, middle, moved, winnable
from tools.reference.searches import run_back as plain_back

DEALS = range(401, 401 + effort(5, 50))
NODES = 60_000
MOST = 3_000
"""How many positions the exhaustive search looks at before it gives up."""


def lost_game(key: str, deal: int) -> Game:
    """A deal played by Patient with some random moves, until nothing can be played."""
    random = Random(f"back {key} {deal}")
    game = Game.start(key, deal)
    while game.legal_moves and len(game.moves) < 1_000:
        rash = random.random() < 0.1
        game = moved(game, random.choice(game.legal_moves) if rash else patient(game.table))
    return game


def relaxed(positions: list[Encoding[Any]]) -> list[Encoding[Any]]:
    """What is searched first: the relaxed game, if there is one."""
    return [position.relaxed or position for position in positions]


def proved(positions: list[Encoding[Any]], nodes: int, prove: Prover = run_back) -> Proofs:
    return prove(positions[-1], in_one_row(positions), nodes, unchecked)


@pytest.mark.parametrize("key", ENCODED)
def test_positions_in_one_row_are_searched_as_in_their_own(key: str) -> None:
    rows = set[int]()
    for deal in DEALS:
        game = lost_game(key, deal)
        positions = latest(game.at_ply(len(game.moves) - 1), effort(60, 200))
        row, starts = positions[-1], in_one_row(positions)
        assert starts[-1] == (row.first_layer, row.start)
        for position, (layer, state) in zip(positions, starts, strict=True):
            mask, *rest = state
            cards = bytes(card for i, card in enumerate(row.order) if mask >> i & 1)
            assert (cards, tuple(rest)) == (position.order, position.start[1:])
            stride, own = len(row.order) + 1, len(position.order) + 1
            assert layer // stride == position.first_layer // own
            below = (mask & ((1 << layer % stride) - 1)).bit_count()
            assert below == position.first_layer % own
            rows.add(len(row.order) - len(cards))
    assert len(rows) > 5, "cards leave the row"


@pytest.mark.long
@pytest.mark.parametrize("side", [Side.LOSS, Side.FULL])
@pytest.mark.parametrize("key", ENCODED)
def test_no_verdict_is_wrong(key: str, side: Side) -> None:
    judged = Counter[str]()
    for deal in DEALS:
        lost = lost_game(key, deal)
        if lost.outcome is not Outcome.LOST:
            continue
        last = lost.at_ply(len(lost.moves) - 1)
        verdict = search(last, NODES, side, back=len(last.moves))
        assert verdict.nodes <= NODES
        if verdict.kind is not Kind.LOST:
            continue
        first = len(last.moves) - verdict.back
        judged["back"] += verdict.back
        judged["started"] += first == 0
        for ply in range(len(last.moves), first - 1, -1):
            truth = winnable(lost.at_ply(ply), MOST)
            assert not truth, (ply, lost.record)
            if truth is None:
                break
            judged["searched"] += 1
    assert judged["searched"] >= 5 * len(DEALS), judged
    assert judged["back"] > judged["searched"], judged
    assert judged["started"] < len(DEALS), judged


@pytest.mark.parametrize("key", ENCODED)
def test_no_position_along_a_winning_line_is_proved_lost(key: str) -> None:
    """A loss made of a won position by some random moves: the proofs stop before the line."""
    stopped = 0
    for deal in DEALS:
        random = Random(f"spoilt {key} {deal}")
        start = played_out(Game.start(key, deal), patient)
        for ply in range(len(start.moves) * 3 // 4, 0, -10):
            line = find_win(encoding_of(start.at_ply(ply)), 20_000).line
            if line:
                break
        else:
            continue
        won = start.at_ply(ply)
        for move in line[: random.randrange(1, len(line))]:
            won = won.played(move)
        spoilt = won
        for _ in range(12):
            if spoilt.legal_moves:
                spoilt = moved(spoilt, random.choice(spoilt.legal_moves))
        if spoilt.outcome is not Outcome.OPEN:
            continue
        verdict = search(spoilt, NODES, Side.LOSS, back=len(spoilt.moves))
        if verdict.kind is Kind.LOST:
            assert len(spoilt.moves) - verdict.back > len(won.moves), spoilt.record
            stopped += 1
    assert stopped >= len(DEALS) // 5, stopped


@pytest.mark.parametrize("key", ENCODED)
def test_many_positions_take_fewer_nodes_than_one_after_another(key: str) -> None:
    together, apart, positions = 0, 0, 0
    for deal in DEALS:
        game = lost_game(key, deal)
        if game.outcome is not Outcome.LOST:
            continue
        all_positions = relaxed(latest(game.at_ply(len(game.moves) - 1), len(game.moves)))
        found = proved(all_positions, NODES)
        done = all_positions[: found.proved]
        positions += len(done)
        together += proved(done, 100 * NODES).last.nodes if done else 0
        apart += sum(kernel.run_beam(one, EXHAUSTIVE, 100 * NODES).nodes for one in done)
    assert positions > 15 * len(DEALS)
    assert 0 < together < apart / 2, (together, apart, positions)


@pytest.mark.parametrize("key", ENCODED)
def test_a_single_position_is_searched_like_any(key: str) -> None:
    game = lost_game(key, DEALS[0])
    for position in relaxed(latest(game.at_ply(len(game.moves) - 1), 60)):
        alone = kernel.run_beam(position, EXHAUSTIVE, 2_000)
        found = proved([position], 2_000)
        assert found == Proofs(int(alone.end is End.EXHAUSTED), alone)


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
def test_compiled_and_plain_searches_agree_to_the_node(key: str) -> None:
    ends = set[End]()
    shared = 0
    for deal in DEALS[:4]:
        game = lost_game(key, deal)
        positions = relaxed(latest(game.at_ply(len(game.moves) - 1), effort(40, 100)))
        for nodes in (30, 400, 4_000):
            plain, compiled = (proved(positions, nodes, prove) for prove in (plain_back, run_back))
            assert plain == compiled, game.record
            assert plain.last.nodes <= nodes
            ends.add(plain.last.end)
            shared += max(0, plain.proved - 1)
    assert End.SPENT in ends
    assert shared > 20


@pytest.mark.long
@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_each_position_is_tried_at_its_start_in_whatever_pass_it_is(key: str) -> None:
    early = 0
    for deal in range(1, 31):
        positions = latest(middle(key, deal), 12)
        row = positions[-1]
        plain, compiled = (proved(positions, 200, prove) for prove in (plain_back, run_back))
        assert plain == compiled, deal
        is_early = positions[0].first_layer < 2 * (len(positions[0].order) + 1)
        early += is_early and in_one_row(positions)[0][0] > row.first_layer
        assert proved(relaxed(positions), 200, plain_back) == proved(relaxed(positions), 200), deal
    assert early >= 5


def test_what_is_no_encoded_position_is_refused() -> None:
    fast = pytest.importorskip("engine.solver._fast", reason="the compiled search was not built")
    row = encoding_of(Game.start("sultan", 1))
    words = row.words(row.start)
    for bad in ([(10**6, words)], [(0, words[:-1])], [()], [None]):
        with pytest.raises((ValueError, TypeError)):
            fast.run_back(row.game, row.order, bad, 10, 3, lambda: None)


def test_verdicts_go_back_from_one_ply_to_the_next() -> None:
    game = lost_game("sultan-classic", DEALS[0])
    assert game.outcome is Outcome.LOST
    last = game.at_ply(len(game.moves) - 1)
    backs = [search(last, NODES, Side.LOSS, back=most).back for most in range(5)]
    assert all(before <= after <= before + 1 for before, after in pairwise(backs))
    assert backs[0] == 0
    assert backs[-1] == 4
