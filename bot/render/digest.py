"""Digest card: the data a digest's picture is drawn from. It names nobody."""

from dataclasses import dataclass
from typing import Final

MOST_GAMES: Final = 3
"""The most games side by side."""


@dataclass(frozen=True, slots=True)
class BestOfGame:
    """The day's best attempt at one game."""

    name: str
    """The game's, in at most 8 characters."""
    caption: str
    """The daily's number, as in `day 47`; may be empty."""
    score: int
    won: bool
    detail: str
    """What breaks ties, or that the attempt is unfinished; at most 11 characters."""
    foundations: tuple[tuple[int, int], ...]
    """How many cards each has, and how many when full, in any order; empty if not known."""


@dataclass(frozen=True, slots=True)
class DigestCard:
    """A server's day."""

    title: str
    streak: str
    """The server's streak; may be empty."""
    games: tuple[BestOfGame, ...]
    """From one to `MOST_GAMES`."""
