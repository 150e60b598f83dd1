"""The positions of a try, judged by the solver processes: see `engine.puzzles.tries`."""

from typing import TypeVar

from bot.services.solving.workers import UNANSWERED, Workers
from engine.puzzles.tries import NODES, Judging

T = TypeVar("T")


async def settled(judging: Judging[T], workers: Workers) -> T | None:
    """What comes out once each position is judged; None if there is no answer.

    Then nothing is known: the press can be made again. An answer waits for other players' questions
    alone, so defer the press.
    """
    try:
        game = next(judging)
        while True:
            verdict = await workers.solve(game.record, NODES, urgent=True)
            if verdict == UNANSWERED:
                return None
            game = judging.send(verdict.kind)
    except StopIteration as done:
        result: T = done.value
        return result
