"""Positions that can be won, made backwards from the end: no proof of loss may refute any."""

from itertools import pairwise
from random import Random

import pytest

from engine.cards import parsed
from engine.shah import CIRCLES, SHAH, Position
from engine.solver.back import in_one_row
from engine.solver.check import unchecked
from engine.solver.encodings.encoding import EXHAUSTIVE
from engine.solver.encodings.shah import ShahEncoding
from engine.solver.kernel import End, Runner, run_beam, run_probes
from tests.effort import effort
from tests.engine.solver.shah_backwards import PLACES, walk
from tools.reference.decisions import UNDECIDED
from tools.reference.searches import run_beam as plain_beam
from tools.reference.shah_decisions import refuted

EXCHANGED = Position(
    stock=(),
    waste=parsed("2d 2d 9c Jc Tc"),
    rays=tuple(
        map(
            parsed,
            (
                "Jd 4d 3d", "Jd 4d 3d", "Qd 6d 5d", "Qd 6d 5d",
                "Qc 8d 7d", "Qc 8d 7d", "Qh Td 9d", "Td 9d Jc",
            ),
        )
    ),
    circles=CIRCLES,
    wanted=(10, 1, 12, 12, 8, 1, 11, 12),
)  # fmt: skip
"""Jc of the waste is placed, and Tc is built on the other Jc; or the other way round."""


def test_each_position_leads_to_the_one_before(random: Random) -> None:
    steps = 0
    while steps < effort(2_000, 20_000):  # some walks are short
        for later, earlier in pairwise(walk(random)):
            assert later in {SHAH.after(earlier, move) for move in SHAH.legal_moves(earlier)}
            steps += 1


@pytest.mark.parametrize("run", [plain_beam, run_beam])
def test_a_card_is_built_on_either_of_two_copies(run: Runner) -> None:
    at = ShahEncoding(EXCHANGED)
    assert not refuted(at.order, at.start, len(EXCHANGED.waste), UNDECIDED)
    assert not run_probes(at, in_one_row([at]), 120).lost
    assert run(at, next(at.beams()), 10_000, unchecked).end is End.FOUND


@pytest.mark.long
def test_none_is_refuted(random: Random) -> None:
    """Neither as it is, nor by decisions, nor in a search that looks at no more than a few."""
    tried = 0
    while tried < effort(60_000, 1_000_000):
        for position in walk(random):
            if sum(map(len, position.rays)) + len(position.waste) < PLACES:
                continue
            at = ShahEncoding(position)
            nodes = random.choice((1, 1, 1, 100))
            assert not run_probes(at, in_one_row([at]), nodes).lost, position
            assert run_beam(at, EXHAUSTIVE, nodes).end is not End.EXHAUSTED, position
            tried += 1
