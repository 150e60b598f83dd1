"""The fewest turns: lines win with the turns they claim, and no win beats a bound."""

from collections.abc import Iterator
from heapq import heappop, heappush
from pathlib import Path
from typing import Any

import pytest

from engine import Game, Outcome
from engine.solver import Kind, fewest_turns, solve
from engine.solver.encodings.encoding import Search
from engine.solver.kernel import Searcher, run_fewest
from engine.solver.solving import encoding_of
from tests.effort import effort
from tests.engine.solver.jugs import Jugs
from tests.engine.solver.positions import ENCODED, late, middle
from tools.reference.fewest_search import run_fewest as plain_fewest_search
from tools.reference.searchable import searchable

SHAH_WINS = (Path(__file__).parent / "shah_won.txt").read_text().splitlines()
DEALS = effort(5, 60)


def exhaustively(game: Game, most: int) -> int | None:
    """The fewest turns of any win, by the rules alone; -1 if none exists, None if undecided."""
    rules: Any = game.rules
    ahead, queued = [(game.tie_breaker, 0, game.position)], 0
    done = set()
    while ahead:
        turns, _, at = heappop(ahead)
        if rules.placed(at) == rules.goal:
            return turns
        if at in done:
            continue
        done.add(at)
        if len(done) > most:
            return None
        for move in rules.legal_moves(at):
            queued += 1
            cost = rules.tie_breaker((str(move),))
            heappush(ahead, (turns + cost, queued, rules.after(at, move)))
    return -1


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "deals", "run"),
    [
        *((key, range(1, 1 + DEALS), run_fewest) for key in ENCODED),
        *((key, range(101, 101 + effort(1, 9)), plain_fewest_search) for key in ENCODED),
    ],
)
def test_it_agrees_with_exhaustive_search(key: str, deals: range, run: Searcher) -> None:
    won = lost = proved = 0
    for game in late(key, deals):
        truth = exhaustively(game, 2000)
        if truth is None or game.outcome is not Outcome.OPEN:
            continue
        fewest = fewest_turns(game, 20_000, run=run)
        if truth == -1:
            assert fewest.line is None, game.record
            lost += 1
            continue
        assert fewest.bound <= truth, game.record
        assert fewest.turns is None or fewest.turns >= truth, game.record
        won += 1
        proved += fewest.turns == fewest.bound
    if run is run_fewest:
        assert lost >= DEALS
        assert proved >= 0.9 * won
        assert won >= DEALS // 3


@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("deal", range(1, 5))
def test_a_line_wins_with_the_turns_it_claims(key: str, deal: int) -> None:
    for game in (Game.start(key, deal), middle(key, deal)):
        fewest = fewest_turns(game, 20_000)
        if fewest.line is None:
            assert fewest.turns is None
            assert fewest.turns != fewest.bound
            continue
        won = game.played_all(fewest.line)
        assert won.outcome is Outcome.WON
        assert won.tie_breaker == fewest.turns, game.record
        assert fewest.bound <= fewest.turns


def wins(key: str) -> Iterator[Game]:
    """Won games."""
    if key == "shah":
        yield from map(Game.replay, SHAH_WINS[: effort(2, 40)])
        return
    for deal in range(1, effort(2, 20)):
        game = Game.start(key, deal)
        for line in (solve(game).line, fewest_turns(game, 50_000).line):
            if line is not None:
                yield game.played_all(line)


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
def test_no_position_is_beyond_the_win_it_leads_to(key: str) -> None:
    checked = 0
    for won in wins(key):
        game = Game.start(key, won.number)
        for move in won.moves:
            encoding = searchable(encoding_of(game))
            left = won.tie_breaker - game.tie_breaker
            assert not encoding.beyond(encoding.start, encoding.first_layer, left), game.record
            game = game.played(move)
            checked += 1
    assert checked > 250


@pytest.mark.parametrize("key", ENCODED)
def test_a_bound_can_be_proved_and_is_not_trivial(key: str) -> None:
    """Late in a win, the search proves what it found."""
    proved = 0
    for won in wins(key):
        game = won.at_ply(len(won.moves) * 5 // 6)
        fewest = fewest_turns(game, 50_000, known=won.moves[len(game.moves) :])
        assert fewest.turns is not None
        assert fewest.turns <= won.tie_breaker
        proved += fewest.turns == fewest.bound and (
            key == "shah" or fewest.bound > game.tie_breaker
        )
    assert proved


@pytest.mark.parametrize("key", ENCODED)
def test_a_known_win_is_never_lost(key: str) -> None:
    line = solve(Game.start(key, 1), 400_000).line
    assert line is not None
    game = Game.start(key, 1)
    fewest = fewest_turns(game, 1, known=line)
    assert fewest.line == line
    assert fewest.turns == game.played_all(line).tie_breaker
    assert fewest.nodes <= 1


@pytest.mark.parametrize("key", ENCODED)
def test_a_game_that_is_over_needs_no_search(key: str) -> None:
    line = solve(Game.start(key, 1), 400_000).line
    won = Game.start(key, 1).played_all(line or ())
    fewest = fewest_turns(won)
    assert (fewest.line, fewest.turns, fewest.nodes) == ((), won.tie_breaker, 0)
    assert fewest.turns == fewest.bound


def test_a_game_without_an_encoding_gets_the_line_of_the_general_search() -> None:
    game = Jugs((3, 5), 4).game()
    verdict, fewest = solve(game), fewest_turns(game)
    assert verdict.kind is Kind.WON
    assert (fewest.line, fewest.turns, fewest.bound) == (verdict.line, 0, 0)


@pytest.mark.long
@pytest.mark.parametrize("key", ENCODED)
@pytest.mark.parametrize("everywhere", [False, True])
def test_both_searches_agree_to_the_node(key: str, everywhere: bool) -> None:
    nodes = 50 if everywhere else 100 if key == "shah" else 1500
    ends = set()
    for deal in range(1, 3):
        for game in (Game.start(key, deal), middle(key, deal), next(late(key, range(deal, 99)))):
            encoding = encoding_of(game)
            weights = next(encoding.searches()).weights
            for width, limit in ((2, 1000), (16, 1000), (4, 60)):
                search = Search(width, weights, 7, everywhere)
                result = run_fewest(encoding, search, nodes, limit)
                assert result == plain_fewest_search(encoding, search, nodes, limit), game.record
                ends.add((result.end, bool(result.codes)))
    assert len(ends) > 1


@pytest.mark.parametrize("key", ["sultan", "sultan-classic"])
def test_both_searches_find_the_same_wins(key: str) -> None:
    encoding = encoding_of(Game.start(key, 7))
    search = Search(24, next(encoding.searches()).weights, 5)
    result = run_fewest(encoding, search, 10_000, 1000)
    assert result.codes
    assert result == plain_fewest_search(encoding, search, 10_000, 1000)


class Unwanted(Exception):
    """The search is no longer wanted."""


@pytest.mark.parametrize("run", [run_fewest, plain_fewest_search])
@pytest.mark.parametrize("key", ENCODED)
def test_what_a_check_raises_ends_the_search(key: str, run: Searcher) -> None:
    made = 0

    def check() -> None:
        nonlocal made
        made += 1
        if made == 30:
            raise Unwanted

    with pytest.raises(Unwanted):
        fewest_turns(Game.start(key, 2), 10**9, run=run, check=check)
    assert made == 30


def test_checking_changes_no_result() -> None:
    made = []
    game = Game.start("sultan-classic", 3)
    checked = fewest_turns(game, 30_000, check=lambda: made.append(1))
    assert checked == fewest_turns(game, 30_000)
    assert made
