"""What the solver processes answer: what the solver finds by itself."""

import pytest

from bot.services.solving.solver_process import FoundPuzzle
from bot.services.solving.workers import Workers
from engine import Game, Outcome
from engine.puzzles.finding import beginning_at, found
from engine.solver import NODES, fewest_turns
from engine.solver.sides import Side, search
from engine.solver.verdict import Kind
from tests.play.lost_games import lost

pytestmark = pytest.mark.clock

EASY = "sultan 1"
HARD = "sultan-classic 140"


def lost_game() -> Game:
    """A game that was played until no move was left."""
    game = Game.start("sultan", 1)
    while game.legal_moves:
        game = game.played(str(game.legal_moves[-1]))
    assert game.outcome is Outcome.LOST
    return game


async def test_a_question_is_answered(workers: Workers) -> None:
    verdict = await workers.solve(EASY, NODES, urgent=True)
    assert verdict.kind is Kind.WON
    assert Game.replay(f"{EASY} {' '.join(verdict.line or ())}").outcome is Outcome.WON
    answer = await workers.solve(lost_game().record, NODES, urgent=True)
    assert (answer.kind, answer.line) == (Kind.LOST, None)
    assert (await workers.solve(HARD, 10, urgent=False)).kind is Kind.UNKNOWN


async def test_each_side_is_searched_for(workers: Workers) -> None:
    verdicts = [await workers.probe(EASY, 20_000, side) for side in Side]
    assert verdicts == [search(Game.replay(EASY), 20_000, side) for side in Side]
    different = len({*verdicts})
    assert different == len(Side) - 1, "only to prove a loss and to cut nothing is one search"
    near = lost("sultan-classic").rsplit(" ", 40)[0]
    loss, full = [await workers.probe(near, 20_000, side) for side in (Side.LOSS, Side.FULL)]
    assert loss.nodes != full.nodes, "the relaxed game is searched only to prove a loss"


async def test_a_proof_of_loss_goes_back_to_positions_before(workers: Workers) -> None:
    record = lost("sultan-classic").rsplit(" ", 1)[0]
    found = await workers.probe(record, 20_000, Side.LOSS, 50)
    assert found == search(Game.replay(record), 20_000, Side.LOSS, back=50)
    assert 0 < found.back < 50, "some of the positions before can be won"


async def test_the_fewest_turns_are_searched_for(workers: Workers) -> None:
    found = await workers.fewest(EASY, 100_000)
    assert found == fewest_turns(Game.replay(EASY), 100_000)
    assert Game.replay(f"{EASY} {' '.join(found.line or ())}").outcome is Outcome.WON
    none = await workers.fewest(HARD, 10)
    assert none and (none.line, none.turns) == (None, None)
    won = Game.replay(f"{EASY} {' '.join(found.line or ())}")
    same = await workers.fewest(won.record, 10)
    assert same and (same.line, same.turns) == (won.moves, won.tie_breaker)


async def test_the_puzzle_of_a_deal_is_looked_for(workers: Workers) -> None:
    answer = await workers.puzzle("shah", 2)
    assert answer and answer.puzzle
    assert answer.puzzle == found("shah", 2)
    assert await workers.puzzle("shah", 1) == FoundPuzzle(None)


async def test_the_puzzle_that_begins_at_a_position_is_looked_for(workers: Workers) -> None:
    puzzle = found("shah", 2)
    assert puzzle
    whole = puzzle.start.played_all(puzzle.line)
    answer = await workers.puzzle_at(whole.record, len(puzzle.line))
    assert answer == FoundPuzzle(beginning_at(puzzle.start, puzzle.line))
    assert answer.puzzle
    assert answer.puzzle.decisions[0] == 0
    assert await workers.puzzle_at(whole.record, len(whole.moves)) == FoundPuzzle(None)
