"""What can be wrong with a database, as types that carry what a sentence about it needs.

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
    """The store could not do what it was asked; nothing was written."""


class StoreBusy(StoreError):
    """Somebody else kept the database for too long; the same call may succeed later."""


class GameInTheWay(StoreError):
    """A lost game was to open again, but its player has begun another of the kind."""


@dataclass(eq=False)
class StoreUnusable(StoreError):
    """The database cannot be opened; nothing in it was changed."""

    place: str
    """SQLite's file, or the address without user and password."""


class StoreLocked(StoreUnusable):
    """Another program holds the database's lock."""


class StoreReadOnly(StoreUnusable):
    """The file, its folder or the server does not let this program write."""


class NotADatabase(StoreUnusable):
    """The file is not, or no longer, one of SQLite's."""


class ForeignStore(StoreUnusable):
    """The database holds another program's tables, and none of ours."""


@dataclass(eq=False)
class NewerStore(StoreUnusable):
    """The database is of a revision that this version does not know."""

    revision: str


@dataclass(eq=False)
class FolderMissing(StoreUnusable):
    """The folder that the file should lie in does not exist."""

    folder: Path


@dataclass(eq=False)
class StoreUnreachable(StoreUnusable):
    """The database cannot be reached, for a reason that only its driver knows."""

    cause: str
    """The driver's own words."""


@dataclass(eq=False)
class DriverMissing(StoreUnusable):
    """The library that speaks with this kind of database is not installed."""

    driver: str


class UnsupportedUrl(StoreUnusable):
    """The address names neither a file of SQLite's nor a PostgreSQL database."""
