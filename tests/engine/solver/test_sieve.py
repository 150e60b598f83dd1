"""States of a proof of loss that are refuted on arrival: as long as that pays, and only then."""

from itertools import islice
from random import Random

import pytest

from engine import Game, Outcome
from engine.solver import Kind, kernel
from engine.solver.back import in_one_row
from engine.solver.baseline import patient
from engine.solver.check import Check, unchecked
from engine.solver.encodings.encoding import EXHAUSTIVE, Encoding
from engine.solver.kernel import End, run_back
from engine.solver.probing import can_be_probed
from engine.solver.sides import Side, latest, search
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import greedy_walk, moved, winnable
from tools.reference.searchable import searchable
from tools.reference.searches import BUDGET_PER_PROOF, MOST_PROOFS, PROOF_NODES, QUICK, WORTH, Sieve
from tools.reference.searches import run_back as plain_back

MOST = 3_000
"""How many positions the exhaustive search looks at before it gives up."""


def lost_game(deal: int) -> Game:
    """A deal of the Shah, played by Patient with some random moves."""
    random = Random(f"sieve {deal}")
    game = Game.start("shah", deal)
    while game.legal_moves and len(game.moves) < 1_000:
        rash = random.random() < 0.15
        game = moved(game, random.choice(game.legal_moves) if rash else patient(game.table))
    return game


LOST = [game for game in map(lost_game, range(801, 811)) if game.outcome is Outcome.LOST]


class Counted:
    """Decides as told, with so many proofs for a state, and counts how often it is asked."""

    first_layer = 5

    def __init__(self, *, lost: bool, proofs: int) -> None:
        self._lost, self._proofs = lost, proofs
        self.asked: list[int] = []

    def lost(self, state: int, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """With too few nodes nothing is found out."""
        del state, layer, check
        self.asked.append(nodes)
        return (self._lost, self._proofs) if nodes >= self._proofs else (None, nodes)


def tried(decider: Counted, layer: int, nodes: int, states: int = 1_000) -> tuple[int, int]:
    """How many states are refuted in a layer, and with how many nodes."""
    sieve = Sieve[int](decider)
    sieve.open(layer, nodes)
    found = [sieve.refutes(state, unchecked) for state in range(states)]
    return sum(lost for lost, _ in found), sum(used for _, used in found)


def test_where_nothing_is_refuted_a_layer_is_worth_a_few_proofs() -> None:
    decider = Counted(lost=False, proofs=3)
    assert tried(decider, 5, 10 * BUDGET_PER_PROOF) == (0, 10 * PROOF_NODES)
    assert decider.asked == [10, 7, 4, 1]


def test_where_much_is_refuted_with_few_proofs_every_state_is_tried() -> None:
    assert tried(Counted(lost=True, proofs=WORTH), 5, 10 * BUDGET_PER_PROOF) == (
        1_000,
        1_000 * WORTH * PROOF_NODES,
    )


def test_where_refuting_takes_more_than_it_is_worth_it_ends() -> None:
    refuted, used = tried(Counted(lost=True, proofs=2 * WORTH), 5, 50 * BUDGET_PER_PROOF)
    assert 50 // (2 * WORTH) <= refuted <= 50 // WORTH
    assert used == (50 + WORTH * refuted) * PROOF_NODES


def test_no_state_is_tried_for_long() -> None:
    decider = Counted(lost=False, proofs=10 * MOST_PROOFS)
    tried(decider, 5, 3 * MOST_PROOFS * BUDGET_PER_PROOF, states=1)
    assert decider.asked == [MOST_PROOFS]


def test_nothing_is_tried_before_its_first_layer_or_with_few_nodes() -> None:
    for layer, nodes in ((4, 10**9), (5, BUDGET_PER_PROOF - 1)):
        decider = Counted(lost=True, proofs=1)
        assert tried(decider, layer, nodes) == (0, 0)
        assert decider.asked == []


def test_each_layer_begins_anew() -> None:
    decider = Counted(lost=False, proofs=1)
    sieve = Sieve[int](decider)
    for layer in (5, 6):
        sieve.open(layer, 2 * BUDGET_PER_PROOF)
        used = [sieve.refutes(state, unchecked)[1] for state in range(3)]
        assert used == [PROOF_NODES, PROOF_NODES, 0]


def of_a_formed_star(game: Game, most: int) -> list[Encoding[object]]:
    positions = latest(game.at_ply(len(game.moves) - 1), most)
    return [position for position in positions if can_be_probed(position)]


@pytest.mark.long
def test_compiled_and_plain_searches_agree_to_the_node() -> None:
    ends = set[End]()
    for game in islice(LOST, effort(1, 8)):
        positions = of_a_formed_star(game, len(game.moves))
        hard = next(one for one in positions if run_back(one, in_one_row([one]), QUICK).proved == 0)
        for nodes in (QUICK + 300, QUICK + 2_000):
            plain, fast = (
                prove(hard, in_one_row([hard]), nodes) for prove in (plain_back, run_back)
            )
            assert plain == fast, game.record
            assert QUICK < plain.last.nodes <= nodes
            ends.add(plain.last.end)
    assert End.SPENT in ends


@pytest.mark.long
@pytest.mark.parametrize("nodes", [30_000, 300_000])
def test_no_verdict_is_wrong(nodes: int) -> None:
    judged = 0
    for game in islice(LOST, effort(6, 10)):
        last = game.at_ply(len(game.moves) - 1)
        verdict = search(last, nodes, Side.LOSS, back=len(last.moves))
        assert verdict.kind is Kind.LOST
        for ply in range(len(last.moves), len(last.moves) - verdict.back - 1, -1):
            truth = winnable(game.at_ply(ply), MOST)
            assert not truth, (ply, game.record)
            judged += truth is False
            if truth is None:
                break
    assert judged > 10 * effort(6, 10)


def test_a_position_is_proved_lost_that_the_same_search_without_it_is_spent_on() -> None:
    """Searches without it: those of a single position that don't go back."""
    more = fewer = 0
    for game in LOST:
        positions = of_a_formed_star(game, len(game.moves))
        for position in positions[:: effort(4, 1)]:
            found = run_back(position, in_one_row([position]), 40_000)
            alone = kernel.run_beam(position, EXHAUSTIVE, 40_000)
            if found.last.end is alone.end is End.SPENT:
                break
            more += found.proved > (alone.end is End.EXHAUSTED)
            fewer += found.proved < (alone.end is End.EXHAUSTED)
    assert more > 2 * fewer, (more, fewer)


class Unwanted(Exception):
    """The search is no longer wanted."""


def test_what_a_check_raises_ends_a_trial() -> None:
    game = next(game for game in greedy_walk("shah", 3) if can_be_probed(encoding_of(game)))
    position = encoding_of(game)
    prober, made = searchable(position).prober(), 0
    assert prober

    def check() -> None:
        nonlocal made
        made += 1
        if made == 3:
            raise Unwanted

    sieve = Sieve(prober)
    sieve.open(position.first_layer, 100 * BUDGET_PER_PROOF)
    with pytest.raises(Unwanted):
        sieve.refutes(position.start, check)


def test_what_a_check_raises_ends_a_compiled_search_that_tries_states() -> None:
    """At every one of its checks, most of which are made while states are tried."""
    positions = of_a_formed_star(LOST[0], len(LOST[0].moves))
    made = 0

    def check() -> None:
        nonlocal made
        made += 1
        if made == last:
            raise Unwanted

    for last in (1, 20, 40, 80, 160):
        made = 0
        with pytest.raises(Unwanted):
            run_back(positions[-1], in_one_row(positions), 3_000_000, check)
        assert made == last
