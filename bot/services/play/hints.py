"""Advice from the solver, which knows every card (so unranked games only), or from Patient."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from bot import metrics
from bot.services.core.request import Request
from bot.services.play.game_view import Hint
from bot.services.play.steps import step
from bot.services.solving.workers import Workers
from engine import Game
from engine.moves import Turn
from engine.rules import find_move
from engine.solver.baseline import patient
from engine.solver.solving import NODES
from engine.solver.verdict import Kind

WITHIN: Final = 1.2
"""Seconds that a hint waits for the solver."""
MORE_NODES: Final = {"shah": 600_000}
"""How many nodes a hint may search, where more than `NODES` find much more in that time."""
LEFT: Final = 0.8
"""Seconds left before a request's deadline, at least, to save the hint and to answer."""

_TURN: Final = str(Turn())


class Hints:
    """Hints from the solver processes."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers

    async def hint(self, request: Request, game: Game) -> Hint:
        """The next move of a winning line, or else Patient's choice. The game must be open.

        A player gets one answer at a time. Players who are still waiting for another one, or would
        have to wait too long, get Patient's choice at once.
        """
        left = request.deadline - LEFT - asyncio.get_running_loop().time()
        nodes = MORE_NODES.get(game.key, NODES)
        found = await self._workers.ask(request.owner, game.record, nodes, min(WITHIN, left))
        if found and found.line:
            best = step(game, find_move(game.rules, game.position, found.line[0]))
            return _as_far_as_seen(Hint(best, found.kind), game, found.line)
        if not found:
            metrics.SOLVER_TURNED_AWAY.inc()
        best = step(game, patient(game.table))
        return Hint(best, found.kind) if found else Hint(best, Kind.UNKNOWN, is_solver_busy=True)


def _as_far_as_seen(hint: Hint, game: Game, line: Sequence[str]) -> Hint:
    """How many cards a line turns first, if the player has seen them in an earlier pass."""
    turns = sum(1 for _ in takewhile(_TURN.__eq__, line))
    if not turns or game.table.pass_number == 1:
        return hint
    until = game.played_all(line[:turns]).table.waste[-1]
    return replace(hint, turns=turns, until=until)
