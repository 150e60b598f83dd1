"""A day's dailies as one player finds them."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum, auto

from bot.store.rows import Player


class State(Enum):
    """How a daily stands for a player."""

    AWAITED = auto()
    """Its deal has not been proved winnable yet."""
    READY = auto()
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
    """The attempt's id, where it has begun."""
    version: int = 0
    score: int = 0
    """What the attempt has come to so far."""
    won: bool = False


@dataclass(frozen=True, slots=True)
class Today:
    """The dailies that a player can begin now."""

    day: date
    ends_at: datetime
    """The next day's beginning, until which an attempt can be begun."""
    closes_at: datetime
    """Until then one that was begun can be finished."""
    key: str
    """The game that was asked for, or that comes first."""
    entries: tuple[Entry, ...]
    """One a game, in the catalogue's order."""
    unfinished: tuple[Entry, ...]
    """Attempts of the day before that can still be finished."""
    past: date | None
    """The last day that is laid open with a daily of the chosen game; None where there is none."""
    streak: int
    is_next: bool
    """Whether it was another day's attempt that was to begin, which is too late."""
    server: str | None
    """The server that the player is on; None where there is none."""
    player: Player

    @property
    def chosen(self) -> Entry:
        """The daily of the game that was asked for."""
        return next(entry for entry in self.entries if entry.key == self.key)
