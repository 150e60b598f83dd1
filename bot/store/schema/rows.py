"""The values that the store takes and gives, independent of any database."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from enum import Enum, StrEnum, auto
from typing import Any, Final

from bot.store.schema.record import Record

EVERYWHERE: Final = "everywhere"
"""A server that stands for all servers; every player is on its leaderboards from the start."""
WIN: Final = 100
"""The score of a win, more than any number of cards home."""
PLAYED: Final = 20
"""With this many cards home a day counts as played, even if the attempt hasn't ended."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's settings, with the defaults for a new player."""

    owner: str
    """The front end they come from, and their id there: `discord:42`."""
    two_colour: bool = False
    text_mode: bool = False
    position_always: bool = False
    """Whether every message of text mode has the whole position, not only what changed."""
    private: bool = False
    reminder: bool = False
    """Whether to message them on days when a daily is unbegun or unfinished."""
    reminder_hour: int = 20
    """The hour of the day, UTC, when they are messaged."""
    language: str | None = None
    """The code of the language they chose; None: the one they use Discord in."""
    reminder_language: str | None = None
    """The locale in which they used Discord when they asked for reminders."""


class Ended(StrEnum):
    """How a game ended, in the database's words."""

    WON = "won"
    LOST = "lost"
    """No move is left; undoing one reopens an ordinary game."""
    GIVEN_UP = "given up"
    CLOSED = "closed"
    """Its day ended before it did."""
    UNKNOWN = "unknown"
    """No version writes this: its row is damaged."""

    @classmethod
    def _missing_(cls, _: object) -> "Ended":
        return cls.UNKNOWN


CUT_SHORT: Final = (Ended.GIVEN_UP, Ended.CLOSED)
"""Ends of games that could have been played on."""


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A stored game: its record, and what a record doesn't say."""

    id: int
    """0 until it is stored."""
    owner: str
    key: str
    deal: int = field(repr=False)
    started_at: datetime
    touched_at: datetime
    record: Record = field(default_factory=Record)
    version: int = 0
    """Rises with every change, including an undo."""
    hints: int = 0
    private: bool = False
    result: Ended | None = None
    """None while the game is open."""
    day: date | None = None
    """A ranked attempt's day; None for an ordinary game."""
    lesson: int = 0
    """For how many presses it says what to do; 0 if the player knows, or wants it no more."""
    placed: int | None = None
    """Cards home at the end of an ordinary game; None for others, and until it is computed."""
    tie_breaker: int | None = None
    """The tie-breaker at the end of an ordinary game, like `placed`."""
    put_aside: datetime | None = None
    """When it was last touched, if it is open and put aside for another game of its kind."""
    continued: int | None = None
    """How many moves it began with, if it continues another game or a line: it counts nowhere."""
    dealt_from: int | None = None
    """The id of the game whose deal or moves it began with; None if there is none."""
    direct: bool | None = None
    """Whether it was begun in a direct message or a group's; None if that isn't known."""

    @property
    def is_public(self) -> bool:
        """Whether others may look back at it, unless it is ranked."""
        return not (self.private or self.direct)

    @classmethod
    def of(cls, row: Mapping[Any, Any]) -> "StoredGame":
        """The game of a row; one that is put aside is open, although its row says given up."""
        values = {**row}
        record = Record.of(values.pop("moves"), values.pop("presses"))
        result = values.pop("result")
        game = cls(**values, record=record, result=result and Ended(result))
        if game.put_aside is None:
            return game
        if game.day or game.result is not Ended.GIVEN_UP or game.put_aside != game.touched_at:
            return replace(game, put_aside=None)
        return replace(game, result=None, placed=None, tie_breaker=None)


@dataclass(frozen=True, slots=True)
class KeptAnalysis:
    """What is known of where a game was lost; of a won game, where it could have been."""

    game: int
    version: int
    """The game's, when it was analysed."""
    solver: int
    """The version of the solver whose verdicts these are."""
    won: int | None
    """The last ply known to be winnable; None if none is."""
    lost: int | None
    """The first ply known to be lost, or one more than the game has moves; of a won game the number
    of the last move that could have lost it, None if there is none."""
    line: str
    """The moves that win from the winnable ply; of a won game the move that would have lost."""
    tried: str
    """The positions searched in vain, each with its budget: `61:5000 62:40000`."""
    finished: bool
    """Whether a solver of this version can find out no more."""


@dataclass(frozen=True, slots=True)
class Share:
    """A finished game, posted to a channel by its player."""

    game: int
    channel: str
    result: Ended
    """The game's, as a lost one can be reopened and end again."""


@dataclass(frozen=True, slots=True)
class ProvedDeal:
    """An ordinary deal that can be won."""

    key: str
    deal: int
    line: str
    """The moves that win it, as notations separated by spaces."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day and game. Its repr contains nothing that could reveal the cards."""

    day: date
    key: str
    deal: int = field(repr=False)
    line: str = field(repr=False)
    """The moves that win it, as notations separated by spaces."""
    par: int | None = field(default=None, repr=False)
    """The baseline player's score; None if unknown."""
    par_tie_breaker: int | None = field(default=None, repr=False)
    """The baseline player's tie-breaker; None if unknown."""
    fewest: int | None = field(default=None, repr=False)
    """The lowest tie-breaker of the wins that are known; None until it has been searched for."""
    fewest_bound: int | None = field(default=None, repr=False)
    """No win has a lower tie-breaker; None until it has been searched for."""
    fewest_line: str | None = field(default=None, repr=False)
    """The win with that tie-breaker, as notations separated by spaces."""
    nonce: str | None = field(default=None, repr=False)
    """32 random hex digits, as secret as the deal; None if it isn't sealed."""
    seal: str | None = None
    """64 hex digits that everybody may see from its day on; None if it isn't sealed."""

    @property
    def best_line(self) -> str:
        """The win with the lowest tie-breaker that is known."""
        return self.fewest_line or self.line


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


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings, with the defaults for a server that has chosen none."""

    server: str
    """The front end it belongs to, and its id there: `discord:42`."""
    digest: bool = False
    """Whether a digest is posted every day."""
    channel: str | None = None
    """Where the digest is posted."""
    hour: int = 6
    """The hour of the day, UTC, when it is posted."""
    public: bool = True
    """Whether games are public, unless a channel overrides it."""
    trouble: str | None = None
    """Why the last digest couldn't be posted; None if it could."""
    told: bool = False
    """Whether somebody who manages it has been told that it has settings."""
    language: str | None = None
    """The code of the language that was chosen for what everybody reads; None: the one that the
    server says it speaks, if it is a community."""


class NotificationKind(Enum):
    """What Divan posts on its own, and what it tells once of its own accord."""

    DIGEST = "digest"
    REMINDER = "reminder"
    NO_PICTURE = "no picture"
    """Somebody who manages a server is told that its digest comes without the picture."""


@dataclass(frozen=True, slots=True)
class Notification:
    """A claimed message, to be posted once and by one process."""

    kind: NotificationKind
    target: str
    """The server for a digest, the player for a reminder."""
    day: date
    claims: int
    """How many times it has been claimed, this time included. If an earlier claim was interrupted,
    it may already have been posted."""


class Saved(Enum):
    """The outcome of saving a change; all but SAVED changed nothing."""

    SAVED = auto()
    AGAIN = auto()
    """The same interaction was saved before."""
    STALE = auto()
    """The game has another version, doesn't exist or belongs to someone else."""
