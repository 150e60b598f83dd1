"""What tables are made of."""

from datetime import UTC, datetime
from sys import intern
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    DateTime,
    Dialect,
    Index,
    Integer,
    MetaData,
    Text,
    TypeDecorator,
)


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
