"""Puzzles that players were shown. Versions before 0.18 don't read them."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table, Text, false

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
    # Buttons outlive their puzzle, so its id must never be reused.
    sqlite_autoincrement=True,
)

IS_OPEN: Final = puzzles.c.answered_at.is_(None)
"""Whether a puzzle is still to be answered, as its index has it."""

Index("a_puzzle_is_shown_once", puzzles.c.owner, puzzles.c.key, puzzles.c.deal, unique=True)
index_where(
    IS_OPEN,
    "one_open_puzzle_a_level",
    puzzles.c.owner,
    puzzles.c.key,
    puzzles.c.level,
    unique=True,
)
