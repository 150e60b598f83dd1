"""Players, and receipts of those deleted."""

from typing import Final

from sqlalchemy import Boolean, Column, Date, Integer, Table, Text, false, text

from bot.store.schema.tables.columns import METADATA, index_where

players: Final = Table(
    "players",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("two_colour", Boolean, nullable=False),
    Column("text_mode", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("reminder", Boolean, nullable=False, server_default=false()),
    Column("position_always", Boolean, nullable=False, server_default=false()),
    Column("reminder_hour", Integer, nullable=False, server_default=text("20")),
    Column("language", Text),
    Column("reminder_language", Text),
    Column("unchallenged", Boolean, nullable=False, server_default=false()),
    Column("reminder_zone", Text),
    Column("reminder_local_hour", Integer),
    Column("reminder_minute", Integer),
)

IS_TO_BE_REMINDED: Final = players.c.reminder.is_(True)
"""Whether a player wants reminders, as their index has it."""

# Whoever is to be reminded is looked for every few seconds, all day long.
index_where(IS_TO_BE_REMINDED, "players_to_remind", players.c.reminder_hour, players.c.owner)

# Receipts of the deletions in this database, for those noted beside it (`deletions.py`).
deletions: Final = Table(
    "deletions",
    METADATA,
    Column("receipt", Text, primary_key=True),
    Column("day", Date, nullable=False),
    sqlite_with_rowid=False,
)
