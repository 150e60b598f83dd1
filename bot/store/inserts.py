"""Inserts that say what to do with a row that is there already, for both kinds of database."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

Insert: TypeAlias = sqlite.Insert | postgresql.Insert


def insert_by(connection: Connection, table: Table) -> Insert:
    """An insert in the words of a connection's database."""
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)


def for_both(table: Table, said: Callable[[Insert], Any]) -> Mapping[str, Any]:
    """What is said of an insert, for each kind of database, by its dialect's name."""
    return {"sqlite": said(sqlite.insert(table)), "postgresql": said(postgresql.insert(table))}
