"""Puzzles of days, those that players made, and those that they were shown.

Versions before 0.18 read none of them, and 0.18 doesn't read those of players' games.
"""

from typing import Final

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
    false,
)

from bot.store.schema.tables.columns import METADATA, NUMBERED, Instant, Notations, index_where

puzzles: Final = Table(
    "puzzles",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("level", Integer, nullable=False),
    Column("begun_at", Instant, nullable=False),
    # Right and wrong ones in order, as the puzzle itself tells them apart.
    Column("tries", Notations, nullable=False),
    Column("version", Integer, nullable=False),
    Column("answered_at", Instant),
    Column("clean", Boolean),
    Column("shared", Boolean, nullable=False, server_default=false()),
    Column("day", Date),
    # Who claimed last to share it, and as which message it was.
    Column("interaction", BigInteger),
    Column("claimed_at", Instant),
    Column("message", Text),
    # Buttons outlive their puzzle, so its id must never be reused.
    sqlite_autoincrement=True,
)

IS_OF_NO_DAY: Final = puzzles.c.day.is_(None)
IS_OPEN: Final = puzzles.c.answered_at.is_(None)
"""Whether a puzzle is still to be answered."""

index_where(
    IS_OF_NO_DAY,
    "a_puzzle_is_shown_once",
    puzzles.c.owner,
    puzzles.c.key,
    puzzles.c.deal,
    unique=True,
)
Index("one_puzzle_of_a_day", puzzles.c.day, puzzles.c.owner, unique=True)
index_where(
    and_(IS_OPEN, IS_OF_NO_DAY),
    "one_open_puzzle_a_level",
    puzzles.c.owner,
    puzzles.c.key,
    puzzles.c.level,
    unique=True,
)

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
)

# Of their own games; those of matches are in another table than the others, so no key refers to it.
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

# Not in `puzzles`: 0.18 would take them for puzzles of the collection, and drop them. Nor do
# statistics count them, as anybody can hand a friend easy ones.
puzzles_of_others: Final = Table(
    "puzzles_of_others",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("made", BigInteger, ForeignKey("made_puzzles.id", ondelete="CASCADE"), nullable=False),
    Column("owner", Text, nullable=False),
    Column("begun_at", Instant, nullable=False),
    Column("tries", Notations, nullable=False),
    Column("version", Integer, nullable=False),
    Column("answered_at", Instant),
    Column("clean", Boolean),
    Column("shared", Boolean, nullable=False),
    # Who claimed last to share it, and as which message it was.
    Column("interaction", BigInteger),
    Column("claimed_at", Instant),
    Column("message", Text),
    sqlite_autoincrement=True,
)
Index("one_puzzle_of_another", puzzles_of_others.c.made, puzzles_of_others.c.owner, unique=True)
Index("puzzles_of_others_of_an_owner", puzzles_of_others.c.owner)
