"""The Shah decided card by card: no play that wins is ever refuted."""

from collections import defaultdict
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine import Game, Outcome
from engine.cards import RANKS, parsed
from engine.moves import WASTE, Build, Fill, Play, Privilege, Turn
from engine.rules import find_move
from engine.shah import CIRCLES, Position
from engine.solver import Kind
from engine.solver.back import in_one_row
from engine.solver.encodings.shah import ShahEncoding
from engine.solver.kernel import Probed, run_probes
from engine.solver.probing import can_be_probed, probed
from engine.solver.sides import Side, latest, search
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.positions import greedy_walk, late, moved, winnable
from tools.reference.decisions import UNDECIDED, Decisions
from tools.reference.searches import run_probes as plain_probing
from tools.reference.shah import ShahSearch
from tools.reference.shah_decisions import refuted, star_place

WINS = (Path(__file__).parent / "shah_won.txt").read_text().splitlines()
"""Records of won games of the Shah, found by long searches."""
EVERY = effort(12, 2)
"""Of so many positions of a won game, one is looked at."""
FEW = 3_000
"""How many positions the exhaustive search looks at before it gives up."""


def encoded(game: Game) -> ShahEncoding:
    encoding = encoding_of(game)
    assert isinstance(encoding, ShahEncoding)
    return encoding


def formed(record: str) -> list[tuple[Game, Game]]:
    """Positions of a won game once the star is formed, each with the game as it ended."""
    won = Game.replay(record)
    assert won.outcome is Outcome.WON
    found = [(won.at_ply(ply), won) for ply in range(0, len(won.moves), EVERY)]
    return [(game, won) for game, _ in found if encoded(game).position.formed]


def as_played(game: Game, won: Game) -> Decisions:
    """What the rest of a won game decides: of every card of the stock, and of every pair."""
    order, at = encoded(game).order, len(encoded(game).position.waste)
    waste, leaving, staying = list(range(at)), 0, 0
    rays = [
        [star_place(i, height) for height in range(len(ray))]
        for i, ray in enumerate(encoded(game).start[2])
    ]
    cards = {place: order[place] for place in range(len(order))}
    for i, ray in enumerate(encoded(game).start[2]):
        cards.update((star_place(i, height), card) for height, card in enumerate(ray))
    placed: dict[int, list[int]] = defaultdict(list)
    turned: int | None = None
    for notation in won.moves[len(game.moves) :]:
        move = find_move(game.rules, game.position, notation)
        before = encoded(game).position
        game = moved(game, move)
        match move:
            case Turn():
                if turned is not None and turned in waste:
                    staying |= 1 << turned
                elif turned is not None:
                    leaving |= 1 << turned
                turned, at = at, at + 1
                waste.append(turned)
            case Play(source):
                place = waste.pop() if source == WASTE else rays[int(source) - 1].pop()
                placed[cards[place]].append(place)
            case Fill():
                rays[_grown(before, encoded(game).position)].append(waste.pop())
            case Build(source, target):
                built = waste.pop() if source == WASTE else rays[int(source) - 1].pop()
                rays[target - 1].append(built)
            case Privilege(source, target):
                rays[target - 1].append(rays[source - 1].pop())
            case _:
                raise AssertionError(move)
    first = {card: places[0] for card, places in placed.items() if len(places) == 2}
    return Decisions(leaving, staying, first)


def _grown(before: Position, after: Position) -> int:
    sizes = zip(before.rays, after.rays, strict=True)
    return next(i for i, (old, new) in enumerate(sizes) if len(new) > len(old))


def is_refuted(game: Game, made: Decisions) -> bool:
    at = encoded(game)
    return refuted(at.order, at.start, at.first_layer % (len(at.order) + 1), made)


def some(made: Decisions, random: Random) -> Decisions:
    """Some of the decisions."""
    kept = random.getrandbits(96) | random.getrandbits(96)
    first = {card: place for card, place in made.first.items() if random.random() < 0.7}
    return Decisions(made.leaving & kept, made.staying & kept, first)


@pytest.mark.parametrize("record", WINS, ids=lambda record: " ".join(record.split()[:2]))
def test_no_play_that_wins_is_refuted(record: str) -> None:
    random = Random(f"as played {record}")
    positions = formed(record)
    for game, won in positions:
        made = as_played(game, won)
        assert not is_refuted(game, UNDECIDED)
        assert not is_refuted(game, made), game.record
        for _ in range(4):
            assert not is_refuted(game, some(made, random)), game.record
    assert len(positions) > 60 // EVERY


def test_other_decisions_matter() -> None:
    random = Random("others")
    tried = wrong = 0
    for record in WINS:
        for game, won in formed(record)[:: effort(4, 1)]:
            made = as_played(game, won)
            stock = [place for place in range(96) if (made.leaving | made.staying) >> place & 1]
            for place in random.sample(stock, min(4, len(stock))):
                flip = 1 << place
                tried += 1
                wrong += is_refuted(
                    game, replace(made, leaving=made.leaving ^ flip, staying=made.staying ^ flip)
                )
    assert tried > 4 * len(WINS)
    assert wrong > tried / 100


def test_the_order_of_copies_matters() -> None:
    checked = wrong = 0
    for record in WINS[:: effort(6, 1)]:
        for game, won in formed(record):
            made = as_played(game, won)
            places = defaultdict(set)
            for place, card in enumerate(encoded(game).order):
                places[card].add(place)
            for i, ray in enumerate(encoded(game).start[2]):
                for height, card in enumerate(ray):
                    places[card].add(star_place(i, height))
            for card, place in list(made.first.items())[:: effort(4, 1)]:
                (other,) = places[card] - {place}
                wrong += is_refuted(game, replace(made, first={**made.first, card: other}))
                checked += 1
    assert wrong > checked / 20


def test_no_position_of_a_won_game_is_proved_lost() -> None:
    tried = 0
    for record in WINS[:: effort(3, 1)]:
        for game, _ in formed(record):
            tried += probed([encoded(game)], 500).nodes
            assert not probed([encoded(game)], 500).lost, game.record
    assert tried > 500


@pytest.mark.long
def test_what_it_proves_is_what_exhaustive_search_finds() -> None:
    lost = proved = 0
    for game in late("shah", range(601, 601 + effort(8, 200))):
        if game.outcome is not Outcome.OPEN or not encoded(game).position.formed:
            continue
        truth = winnable(game, FEW)
        found = search(game, 500, Side.DECIDED).kind is Kind.LOST
        assert not (truth and found), game.record
        lost += truth is False
        proved += found and truth is False
    assert lost > effort(8, 200)
    assert proved > lost / 2


def test_a_position_is_proved_lost_with_all_that_follow() -> None:
    """Whether or not those that follow are, each by itself."""
    game = greedy_walk("shah", 3)[-1]
    back = len(game.moves)
    verdict = search(game, 100, Side.DECIDED, back=back)
    assert verdict.kind is Kind.LOST
    plies = [back - n for n in range(back + 1) if encoded(game.at_ply(back - n)).position.formed]
    alone = {ply for ply in plies if search(game.at_ply(ply), 100, Side.DECIDED).kind is Kind.LOST}
    assert verdict.back < back, "nothing is decided before the star is formed"
    assert back - verdict.back <= min(alone) + 2, "together they are found as far back, or nearly"


def test_plain_and_compiled_agree_in_rows_of_any_length() -> None:
    rows, results = set[int](), set[bool]()
    for deal in range(701, 701 + effort(3, 40)):
        walk = [game for game in greedy_walk("shah", deal) if encoded(game).position.formed]
        for game in (walk[0], walk[len(walk) // 2], walk[-1]):
            positions = [one for one in islice(latest(game, 3), 4) if can_be_probed(one)]
            starts = in_one_row(positions)
            for nodes in (1, 2, effort(12, 250)):
                plain = plain_probing(positions[-1], starts, nodes)
                assert plain == run_probes(positions[-1], starts, nodes), game.record
                assert plain.nodes <= nodes * len(starts)
                results.add(plain.lost > 0)
            rows.add(len(positions[-1].order))
    assert max(rows) >= 63
    assert min(rows) < 30
    assert results == {False, True}


def test_without_anything_to_decide_nothing_is_proved() -> None:
    assert probed([encoding_of(Game.start("shah", 1))], 500) == Probed(0, 0)
    assert search(Game.start("sultan", 1), 500, Side.DECIDED).kind is Kind.UNKNOWN


def test_what_is_no_encoded_position_is_refused() -> None:
    fast = pytest.importorskip("engine.solver._fast", reason="the compiled search was not built")
    row = encoding_of(Game.start("sultan", 1))
    words = row.words(row.start)
    assert fast.run_probes(0, row.order, [(0, words)], 500, lambda: None)[1] == 0
    for bad in ([(10**6, words)], [(0, words[:-1])], [()], [None]):
        with pytest.raises((ValueError, TypeError)):
            fast.run_probes(2, row.order, bad, 500, lambda: None)


STUCK = (
    (
        "4 3 Q 4 9 2 T 4",
        "4h 4c Qh 5h 4c 9h 8c 7h 4s Qc Ts Qs Js Ts 8s Jd 5c Td Qd Qc Jc Tc 3h Th 5s 6d 4d 7s",
        "6c Qs 6s / 8h 9c 9c 8c / 7c 2h 7c 6c 5c / 3c Tc 5d / 8d Qd Jc / 7d 9h Qh Jh / 6h Js 9s / "
        "Jh Th 9d",
    ),
    (
        "4 3 T 4 9 2 T 4",
        "4h 4c Qh 5h 4c 9h 8c 7h 4s Qc Ts Qs Js Ts 8s Jd 5c 6s Td 5s 6d 4d 7s",
        "6c Qs 3h / 8h 9c Jc Tc 9c 8c / 7c 2h 7c 6c 5c / 3c Tc Qd Jd Td 9d / 8d Qd 5d / "
        "7d 9h Qh Jh Th / 6h Js 9s / Jh Th Qc Jc",
    ),
    (
        "4 3 Q 5 7 2 T 4",
        "4h 4c Qh 5h 4c 9h 8c 7h 4s Qc Ts Qs Js Ts 8s Jd 5c 6s 5d Td Qd 3h Th 5s 6d 7s",
        "6c Qs Qc Jc / 8h 9c 9c 8c / 7c 2h 7c 6c 5c / 3c Tc 8h 7h / 8d Qd Jc Tc / 7d 9h Qh Jh / "
        "6h Js 9s / Jh Th 9d",
    ),
)
"""What the foundations want, the waste from the bottom up, and the rays, with the stock empty."""


@pytest.mark.parametrize(("wanted", "waste", "star"), STUCK)
def test_what_lies_under_a_card_that_cannot_go_is_out_of_reach(
    wanted: str, waste: str, star: str
) -> None:
    """A proof that takes all cards of a pile for free, and its place for one that building frees,
    refutes none of these; only a few positions can be reached."""
    rays = tuple(map(parsed, star.split(" / ")))
    ranks = tuple(map(RANKS.index, wanted.split()))
    row = ShahSearch(Position((), parsed(waste), rays, CIRCLES, ranks))
    seen, ahead = {row.start}, [row.start]
    while ahead:
        for _, state, _ in row.children(ahead.pop(), row.layers - 1):
            if state not in seen:
                seen.add(state)
                ahead.append(state)
    assert len(seen) < 10
    assert all(refuted(row.order, state, len(row.order), UNDECIDED) for state in seen)
