"""The buttons that step through a game or a line, for whoever says what a step is."""

from collections.abc import Callable
from typing import Final

from bot.features.screen import Button
from bot.press.press import Press
from bot.words.common import labels

STEPS: Final = (-10, -1, 1, 10)
"""How many moves the buttons go forward or back, unless steps are cards."""


def steps(ply: int, plies: int, watching: Callable[[int], Press]) -> tuple[Button, ...]:
    """The buttons some moves forward or back from a ply; `watching` is the press for a ply."""
    return tuple(step(labels.step_by(by), ply + by, ply, plies, watching) for by in STEPS)


def ends(ply: int, plies: int, watching: Callable[[int], Press]) -> tuple[Button, ...]:
    """The buttons to the first and to the last ply."""
    return (
        step(labels.FIRST_MOVE(), 0, ply, plies, watching),
        step(labels.LAST_MOVE(), plies, ply, plies, watching),
    )


def step(label: str, to: int, ply: int, plies: int, watching: Callable[[int], Press]) -> Button:
    """A button to a ply; beyond the first or last one, to that one."""
    to = max(0, min(to, plies))
    return Button(label, watching(to), enabled=to != ply)
