"""Puzzles of days, those that players made, and those that they were shown.

The current try at one is a game, which begins with the moves that are right for sure.
"""

from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Final, NamedTuple

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
    true,
)

from bot.store.schema.columns import METADATA, NUMBERED, Instant, Notations, former_ids, index_where


@dataclass(frozen=True, slots=True)
class StoredPuzzle:
    """A puzzle as somebody answers it. A puzzle is its game's key and its deal."""

    id: int
    owner: str
    key: str
    deal: int = field(repr=False)
    level: int
    """How hard it is: from 1, the easiest, to 3."""
    begun_at: datetime
    lost: tuple[str, ...] = field(default=(), repr=False)
    """The tries that were lost, in order: how many moves the game had at the last position that was
    proved winnable and, after a colon, the move that lost there if that is known. `-` for one of
    which no more is known, as it was made before 1.0."""
    answered_at: datetime | None = None
    """When it was won, or the last try was lost; None while the puzzle is open."""
    tries: int | None = None
    """The try that won; FAILED if none did, None while it is open."""
    day: date | None = None
    """Whose puzzle it is, which everybody is shown; None if it is of no day."""
    made: int | None = None
    """The id of the puzzle that another player made; None if nobody did."""
    interaction: int | None = None
    """The one that claimed last to share it; None if none did, or it couldn't be posted."""
    claimed_at: datetime | None = None
    message: str | None = None
    """The message that was posted as; None while that isn't known."""
    counts: bool = True
    """False if its player was shown it before they deleted their data."""


@dataclass(frozen=True, slots=True)
class OfPuzzle:
    """The puzzle that a game is the current try at."""

    puzzle: int
    """Its id."""
    day: date | None = None
    """Whose puzzle it is; None if it is of no day."""


FAILED: Final = 7
"""What stands for a puzzle that no try has won."""
UNTOLD: Final = "-"
"""A lost try of which no more is known."""


@dataclass(frozen=True, slots=True)
class MadePuzzle:
    """A puzzle that somebody made of a game that they lost, posted to a channel once."""

    id: int
    game: int
    owner: str
    key: str
    deal: int = field(repr=False)
    level: int
    written: str = field(repr=False)
    """The puzzle as collections have it."""
    channel: str
    interaction: int
    """The one that last claimed to post it."""
    claimed_at: datetime
    message: str | None = None
    """The message it was posted as; None while that isn't known."""


@dataclass(frozen=True, slots=True)
class DayPuzzle:
    """The puzzle of a day, which nobody may know before it begins."""

    day: date
    number: int
    """How many days it is since the first, and one: what players call it by."""
    key: str
    deal: int = field(repr=False)
    level: int
    written: str = field(repr=False)
    """The puzzle as collections have it."""
    is_shipped: bool
    """Whether it is one of the collection, whose answers are public, as none was ready."""
    nonce: str | None = field(default=None, repr=False)
    """The key of the marks of whoever was shown it and deleted their data since, in random hex
    digits; None before the first one, and once the day is over."""


class Tried(NamedTuple):
    """What somebody made of a day's puzzle."""

    owner: str
    tries: int | None
    lost: tuple[str, ...]
    """As StoredPuzzle has it."""
    moves: tuple[str, ...]
    """Of the current try, which begins with all moves up to where each one before was lost; none of
    what was answered before there were tries."""


class Found(NamedTuple):
    """How many have answered a puzzle that everybody here was shown."""

    first: int
    """Of them, how many on the first try."""
    answered: int


puzzles: Final = Table(
    "puzzles",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("level", Integer, nullable=False),
    Column("begun_at", Instant, nullable=False),
    Column("lost", Notations, nullable=False),
    Column("answered_at", Instant),
    Column("tries", Integer),
    Column("day", Date),
    # Who claimed last to share it, and as which message it was.
    Column("interaction", BigInteger),
    Column("claimed_at", Instant),
    Column("message", Text),
    # Of another player's game. Statistics don't count those: anybody can hand a friend easy ones.
    Column("made", BigInteger, ForeignKey("made_puzzles.id", ondelete="CASCADE")),
    Column("counts", Boolean, nullable=False, server_default=true()),
    # Buttons outlive their puzzle, so its id must never be reused.
    sqlite_autoincrement=True,
)

IS_MADE: Final = puzzles.c.made.is_not(None)
"""Whether a puzzle is of another player's game."""
IS_OF_COLLECTION: Final = and_(puzzles.c.day.is_(None), puzzles.c.made.is_(None))
"""Whether a puzzle is of its game's collection, and of no day."""
IS_OPEN: Final = puzzles.c.answered_at.is_(None)
"""Whether a puzzle is still to be answered."""
IS_ANSWER: Final = and_(~IS_OPEN, puzzles.c.counts)
"""Whether a puzzle is answered, and that counts."""

index_where(
    IS_OF_COLLECTION,
    "a_puzzle_is_shown_once",
    puzzles.c.owner,
    puzzles.c.key,
    puzzles.c.deal,
    unique=True,
)
Index("puzzles_of_an_owner", puzzles.c.owner, puzzles.c.key)
Index("one_puzzle_of_a_day", puzzles.c.day, puzzles.c.owner, unique=True)
index_where(IS_MADE, "one_puzzle_of_another", puzzles.c.made, puzzles.c.owner, unique=True)

former_puzzles: Final = former_ids(puzzles)

day_puzzles: Final = Table(
    "day_puzzles",
    METADATA,
    Column("day", Date, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("level", Integer, nullable=False),
    # As collections have it: the moves that lead there, the line and the decisions.
    Column("written", Text, nullable=False),
    Column("is_shipped", Boolean, nullable=False),
    Column("nonce", Text),
)

# Of their own games.
made_puzzles: Final = Table(
    "made_puzzles",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("game", BigInteger, nullable=False, unique=True),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("level", Integer, nullable=False),
    Column("written", Text, nullable=False),
    Column("channel", Text, nullable=False),
    Column("interaction", BigInteger, nullable=False),
    Column("claimed_at", Instant, nullable=False),
    Column("message", Text),
    sqlite_autoincrement=True,
)
Index("made_puzzles_of_an_owner", made_puzzles.c.owner)
