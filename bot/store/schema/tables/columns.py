"""What tables are made of."""

from datetime import UTC, datetime
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


METADATA: Final = MetaData()


def index_where(
    condition: ColumnElement[bool], name: str, *columns: Column[Any], unique: bool = False
) -> None:
    """Adds an index of the rows for which a condition holds."""
    Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


# SQLite assigns ids only if the type is spelled INTEGER, which has 64 bits there.
NUMBERED: Final = BigInteger().with_variant(Integer, "sqlite")
