"""Puzzles of days, and those that players were shown."""

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import NamedTuple


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
    """Whose puzzle it is, which everybody is shown; None if it is one of the collection."""


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
    """How many have answered a day's puzzle."""

    clean: int
    """Of them, how many without a wrong move."""
    answered: int
