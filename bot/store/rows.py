"""What the store gives and takes, as plain values; no database in it."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, auto


@dataclass(frozen=True, slots=True)
class Player:
    """A player's settings; those of one who was never seen are the defaults."""

    owner: str
    """Who it is, with the front end they come from: `discord:42`."""
    two_colour: bool = False
    text_mode: bool = False
    private: bool = False


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is kept: what its record says, and beside it what a record cannot say."""

    id: int
    owner: str
    key: str
    deal: int = field(repr=False)
    moves: str
    """The notations, separated by spaces; empty at the start."""
    presses: str
    """How many moves had been made before each press that played, ascending: `3 4 9`."""
    version: int
    """Rises with every change, an undo included."""
    hints: int
    private: bool
    result: str | None
    """None while the game is open, then `won`, `lost` or `given up`."""
    started_at: datetime
    touched_at: datetime


@dataclass(frozen=True, slots=True)
class ProvedDeal:
    """An ordinary deal that can be won."""

    key: str
    deal: int
    line: str
    """The moves that win it, as notations separated by spaces."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day and game. Nothing that could tell its cards is in its repr."""

    day: date
    key: str
    deal: int = field(repr=False)
    line: str = field(repr=False)
    """The moves that win it, as notations separated by spaces."""


class Saved(Enum):
    """What became of a change that was to be saved; all but SAVED left everything as it was."""

    SAVED = auto()
    AGAIN = auto()
    """The same interaction has been saved before."""
    STALE = auto()
    """The game stood at another version."""
    ANOTHER_IS_OPEN = auto()
    """The game was to open again, but its player has begun another of the kind."""
