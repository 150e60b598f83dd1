"""What players can be told: each error says what happened and carries data, not prose.

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
    """What a player asked for can't be done, and they can be told why."""


class UnknownButton(PlayError):
    """This version doesn't know the button."""


class NoGame(PlayError):
    """The game doesn't exist."""


@dataclass(eq=False)
class UnknownGame(PlayError):
    """No game has this key."""

    key: str


@dataclass(eq=False)
class NotYours(PlayError):
    """The game belongs to another player."""

    owner: str
    game: int | None
    """The game's id, to offer the same deal; None if the deal must stay secret."""


@dataclass(eq=False)
class NothingOpen(PlayError):
    """The player has no open game."""

    key: str | None
    """The kind of game they asked for; None for any."""


@dataclass(eq=False)
class AnotherIsOpen(PlayError):
    """The player already has an open game of this kind."""

    game: int
    version: int
    key: str
    deal: int
    """The open game's."""
    placed: int
    goal: int
    wanted: int | None
    """The deal they asked for; None for any."""
    private: bool | None
    """Whether they asked for a private game; None if they didn't say."""


@dataclass(eq=False)
class CannotReopen(PlayError):
    """A lost game can't be reopened: the player has started another of the same kind."""

    game: int
    """The open game's."""
    version: int
    key: str
    deal: int
    """The open game's."""


@dataclass(eq=False)
class BadDeal(PlayError):
    """The text isn't a deal: a number from 1 to 2**63 - 1."""

    text: str


@dataclass(eq=False)
class BadMove(PlayError):
    """A move in a list isn't legal there.

    Nothing of the list was played; in a ranked attempt, the moves up to the last card turned up.
    """

    text: str
    place: int
    """Its number in the list, from 1."""
    of: int
    """The length of the list."""
    legal: tuple[str, ...]
    reached: tuple[int, int] | None = None
    """The game, and its version after the moves that were played; None if nothing was played."""


class DealAndWinnable(PlayError):
    """The player asked for a deal by number and for a winnable one."""


@dataclass(eq=False)
class NoneWinnable(PlayError):
    """No deal of the game that is proven winnable is ready."""

    key: str


class NoMoves(PlayError):
    """The player sent an empty list of moves."""


class NoHints(PlayError):
    """The player asked for a hint in a ranked attempt."""


@dataclass(eq=False)
class DayNotOver(PlayError):
    """The deal of a day stays secret until the day is over."""

    day: date
    closes_at: datetime


@dataclass(eq=False)
class NoDaily(PlayError):
    """There was no daily of the game on that day."""

    day: date


class NoRecord(PlayError):
    """Nobody who shows their name has played the daily."""


@dataclass(eq=False)
class AttemptSpent(PlayError):
    """The player made the day's attempt, then deleted their data."""

    ends_at: datetime
    """When the next day starts."""


class NotManager(PlayError):
    """Only people who manage the server can change its settings."""


@dataclass(eq=False)
class BadHour(PlayError):
    """No digest can be posted at this hour."""

    hour: int
    first: int
    """The first and last possible hours, UTC."""
    last: int


@dataclass(eq=False)
class CannotPost(PlayError):
    """Divan lacks permissions in the channel where it should post."""

    channel: str
    """The channel's id."""
    missing: tuple[str, ...]
    """The permissions it lacks, by Discord's names; at least one."""


class NoPostsHere(PlayError):
    """Divan can't post in this kind of channel."""


class LeaderboardGone(PlayError):
    """The leaderboard of that week or month is no longer stored."""


class NoServer(PlayError):
    """The player asked for something of a server, and there Divan isn't in one."""


@dataclass(eq=False)
class NeverPlayed(PlayError):
    """A player has no statistics yet."""

    owner: str | None
    """None for the player who asks."""


@dataclass(eq=False)
class NotShown(PlayError):
    """Another player is hidden on the leaderboards there."""

    owner: str


class PrivateHere(PlayError):
    """The server keeps games in this channel private to their players."""


class Busy(PlayError):
    """The store couldn't be reached in time, or the game was changing: nothing was done."""
