"""Who is served when more ask than can be served at once: presses on games come first."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

from bot.errors import Overloaded

AT_ONCE: Final = 64
"""How many interactions are worked on at the same time. Saves of so many can share a commit; more
would only be answered later than if they had waited."""

PRESSES_WAITING: Final = 1000
OTHERS_WAITING: Final = 500
"""How many may wait. One process serves about 150 a second."""

WAITING_S: Final = 10.0
"""Seconds that anybody waits at the most; by then their answer has long been deferred."""


@dataclass(eq=False, slots=True)
class _Line:
    """Those who wait, in the order in which they came."""

    most: int
    turns: OrderedDict[int, asyncio.Future[None]] = field(default_factory=OrderedDict)
    """By interaction."""


class Admission:
    """Lets interactions in, a bounded number at a time; others wait in two bounded lines."""

    def __init__(self, patience: float = WAITING_S) -> None:
        """Nobody waits longer than `patience`, in seconds."""
        self._patience = patience
        self._inside: set[int] = set()
        self._presses = _Line(PRESSES_WAITING)
        self._others = _Line(OTHERS_WAITING)

    async def enter(self, interaction: int, *, is_press: bool) -> None:
        """Waits for an interaction's turn, which lasts until it leaves or the current task ends.

        A press on a game goes before all others. Raises Overloaded, at once if too many wait.
        """
        task = asyncio.current_task()
        assert task, "an interaction is answered in a task"
        task.add_done_callback(lambda _: self.leave(interaction))
        if len(self._inside) < AT_ONCE:
            self._inside.add(interaction)
            return
        line = self._presses if is_press else self._others
        if len(line.turns) >= line.most:
            raise Overloaded
        turn = line.turns[interaction] = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(self._patience):
                await turn
        except TimeoutError:
            raise Overloaded from None
        finally:
            line.turns.pop(interaction, None)

    def leave(self, interaction: int) -> None:
        """Lets the next one in, unless the interaction isn't inside any more."""
        if interaction not in self._inside:
            return
        self._inside.remove(interaction)
        for line in (self._presses, self._others):
            if line.turns:
                following, turn = line.turns.popitem(last=False)
                self._inside.add(following)
                turn.set_result(None)
                return
