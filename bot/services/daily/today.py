"""A day's dailies as one player sees them."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum, auto

from bot.store.schema.players import Player


class State(Enum):
    """How far a player is with a daily."""

    AWAITED = auto()
    """No deal has been proved winnable yet."""
    READY = auto()
    SPENT = auto()
    """The attempt was made, and deleted with the player's data."""
    OPEN = auto()
    """The attempt has begun."""
    ENDED = auto()


@dataclass(frozen=True, slots=True)
class Entry:
    """A day's daily of one game."""

    day: date
    key: str
    state: State
    game: int = 0
    """The attempt's id; 0 if it hasn't begun."""
    version: int = 0
    score: int = 0
    """The attempt's score so far."""
    won: bool = False
    number: int | None = None
    """How many dailies of its game there were up to the day; None if it has none."""


@dataclass(frozen=True, slots=True)
class FirstDaily:
    """The question before a player's first attempt ever: it can't be begun twice."""

    day: date
    key: str
    number: int | None
    """How many dailies of its game there were up to the day."""
    closes_at: datetime
    player: Player


@dataclass(frozen=True, slots=True)
class Today:
    """The dailies that a player can begin now."""

    day: date
    ends_at: datetime
    """When the day ends; attempts can begin until then."""
    closes_at: datetime
    """Attempts that have begun can be finished until then."""
    key: str
    """The requested game, or the first one to show."""
    entries: tuple[Entry, ...]
    """One per game, in catalogue order."""
    unfinished: tuple[Entry, ...]
    """Yesterday's attempts that can still be finished."""
    past: date | None
    """The last finished day with a daily of the chosen game; None if there is none."""
    streak: int
    is_next: bool
    """Whether the player tried to start another day's attempt, which is no longer possible."""
    player: Player

    @property
    def chosen(self) -> Entry:
        return next(entry for entry in self.entries if entry.key == self.key)
