"""The solver against exhaustive search: no verdict is wrong."""

from collections import Counter

import pytest

from engine import Game, Outcome
from engine.solver import NODES, Kind, solve
from engine.solver.encodings.encoding import UNBOUNDED, Beam
from engine.solver.kernel import COMPILED_SEARCHES, End, Searches, run_beam
from engine.solver.one_side import find_win
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, late, winnable
from tools.reference.searches import PLAIN

WON, LOST, UNKNOWN = Kind.WON, Kind.LOST, Kind.UNKNOWN
DEALS = effort(12, 45)
LATE_LOSS = (
    "shah 2 1 5 f f d d 1 2 t w>8 t f t f t t t w>4 t t t t t t t w 6 f t t t t t t w>1 6>1 f t "
    "w>1 t t w t w t t t t w>1 6>1 f t t t t t w 2 f t w t w>8 7>8 f 6>7 f t w t t w t t w 8 8 8 "
    "8 f t t 4>2 t t t w t w t w 1 1 1 1 1 1 6 f f 2>4"
)
"""A lost game of the Shah, with few cards left in the stock."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "deals", "searches"),
    [
        *((key, range(1, 1 + DEALS), COMPILED_SEARCHES) for key in ENCODED),
        *((key, range(101, 101 + effort(2, 5)), PLAIN) for key in ENCODED),
    ],
)
def test_no_verdict_is_wrong(key: str, deals: range, searches: Searches) -> None:
    judged: Counter[tuple[bool, Kind]] = Counter()
    for game in late(key, deals):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        verdict = solve(game, 20_000, searches=searches)
        assert verdict.kind is not (LOST if truth else WON), f"{game.record}: {verdict}"
        judged[truth, verdict.kind] += 1
        if verdict.kind is WON:
            assert game.played_all(verdict.line or ()).outcome is Outcome.WON
    if searches is COMPILED_SEARCHES:
        assert judged[False, LOST] >= 1.5 * DEALS
        assert judged[True, WON] >= DEALS // 3


def test_no_loss_that_a_search_without_bounds_proves_can_be_won() -> None:
    judged: Counter[tuple[bool, End]] = Counter()
    for game in (game for key in ENCODED for game in late(key, range(61, 61 + effort(2, 20)))):
        truth = winnable(game, 1000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        end = run_beam(encoding_of(game), Beam(UNBOUNDED, ()), 2000).end
        assert end is not (End.EXHAUSTED if truth else End.FOUND), game.record
        judged[truth, end] += 1
    assert judged[False, End.EXHAUSTED] >= 5
    assert judged[True, End.FOUND] >= 1


def test_a_hint_proves_a_loss_of_the_shah_without_bounds() -> None:
    """Beams that widen slowly need more nodes here, and searches for a win find nothing."""
    game = Game.replay(LATE_LOSS)
    assert find_win(encoding_of(game), NODES).kind is UNKNOWN
    assert solve(game, NODES).kind is LOST
