"""Servers, what is posted or sent once, and who may claim to do so."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Date,
    ForeignKey,
    Integer,
    Table,
    Text,
    and_,
    false,
    or_,
    select,
    update,
)

from bot.store.schema.columns import METADATA, Instant
from bot.store.schema.games import Ended

LEASE: Final = timedelta(minutes=1)
"""How long posting it may take; then it can be posted again."""


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


servers: Final = Table(
    "servers",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("digest", Boolean, nullable=False),
    Column("channel", Text),
    Column("hour", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("trouble", Text),
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("language", Text),
    Column("zone", Text),
    Column("local_hour", Integer),
    Column("digest_at", Instant),
)

# Channels whose games differ from the rest of their server.
server_channels: Final = Table(
    "server_channels",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("public", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

outbox: Final = Table(
    "outbox",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("day", Date, primary_key=True),
    Column("claims", Integer, nullable=False),
    Column("claimed_until", Instant),
    Column("settled", Text),
    sqlite_with_rowid=False,
)

# Where finished games have been shared, so that it is done once. A game that got stuck can be
# reopened and won.
shares: Final = Table(
    "shares",
    METADATA,
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="share_of_a_game", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("channel", Text, primary_key=True),
    Column("result", Text, primary_key=True),
    Column("interaction", BigInteger, nullable=False),
    Column("claimed_at", Instant, nullable=False),
    # NULL while it is being posted.
    Column("message", Text),
    sqlite_with_rowid=False,
)


def may_be_claimed(table: Table, interaction: int, at: datetime) -> ColumnElement[bool]:
    """Whether a row was never seen to be posted, and isn't about to be by another interaction.

    One that is delivered twice claims it twice: Discord takes one answer. A claim well in the
    future is ignored: the clock was set back.
    """
    claimed_at = table.c.claimed_at
    is_late = or_(claimed_at <= at - LEASE, claimed_at > at + LEASE)
    is_its_own = table.c.interaction == interaction
    return and_(table.c.message.is_(None), or_(is_late, is_its_own))


def interrupted_claim(
    connection: Connection, table: Table, row: ColumnElement[bool], interaction: int
) -> int | None:
    """Another interaction that claimed a row and was never seen to post it: it may have."""
    query = select(table.c.interaction).where(row, table.c.message.is_(None))
    claimant: int | None = connection.scalar(query)
    return None if claimant == interaction else claimant


def give_back(connection: Connection, table: Table, row: ColumnElement[bool], earlier: int) -> None:
    """Have what an earlier interaction may have posted looked for again, as a later one, which
    claimed the row after it, posted nothing. Nobody can claim it before that one's lease ends."""
    unposted = row, table.c.message.is_(None)
    connection.execute(update(table).where(*unposted).values(interaction=earlier))


class ClaimOfRow:
    """The posting, once, of a row that is there anyway.

    `taken` says whether it was posted, or is about to be; versions before 0.20 know that alone.
    """

    def __init__(self, connection: Connection, taken: Column[bool], *row: ColumnElement[bool]):
        self._connection = connection
        self._table: Table = taken.table
        self._taken = taken
        self._row = and_(*row)

    def interrupted(self, interaction: int) -> int | None:
        """See `interrupted_claim`."""
        return interrupted_claim(self._connection, self._table, self._row, interaction)

    def claim(self, interaction: int, at: datetime) -> bool:
        """Claim it; False if it was posted, or is about to be."""
        may = or_(self._taken.is_(False), may_be_claimed(self._table, interaction, at))
        claimed = {self._taken: True, "interaction": interaction, "claimed_at": at, "message": None}
        return self._change(may, claimed)

    def settle(self, message: str) -> None:
        """Note which message it was posted as."""
        self._change(self._taken, {"message": message})

    def release(self, earlier: int | None) -> None:
        """Let it be claimed again, as it couldn't be posted; see `give_back`."""
        if earlier:
            give_back(self._connection, self._table, self._row, earlier)
            return
        nobody = dict.fromkeys(("interaction", "claimed_at"))
        self._change(self._table.c.message.is_(None), {self._taken: False, **nobody})

    def _change(self, which: ColumnElement[bool], values: dict[Any, Any]) -> bool:
        changed = update(self._table).where(self._row, which).values(values)
        return self._connection.execute(changed).rowcount > 0
