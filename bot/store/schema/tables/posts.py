"""Servers, what is posted there, and what is sent."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Date, ForeignKey, Integer, Table, Text, false

from bot.store.schema.tables.columns import METADATA, Instant

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
