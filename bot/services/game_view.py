"""A game as its player sees it: everything a screen needs, and nothing hidden."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, auto

from bot.services.steps import Step
from bot.store.rows import Player
from engine.solver.verdict import Kind
from engine.table import Table


class Event(Enum):
    """What the last press did apart from playing moves."""

    NOTHING = auto()
    """It played the steps, or came too late to play anything."""
    BEGUN = auto()
    CONTINUED = auto()
    UNDONE = auto()
    """It undid the steps."""
    GIVEN_UP = auto()


class Panel(Enum):
    """What a game's message shows: the board, or a menu instead."""

    BOARD = auto()
    MORE = auto()
    RESIGN = auto()


@dataclass(frozen=True, slots=True)
class Hint:
    """A suggested move."""

    step: Step
    known: Kind
    """WON: it leads to a win. LOST: proved lost, whatever is played. UNKNOWN: it looks best."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A game as a day's ranked attempt."""

    day: date
    closes_at: datetime
    """It can be played until then."""
    score: int
    tie_breaker: int
    """Breaks ties: the lower one ranks first."""
    par: int | None = None
    """The baseline player's score, once the attempt has ended; None if unknown."""
    place: tuple[int, int] | None = None
    """Its place, and the number of players, once it has ended; None if it has no place yet."""
    streak: int = 0
    """The player's current streak in days, once it has ended."""


@dataclass(frozen=True, slots=True)
class GameView:
    """A game, its last press, and its player's settings."""

    game: int
    """The game's id."""
    version: int
    owner: str
    key: str
    deal: int | None
    """None for a ranked attempt, because the number would reveal every card."""
    table: Table
    before: Table | None
    """The table before the last press; None if there was none, or it was undone."""
    steps: tuple[Step, ...]
    """The moves of the last press, or those it undid."""
    event: Event
    hint: Hint | None
    """The hint given by the last press."""
    may_undo: bool
    result: str | None
    """`won`, `lost`, `given up` or `closed`; None while the game is open."""
    moves: int
    presses: int
    """How many presses the moves took."""
    hints: int
    private: bool
    newcomer: bool
    """Whether this is the first message of the player's first game of the kind."""
    player: Player
    attempt: Attempt | None = None
    """None for an ordinary game."""
    panel: Panel = field(default=Panel.BOARD)
