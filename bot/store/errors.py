"""What can be wrong with a database, as types that carry what a sentence about it needs.

StoreError
├── StoreBusy
└── StoreUnusable
    ├── StoreLocked, StoreReadOnly, NotADatabase, ForeignStore
    ├── NewerStore
    ├── FolderMissing
    ├── StoreUnreachable
    ├── DriverMissing
    └── UnsupportedUrl
"""

from pathlib import Path


class StoreError(Exception):
    """The store could not do what it was asked; nothing was written."""


class StoreBusy(StoreError):
    """Somebody else kept the database for too long; the same call may succeed later."""


class StoreUnusable(StoreError):
    """The database cannot be opened; nothing in it was changed."""

    def __init__(self, place: str) -> None:
        super().__init__(place)
        self.place = place
        """SQLite's file, or the address without user and password."""


class StoreLocked(StoreUnusable):
    """Another program holds the database's lock."""


class StoreReadOnly(StoreUnusable):
    """The file, its folder or the server does not let this program write."""


class NotADatabase(StoreUnusable):
    """The file is not, or no longer, one of SQLite's."""


class ForeignStore(StoreUnusable):
    """The database holds another program's tables, and none of ours."""


class NewerStore(StoreUnusable):
    """The database is of a revision that this version does not know."""

    def __init__(self, place: str, revision: str) -> None:
        super().__init__(place)
        self.revision = revision


class FolderMissing(StoreUnusable):
    """The folder that the file should lie in does not exist."""

    def __init__(self, place: str, folder: Path) -> None:
        super().__init__(place)
        self.folder = folder


class StoreUnreachable(StoreUnusable):
    """The database cannot be reached, for a reason that only its driver knows."""

    def __init__(self, place: str, cause: str) -> None:
        super().__init__(place)
        self.cause = cause
        """The driver's own words."""


class DriverMissing(StoreUnusable):
    """The library that speaks with this kind of database is not installed."""

    def __init__(self, place: str, driver: str) -> None:
        super().__init__(place)
        self.driver = driver


class UnsupportedUrl(StoreUnusable):
    """The address names no file of SQLite's and no PostgreSQL database."""
