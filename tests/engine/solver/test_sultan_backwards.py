"""Positions that can be won, made backwards from the end: no proof of loss may refute any, and no
bound of turns may be higher than what was taken back."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from engine.solver import kernel
from engine.solver.back import in_one_row
from engine.solver.encodings.encoding import EVER, EXHAUSTIVE, Search
from engine.solver.encodings.sultan import SultanEncoding
from engine.solver.fewest import UNCUT
from engine.solver.kernel import End
from engine.sultan import CLASSIC, REDEALS, SULTAN, Sultan
from tests.effort import effort
from tests.engine.solver.sultan_backwards import Backwards, walk
from tests.engine.solver.test_last_pass import some
from tools.reference.searchable import searchable
from tools.reference.sultan_relaxation import SultanRelaxation

FEW = 9
"""So many cards fit into the reserve: positions with fewer are of little interest."""

both = pytest.mark.parametrize("rules", [SULTAN, CLASSIC], ids=lambda rules: rules.key)


@both
def test_each_position_leads_to_the_one_before(rules: Sultan, random: Random) -> None:
    steps = Counter[int]()
    for _ in range(effort(3_000, 30_000)):
        for later, earlier in pairwise([at.position for at in walk(rules, random)]):
            assert later in {rules.after(earlier, move) for move in rules.legal_moves(earlier)}
            steps[earlier.redeals] += 1
        if all(steps[redeals] > effort(500, 10_000) for redeals in range(REDEALS + 1)):
            return
    pytest.fail(f"too few positions of some pass: {steps}")


@both
def test_none_is_refuted(rules: Sultan, random: Random) -> None:
    """Neither at once nor in a search, in the game itself or with open vacancies."""
    tried = 0
    while tried < effort(20_000, 500_000):
        for at in walk(rules, random):
            if at.cards < FEW:
                continue
            tried += 1
            position = SultanEncoding(rules, at.position)
            nodes = random.choice((1, 1, 1, 50))
            for game in filter(None, (position, position.relaxed)):
                assert kernel.run_beam(game, EXHAUSTIVE, nodes).end is not End.EXHAUSTED, game
                assert not kernel.run_back(game, in_one_row([game]), nodes).proved, game


@both
def test_none_takes_more_turns_by_any_bound(rules: Sultan, random: Random) -> None:
    tried = 0
    while tried < effort(10_000, 250_000):
        for at in walk(rules, random):
            if at.cards < FEW:
                continue
            tried += 1
            game = SultanEncoding(rules, at.position)
            search = Search(UNCUT, next(game.searches()).weights, 0, everywhere=True)
            nodes = random.choice((1, 1, 1, 50))
            found = kernel.run_fewest(game, search, nodes, at.turns + 1)
            assert found.codes or found.end is not End.EXHAUSTED, (game, at.turns)


@both
def test_plain_proofs_refute_none(rules: Sultan, random: Random) -> None:
    """Nor with what the moves that were taken back decide of the last pass."""
    tried = decided = 0
    while tried < effort(400, 20_000):
        for at in walk(rules, random):
            if at.cards < FEW or random.random() < 0.9:
                continue
            tried += 1
            game = SultanEncoding(rules, at.position)
            searched = searchable(game)
            assert not searched.beyond(game.start, game.first_layer, EVER), game
            assert not searched.beyond(game.start, game.first_layer, at.turns), (game, at.turns)
            if game.relaxed and not at.redeals:
                decided += 1
                _not_refuted_as_played(game.relaxed, at, random)
    assert bool(decided) == (rules is CLASSIC)


def _not_refuted_as_played(game: SultanEncoding, at: Backwards, random: Random) -> None:
    made = at.decisions
    for decisions in (made, some(made, random), some(made, random)):
        told = SultanRelaxation(game, game.start, game.first_layer, decisions)
        assert not told.refuted, (game, decisions)
