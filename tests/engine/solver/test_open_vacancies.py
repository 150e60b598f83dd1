"""The classic game with open vacancies: easier than the real one, and with no win left out."""

from collections.abc import Iterator
from itertools import islice

import pytest

from engine import Game, Outcome
from engine.rules import find_move
from engine.solver.encodings.encoding import EXHAUSTIVE, NO_CARD, Beam
from engine.solver.encodings.sultan import SultanEncoding
from engine.solver.kernel import End, run_beam
from engine.solver.one_side import find_win
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import late, middle, moved
from tools.reference.encoding import next_card, taker
from tools.reference.open_vacancies import State
from tools.reference.searches import run_beam as plain_beam

KEY = "sultan-classic"
DEALS = range(301, 301 + effort(6, 60))
MORE_DEALS = range(301, 301 + effort(10, 100))
MOST = 20_000
"""How many positions the exhaustive search looks at before it gives up."""


def opened(game: Game) -> SultanEncoding:
    """A classic position with open vacancies."""
    relaxed = encoding_of(game).relaxed
    assert isinstance(relaxed, SultanEncoding)
    return relaxed


def all_moves(game: SultanEncoding, state: State, layer: int) -> Iterator[tuple[int, State]]:
    """The layer and state after every single move of the open game, none left out."""
    mask, tops, reserve = state
    at, length = layer % game.stride, len(game.order)
    top = (mask & ((1 << at) - 1)).bit_length() - 1
    if top >= 0 and (foundation := taker(tops, game.order[top])) >= 0:
        yield layer, (mask ^ 1 << top, tops + (1 << 4 * foundation), reserve)
    for slot, card in enumerate(reserve):
        if card != NO_CARD and (foundation := taker(tops, card)) >= 0:
            left = (*reserve[:slot], *reserve[slot + 1 :], NO_CARD)
            yield layer, (mask, tops + (1 << 4 * foundation), left)
    if at < length:
        following = layer - at + next_card(mask, at + 1, length)
        yield following, state
        if NO_CARD in reserve:
            filled = tuple(sorted((*reserve[:-1], game.order[at])))
            yield following, (mask ^ 1 << at, tops, filled)
    elif layer // game.stride < 2 and mask:
        yield layer + 1 + next_card(mask, 0, length), state


def winnable(game: SultanEncoding) -> bool | None:
    """Whether the open game can be won; None if too many positions can be reached."""
    stack = [(game.first_layer, game.start)]
    seen = {*stack}
    while stack:
        if len(seen) > MOST:
            return None
        layer, state = stack.pop()
        if state[1] == 0xCCCCCCCC:
            return True
        for child in all_moves(game, state, layer):
            if child not in seen:
                seen.add(child)
                stack.append(child)
    return False


@pytest.mark.long
def test_safe_plays_lose_no_win_and_find_none_that_is_not_there() -> None:
    judged = {True: 0, False: 0}
    for game in late(KEY, MORE_DEALS):
        if game.outcome is not Outcome.OPEN:
            continue
        position = opened(game)
        truth = winnable(position)
        if truth is not None:
            result = run_beam(position, EXHAUSTIVE, 10 * MOST)
            assert result.end is (End.FOUND if truth else End.EXHAUSTED), game.record
            judged[truth] += 1
    assert min(judged.values()) >= len(DEALS), judged


def test_no_position_along_a_winning_line_is_lost() -> None:
    checked = 0
    for deal in DEALS:
        game = middle(KEY, deal)
        for move in find_win(encoding_of(game), 50_000).line or ():
            result = run_beam(opened(game), EXHAUSTIVE, 2_000)
            assert result.end is not End.EXHAUSTED, game.record
            checked += 1
            game = moved(game, find_move(game.rules, game.position, move))
    assert checked >= 50 * len(DEALS)


def test_losses_are_proved_with_fewer_nodes() -> None:
    nodes = {"real": 0, "open": 0}
    for deal in range(1, 31):
        game = middle(KEY, deal)
        real = run_beam(encoding_of(game), EXHAUSTIVE, 200_000)
        if real.end is End.EXHAUSTED and real.nodes > 100:
            nodes["real"] += real.nodes
            nodes["open"] += run_beam(opened(game), EXHAUSTIVE, 200_000).nodes
    assert 0 < nodes["open"] < nodes["real"] / 2, nodes


@pytest.mark.long
@pytest.mark.parametrize("width", [4, 64, EXHAUSTIVE.width])
def test_compiled_and_plain_searches_agree_to_the_node(width: int) -> None:
    beam = Beam(width, (5, 1, 0))
    for game in (*(middle(KEY, deal) for deal in range(1, 9)), *islice(late(KEY, DEALS), 12)):
        assert plain_beam(opened(game), beam, 1_000) == run_beam(opened(game), beam, 1_000), (
            game.record
        )


def test_the_other_games_have_none() -> None:
    assert encoding_of(middle("sultan", 1)).relaxed is None
    assert encoding_of(middle("shah", 1)).relaxed is None
    assert opened(middle(KEY, 1)).relaxed is None
