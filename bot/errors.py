"""What players can be told: each error says what happened and carries data, not prose.

PlayError
├── UnknownButton
├── UnknownGame
├── NoGame
├── BoardMoved
├── UnknownTopic
├── NotYours
├── NothingOpen
├── NothingToShare
├── TooManyPutAside
├── OverThere
├── BadDeal
├── BadMove
├── ListTooLong
├── GameFull
├── DealAndWinnable
├── NoneWinnable
├── NoMoves
├── NoHints
├── DayNotOver
├── NoDaily
├── BadMonth
├── NothingArchived
├── NoRecord
├── NothingFinished
├── GameNotOver
├── GameIsPrivate
├── NoMovesMade
├── NoSuchMoves
├── FilmTooLarge
├── AttemptSpent
├── LeaderboardGone
├── NoServer
├── NeverPlayed
├── NotShown
├── NotManager
├── BadHour
├── CannotPost
├── MayNotPostThere
├── NoPostsHere
├── PrivateHere
├── MayNotWrite
├── Overloaded
├── TooManyPresses
├── TooManyGames
├── TooManyFilms
├── TooManyExports
├── TooManyFiles
├── TooLongToAnalyse
├── NotAnalysed
├── StillAnalysing
├── TooManyAnalyses
├── AnalysesBusy
├── FormTooLate
└── Unavailable
    ├── Busy
    ├── MaybeSaved
    └── DatabaseLost
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
class BoardMoved(PlayError):
    """The board has been posted again, and the message that was clicked is no longer it."""

    address: str | None
    """Where it is now; None if that can't be linked to."""


@dataclass(eq=False)
class UnknownTopic(PlayError):
    """There is no help about this."""

    topic: str


@dataclass(eq=False)
class UnknownGame(PlayError):
    """No game has this key."""

    key: str


@dataclass(eq=False)
class NotYours(PlayError):
    """The game belongs to another player."""

    owner: str | None
    """None if they may not be named here."""
    game: int | None
    """The game's id, to offer the same deal; None if the deal must stay secret."""


@dataclass(eq=False)
class NothingOpen(PlayError):
    """The player has no open game."""

    key: str | None
    """The kind of game they asked for; None for any."""


@dataclass(frozen=True, slots=True)
class GamePutAside:
    """An open game that its player has put aside for another."""

    game: int
    version: int
    key: str
    deal: int
    placed: int
    goal: int
    continued: int | None = None
    """How many moves it began with, if it continues another game or a line."""
    dealer: str | None = None
    """Whose game's deal it is, if they may be named here; None for the player's own."""
    dealer_placed: int | None = None
    """How many cards they brought home; None if they haven't finished, or if it isn't known."""
    dealer_won: bool = False


@dataclass(eq=False)
class TooManyPutAside(PlayError):
    """No further game can be put aside, so no other can be begun. Nothing was changed."""

    games: tuple[GamePutAside, ...]
    """Those that are, the last touched first."""


class OverThere(PlayError):
    """A game can't be played on from this position: it is over there."""


class NothingToShare(PlayError):
    """The game ended without a move."""


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
    is_move: bool = True
    """Whether it is a move of any game."""
    reached: tuple[int, int] | None = None
    """The game, and its version after the moves that were played; None if nothing was played."""


@dataclass(eq=False)
class ListTooLong(PlayError):
    """A list of moves has too many. Nothing was played."""

    moves: int
    most: int


@dataclass(eq=False)
class GameFull(PlayError):
    """A list has more moves than its game has room for. Nothing was played."""

    most: int
    """The most moves that a game can have."""
    room: int
    """How many more the game can have."""


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


@dataclass(eq=False)
class BadMonth(PlayError):
    """The text isn't a month."""

    text: str


@dataclass(eq=False)
class NothingArchived(PlayError):
    """The archive has no day of the game in that month."""

    key: str
    span: tuple[date, date] | None
    """The archive's first and last day; None if it has none at all."""


class NoRecord(PlayError):
    """Nobody who shows their name has played the daily."""


@dataclass(eq=False)
class NothingFinished(PlayError):
    """The player has finished no game that they made a move in."""

    key: str | None
    """The kind of game they asked for; None for any."""


class GameNotOver(PlayError):
    """The game is still being played."""


class GameIsPrivate(PlayError):
    """The game is private, and another player's."""


class NoMovesMade(PlayError):
    """No move was made in the game."""


@dataclass(eq=False)
class NoSuchMoves(PlayError):
    """The moves that a replay should show aren't a part of the game."""

    first: int
    """The number of the first move asked for, from 1."""
    last: int | None
    """That of the last one; None for the game's last."""
    moves: int
    """How many the game has."""


@dataclass(eq=False)
class FilmTooLarge(PlayError):
    """No animation of the game is small enough to be attached."""

    limit: int
    """In bytes."""


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


@dataclass(eq=False)
class MayNotPostThere(PlayError):
    """A manager chose a channel for posts in which they may not write themselves."""

    channel: str
    """The channel's id."""


class NoPostsHere(PlayError):
    """Divan can't post in this kind of channel."""


class LeaderboardGone(PlayError):
    """The leaderboard of that week or month is no longer stored."""


class NoServer(PlayError):
    """The player asked for something of a server, and there Divan isn't in one."""


class NeverPlayed(PlayError):
    """The player has no statistics yet."""


@dataclass(eq=False)
class NotShown(PlayError):
    """Another player has no statistics to show: they hide there, or haven't played.

    Nobody learns which.
    """

    owner: str


class PrivateHere(PlayError):
    """The server keeps games in this channel private to their players."""


class MayNotWrite(PlayError):
    """The player may not write in the channel that they would post to."""


class TooManyPresses(PlayError):
    """The player presses faster than anybody could look: this press did nothing."""


class TooManyGames(PlayError):
    """The player has asked for too many games in a row: no other was dealt."""


class TooManyFilms(PlayError):
    """The player has asked for too many animations in a row."""


@dataclass(eq=False)
class TooManyExports(PlayError):
    """The player has exported their data too many times in a row."""

    again_at: datetime


@dataclass(eq=False)
class TooManyFiles(PlayError):
    """The player has asked for the files of days too many times in a row."""

    again_at: datetime


@dataclass(eq=False)
class TooLongToAnalyse(PlayError):
    """The game has too many moves to be analysed."""

    moves: int
    most: int


class NotAnalysed(PlayError):
    """No position of the game, as it is now, is known that could be won."""


@dataclass(eq=False)
class StillAnalysing(PlayError):
    """The player's analysis of another game is still running."""


@dataclass(eq=False)
class TooManyAnalyses(PlayError):
    """The player has asked for too many analyses in a row."""

    again_at: datetime


class AnalysesBusy(PlayError):
    """As many analyses are running as can be."""


class FormTooLate(PlayError):
    """The form couldn't open: it must be the first answer, and that had to be deferred."""


class Unavailable(PlayError):
    """The store can't be used now."""


class Busy(Unavailable):
    """The store couldn't be reached in time, or the game was changing: nothing was done."""


class Overloaded(PlayError):
    """More is asked of the bot than it can do in time: nothing was done."""


class MaybeSaved(Unavailable):
    """The disk failed, or a commit got no answer: what was asked for may have been done."""


class DatabaseLost(Unavailable):
    """The database is damaged, deleted or replaced: nothing is done until Divan restarts."""
