"""The tables, as the newest migration leaves them."""

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)


class Instant(TypeDecorator[datetime]):
    """A moment, aware and in UTC; SQLite, which knows no zones, keeps it without."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        assert value.tzinfo is not None, "a moment without a zone is anybody's guess"
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


METADATA: Final = MetaData()

# SQLite numbers rows by itself only where the type is spelled INTEGER, which holds 64 bits there.
_NUMBERED: Final = BigInteger().with_variant(Integer, "sqlite")

players: Final = Table(
    "players",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("two_colour", Boolean, nullable=False),
    Column("text_mode", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
)

games: Final = Table(
    "games",
    METADATA,
    Column("id", _NUMBERED, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("moves", Text, nullable=False),
    Column("presses", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("result", Text),
    Column("started_at", Instant, nullable=False),
    Column("touched_at", Instant, nullable=False),
    # Buttons outlive their game: its number must never come to mean another one.
    sqlite_autoincrement=True,
)

_IS_OPEN: Final = games.c.result.is_(None)

Index(
    "one_open_game_of_a_kind",
    games.c.owner,
    games.c.key,
    unique=True,
    sqlite_where=_IS_OPEN,
    postgresql_where=_IS_OPEN,
)
Index("games_of_an_owner", games.c.owner, games.c.touched_at)

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

proved_deals: Final = Table(
    "proved_deals",
    METADATA,
    Column("id", _NUMBERED, primary_key=True),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    UniqueConstraint("key", "deal", name="a_deal_is_proved_once"),
)

Index("deals_least_taken", proved_deals.c.key, proved_deals.c.taken, proved_deals.c.id)

dailies: Final = Table(
    "dailies",
    METADATA,
    Column("day", Date, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("deal", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
)
