"""A puzzle as its player sees it, after a press, and what a try does.

A puzzle's state is its tries: the puzzle tells right from wrong.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, auto
from itertools import pairwise, starmap
from typing import TypeAlias

from bot.errors import PlayError, Reason
from bot.services.core.requests import Request
from bot.services.play.courses import Step, step_between
from bot.store.schema.players import Player
from bot.store.schema.puzzles import Found, StoredPuzzle
from engine.moves import Move
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.reasons import LossReason, why_lost
from engine.table import Table


class Event(Enum):
    """What a press did."""

    BEGUN = auto()
    """The puzzle is shown from where its player is, with what it is about."""
    FOUND = auto()
    MISSED = auto()
    """A move was tried that loses, and taken back."""
    NOTHING = auto()
    """The press was late, or the move had been tried before."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move that can be tried at a decision."""

    move: Move
    is_tried: bool
    """Whether it was tried, and loses."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """A decision of a day that is over."""

    answer: Step
    wrong: tuple[tuple[Step, int], ...]
    """What others tried instead and how many did, most first; nothing of few answers."""


@dataclass(frozen=True, slots=True)
class OfDay:
    """What there is to tell of the puzzle of a day."""

    day: date
    is_shipped: bool
    """Whether it is one of the collection, which breaks no streak."""
    is_over: bool = False
    is_missed: bool = False
    """Whether its day was over before its player had answered."""
    found: Found | None = None
    """How many of the server have found it; None outside of one, and before it may be told."""
    streak: int = 0
    """On how many days in a row its player has answered."""
    revealed: tuple[Revealed, ...] = field(default=(), repr=False)
    """Its decisions, once its day is over."""


@dataclass(frozen=True, slots=True)
class PuzzleView:
    puzzle: int
    """The id under which its player has it."""
    version: int
    key: str
    number: int
    """What players call it by: the number of its deal or, of a day's, that of the day."""
    level: int
    player: Player
    table: Table
    """With the whole stock. After the last decision it is won."""
    decisions: int
    missed: tuple[int, ...]
    """How many moves were tried in vain at each decision so far, the current one last."""
    choices: tuple[Choice, ...] = field(repr=False)
    """The moves to choose from; none once all is answered."""
    event: Event
    is_first: bool = False
    """Whether it is its player's first puzzle of the game, just begun."""
    used_up: int | None = None
    """The level that was asked for, if its player has seen all of it and this is another's."""
    steps: tuple[Step, ...] = ()
    """What was played after the right move was found, beginning with that."""
    before: Table | None = None
    """The table before them."""
    wrong: Step | None = None
    """The move that was tried in vain by this press."""
    reason: LossReason | None = None
    """Why it loses, where that can be said in a sentence."""
    of_day: OfDay | None = None
    """None if it is of no day."""
    found: Found | None = None
    """How many have found another player's puzzle, for whoever has answered it."""

    @property
    def is_over(self) -> bool:
        """Whether nothing can be tried any more."""
        return not self.choices

    @property
    def is_answered(self) -> bool:
        return self.is_over and not (self.of_day and self.of_day.is_missed)

    @property
    def is_clean(self) -> bool:
        """Whether no wrong move was tried so far."""
        return not any(self.missed)


def missed(puzzle: Puzzle, row: StoredPuzzle) -> tuple[tuple[str, ...], ...]:
    """The moves tried in vain at each decision, up to the current one."""
    found: list[tuple[str, ...]] = [()]
    for move in row.tries:
        if move == puzzle.answer(len(found) - 1):
            found.append(())
        else:
            found[-1] = (*found[-1], move)
    return tuple(found[: len(puzzle.decisions)])


def tried(puzzle: Puzzle, row: StoredPuzzle, move: str, at: datetime) -> StoredPuzzle:
    """The puzzle after a move is tried at its current decision, the same if it had been tried.

    Raises UNKNOWN_BUTTON for what isn't a move there.
    """
    so_far = missed(puzzle, row)
    decision = len(so_far) - 1
    if move not in puzzle.choices(decision):
        raise PlayError(Reason.UNKNOWN_BUTTON)
    if move in so_far[-1]:
        return row
    after = replace(row, tries=(*row.tries, move), version=row.version + 1)
    if move != puzzle.answer(decision) or decision + 1 < len(puzzle.decisions):
        return after
    return replace(after, answered_at=at, clean=not any(so_far))


def viewed(
    puzzle: Puzzle, row: StoredPuzzle, player: Player, event: Event, number: int | None = None
) -> PuzzleView:
    """The puzzle as its player sees it, without what the press did; a day's has its number."""
    so_far = missed(puzzle, row)
    choices: tuple[Choice, ...] = ()
    if row.answered_at is None:
        table = puzzle.tables[len(so_far) - 1]
        choices = tuple(Choice(one, str(one) in so_far[-1]) for one in table.legal)
    else:
        table = puzzle.won
    return PuzzleView(
        puzzle=row.id,
        version=row.version,
        key=row.key,
        number=number or row.deal,
        level=row.level,
        player=player,
        table=table,
        decisions=len(puzzle.decisions),
        missed=tuple(map(len, so_far)),
        choices=choices,
        event=event,
    )


def after_try(
    puzzle: Puzzle, row: StoredPuzzle, player: Player, number: int | None = None
) -> PuzzleView:
    """The puzzle just after its last try, with what that did."""
    so_far, move = missed(puzzle, row), row.tries[-1]
    if move in so_far[-1]:
        view = viewed(puzzle, row, player, Event.MISSED, number)
        game = puzzle.games[len(so_far) - 1]
        after = game.played(move)
        return replace(view, wrong=step_between(game, after), reason=why_lost(after))
    view = viewed(puzzle, row, player, Event.FOUND, number)
    decision = len(puzzle.decisions) - 1 if view.is_answered else len(so_far) - 2
    steps = tuple(starmap(step_between, pairwise(puzzle.games_from(decision))))
    return replace(view, steps=steps, before=puzzle.games[decision].table)


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
