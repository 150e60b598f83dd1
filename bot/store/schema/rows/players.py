"""Players’ settings."""

from dataclasses import dataclass
from typing import Final

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
