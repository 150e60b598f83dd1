"""Beams that admit few states that are alike: they find more wins, and prove no loss by it."""

from collections import Counter
from itertools import islice

import pytest

from engine import Game, Outcome
from engine.solver.encodings.encoding import UNBOUNDED, Beam
from engine.solver.kernel import End, run_beam
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, late, middle, winnable
from tools.reference.encoding import likeness
from tools.reference.searches import run_beam as plain_beam

WEIGHTS = (60, 20, 60, 30, 90)
DEALS = range(1, 1 + effort(12, 100))


@pytest.mark.parametrize("key", ENCODED)
def test_states_are_alike_that_have_the_same_cards_left_and_placed(key: str) -> None:
    encoding = encoding_of(middle(key, 3))
    mask, tops, *_ = encoding.start
    assert likeness(encoding.start) == (mask, tops)
    assert encoding.words(encoding.start)[0] == mask & (2**64 - 1)
    assert encoding.words(encoding.start)[1] == mask >> 64 | tops << 32


@pytest.mark.long
@pytest.mark.parametrize("alike", [1, 2])
def test_it_proves_no_loss_where_it_dropped_states(alike: int) -> None:
    """A search whose layers are never crowded drops none, and proves losses as any other does."""
    ends = Counter[tuple[bool, End]]()
    for game in late("shah", DEALS):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        for width in (2, 4, 8):
            found = run_beam(encoding_of(game), Beam(width, WEIGHTS, alike=alike), 20_000)
            if found.end is End.EXHAUSTED:
                assert not truth, game.record
            if found.end is End.FOUND:
                line = encoding_of(game).line(found.codes)
                assert game.played_all(line).outcome is Outcome.WON
            ends[truth, found.end] += 1
    assert ends[True, End.FOUND], ends
    assert ends[False, End.EXHAUSTED], ends


@pytest.mark.long
def test_a_search_that_dropped_states_says_so() -> None:
    """Even where enough of the others are proved lost that its width alone would have cut none."""
    said = 0
    for game in late("shah", range(1, 30)):
        if game.outcome is not Outcome.OPEN:
            continue
        for width in (16, 32):
            few, most = (
                run_beam(encoding_of(game), Beam(width, WEIGHTS, alike=alike), 20_000).end
                for alike in (1, width)
            )
            assert few is not End.EXHAUSTED or most is End.EXHAUSTED, game.record
            said += few is End.CUT and most is End.EXHAUSTED
    assert said


@pytest.mark.long
def test_it_wins_more_starts_of_the_shah_with_the_same_nodes() -> None:
    won = Counter[int]()
    for deal in range(1, 1 + effort(24, 120)):
        encoding = encoding_of(Game.start("shah", deal))
        for alike in (2, UNBOUNDED):
            beam = Beam(32, WEIGHTS, at_once=True, alike=alike)
            won[alike] += run_beam(encoding, beam, 60_000).end is End.FOUND
    assert won[2] > won[UNBOUNDED], won


@pytest.mark.parametrize("key", ENCODED)
def test_plain_and_compiled_agree_to_the_node(key: str) -> None:
    for game in (middle(key, 7), *islice(late(key, range(1, 99)), 3)):
        encoding = encoding_of(game)
        for alike in (1, 3):
            beam = Beam(16, next(encoding.beams()).weights, at_once=True, alike=alike)
            assert plain_beam(encoding, beam, 800) == run_beam(encoding, beam, 800), game.record
