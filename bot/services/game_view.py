"""A game as its player finds it: all that a screen needs, and nothing hidden."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, auto

from bot.services.steps import Step
from bot.store.rows import Player
from engine.solver.verdict import Kind
from engine.table import Table


class Event(Enum):
    """What the last press did besides playing moves."""

    NOTHING = auto()
    """It played the steps, or was too late to play anything."""
    BEGUN = auto()
    CONTINUED = auto()
    UNDONE = auto()
    """It took back the steps."""
    GIVEN_UP = auto()


class Panel(Enum):
    """What a game's message shows: the board, or a menu in its place."""

    BOARD = auto()
    MORE = auto()
    RESIGN = auto()


@dataclass(frozen=True, slots=True)
class Hint:
    """A move that is advised."""

    step: Step
    known: Kind
    """WON: it leads to a win. LOST: nothing does any more, proved. UNKNOWN: it looks best."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A game as the ranked attempt of a day."""

    day: date
    closes_at: datetime
    """Until then it may be played."""
    score: int
    tie_breaker: int
    """Of two with the same score the one with less comes first."""
    par: int | None = None
    """The baseline player's score, once the attempt has ended; None where it is not known."""
    place: tuple[int, int] | None = None
    """Its place among how many players, once it has ended; None where it has none yet."""
    streak: int = 0
    """How many days its player's streak counts, once it has ended."""


@dataclass(frozen=True, slots=True)
class GameView:
    """A game, its last press, and how its player likes to see it."""

    game: int
    """The game's id."""
    version: int
    owner: str
    key: str
    deal: int | None
    """None for a ranked attempt, which is known by its day: the number tells every card."""
    table: Table
    before: Table | None
    """The table before the last press; None where there was none, or it was taken back."""
    steps: tuple[Step, ...]
    """The moves of the last press, or those that it took back."""
    event: Event
    hint: Hint | None
    """The hint that the last press asked for."""
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
