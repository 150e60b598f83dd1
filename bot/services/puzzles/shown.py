"""A puzzle that somebody was shown, wherever it is from."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.services.core.request import Request
from bot.services.puzzles.puzzle_view import PuzzleView
from engine.puzzles.puzzle import Puzzle

Told: TypeAlias = Callable[[PuzzleView, Request], Awaitable[PuzzleView]]


async def _nothing_more(view: PuzzleView, _: Request) -> PuzzleView:
    return view


@dataclass(frozen=True, slots=True)
class Shown:
    """A puzzle of the collection, of a day or of another player's game."""

    puzzle: Puzzle
    number: int | None = None
    """What players call it by; None if that is its deal."""
    told: Told = _nothing_more
    """Gives a view of it with what may be told of it by then."""
