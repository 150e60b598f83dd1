"""A day that is over as one player finds it, and games of it gone through."""

from dataclasses import dataclass
from datetime import date

from bot.services.steps import Step
from bot.store.rows import Player
from engine.table import Table


@dataclass(frozen=True, slots=True)
class Record:
    """Somebody's attempt, open to be looked at."""

    game: int
    """The game's id."""
    place: int
    owner: str
    score: int


@dataclass(frozen=True, slots=True)
class PastDay:
    """A daily whose day is over."""

    day: date
    key: str
    deal: int
    par: int | None
    players: int
    own: int | None
    """The score of the player who looks; None where he made no attempt."""
    before: date | None
    """The nearest day before that has a daily of the game."""
    after: date | None
    """The nearest one after, that is over too."""
    records: tuple[Record, ...]
    """The best attempts of those who let themselves be named."""


@dataclass(frozen=True, slots=True)
class Replay:
    """A game as it stood after so many of its moves."""

    day: date
    key: str
    deal: int
    game: int | None
    """The game's id; None for the line that wins the day's deal."""
    owner: str | None
    """Who played it; None for that line."""
    ply: int
    plies: int
    step: Step | None
    """The move that led here; None at the start."""
    table: Table
    before: Table | None
    player: Player
    """Who looks at it."""
