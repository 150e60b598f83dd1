"""The encodings agree with the rules over random games, and both searches with each other."""

from random import Random
from typing import Any

import pytest

from engine import Game
from engine.shah import SHAH
from engine.solver.encodings.encoding import UNBOUNDED, Beam
from engine.solver.encodings.sultan import RESERVE, SultanEncoding
from engine.solver.kernel import End, run_beam
from engine.solver.solving import encoding_of, solve
from engine.solver.verdict import Kind, Verdict
from tests.engine.solver.positions import ENCODED, greedy_walk, middle, moved
from tools.reference.searchable import searchable
from tools.reference.searches import PLAIN
from tools.reference.searches import run_beam as plain_beam


def unpacked(encoding: Any, state: Any, layer: int) -> tuple[object, ...]:
    """A state, unpacked: equal results are the same position."""
    stage, at = divmod(layer, len(encoding.order) + 1)
    mask, tops, rest = state
    left = [i for i in range(len(encoding.order)) if mask >> i & 1]
    waste = bytes(encoding.order[i] for i in left if i < at)
    stock = bytes(encoding.order[i] for i in left if i >= at)
    return stage, waste, stock, tops, rest


def unpacked_start(game: Game) -> tuple[object, ...]:
    encoding: Any = encoding_of(game)
    return unpacked(encoding, encoding.start, encoding.first_layer)


def children_of(encoding: Any, state: Any, layer: int) -> set[tuple[object, ...]]:
    return {
        unpacked(encoding, child, to)
        for to, child, _ in searchable(encoding).children(state, layer)
    }


@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("deal", range(1, 9))
def test_encodings_agree_with_the_rules_move_by_move(key: str, deal: int) -> None:
    for game in greedy_walk(key, deal, rashness=0.4):
        encoding: Any = encoding_of(game)
        reached = children_of(encoding, encoding.start, encoding.first_layer)
        by_the_rules = {unpacked_start(moved(game, move)) for move in game.legal_moves}
        assert reached <= by_the_rules, game.record
        if len(reached) < len(by_the_rules):
            assert isinstance(encoding, SultanEncoding), game.record
            assert len(reached) == 1, game.record


@pytest.mark.parametrize("key", ENCODED)
def test_one_encoding_follows_a_whole_game(key: str) -> None:
    random = Random(11)
    game = Game.start(key, 11)
    encoding: Any = encoding_of(game)
    state, layer = encoding.start, encoding.first_layer
    while game.legal_moves:
        assert unpacked_start(game) == unpacked(encoding, state, layer), game.record
        steps = searchable(encoding).children(state, layer)
        if not steps:
            break
        layer, state, code = random.choice(steps)
        game = game.played(notation(game, code))


def notation(game: Game, code: int) -> str:
    """The notation of a move's code, worked out independently."""
    if game.rules is not SHAH and code >= RESERVE:
        reserve = sultan_reserve(game)
        return str(reserve.index(code - RESERVE) + 1)
    if game.rules is SHAH:
        return shah_notation(code)
    return ("t", "w", "r")[code]


def sultan_reserve(game: Game) -> list[int]:
    return [12 * card.suit + card.rank if card else 48 for card in game.position.reserve]


def shah_notation(code: int) -> str:
    if code < 8:
        return "twdf"[code]
    if code < 32:
        return str(code - 7)
    source, target = divmod(code % 128 if code >= 128 else code - 32, 8)
    return f"{'w' if source == 8 else source + 1}{'^' if code >= 128 else '>'}{target + 1}"


@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("deal", range(1, 7))
def test_both_searches_reach_the_same_verdict(key: str, deal: int) -> None:
    for game in (Game.start(key, deal), middle(key, deal)):
        nodes = 300 if key == "shah" else 3000
        assert solve(game, nodes) == solve(game, nodes, searches=PLAIN), game.record


@pytest.mark.parametrize(
    ("key", "deal", "nodes"), [("sultan", 2, 706), ("sultan-classic", 41, 225), ("shah", 12, 137)]
)
def test_both_searches_end_after_a_beam_that_exceeded_the_budget(
    key: str, deal: int, nodes: int
) -> None:
    """The compiled search took the rest, less than nothing, for a budget without end."""
    game = middle(key, deal)
    assert solve(game, nodes) == Verdict(Kind.UNKNOWN, None, nodes)
    assert solve(game, nodes, searches=PLAIN) == Verdict(Kind.UNKNOWN, None, nodes)


@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("width", [1, 3, 16])
def test_both_searches_agree_to_the_node_in_narrow_beams(key: str, width: int) -> None:
    for deal in range(20, 26):
        encoding = encoding_of(middle(key, deal))
        beam = Beam(width, next(encoding.beams()).weights)
        assert run_beam(encoding, beam, 400) == plain_beam(encoding, beam, 400), deal


@pytest.mark.parametrize("key", ENCODED)
def test_both_searches_agree_to_the_node_without_bounds(key: str) -> None:
    """Also late, with the stock empty, where states within a layer are proved lost, too."""
    for deal in range(20, 22):
        for game in greedy_walk(key, deal)[-40::9]:
            encoding = encoding_of(game)
            beam = Beam(UNBOUNDED, ())
            result = run_beam(encoding, beam, 200)
            assert result == plain_beam(encoding, beam, 200), game.record
            assert result.end is not End.CUT
