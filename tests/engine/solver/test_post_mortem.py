"""The search for the losing move."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest

from engine import Game, Outcome
from engine.solver import Kind, Verdict, solve
from engine.solver.baseline import patient, played_out
from engine.solver.path import Path
from engine.solver.post_mortem import (
    DECISIONS,
    EFFORTS,
    HALVING,
    WITH_SHORT_PROOFS,
    Bounds,
    Effort,
    PostMortem,
    Probe,
)
from engine.solver.sides import Side, search
from tests.engine.solver.losing_move import losing_move


def test_the_losing_move_of_a_lost_game_is_found_and_the_line_before_it_wins() -> None:
    lost = next(
        game
        for number in range(1, 100)
        if (game := played_out(Game.start("sultan", number), patient)).outcome is Outcome.LOST
        and solve(Game.start("sultan", number)).line
    )
    post_mortem = PostMortem(len(lost.moves))
    while probe := post_mortem.next():
        assert probe == post_mortem.next()
        at = lost.at_ply(probe.ply)
        post_mortem.note(probe, search(at, probe.nodes, probe.side, back=probe.back))
    move = losing_move(post_mortem.bounds)
    assert move
    assert lost.at_ply(move - 1).played_all(post_mortem.bounds.line).outcome is Outcome.WON


class Judge:
    """Verdicts on a game of which only this is known: the last winnable ply, what is too hard."""

    def __init__(self, won: int, hard: range, most_nodes: int) -> None:
        self.won, self.hard, self.most_nodes = won, hard, most_nodes
        self.asked: list[Probe] = []

    def verdict(self, probe: Probe) -> Verdict:
        """Nothing is found on the other side, nor with too few nodes."""
        self.asked.append(probe)
        won = probe.ply <= self.won
        found = probe.side in (Side.EITHER, Side.FULL, Side.WIN if won else Side.LOSS)
        if not found or self._too_hard(probe.ply, probe.nodes):
            return Verdict(Kind.UNKNOWN, None, probe.nodes)
        return Verdict(Kind.WON, ("t",), 1) if won else self._lost(probe)

    def _lost(self, probe: Probe) -> Verdict:
        before = range(probe.ply - 1, probe.ply - 1 - probe.back, -1)
        stops = (ply <= self.won or self._too_hard(ply, probe.nodes) for ply in before)
        back = next((n for n, stopped in enumerate(stops) if stopped), probe.back)
        spent = back < probe.back and before[back] > self.won
        return Verdict(Kind.LOST, None, probe.nodes if spent else 1, back)

    def _too_hard(self, ply: int, nodes: int) -> bool:
        return ply in self.hard and nodes <= self.most_nodes


def searched(plies: int, judge: Judge, efforts: Sequence[Effort] = EFFORTS) -> Bounds:
    post_mortem = PostMortem(plies, efforts=efforts)
    while probe := post_mortem.next():
        assert probe not in judge.asked
        post_mortem.note(probe, judge.verdict(probe))
    return post_mortem.bounds


MOST_PROBES = 80


@pytest.mark.parametrize("won", [0, 1, 37, 98, 99])
@pytest.mark.parametrize("width", [0, 1, 2, 13, 60])
@pytest.mark.parametrize("nodes", [HALVING[-1], EFFORTS[0].last_nodes, EFFORTS[1].last_nodes])
def test_the_losing_move_is_found_once_a_budget_decides_what_is_near(
    won: int, width: int, nodes: int
) -> None:
    judge = Judge(won, range(won - width // 2, won + width), nodes)
    assert losing_move(searched(100, judge)) == won + 1
    assert len(judge.asked) <= MOST_PROBES


@pytest.mark.parametrize("efforts", [EFFORTS, WITH_SHORT_PROOFS])
@pytest.mark.parametrize("width", [2, 13, 60])
def test_what_no_budget_decides_is_left_as_an_interval(
    width: int, efforts: Sequence[Effort]
) -> None:
    judge = Judge(30, range(31, 31 + width), most_nodes=efforts[-1].loss_nodes)
    bounds = searched(100, judge, efforts)
    assert (bounds.won, bounds.lost, losing_move(bounds)) == (30, 31 + width, None)
    assert len(judge.asked) <= MOST_PROBES


class OnlyInFull(Judge):
    """Losses near the losing move are found by searches in full alone, one after another."""

    full = False

    def verdict(self, probe: Probe) -> Verdict:
        """A search in full goes back two positions at most."""
        self.full = probe.side is Side.FULL
        verdict = super().verdict(replace(probe, back=min(probe.back, 2)) if self.full else probe)
        self.asked[-1] = probe
        return verdict

    def _too_hard(self, ply: int, nodes: int) -> bool:
        return not self.full and super()._too_hard(ply, nodes)


@pytest.mark.parametrize("width", [1, 2, 13])
def test_what_only_a_search_in_full_decides_is_decided(width: int) -> None:
    judge = OnlyInFull(30, range(30, 31 + width), WITH_SHORT_PROOFS[-1].loss_nodes)
    assert losing_move(searched(100, judge, WITH_SHORT_PROOFS)) == 31
    full = [probe for probe in judge.asked if probe.side is Side.FULL]
    assert len(full) <= 2 + width // 3
    assert full[0].back > 0


def test_no_proof_is_tried_again_that_more_nodes_would_not_take_further_back() -> None:
    """Where a relaxed game can be won although the real one is lost, or the win is hard to find."""
    judge = Judge(37, range(30, 38), most_nodes=WITH_SHORT_PROOFS[-1].last_nodes)
    assert searched(100, judge, WITH_SHORT_PROOFS).lost == 38
    proofs = [probe for probe in judge.asked if probe.side is Side.LOSS and probe.ply == 38]
    assert len(proofs) == 1


class EverHarder(Judge):
    """The further back a loss, the more nodes its proof takes."""

    per_ply = 150_000

    def _too_hard(self, ply: int, nodes: int) -> bool:
        return ply in self.hard and nodes <= self.per_ply * (self.hard.stop - ply)


def sides_in_order(judge: Judge, effort: Effort) -> list[Side]:
    nodes = {Side.LOSS: effort.loss_nodes, Side.WIN: effort.last_nodes}
    return [probe.side for probe in judge.asked if nodes.get(probe.side) == probe.nodes]


def test_wins_come_first_once_proofs_go_no_further_back() -> None:
    stuck = Judge(37, range(30, 50), most_nodes=EFFORTS[1].last_nodes)
    assert losing_move(searched(100, stuck)) == 38
    for effort in EFFORTS[:2]:
        assert sides_in_order(stuck, effort)[:2] == [Side.LOSS, Side.WIN]
    assert sides_in_order(stuck, EFFORTS[2]) == [Side.WIN, Side.LOSS, Side.WIN]


def test_proofs_come_first_as_long_as_they_go_further_back() -> None:
    moving = EverHarder(37, range(30, 50), most_nodes=0)
    searched(100, moving)
    for effort in EFFORTS[:3]:
        assert sides_in_order(moving, effort)[:2] == [Side.LOSS, Side.WIN]


def test_each_position_of_the_shah_that_is_left_undecided_is_tried_by_decisions_once() -> None:
    lost = next(
        game
        for number in range(1, 100)
        if (game := played_out(Game.start("shah", number), patient)).outcome is Outcome.LOST
    )
    post_mortem, undecided = PostMortem(len(lost.moves), lost), Verdict(Kind.UNKNOWN, None, 0)
    probes = list[Probe]()
    while probe := post_mortem.next():
        probes.append(probe)
        post_mortem.note(probe, undecided)
    decided = [probe for probe in probes if probe.side is Side.DECIDED]
    assert [probe.nodes for probe in decided] == [DECISIONS]
    assert decided[0].ply - decided[0].back <= 2, "from the first choice on"
    before = probes[: probes.index(decided[0])]
    assert {probe.side for probe in before} == {Side.EITHER}


def test_without_a_winnable_position_no_move_is_named() -> None:
    bounds = searched(100, Judge(-1, range(0), 0))
    assert (bounds.won, bounds.lost, losing_move(bounds)) == (None, 0, None)


def test_a_line_is_followed_by_its_cards_through_moves_in_another_order() -> None:
    start = Game.start("sultan", 7)
    line = solve(start).line
    assert line
    won = start.played_all(line)
    path, reordered = Path.of(won), 0
    for ply in range(0, len(line), 10):
        other = solve(won.at_ply(ply)).line
        assert other
        followed_to, rest = path.followed(ply, other)
        common = next((i for i, move in enumerate(other) if move != line[ply + i]), len(other))
        reordered += followed_to > ply + common
        assert followed_to >= ply + common
        assert won.at_ply(followed_to).played_all(rest).outcome is Outcome.WON
    assert reordered
    assert path.followed(0, line) == (len(line), ())


def test_positions_with_one_legal_move_are_not_searched() -> None:
    lost = played_out(Game.start("shah", 3), patient)
    assert lost.outcome is Outcome.LOST
    forced = {ply for ply in range(len(lost.moves)) if len(lost.at_ply(ply).legal_moves) == 1}
    assert forced
    post_mortem, unknown = PostMortem(len(lost.moves), lost), Verdict(Kind.UNKNOWN, None, 0)
    while probe := post_mortem.next():
        assert probe.ply not in forced
        post_mortem.note(probe, unknown)


def test_a_loss_after_forced_moves_was_lost_before_them() -> None:
    lost = played_out(Game.start("shah", 3), patient)
    deciding = Path.of(lost).deciding
    earlier, later = next(pair for pair in pairwise(deciding) if pair[1] - pair[0] > 1)
    post_mortem = PostMortem(len(lost.moves), lost)
    post_mortem.note(Probe(later, 1), Verdict(Kind.LOST, None, 1))
    assert post_mortem.bounds.lost == earlier + 1


def test_a_game_lost_by_its_last_decision_names_it() -> None:
    lost = played_out(Game.start("shah", 3), patient)
    last = Path.of(lost).deciding[-1]
    assert last + 1 < len(lost.moves), "forced moves follow"
    post_mortem = PostMortem(len(lost.moves), lost)
    post_mortem.note(Probe(last, 1), Verdict(Kind.WON, (), 1))
    assert losing_move(post_mortem.bounds) == last + 1
    assert post_mortem.next() is None
