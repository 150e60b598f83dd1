"""What tables are made of, and inserts that resolve conflicts on both kinds of database."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from sys import intern
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Connection,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = sqlite.Insert | postgresql.Insert


class Instant(TypeDecorator[datetime]):
    """A timezone-aware moment in UTC; stored without a zone on SQLite, which has none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        assert value.tzinfo is not None, "a moment needs a time zone"
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


class Notations(TypeDecorator[tuple[str, ...]]):
    """Moves, separated by spaces in the database."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: tuple[str, ...] | None, _: Dialect) -> str | None:
        assert not isinstance(value, str), "moves are one notation each"
        return None if value is None else " ".join(value)

    def process_result_value(self, value: str | None, _: Dialect) -> tuple[str, ...] | None:
        return None if value is None else (*map(intern, value.split()),)


METADATA: Final = MetaData()


def index_where(
    condition: ColumnElement[bool], name: str, *columns: Column[Any], unique: bool = False
) -> None:
    """Adds an index of the rows for which a condition holds."""
    Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


# SQLite assigns ids only if the type is spelled INTEGER, which has 64 bits there.
NUMBERED: Final = BigInteger().with_variant(Integer, "sqlite")


def former_ids(table: Table) -> Table:
    """The ids that some rows of a table had before 1.0, which buttons may have."""
    goes_with = ForeignKey(table.c.id, ondelete="CASCADE")
    return Table(
        f"former_{table.name}",
        METADATA,
        Column("id", BigInteger, goes_with, primary_key=True, autoincrement=False),
        Column("former", BigInteger, nullable=False, unique=True),
    )


def insert_by(connection: Connection, table: Table) -> Insert:
    """An insert in the dialect of a connection's database."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def for_both(table: Table, build: Callable[[Insert], Any]) -> Mapping[str, Any]:
    """The statement built from an insert into a table, for each database by its dialect's name."""
    return {"sqlite": build(sqlite.insert(table)), "postgresql": build(postgresql.insert(table))}
