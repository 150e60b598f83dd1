"""What a player can be told: each says what is the case and carries data, not prose.

PlayError
├── UnknownButton
├── UnknownGame
├── NoGame
├── NotYours
├── NothingOpen
├── AnotherIsOpen
├── CannotReopen
├── BadDeal
├── BadMove
├── DealAndWinnable
├── NoneWinnable
├── NoMoves
├── NoHints
├── DayNotOver
├── NoDaily
├── NoRecord
├── AttemptSpent
├── LeaderboardGone
├── NoServer
├── NeverPlayed
├── NotShown
├── NotManager
├── BadHour
├── CannotPost
├── NoPostsHere
├── PrivateHere
└── Busy
"""

from dataclasses import dataclass
from datetime import date, datetime


class PlayError(Exception):
    """Something that a player asked for cannot be done, and can be told why."""


class UnknownButton(PlayError):
    """A button that this version does not know."""


class NoGame(PlayError):
    """The game is not there (any more)."""


@dataclass(eq=False)
class UnknownGame(PlayError):
    """No game has this key."""

    key: str


@dataclass(eq=False)
class NotYours(PlayError):
    """The game belongs to another player."""

    owner: str
    game: int | None
    """The game's id, so that its deal can be offered; None where it may not be."""


@dataclass(eq=False)
class NothingOpen(PlayError):
    """The player has no open game (of the kind, where a key is given)."""

    key: str | None


@dataclass(eq=False)
class AnotherIsOpen(PlayError):
    """The player has a game of this kind open, so that no other can begin."""

    game: int
    version: int
    key: str
    deal: int
    """The open game's."""
    placed: int
    goal: int
    wanted: int | None
    """The deal that was asked for; None for any."""
    private: bool | None
    """Whether it was to be private; None where the player did not say."""


@dataclass(eq=False)
class CannotReopen(PlayError):
    """A lost game cannot be open again, for its player has begun another of the kind."""

    game: int
    """The one that is open."""
    version: int
    key: str
    deal: int
    """The open game's."""


@dataclass(eq=False)
class BadDeal(PlayError):
    """What was given for a deal is no number from 1 to 2**63 - 1."""

    text: str


@dataclass(eq=False)
class BadMove(PlayError):
    """A move of a list is not legal where it stands; nothing of the list was played, or, in a
    ranked attempt, what had turned up cards."""

    text: str
    place: int
    """Which one of the list, from 1."""
    of: int
    """How many the list had."""
    legal: tuple[str, ...]
    stands: tuple[int, int] | None = None
    """The game and the version that it stands at after the moves before; None where nothing was
    played."""


class DealAndWinnable(PlayError):
    """A deal was named, and a winnable one asked for beside it."""


@dataclass(eq=False)
class NoneWinnable(PlayError):
    """No proved deal of the game is ready."""

    key: str


class NoMoves(PlayError):
    """A list of moves was sent with no move in it."""


class NoHints(PlayError):
    """A hint was asked for in a ranked attempt."""


@dataclass(eq=False)
class DayNotOver(PlayError):
    """The deal of a day stays secret until the day is over."""

    day: date
    closes_at: datetime


@dataclass(eq=False)
class NoDaily(PlayError):
    """A day had no daily of the game."""

    day: date


class NoRecord(PlayError):
    """Nobody who may be named has played a daily."""


@dataclass(eq=False)
class AttemptSpent(PlayError):
    """The player made the day's attempt, and has deleted his data since."""

    ends_at: datetime
    """When the next day begins."""


class NotManager(PlayError):
    """A server's settings are for those who may manage it."""


@dataclass(eq=False)
class BadHour(PlayError):
    """No digest can come at this hour."""

    hour: int
    first: int
    """The hours at which it can, UTC; both included."""
    last: int


@dataclass(eq=False)
class CannotPost(PlayError):
    """Divan lacks permissions in the channel where it was to post."""

    channel: str
    """The channel's id."""
    missing: tuple[str, ...]
    """What it lacks, by Discord's names; at least one."""


class NoPostsHere(PlayError):
    """Nothing at all can be posted in a channel of this kind."""


class LeaderboardGone(PlayError):
    """What a week or month came to is not kept any more."""


class NoServer(PlayError):
    """What was asked for is a server's, and Divan is in none there."""


@dataclass(eq=False)
class NeverPlayed(PlayError):
    """A player has no statistics yet."""

    owner: str | None
    """None for the one who asks."""


@dataclass(eq=False)
class NotShown(PlayError):
    """A player is not named on the boards there, for others."""

    owner: str


class PrivateHere(PlayError):
    """The server keeps games in this channel private to their players."""


class Busy(PlayError):
    """The store could not be reached in time, or the game was just changing: nothing was done."""
