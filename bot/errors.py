"""What players can be told: why something can't be done, as a reason with its facts, not prose."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum, auto
from typing import Final, TypedDict, Unpack

from engine.moves import Move
from engine.table import Table


class Reason(StrEnum):
    """Why something can't be done. `bot.features.errors` has a sentence for each."""

    UNKNOWN_BUTTON = auto()
    """The button is another version's, or no board offers it."""
    COMMAND_HAS_CHANGED = auto()
    """The player's Discord still knows the command in an older form."""
    UNKNOWN_GAME = auto()
    NO_GAME = auto()
    """The game doesn't exist, or mustn't be seen."""
    BOARD_MOVED = auto()
    """The board has been posted again, and the message that was clicked is no longer it."""
    NOT_YOURS = auto()
    NOTHING_OPEN = auto()
    TOO_MANY_PUT_ASIDE = auto()
    """No further game can be put aside, so no other can be begun. Nothing was changed."""
    OVER_THERE = auto()
    NOTHING_TO_SHARE = auto()
    """The game ended without a move."""
    BAD_DEAL = auto()
    DEAL_TOO_LARGE = auto()
    BAD_MOVE = auto()
    """A move in a list isn't legal there.

    Nothing of the list was played; in a ranked attempt, the moves up to the last card turned up.
    """
    NO_MOVES = auto()
    LIST_TOO_LONG = auto()
    GAME_FULL = auto()
    """A list has more moves than its game has room for. Nothing was played."""
    DEAL_AND_WINNABLE = auto()
    NONE_WINNABLE = auto()
    """No deal of the game that is proven winnable is ready."""
    NO_HINTS = auto()
    DAY_NOT_OVER = auto()
    MATCH_NOT_OVER = auto()
    """The deal of a match stays secret until it is over for everybody."""
    NO_DAILY = auto()
    BAD_MONTH = auto()
    NOTHING_ARCHIVED = auto()
    """The archive has no day of the game in that month."""
    NO_RECORD = auto()
    """Nobody who shows their name has played the daily."""
    NOTHING_FINISHED = auto()
    """The player has finished no game that they made a move in."""
    GAME_NOT_OVER = auto()
    GAME_IS_PRIVATE = auto()
    """It is another player's, too."""
    NO_MOVES_MADE = auto()
    NO_SUCH_MOVES = auto()
    """The moves that a replay should show aren't a part of the game."""
    FILM_TOO_LARGE = auto()
    ATTEMPT_SPENT = auto()
    """The player made the day's attempt, then deleted their data."""
    NOT_MANAGER = auto()
    BAD_HOUR = auto()
    BAD_ZONE = auto()
    SEVERAL_ZONES = auto()
    CANNOT_POST = auto()
    """Divan lacks permissions in the channel where it should post."""
    MAY_NOT_POST_THERE = auto()
    """A manager chose a channel for posts in which they may not write themselves."""
    NO_POSTS_HERE = auto()
    """Divan can't post in this kind of channel."""
    LEADERBOARD_GONE = auto()
    NO_SERVER = auto()
    """The player asked for something of a server, and there Divan isn't in one."""
    NEVER_PLAYED = auto()
    NOT_SHOWN = auto()
    """Another player hides there, or hasn't played. Nobody learns which."""
    PRIVATE_HERE = auto()
    """The server keeps games in this channel private to their players."""
    MAY_NOT_WRITE = auto()
    NO_MATCHES = auto()
    """Nobody proves deals for matches: the solver is switched off."""
    CANNOT_STAY_HERE = auto()
    """A match needs a channel of a server that Divan is in and can write to later."""
    CANNOT_POST_MATCH = auto()
    """Divan lacks permissions that a match needs in this channel."""
    CHALLENGED_ONESELF = auto()
    CHALLENGED_A_BOT = auto()
    NOT_CHALLENGEABLE = auto()
    """The other player hides, takes no challenges or isn't here. Nobody learns which."""
    CHALLENGED_ALREADY = auto()
    CHALLENGED_LATELY = auto()
    """The last challenge to that player came to nothing, and that was not long ago."""
    TOO_MANY_CHALLENGES = auto()
    """As many challenges of the player's are open as can be."""
    TOO_MANY_CHALLENGED = auto()
    """The player has challenged as many in an hour as can be who haven't accepted."""
    TOO_MANY_DUELS = auto()
    RIVAL_HAS_TOO_MANY = auto()
    """The same of the other player, who has asked for a rematch before."""
    NO_MATCH = auto()
    """The match doesn't exist, or mustn't be seen."""
    ELSEWHERE = auto()
    """The match is another server's, where the player may not have the right that this needs."""
    NOT_CHALLENGED = auto()
    NOT_CHALLENGER = auto()
    NOT_OPEN_NOW = auto()
    """The challenge was answered, taken back, or has lapsed."""
    REMATCH_LAPSED = auto()
    """Another duel of the two could be asked for within a day of its end."""
    NOT_IN_MATCH = auto()
    MATCH_OVER = auto()
    """Its kind says what the player can do instead."""
    NOT_PROVED_YET = auto()
    """No deal for a match is ready."""
    TOO_MANY_TABLES = auto()
    OWN_TABLE_OPEN = auto()
    TABLE_HERE = auto()
    NOT_TABLE_OPENER = auto()
    TABLE_WAITS = auto()
    """The next hand is somebody else's, until a while after the last one."""
    SEAT_CLOSED = auto()
    """Whoever may do that has closed the player's seat at a table."""
    NOTHING_TO_TAKE_BACK = auto()
    """A table has no hand that could be taken back, or it turned a new card."""
    TOO_EARLY_TO_TAKE_BACK = auto()
    """Until a while after it, a table's last hand is taken back by its player alone."""
    BAD_CUP = auto()
    BAD_CUP_NAME = auto()
    BAD_VOID_REASON = auto()
    """Why a player's cup doesn't count must be said, and not at length."""
    CUP_LIVE = auto()
    NOT_CUP_MANAGER = auto()
    NOT_IN_CUP = auto()
    """Another player has left the cup by deleting their data."""
    JOINED_TOO_LATE = auto()
    """Half of the cup's time is gone."""
    NOT_MEMBER_BEFORE = auto()
    """The player came to the server after the cup was announced, or has left it for good."""
    DAY_GIVEN = auto()
    """The player has given the other one a day before."""
    NO_PUZZLE = auto()
    """The puzzle doesn't exist, isn't the player's own, or has left the collection."""
    NO_PUZZLES = auto()
    NO_PUZZLE_TODAY = auto()
    NO_PUZZLES_HERE = auto()
    """Nobody judges positions, as there are no solver processes."""
    PUZZLES_SEEN = auto()
    """The player was shown every puzzle of the game, or of the level they asked for."""
    PUZZLE_OPEN = auto()
    PUZZLE_SHARED = auto()
    """The player has posted how they answered: once is enough."""
    OWN_PUZZLE = auto()
    """The player made the puzzle of a game of theirs, so they know its answer."""
    NO_PUZZLE_THERE = auto()
    """Where the game was lost, one move alone isn't proved to win, or something was hidden."""
    NOBODY_ELSE_HERE = auto()
    """What is for others would be posted to a direct message with Divan."""
    MAKER_HIDES = auto()
    """A puzzle of a game says whose that was, and the player hides their name."""
    TOO_MANY_PRESSES = auto()
    """The player presses faster than anybody could look: this press did nothing."""
    TOO_MANY_GAMES = auto()
    TOO_MANY_PUZZLES = auto()
    TOO_MANY_MATCHES = auto()
    """Each takes a deal that was proved for matches."""
    TOO_MANY_FILMS = auto()
    TOO_MANY_POSTS = auto()
    """Divan has just posted something to the channel for the player."""
    TOO_MANY_EXPORTS = auto()
    TOO_MANY_FILES = auto()
    TOO_MANY_ANALYSES = auto()
    TOO_LONG_TO_ANALYSE = auto()
    NOT_ANALYSED = auto()
    """No position of the game, as it is now, is known that could be won."""
    STILL_ANALYSING = auto()
    ANALYSES_BUSY = auto()
    FORM_TOO_LATE = auto()
    """The form must be the first answer, and that had to be deferred."""
    OVERLOADED = auto()
    """More is asked of the bot than it can do in time: nothing was done."""
    BUSY = auto()
    """The store couldn't be reached in time, or the game was changing: nothing was done."""
    MAYBE_SAVED = auto()
    """The disk failed, or a commit got no answer: what was asked for may have been done."""
    DATABASE_LOST = auto()
    """The database is damaged, deleted or replaced: nothing is done until Divan restarts."""


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
    """The player whose game has the deal, or STRANGER; None for one's own, or if they may not be
    named here."""
    dealer_placed: int | None = None
    """How many cards they brought home; None if they haven't finished, or if it isn't known."""
    dealer_won: bool = False


class Facts(TypedDict, total=False):
    """What there is to say about a reason. Each reason has its own, always the same ones."""

    text: str
    """What the player typed, as they did."""
    game: str | None
    """The key of a kind of game; None, or none that exists, for any."""
    owner: str | None
    """Another player; None if they may not be named here."""
    same_deal: int | None
    """The id of a game whose deal can be offered; None if the deal must stay secret."""
    level: int | None
    """How hard the puzzles are, from 1 to 3; None for any."""
    at_once: int
    """How many have solved a puzzle on the first try."""
    answered: int
    """How many have answered it."""
    kind: str
    """What is played with each other, in the database's words."""
    games: tuple[GamePutAside, ...]
    """The last touched first."""
    address: str | None
    """Where the board is now; None if that can't be linked to."""
    place: int
    """A move's number in a list, from 1."""
    of: int
    """The length of the list."""
    table: Table
    """The table where a move can't be played."""
    is_move: bool
    """Whether it is a move of any game, or a card."""
    meant: tuple[Move, ...]
    """The moves that the name of a card could mean there, if there are several."""
    reached: tuple[int, int] | None
    """The game, and its version after the moves that were played; None if nothing was played."""
    moves: int
    """How many a game or a list has."""
    most: int
    """How many it can have."""
    room: int
    """How many more the game can have."""
    first: int
    """The first number that was asked for, or that is possible."""
    last: int | None
    """The last one; None for the game's last move."""
    hour: int
    """One that isn't of the day."""
    day: date
    closes_at: datetime
    """When the day is over."""
    ends_at: datetime
    """When the next day starts."""
    again_at: datetime
    """When it can be asked for again."""
    until: datetime
    """When something ends by itself."""
    span: tuple[date, date] | None
    """The archive's first and last day; None if it has none at all."""
    kilobytes: int
    channel: str
    """The channel's id."""
    missing: tuple[str, ...]
    """The permissions that Divan lacks, by Discord's names; at least one."""


class PlayError(Exception):
    """What a player asked for can't be done, and they can be told why."""

    def __init__(self, reason: Reason, **facts: Unpack[Facts]) -> None:
        super().__init__(reason, facts)
        self.reason: Final = reason
        self.facts: Final = facts
        self.asked: object = None
        """What couldn't be done, as a press, if it wasn't one and can be asked for again."""


class Unavailable(PlayError):
    """The store can't be used now: BUSY, MAYBE_SAVED or DATABASE_LOST."""
