"""A try's positions, judged by the solver processes."""

import pytest

from bot.errors import Reason, Unavailable
from bot.services.play.tries import settled
from bot.services.solving.workers import Workers
from engine.puzzles.finding import found
from engine.puzzles.tries import games_of, given_up, judged


async def test_the_solver_processes_judge_as_the_rules_of_a_try_do(workers: Workers) -> None:
    puzzle = found("shah", 2)
    assert puzzle
    wrong = next(one for one in map(str, puzzle.start.legal_moves) if one != puzzle.line[0])
    games = games_of(puzzle.start, (wrong,))
    assert await settled(given_up(games), workers, "ada") == judged(given_up(games))


async def test_without_an_answer_nothing_is_settled() -> None:
    puzzle = found("shah", 2)
    assert puzzle
    async with Workers(0) as none:
        with pytest.raises(Unavailable) as refused:
            await settled(given_up(games_of(puzzle.start, puzzle.line[:1])), none, "ada")
    assert refused.value.reason is Reason.BUSY
