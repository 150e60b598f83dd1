"""Servers, and what is posted or sent once."""

from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum

from bot.store.schema.rows.play import Ended


@dataclass(frozen=True, slots=True)
class Share:
    """A finished game, posted to a channel by its player."""

    game: int
    channel: str
    result: Ended
    """The game's, as a lost one can be reopened and end again."""


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
    """The hour of the day, UTC, when versions before 0.20 post it: not before its moment."""
    public: bool = True
    """Whether games are public, unless a channel overrides it."""
    trouble: str | None = None
    """Why the last digest couldn't be posted; None if it could."""
    told: bool = False
    """Whether somebody who manages it has been told that it has settings."""
    language: str | None = None
    """The code of the language that was chosen for what everybody reads; None: the one that the
    server says it speaks, if it is a community."""
    zone: str | None = None
    """The time zone of its hour, by its IANA name; None: UTC."""
    local_hour: int | None = None
    """The hour of the day in its zone when the digest is posted; None: `hour`, as none was chosen
    since 0.20."""
    digest_at: datetime | None = None
    """When its next digest is due; None or long ago: nobody has found out yet."""

    @property
    def chosen_hour(self) -> int:
        """The hour of the day in its zone when the digest is posted."""
        return self.hour if self.local_hour is None else self.local_hour


class NotificationKind(Enum):
    """What Divan posts on its own, and what it tells once of its own accord."""

    DIGEST = "digest"
    REMINDER = "reminder"
    NO_PICTURE = "no picture"
    """Somebody who manages a server is told that its digest comes without the picture."""
    NO_DIGEST = "no digest"
    """Somebody who manages a server is told why its digest couldn't be posted."""


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
