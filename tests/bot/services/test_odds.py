"""Wilson's intervals, compared with published figures."""

from collections import Counter

import pytest

from bot.services.solving.odds import Share, Tally, wilson
from engine.solver.verdict import Kind


@pytest.mark.parametrize(
    ("hits", "trials", "interval"),
    [
        (0, 10, (0.0, 0.2775)),
        (10, 10, (0.7225, 1.0)),
        (5, 10, (0.2366, 0.7634)),
        (35, 120, (0.2178, 0.3784)),
        (993, 1000, (0.9856, 0.9966)),
        (999, 1000, (0.9944, 0.9998)),
    ],
)
def test_a_share_has_wilsons_interval(
    hits: int, trials: int, interval: tuple[float, float]
) -> None:
    share = wilson(hits, trials)
    assert share.of_all == hits / trials
    assert (share.low, share.high) == pytest.approx(interval, abs=5e-5)


def test_without_trials_anything_is_possible() -> None:
    assert wilson(0, 0) == Share(0, 0, 1)


def test_unknown_deals_are_counted_both_ways() -> None:
    tally = Tally.of(Counter({Kind.WON: 60, Kind.LOST: 10, Kind.UNKNOWN: 30}))
    assert (tally.decided, tally.at_least.of_all, tally.at_most.of_all) == (100, 0.6, 0.9)
