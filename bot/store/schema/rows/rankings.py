"""Results, and the lines of leaderboards."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, auto
from typing import Final

EVERYWHERE: Final = "everywhere"
"""A server that stands for all servers; every player is on its leaderboards from the start."""
WIN: Final = 100
"""The score of a win, more than any number of cards home."""
PLAYED: Final = 20
"""With this many cards home a day counts as played, even if the attempt hasn't ended."""


@dataclass(frozen=True, slots=True)
class RankedRecord:
    """A line of a day's leaderboard with its record."""

    owner: str
    won: bool
    placed: int
    """Cards home."""
    tie_breaker: int
    moves: str | None = field(repr=False)
    """None if its player hides their name anywhere, or has deleted their data."""

    @property
    def score(self) -> int:
        """100 for a win, otherwise one point per card home."""
        return WIN if self.won else self.placed


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a player's ranked attempt at a day's game, final or so far."""

    owner: str
    day: date
    key: str
    won: bool
    placed: int
    """Cards home."""
    tie_breaker: int
    """Breaks ties: the lower one ranks first."""
    finished: bool = False
    """Whether it was played to its end, not given up or still open when the day closed."""
    closed_at: datetime | None = None
    """None while it can still change; until closed, it counts on no leaderboard."""

    @property
    def score(self) -> int:
        """100 for a win, otherwise one point per card home."""
        return WIN if self.won else self.placed

    @property
    def is_played(self) -> bool:
        return self.finished or self.placed >= PLAYED


@dataclass(frozen=True, slots=True)
class Membership:
    """A player's place on the leaderboards of a server, or of EVERYWHERE."""

    owner: str
    server: str
    since: date
    """The first day whose results count there."""
    hidden: bool = False
    """Whether the player isn't named there; for EVERYWHERE, whether they are named nowhere."""
    departed: bool = False
    """Whether the player has left the server."""


class Left(Enum):
    """How an attempt was left that isn't played to its end."""

    OPEN = auto()
    """It ran out with its day, or can still be finished; of deleted games this is all one knows."""
    GIVEN_UP = auto()


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard."""

    place: int
    """From 1; ties share a place: 1, 2, 2, 4."""
    owner: str | None
    """None if not named: the player is hidden, has left the server or has deleted their data."""
    points: int
    """The day's score; for a week or month, the sum of the best days; for all time, of all days."""
    wins: int
    days: int
    """How many results the player has in the period, even if not all of them count."""
    tie_breaker: int | None
    """Cards turned, or builds and privileges in the Shah; None except for a day."""
    games: int | None = None
    """How many results of all games there are in the period; None for a single game."""
    is_own: bool = False
    """Whether it is the viewer's own line, named or not."""
    left: Left | None = None
    """How an attempt of the day was left; None if all are played to their end, or for a longer
    period."""


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player's result, which a player may be told."""

    owner: str
    score: int
    server: str
    """A server that both are on."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of a leaderboard's lines, and the viewer's own line."""

    number: int
    """From 1; the last page if there are fewer than requested."""
    players: int
    """How many lines there are on all pages."""
    standings: tuple[Standing, ...]
    own: Standing | None
    """None if the viewer has no line."""
    unfinished: int = 0
    """How many attempts of the day aren't played to their end, or not yet; only of a day."""
