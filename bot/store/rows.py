"""What the store gives and takes, as plain values; no database in it."""

from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, auto
from typing import Final

EVERYWHERE: Final = "everywhere"
"""A server like any other to the boards, on which all who play stand from the first day."""
WIN: Final = 100
"""The score of a win, which no number of cards home reaches."""
PLAYED: Final = 20
"""With so many cards home a day is played, be the attempt ended or not."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's settings; those of one who was never seen are the defaults."""

    owner: str
    """Who it is, with the front end they come from: `discord:42`."""
    two_colour: bool = False
    text_mode: bool = False
    private: bool = False
    reminder: bool = False
    """Whether a message is wanted on evenings when the daily is not played yet."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as it is kept: what its record says, and beside it what a record cannot say."""

    id: int
    owner: str
    key: str
    deal: int = field(repr=False)
    moves: str
    """The notations, separated by spaces; empty at the start."""
    presses: str
    """How many moves had been made before each press that played, ascending: `3 4 9`."""
    version: int
    """Rises with every change, an undo included."""
    hints: int
    private: bool
    result: str | None
    """None while the game is open, then `won`, `lost`, `given up`, or, where its time ran out,
    `closed`."""
    started_at: datetime
    touched_at: datetime
    day: date | None = None
    """The day whose ranked attempt it is; None for an ordinary game."""


@dataclass(frozen=True, slots=True)
class ProvedDeal:
    """An ordinary deal that can be won."""

    key: str
    deal: int
    line: str
    """The moves that win it, as notations separated by spaces."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day and game. Nothing that could tell its cards is in its repr."""

    day: date
    key: str
    deal: int = field(repr=False)
    line: str = field(repr=False)
    """The moves that win it, as notations separated by spaces."""
    par: int | None = field(default=None, repr=False)
    """The baseline player's score; None where it is not known."""


@dataclass(frozen=True, slots=True)
class Result:
    """What the ranked attempt of a player, day and game came to, or what it stands at."""

    owner: str
    day: date
    key: str
    won: bool
    placed: int
    """Cards home."""
    tie_breaker: int
    """Of two with the same score the one with less comes first."""
    finished: bool = False
    """Played to its end, not given up, nor left lying when the day closed."""
    closed_at: datetime | None = None
    """None while it can still change; until then it counts on no board."""

    @property
    def score(self) -> int:
        """A hundred for a win, otherwise a point a card home."""
        return WIN if self.won else self.placed

    @property
    def is_played(self) -> bool:
        """Whether it makes its day one that was played."""
        return self.finished or self.placed >= PLAYED


@dataclass(frozen=True, slots=True)
class Membership:
    """A player's standing on a server's board, or on the one of EVERYWHERE."""

    owner: str
    server: str
    since: date
    """The first day whose results count there."""
    hidden: bool = False
    """The player is not to be named there; for EVERYWHERE, anywhere."""
    departed: bool = False
    """The player has left the server."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a board."""

    place: int
    """From 1; who is level shares a place: 1, 2, 2, 4."""
    owner: str | None
    """None for one who is not to be named: who hides, has left the server, or is forgotten."""
    points: int
    """The day's score; the sum of the best days of a week or month; of all days in all time."""
    wins: int
    days: int
    """How many results the player has in the period, be it more than count."""
    tie_breaker: int | None
    """Cards turned, or builds and privileges in the Shah; on the leaderboard of a day alone."""
    is_own: bool = False
    """Whether it is the line of the player who looks, named or not."""


@dataclass(frozen=True, slots=True)
class Page:
    """Some lines of a board, and one player's own."""

    number: int
    """From 1; the last one where there are not so many as were asked for."""
    players: int
    """How many lines all pages have."""
    standings: tuple[Standing, ...]
    own: Standing | None
    """None where the player has no line."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings, by default those of a server that chose none."""

    server: str
    """Which it is, with the front end it is of: `discord:42`."""
    digest: bool = False
    """Whether a digest is posted every day."""
    channel: str | None = None
    """Where the digest is posted."""
    hour: int = 6
    """The hour of the day, UTC, at which it is."""
    public: bool = True
    """Whether games may be seen by everybody, where its channels do not wish it otherwise."""
    trouble: str | None = None
    """Why the last digest could not be posted; None where it could."""


class NotificationKind(Enum):
    """What is posted without having been asked for."""

    DIGEST = "digest"
    REMINDER = "reminder"


@dataclass(frozen=True, slots=True)
class Notification:
    """Something to be posted once, and by one process."""

    kind: NotificationKind
    target: str
    """The server of a digest, the player of a reminder."""
    day: date
    claims: int
    """How many processes have set about it, this one included: was one of them cut off, it may
    have been posted."""


class Saved(Enum):
    """What became of a change that was to be saved; all but SAVED left everything as it was."""

    SAVED = auto()
    AGAIN = auto()
    """The same interaction has been saved before."""
    STALE = auto()
    """The game stood at another version, or is not there, or not its player's."""
