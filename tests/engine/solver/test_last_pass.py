"""The last pass of the classic game, decided card by card: no play that wins is ever refuted."""

from collections import defaultdict
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from engine import Game, Outcome
from engine.moves import WASTE, Move, Play, Turn
from engine.rules import find_move
from engine.solver.back import in_one_row
from engine.solver.check import unchecked
from engine.solver.encodings.encoding import NO_CARD
from engine.solver.encodings.sultan import SultanEncoding
from engine.solver.kernel import End, run_back
from engine.solver.one_side import find_win
from engine.solver.sides import latest
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import late, middle, moved
from tests.engine.solver.test_open_vacancies import winnable
from tools.reference.decisions import UNDECIDED, Decisions
from tools.reference.searches import run_back as plain_back
from tools.reference.sultan_relaxation import LAST_PASS, RESERVED, LastPass, SultanRelaxation

KEY = "sultan-classic"
DEALS = range(501, 501 + effort(12, 100))


def opened(game: Game) -> SultanEncoding:
    """A classic position with open vacancies."""
    relaxed = encoding_of(game).relaxed
    assert isinstance(relaxed, SultanEncoding)
    return relaxed


def won_last_passes(deals: range) -> list[tuple[Game, list[Move]]]:
    """Positions of the last pass, and moves that win from there."""
    found = []
    for deal in deals:
        game = middle(KEY, deal)
        line = find_win(encoding_of(game), 50_000).line or ()
        for number, notation in enumerate(line):
            if game.table.redeals_left == 0:
                found.append((game, _moves(game, line[number:])))
                break
            game = moved(game, find_move(game.rules, game.position, notation))
    return found


def _moves(game: Game, line: tuple[str, ...]) -> list[Move]:
    moves = []
    for notation in line:
        moves.append(find_move(game.rules, game.position, notation))
        game = moved(game, moves[-1])
    return moves


def as_played(game: SultanEncoding, moves: list[Move]) -> Decisions:
    """What these moves of the real game decide: of every card of the stock, and of every pair."""
    at, filling, buried = len(game.position.waste), 0, 0
    waste = list(range(at))
    slots = [RESERVED] * 8
    cards = list(game.start[2])
    real = [
        NO_CARD if card is None else card.suit * 12 + card.rank for card in game.position.reserve
    ]
    assert sorted(real) == cards
    placed: dict[int, list[int]] = defaultdict(list)
    for move in moves:
        match move:
            case Turn():
                buried |= 1 << at
                waste.append(at)
                at += 1
            case Play(source) if source == WASTE:
                place = waste.pop()
                placed[game.order[place]].append(place)
            case Play(int(slot)):
                placed[real[slot - 1]].append(slots[slot - 1])
                real[slot - 1] = NO_CARD
                if at < len(game.order):
                    real[slot - 1], slots[slot - 1] = game.order[at], at
                    filling |= 1 << at
                    at += 1
            case _:
                raise AssertionError(move)
    first = {card: places[0] for card, places in placed.items() if len(set(places)) == 2}
    return Decisions(filling, buried, first)


def some(made: Decisions, random: Random) -> Decisions:
    """Some of the decisions."""
    kept = random.getrandbits(96) | random.getrandbits(96)
    first = {card: place for card, place in made.first.items() if random.random() < 0.7}
    return Decisions(made.leaving & kept, made.staying & kept, first)


def refuted(game: SultanEncoding, made: Decisions) -> bool:
    return SultanRelaxation(game, game.start, game.first_layer, made).refuted


def test_no_play_that_wins_is_refuted_and_others_are() -> None:
    random = Random("as played")
    checked, others = 0, [0, 0]
    for game, moves in won_last_passes(DEALS):
        position = opened(game)
        made = as_played(position, moves)
        assert not refuted(position, UNDECIDED)
        assert not refuted(position, made), game.record
        for _ in range(10):
            assert not refuted(position, some(made, random)), game.record
            checked += 1
        for place in range(len(game.table.waste), len(position.order)):
            flip = 1 << place
            others[0] += 1
            others[1] += refuted(
                position, replace(made, leaving=made.leaving ^ flip, staying=made.staying ^ flip)
            )
    assert checked >= 5 * len(DEALS)
    assert others[1] > others[0] / 20, "decisions matter"


def test_the_order_of_copies_matters() -> None:
    random = Random("copies")
    checked = wrong = 0
    for game, moves in won_last_passes(DEALS):
        position = opened(game)
        made = as_played(position, moves)
        for card, place in made.first.items():
            copies = [i for i, other in enumerate(position.order) if other == card]
            other = next((copy for copy in copies if copy != place), RESERVED)
            fewer = some(made, random)
            assert not refuted(position, replace(fewer, first={card: place}))
            wrong += refuted(position, replace(made, first={**made.first, card: other}))
            checked += 1
    assert checked > 3 * len(DEALS)
    assert wrong > checked / 20


@pytest.mark.long
def test_its_verdicts_are_those_of_exhaustive_search() -> None:
    judged = {True: 0, False: 0}
    for game in late(KEY, DEALS):
        position = opened(game) if game.outcome is Outcome.OPEN else None
        if position is None or position.first_layer < LAST_PASS * position.stride:
            continue
        truth = winnable(position)
        if truth is None:
            continue
        decider = LastPass(position)
        lost, used = decider.lost(position.start, position.first_layer, 100_000, unchecked)
        assert lost is not truth, game.record
        judged[truth] += 1
        if used:
            again = decider.lost(position.start, position.first_layer, used, unchecked)
            assert again[0] in (lost, None), "what it has learnt changes no verdict"
            few = LastPass(position).lost(position.start, position.first_layer, used - 1, unchecked)
            assert few[0] is None, "one proof fewer doesn't suffice"
            assert few[1] < used
    assert min(judged.values()) >= len(DEALS) // 2, judged


@pytest.mark.long
@pytest.mark.parametrize("whole", [False, True])
def test_plain_and_compiled_agree_in_rows_of_any_length(whole: bool) -> None:
    """In rows of 64 cards and more, too: there the compiled search has wider sets of cards."""
    ends = set[End]()
    games = [game for game, _ in won_last_passes(DEALS)]
    for game in (*games, *islice(late(KEY, DEALS), 40)):
        if game.outcome is not Outcome.OPEN:
            continue
        positions = [position.relaxed for position in latest(game, len(game.moves) * whole)]
        row = positions[-1]
        assert row
        starts = in_one_row([position for position in positions if position])[:2]
        assert (len(row.order) >= 64) is whole
        for nodes in (1, 2, 50, 600):
            plain = plain_back(row, starts, nodes)
            assert plain == run_back(row, starts, nodes), game.record
            assert plain.last.nodes <= nodes
            ends.add(plain.last.end)
    assert ends == {End.FOUND, End.EXHAUSTED, End.SPENT}
