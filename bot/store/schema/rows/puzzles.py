"""Puzzles that players were shown."""

from dataclasses import dataclass, field
from datetime import datetime


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
