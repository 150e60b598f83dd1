"""Puzzles of days, those that players made, and those that they were shown."""

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Final, NamedTuple

FIRST_OF_OTHERS: Final = 2**62 + 1
"""The least id of a puzzle that somebody was shown of another player's game."""


@dataclass(frozen=True, slots=True)
class StoredPuzzle:
    """A puzzle as somebody answers it. A puzzle is its game's key and its deal."""

    id: int
    owner: str
    key: str
    deal: int = field(repr=False)
    level: int
    """How hard it is: from 1, the easiest, to 3."""
    begun_at: datetime
    tries: tuple[str, ...] = field(repr=False)
    """The moves tried, right and wrong ones, in order."""
    version: int
    answered_at: datetime | None = None
    """When the last decision was found; None while the puzzle is open."""
    clean: bool | None = None
    """Whether no wrong move was tried; None while it is open."""
    shared: bool = False
    """Whether its player has posted how they answered."""
    day: date | None = None
    """Whose puzzle it is, which everybody is shown; None if it is of no day."""
    made: int | None = None
    """The id of the puzzle that another player made; None if nobody did."""
    interaction: int | None = None
    """The one that claimed last to share it; None if none did, or it couldn't be posted."""
    claimed_at: datetime | None = None
    message: str | None = None
    """The message that was posted as; None while that isn't known."""


@dataclass(frozen=True, slots=True)
class MadePuzzle:
    """A puzzle that somebody made of a game that they lost, posted to a channel once."""

    id: int
    game: int
    owner: str
    key: str
    deal: int = field(repr=False)
    level: int
    written: str = field(repr=False)
    """The puzzle as collections have it."""
    channel: str
    interaction: int
    """The one that last claimed to post it."""
    claimed_at: datetime
    message: str | None = None
    """The message it was posted as; None while that isn't known."""


@dataclass(frozen=True, slots=True)
class DayPuzzle:
    """The puzzle of a day, which nobody may know before it begins."""

    day: date
    number: int
    """How many days it is since the first, and one: what players call it by."""
    key: str
    deal: int = field(repr=False)
    level: int
    written: str = field(repr=False)
    """The puzzle as collections have it."""
    is_shipped: bool
    """Whether it is one of the collection, whose answers are public, as none was ready."""


class Found(NamedTuple):
    """How many have answered a puzzle that everybody here was shown."""

    clean: int
    """Of them, how many without a wrong move."""
    answered: int
