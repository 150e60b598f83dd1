"""Advice from the solver, which knows every card (so unranked games only), or from Patient."""

import asyncio
from typing import Final

from bot.services.game_view import Hint
from bot.services.steps import step
from bot.services.workers import UNANSWERED, Workers
from engine import Game
from engine.rules import find_move
from engine.solver.baseline import patient
from engine.solver.solving import NODES
from engine.solver.verdict import Verdict

WITHIN: Final = 1.2
"""Seconds that a hint waits for the solver."""


class Analysis:
    """Hints from the solver processes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def hint(self, game: Game) -> Hint:
        """The next move of a winning line, or else Patient's choice. The game must be open."""
        found = await self._searched(game)
        if found.line:
            return Hint(step(game, find_move(game.rules, game.position, found.line[0])), found.kind)
        return Hint(step(game, patient(game.table)), found.kind)

    async def _searched(self, game: Game) -> Verdict:
        try:
            async with asyncio.timeout(WITHIN):
                return await self._workers.solve(game.record, NODES, urgent=True)
        except TimeoutError:
            return UNANSWERED
