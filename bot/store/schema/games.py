"""Games, what was played and pressed in them, and what is known of finished ones."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import Enum, StrEnum, auto
from itertools import pairwise
from sys import intern
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    and_,
    literal_column,
    text,
)

from bot.store.schema.columns import METADATA, NUMBERED, Instant, Notations, former_ids, index_where
from bot.store.schema.matches import MatchKind, OfMatch
from bot.store.schema.puzzles import OfPuzzle


class ButtonKind(StrEnum):
    """What a press that played was made with, in the database's letters: there are 60 a game."""

    MOVE = "m"
    """A button of one move; a hint's, too."""
    RUN = "r"
    ALL_UP = "u"
    ALL_RUN = "a"
    MOVE_RUN = "n"
    """One that names the first move of its press, and then runs."""
    FILL = "f"
    TURNS = "t"
    TYPED = "l"
    """A list of moves."""
    UNKNOWN = "?"
    """No version writes this: its row is damaged."""

    @classmethod
    def _missing_(cls, _: object) -> "ButtonKind":
        return cls.UNKNOWN

    @property
    def runs(self) -> bool:
        """Whether it turns cards until there is something to decide."""
        return self in (ButtonKind.RUN, ButtonKind.ALL_RUN, ButtonKind.MOVE_RUN)


@dataclass(frozen=True, slots=True)
class Record:
    """The moves of a game, and the presses that made them. Its text is the moves."""

    moves: tuple[str, ...] = ()
    """The notations."""
    presses: tuple[int, ...] = ()
    """How many moves had been made before each press that played, ascending."""
    buttons: tuple[ButtonKind, ...] = ()
    """What each of the last presses was made with: before 1.1 that wasn't kept."""

    @classmethod
    def of(cls, moves: str, presses: str, buttons: str = "") -> "Record":
        """The record of three texts; of a damaged one, −1 stands for what isn't a number."""
        # Shared, so that the games kept in memory don't each have their own.
        notations = tuple(map(intern, moves.split()))
        numbers = (int(one) if one.isascii() and one.isdigit() else -1 for one in presses.split())
        return cls(notations, tuple(numbers), tuple(map(ButtonKind, buttons)))

    def __len__(self) -> int:
        return len(self.moves)

    def __str__(self) -> str:
        return " ".join(self.moves)

    @property
    def columns(self) -> dict[str, str]:
        """The three texts, by column."""
        return {
            "moves": str(self),
            "presses": " ".join(map(str, self.presses)),
            "buttons": "".join(self.buttons),
        }

    @property
    def by_press(self) -> tuple[tuple[str, ...], ...]:
        """The moves that each press made."""
        return tuple(self.moves[at:end] for at, end in pairwise((*self.presses, len(self))))

    @property
    def has_whole_presses(self) -> bool:
        """Whether presses ascend, each made at least one of the moves, and no button made none."""
        at = (-1, *self.presses, len(self))
        ascend = not self.presses or all(one < next for one, next in pairwise(at))
        return ascend and len(self.buttons) <= len(self.presses)

    def button(self, press: int) -> ButtonKind | None:
        """What a press was made with, counted from 0; None if that isn't known."""
        known = press - len(self.presses) + len(self.buttons)
        return self.buttons[known] if known >= 0 else None

    def pressed(self, moves: tuple[str, ...], button: ButtonKind = ButtonKind.MOVE) -> "Record":
        """The record after a press that made moves beyond these ones."""
        return Record(moves, (*self.presses, len(self)), (*self.buttons, button))

    def undone(self, moves: tuple[str, ...]) -> "Record":
        """The record with only these of its moves, as much of its last press as is among them."""
        presses = tuple(press for press in self.presses if press < len(moves))
        gone = len(self.presses) - len(presses)
        return Record(moves, presses, self.buttons[: max(0, len(self.buttons) - gone)])


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


SAID_BY_MATCH: Final = ("kind", "closes_at", "ended_at")
"""What a match says of its games."""


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
    """Cards home at the end of an ordinary game, and None until it is computed; in a match so far;
    None for a ranked attempt."""
    tie_breaker: int | None = None
    """The tie-breaker, like `placed`."""
    put_aside: datetime | None = None
    """When it was last touched, if it is open and put aside for another game of its kind."""
    continued: int | None = None
    """How many moves it began with, if it continues another game or a line: it counts nowhere."""
    dealt_from: int | None = None
    """The id of the game whose deal or moves it began with; None if there is none."""
    direct: bool | None = None
    """Whether it was begun in a direct message or a group's; None if that isn't known."""
    match: OfMatch | None = None
    """The match it belongs to; None for other games."""
    puzzle: OfPuzzle | None = None
    """The puzzle that it is the current try at; None for other games."""
    line: tuple[str, ...] = field(default=(), repr=False)
    """The rest of the winning line that a hint has found, as long as its player follows it."""

    @property
    def is_public(self) -> bool:
        """Whether others may look back at it, unless it is ranked."""
        return not (self.private or self.direct)

    @classmethod
    def of(cls, row: Mapping[Any, Any]) -> "StoredGame":
        """The game of a row; of a match's, with what that says of it, as `match_` and its name, and
        of a puzzle's with its day, as `puzzle_day`."""
        values = {**row}
        record = Record.of(*(values.pop(name) for name in ("moves", "presses", "buttons")))
        result, match, number = (values.pop(name) for name in ("result", "match", "number"))
        kind, *times = (values.pop(f"match_{name}", None) for name in SAID_BY_MATCH)
        of_match = match and OfMatch(match, number, MatchKind(kind), *times)
        puzzle, day = values.pop("puzzle"), values.pop("puzzle_day", None)
        of_puzzle = puzzle and OfPuzzle(puzzle, day)
        ended = result and Ended(result)
        return cls(**values, record=record, result=ended, match=of_match, puzzle=of_puzzle)


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
    line: tuple[str, ...]
    """The moves that win from the winnable ply; of a won game the move that would have lost."""
    tried: str
    """The positions searched in vain, as the solver of this version notes them."""
    finished: bool
    """Whether a solver of this version can find out no more."""


class Saved(Enum):
    """The outcome of saving a change; all but SAVED changed nothing."""

    SAVED = auto()
    AGAIN = auto()
    """The same interaction was saved before."""
    STALE = auto()
    """The game has another version, doesn't exist or belongs to someone else."""


@dataclass(frozen=True, slots=True)
class Ends:
    """How some of a player's games of a kind ended."""

    played: int = 0
    wins: int = 0
    best: int | None = None
    """The best score; None if there are none."""
    fewest: int | None = None
    """The lowest tie-breaker of a win; None if there are none."""
    unknown: int = 0
    """How many of them haven't been computed yet: `best` and `fewest` leave them out."""

    def __add__(self, other: "Ends") -> "Ends":
        bests = [best for best in (self.best, other.best) if best is not None]
        fewest = [count for count in (self.fewest, other.fewest) if count is not None]
        return Ends(
            self.played + other.played,
            self.wins + other.wins,
            max(bests, default=None),
            min(fewest, default=None),
            self.unknown + other.unknown,
        )


games: Final = Table(
    "games",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("moves", Text, nullable=False),
    Column("presses", Text, nullable=False),
    # What each of the last presses was made with; a game of before 1.1 has some without.
    Column("buttons", Text, nullable=False, server_default=text("''")),
    Column("version", BigInteger, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("result", Text),
    Column("started_at", Instant, nullable=False),
    Column("touched_at", Instant, nullable=False),
    Column("day", Date),
    Column("lesson", Integer, nullable=False, server_default=text("0")),
    # How an ordinary game ended; NULL while it is open, and until it has been computed. How one of
    # a match stands.
    Column("placed", Integer),
    Column("tie_breaker", Integer),
    # When an open game was last touched, if it is put aside: it isn't the open one of its kind.
    Column("put_aside", Instant),
    # How many moves it began with, if it continues another game or a line: it counts nowhere.
    Column("continued", Integer),
    # The id of the game whose deal or moves it began with.
    Column("dealt_from", BigInteger),
    # Whether it was begun in a direct message; NULL if a version before 1.0 began it.
    Column("direct", Boolean),
    # The match that it belongs to, and of which of its deals it is, from 1.
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("number", Integer),
    # The puzzle that it is the current try at.
    Column("puzzle", BigInteger, ForeignKey("puzzles.id", ondelete="CASCADE")),
    # The moves that win from here, once a hint has found them; none after any other move.
    Column("line", Notations, nullable=False, server_default=text("''")),
    # Buttons outlive their game, so its id must never be reused.
    sqlite_autoincrement=True,
)

IS_OPEN: Final = and_(games.c.result.is_(None), games.c.put_aside.is_(None))
"""Whether a game is open, and not put aside."""
IS_PUT_ASIDE: Final = games.c.put_aside.is_not(None)
IS_ORDINARY: Final = and_(games.c.day.is_(None), games.c.match.is_(None), games.c.puzzle.is_(None))
"""Whether a game is no ranked attempt, of no match, and no try at a puzzle."""
IS_OF_MATCH: Final = games.c.match.is_not(None)
IS_TRY: Final = games.c.puzzle.is_not(None)
_IS_OPEN_ORDINARY: Final = and_(IS_OPEN, IS_ORDINARY)
_IS_RANKED: Final = games.c.day.is_not(None)

index_where(_IS_OPEN_ORDINARY, "one_open_game_of_a_kind", games.c.owner, games.c.key, unique=True)
index_where(_IS_RANKED, "one_attempt_a_day", games.c.day, games.c.key, games.c.owner, unique=True)
index_where(
    IS_OF_MATCH,
    "one_game_a_seat_and_deal",
    games.c.match,
    games.c.owner,
    games.c.number,
    unique=True,
)
index_where(IS_TRY, "one_game_a_puzzle", games.c.puzzle, unique=True)
Index("games_of_an_owner", games.c.owner, games.c.touched_at)

# Not as bound values: with those, no database would use the index.
IS_UNPLAYED: Final = and_(
    games.c.result == literal_column("'given up'"),
    games.c.moves == literal_column("''"),
    IS_ORDINARY,
)
"""Whether an ordinary game was given up without a move."""

index_where(IS_UNPLAYED, "games_given_up_unplayed", games.c.touched_at)

HAS_ENDED: Final = and_(games.c.result.is_not(None), IS_ORDINARY)
"""Whether a game is an ordinary one that has ended."""

_HAS_UNKNOWN_END: Final = and_(HAS_ENDED, games.c.placed.is_(None))

index_where(_HAS_UNKNOWN_END, "games_with_unknown_end", games.c.id)
index_where(games.c.result.is_(None), "open_games_of_an_owner", games.c.owner, games.c.touched_at)

IS_COUNTED: Final = and_(HAS_ENDED, games.c.continued.is_(None))
"""Whether a game is an ordinary one that has ended and counts."""

# Everything that statistics read, so that they needn't read the records.
index_where(
    IS_COUNTED,
    "counted_ends_of_an_owner",
    games.c.owner,
    games.c.key,
    games.c.touched_at,
    games.c.id,
    games.c.result,
    games.c.placed,
    games.c.tie_breaker,
)

former_games: Final = former_ids(games)

interactions: Final = Table(
    "interactions",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="interaction_of_a_game", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("at", Instant, nullable=False),
)

# Deleting a player's games looks up each of them here.
Index("interactions_of_a_game", interactions.c.game)

# What is known of where a finished game was lost.
analyses: Final = Table(
    "analyses",
    METADATA,
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="analysis_of_a_game", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("version", BigInteger, nullable=False),
    Column("solver", Integer, nullable=False),
    Column("won", Integer),
    Column("lost", Integer),
    Column("line", Notations, nullable=False),
    Column("tried", Text, nullable=False),
    Column("finished", Boolean, nullable=False),
)
