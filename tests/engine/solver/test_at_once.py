"""Searches that place at once what the foundation less far ahead takes: they only find wins."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from engine import Game, Outcome
from engine.solver.check import unchecked
from engine.solver.encodings.encoding import EVER, Encoding, Search
from engine.solver.kernel import End, Searcher, run_fewest
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import ENCODED, late, middle, winnable
from tools.reference.encoding import NEAR
from tools.reference.fewest_search import run_fewest as plain_search
from tools.reference.searchable import searchable

UNCUT = 2**20
DEALS = range(1, 1 + effort(12, 100))


def places(encoding: Encoding[Any], codes: tuple[int, ...]) -> tuple[int, int]:
    """How many of a line's moves raise a foundation less far ahead, and how many others are made
    although there is one that does."""
    game, raised, others = searchable(encoding), 0, 0
    layer, state = encoding.first_layer, encoding.start
    for code in codes:
        before = state[1]
        children = game.children(state, layer)
        raising = {c for _, child, c in children if (child[1] - before) & NEAR}
        layer, state, _ = next(child for child in children if child[2] == code)
        raised += code in raising
        others += bool(raising) and code not in raising
    return raised, others


@pytest.mark.long
@pytest.mark.parametrize("run", [run_fewest, plain_search])
@pytest.mark.parametrize("key", ENCODED)
def test_a_win_makes_no_other_move_where_such_a_card_can_be_placed(key: str, run: Searcher) -> None:
    found, raised = 0, 0
    for game in late(key, range(1, 40 if run is run_fewest else 8)):
        if game.outcome is not Outcome.OPEN:
            continue
        encoding = encoding_of(game)
        search = Search(64, next(encoding.hunts(0)).weights, 20, at_once=True)
        result = run(encoding, search, 20_000 if run is run_fewest else 1_000, EVER, unchecked)
        if result.codes:
            assert game.played_all(encoding.line(result.codes)).outcome is Outcome.WON
            its_raised, others = places(encoding, result.codes)
            assert others == 0, game.record
            found, raised = found + 1, raised + its_raised
    assert found
    assert raised > found


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
def test_it_proves_no_loss_where_it_left_moves_out(key: str) -> None:
    """A search that cuts nothing else ends exhausted only where it never left a move out."""
    ends = Counter[tuple[bool, End]]()
    for game in late(key, DEALS):
        truth = winnable(game, 3000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        found = run_fewest(encoding_of(game), Search(UNCUT, (), 0, at_once=True), 50_000, EVER)
        if not found.codes and found.end is End.EXHAUSTED:
            assert not truth, game.record
        ends[truth, found.end] += 1
    assert ends[False, End.CUT] + ends[True, End.CUT] > len(DEALS) // 4, ends


@pytest.mark.long
def test_it_wins_more_positions_of_the_shah_with_the_same_nodes() -> None:
    won = Counter[bool]()
    for deal in range(1, 1 + effort(16, 60)):
        encoding = encoding_of(Game.start("shah", deal))
        weights, price = (60, 0, 60, 40, 90), 20
        for at_once in (False, True):
            search = Search(64, weights, price, at_once=at_once)
            won[at_once] += bool(run_fewest(encoding, search, 60_000, EVER).codes)
    assert won[True] > won[False], won


@pytest.mark.parametrize("key", ENCODED)
def test_plain_and_compiled_agree_to_the_node(key: str) -> None:
    for game in (middle(key, 7), *islice(late(key, range(1, 99)), 3)):
        encoding = encoding_of(game)
        for width in (4, 64):
            search = Search(width, next(encoding.hunts(0)).weights, 20, at_once=True)
            plain, compiled = (
                run(encoding, search, 600, EVER) for run in (plain_search, run_fewest)
            )
            assert plain == compiled, game.record
