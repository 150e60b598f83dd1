"""The solver against exhaustive search: no verdict is wrong."""

from collections import Counter

import pytest

from engine import Outcome
from engine.catalogue import GAMES
from engine.solver import Kind, solve
from engine.solver.kernel import FASTEST, PLAIN, Runner
from tests.effort import effort
from tests.engine.solver.positions import late, winnable

WON, LOST, UNKNOWN = Kind.WON, Kind.LOST, Kind.UNKNOWN
DEALS = effort(12, 45)


@pytest.mark.parametrize(
    ("key", "deals", "run"),
    [
        *((key, range(1, 1 + DEALS), FASTEST) for key in GAMES),
        *((key, range(101, 101 + effort(2, 5)), PLAIN) for key in GAMES),
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
        assert judged[False, LOST] >= 1.5 * DEALS
        assert judged[True, WON] >= DEALS // 3
