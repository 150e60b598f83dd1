"""Players’ settings, and which players deleted their data."""

from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from sqlalchemy import Boolean, Column, Date, Integer, Table, Text, false, text

from bot.store.schema.columns import METADATA, index_where

ANONYMOUS: Final = "nobody:"
"""How the owners begin who stand for players that deleted their data."""


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
    """The hour of the day, UTC, when they are messaged; in a zone it changes with its clocks."""
    language: str | None = None
    """The code of the language they chose; None: the one they use Discord in."""
    reminder_language: str | None = None
    """The locale in which they used Discord when they asked for reminders."""
    unchallenged: bool = False
    """Whether nobody may challenge them to a duel."""
    reminder_zone: str | None = None
    """The time zone in which they chose the hour, by its IANA name; None: UTC."""
    reminder_local_hour: int | None = None
    """The hour that they chose in their zone; None in UTC."""
    reminder_minute: int | None = None
    """The minute of `reminder_hour` when it begins in their zone; None: 0. Earlier versions don't
    know it."""


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


class Deletion(NamedTuple):
    """That a player has deleted their data."""

    receipt: str
    """Another one for each deletion: a database without it is older, or has lost it."""
    whose: str | None
    """The player's name, hashed with a key (`deletions.py`); None if an
    earlier version noted it and that can't be read any more."""
    day: date


deletions: Final = Table(
    "deletions",
    METADATA,
    Column("receipt", Text, primary_key=True),
    Column("day", Date, nullable=False),
    Column("whose", Text),
    sqlite_with_rowid=False,
)
