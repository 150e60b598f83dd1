"""The data a share card is drawn from: a result. It gives no card of the deal away."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ShareCard:
    """The result of a finished game, ranked or not."""

    game: str
    """Its name."""
    caption: str
    """A daily's date; otherwise how the game ended, or its deal if that is short."""
    won: bool
    score: int
    of: str
    """The score of a win, as in `of 100`."""
    par: str
    """How it compares with Patient's, in two lines of at most 17 characters; empty if unknown, or
    for an ordinary game."""
    label: str
    """What breaks ties: `TURNS` or `BUILDS`."""
    count: int
    """How many of them the attempt took."""
    foundations: tuple[tuple[int, int], ...]
    """How many cards each has, and how many when full. The picture hides their order."""
    feat: str = ""
    """What made it special, in at most 24 characters."""
