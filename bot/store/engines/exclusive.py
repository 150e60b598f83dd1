"""What programs on one PostgreSQL database do one at a time; on SQLite only one writes anyway."""

from enum import IntEnum

from sqlalchemy import Connection, func, select

_DIVAN = int.from_bytes(b"divan") << 8
"""Sets our advisory locks apart from those of other programs."""


class Exclusive(IntEnum):
    """What only one program does at a time, as the number of its advisory lock."""

    MIGRATING = _DIVAN
    KEEPING_DEALS = _DIVAN + 1
    OPENING_MATCHES = _DIVAN + 2


def wait_for(connection: Connection, exclusive: Exclusive) -> None:
    """Wait until no other program does this, and keep others from it until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(exclusive)))
