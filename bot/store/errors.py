"""What can go wrong with a database, as exceptions that carry what a message needs.

StoreError
├── StoreBusy
├── GameInTheWay
└── StoreUnusable
    ├── StoreLocked, StoreReadOnly, NotADatabase, ForeignStore
    ├── NewerStore
    ├── FolderMissing
    ├── StoreUnreachable
    ├── DriverMissing
    └── UnsupportedUrl
"""

from dataclasses import dataclass
from pathlib import Path


class StoreError(Exception):
    """The store couldn't complete the call; nothing was written."""


class StoreBusy(StoreError):
    """The database was in use for too long; the same call may succeed later."""


class GameInTheWay(StoreError):
    """A lost game can't reopen because its player has begun another of the kind."""


@dataclass(eq=False)
class StoreUnusable(StoreError):
    """The database can't be opened; nothing in it was changed."""

    place: str
    """The SQLite file, or the address without user and password."""


class StoreLocked(StoreUnusable):
    """Another program holds the database's lock."""


class StoreReadOnly(StoreUnusable):
    """The file, its folder or the server is read-only for this program."""


class NotADatabase(StoreUnusable):
    """The file isn't a SQLite database, or is damaged."""


class ForeignStore(StoreUnusable):
    """The database holds another program's tables and none of ours."""


@dataclass(eq=False)
class NewerStore(StoreUnusable):
    """The database has a revision that this version doesn't know."""

    revision: str


@dataclass(eq=False)
class FolderMissing(StoreUnusable):
    """The file's folder doesn't exist."""

    folder: Path


@dataclass(eq=False)
class StoreUnreachable(StoreUnusable):
    """The database can't be reached, for a reason only its driver knows."""

    cause: str
    """The driver's message."""


@dataclass(eq=False)
class DriverMissing(StoreUnusable):
    """The driver for this kind of database isn't installed."""

    driver: str


class UnsupportedUrl(StoreUnusable):
    """The address is neither a SQLite file nor a PostgreSQL database."""
