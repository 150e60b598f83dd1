"""Digest card: the data a digest's picture is drawn from. It names nobody."""

from dataclasses import dataclass
from typing import Final

MOST_GAMES: Final = 6
"""The most games, one below the other; a ground is kept for each number of them."""
MEDALS: Final = 3
"""The most medals of a game."""


@dataclass(frozen=True, slots=True)
class Medal:
    """An attempt with one of a game's first three places."""

    place: int
    """From 1 to `MEDALS`; several may share one."""
    score: int
    won: bool
    detail: str
    """What breaks ties, or how the attempt was left; at most 11 characters."""


@dataclass(frozen=True, slots=True)
class Podium:
    """The best attempts of a day's game."""

    name: str
    """The game's, in at most 8 characters."""
    caption: str
    """The daily's number, as in `day 47`; may be empty."""
    par: str
    """What Patient made of it, in at most 11 characters; empty if unknown."""
    medals: tuple[Medal, ...]
    """The best first, at most `MEDALS`."""


@dataclass(frozen=True, slots=True)
class DigestCard:
    title: str
    streak: str
    """The server's streak; may be empty."""
    games: tuple[Podium, ...]
    """From one to `MOST_GAMES`."""
