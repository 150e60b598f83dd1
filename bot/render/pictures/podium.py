"""Podium: the data a cup's picture is drawn from. It names nobody."""

from dataclasses import dataclass
from typing import Final

PLACES: Final = 3
"""The most places that are shown."""
DEALS: Final = 5
"""The most deals of a cup."""
FULL: Final = 100
"""The score of a deal that was won."""


@dataclass(frozen=True, slots=True)
class Step:
    """A player with one of a cup's first three places."""

    place: int
    """From 1 to `PLACES`; several may share one."""
    share: str
    """What share of the match points they have, as in `83%`."""
    scores: tuple[int | None, ...]
    """The score of each deal; None for one that they didn't play."""


@dataclass(frozen=True, slots=True)
class CupCard:
    title: str
    """The game's name."""
    caption: str
    steps: tuple[Step, ...]
    """The best first, at most `PLACES`."""
    outside: str
    """Who plays out of competition; empty if nobody does."""
    outside_scores: tuple[int | None, ...] = ()
