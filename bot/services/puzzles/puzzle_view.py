"""A puzzle as its player sees it, after a press."""

from dataclasses import dataclass, field
from datetime import date
from enum import Enum, auto

from bot.services.play.steps import Step
from bot.store.schema.players import Player
from bot.store.schema.puzzles import Found
from engine.moves import Move
from engine.puzzles.reasons import LossReason
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
