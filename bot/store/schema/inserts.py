"""Inserts that resolve conflicts with existing rows, on both kinds of database."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = sqlite.Insert | postgresql.Insert


def insert_by(connection: Connection, table: Table) -> Insert:
    """An insert in the dialect of a connection's database."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def for_both(table: Table, build: Callable[[Insert], Any]) -> Mapping[str, Any]:
    """The statement built from an insert into a table, for each database by its dialect's name."""
    return {"sqlite": build(sqlite.insert(table)), "postgresql": build(postgresql.insert(table))}
