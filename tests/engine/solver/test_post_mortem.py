"""The search for the losing move."""

from itertools import pairwise

import pytest

from engine import Game, Outcome
from engine.solver import Kind, Verdict, solve
from engine.solver.baseline import patient, played_out
from engine.solver.path import Path
from engine.solver.post_mortem import BUDGETS, Bounds, PostMortem, Probe


def test_the_losing_move_of_a_lost_game_is_found_and_the_line_before_it_wins() -> None:
    lost = next(
        game
        for number in range(1, 100)
        if (game := played_out(Game.start("sultan", number), patient)).outcome is Outcome.LOST
        and solve(Game.start("sultan", number)).line
    )
    search = PostMortem(len(lost.moves))
    while probe := search.next():
        search.note(probe.ply, solve(lost.at_ply(probe.ply), probe.nodes))
    move = search.bounds.move
    assert move
    assert lost.at_ply(move - 1).played_all(search.bounds.line).outcome is Outcome.WON


class Judge:
    """Verdicts on a game of which only this is known: the last winnable ply, what is too hard."""

    def __init__(self, won: int, hard: range, most_nodes: int) -> None:
        self.won, self.hard, self.most_nodes = won, hard, most_nodes
        self.asked: list[Probe] = []

    def verdict(self, probe: Probe) -> Verdict:
        self.asked.append(probe)
        if probe.ply in self.hard and probe.nodes <= self.most_nodes:
            return Verdict(Kind.UNKNOWN, None, probe.nodes)
        won = probe.ply <= self.won
        return Verdict(Kind.WON, ("t",), 1) if won else Verdict(Kind.LOST, None, 1)


def searched(plies: int, judge: Judge) -> Bounds:
    search = PostMortem(plies)
    while probe := search.next():
        assert probe.ply not in {asked.ply for asked in judge.asked if asked.nodes == probe.nodes}
        search.note(probe.ply, judge.verdict(probe))
    return search.bounds


@pytest.mark.parametrize("won", [0, 1, 37, 98, 99])
@pytest.mark.parametrize("width", [0, 1, 2, 13, 60])
def test_the_losing_move_is_found_once_a_budget_decides_what_is_near(won: int, width: int) -> None:
    hard = range(won - width // 2, won + width)
    judge = Judge(won, hard, most_nodes=BUDGETS[2])
    assert searched(100, judge).move == won + 1
    assert len(judge.asked) <= 60


@pytest.mark.parametrize("width", [2, 13, 60])
def test_what_no_budget_decides_is_left_as_an_interval(width: int) -> None:
    judge = Judge(30, range(31, 31 + width), most_nodes=BUDGETS[-1])
    bounds = searched(100, judge)
    assert (bounds.won, bounds.lost, bounds.move) == (30, 31 + width, None)
    assert len(judge.asked) <= 60


def test_without_a_winnable_position_no_move_is_named() -> None:
    bounds = searched(100, Judge(-1, range(0), 0))
    assert (bounds.won, bounds.lost, bounds.move) == (None, 0, None)


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
    search, unknown = PostMortem.of(lost), Verdict(Kind.UNKNOWN, None, 0)
    while probe := search.next():
        assert probe.ply not in forced
        search.note(probe.ply, unknown)


def test_a_loss_after_forced_moves_was_lost_before_them() -> None:
    lost = played_out(Game.start("shah", 3), patient)
    deciding = Path.of(lost).deciding
    earlier, later = next(pair for pair in pairwise(deciding) if pair[1] - pair[0] > 1)
    search = PostMortem.of(lost)
    search.note(later, Verdict(Kind.LOST, None, 1))
    assert search.bounds.lost == earlier + 1
