"""Courses: what a press does to a game, move by move."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.core.slices import Slices
from bot.services.play.steps import Step, step_between
from engine import Game
from engine.stops import Stop, end
from engine.table import Table

MOVES: Final = 1_000
"""The most moves a game can be played to. The longest won game known has 313, but the Shah's builds
to and fro would go on for ever; some records of version 0.1 have more."""

_SLICE: Final = 20
"""How many moves a slice makes, in about 3 ms."""


@dataclass(frozen=True, slots=True)
class Course:
    """A game before and after some moves."""

    before: Game
    now: Game
    steps: tuple[Step, ...]
    final: int
    """How many moves the game had when it last turned up an unseen card; as many as `before` if
    none of these moves did."""
    stop: Stop | None = None
    """Why a Run stopped; None for other presses."""


def room(game: Game) -> int:
    """How many more moves a game can have."""
    return max(0, MOVES - len(game.moves))


def course(before: Game, following: Iterable[Game], *, is_run: bool = False) -> Slices[Course]:
    """The course of a game and what it is after each further move."""
    # Its games are not kept: each has a copy of all its moves.
    previous = now = before
    steps, final = list[Step](), len(before.moves)
    for after in following:
        steps.append(step_between(now, after))
        if _turns_up(now.table, after.table):
            final = len(before.moves) + len(steps)
        previous, now = now, after
        if not len(steps) % _SLICE:
            yield
    stop = end(previous.table, now.table) if is_run and steps else None
    return Course(before, now, tuple(steps), final, stop)


def played_on(game: Game, moves: Sequence[str]) -> Iterator[Game]:
    """A game after each of some moves; IllegalMove."""
    for move in moves:
        game = game.played(move)
        yield game


def _turns_up(before: Table, after: Table) -> bool:
    """Whether a move turned up an unseen card."""
    return after.stock_left < before.stock_left and not before.stock
