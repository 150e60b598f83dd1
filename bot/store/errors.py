"""What can go wrong with a database, as exceptions that carry what a message needs.

StoreError
├── StoreBusy
│   └── StoreOffline
├── StoreUncertain
├── GameInTheWay
├── StoreLost
│   ├── StoreGone
│   └── StoreMalformed
└── StoreUnusable
    ├── StoreLocked, StoreReadOnly, NotADatabase, ForeignStore
    ├── DamagedStore
    ├── SavesMissing
    ├── RestoreUnfinished
    ├── StoreInUse
    ├── KeyMissing
    ├── NewerStore, Superseded
    ├── FolderMissing
    ├── StoreUnreachable
    ├── DriverMissing
    └── UnsupportedUrl
"""

from dataclasses import dataclass
from pathlib import Path


class StoreError(Exception):
    """The store couldn't complete the call; nothing was written unless the class says so."""


class StoreBusy(StoreError):
    """The database was in use for too long; the same call may succeed later."""


@dataclass(eq=False)
class StoreOffline(StoreBusy):
    """The database couldn't be reached, or didn't answer in time."""

    cause: str
    """The driver's message."""


class GameInTheWay(StoreError):
    """A lost game can't reopen because its player has begun another of the kind."""


class StoreUncertain(StoreError):
    """The disk failed, or a commit got no answer: everything may have been written, or nothing."""


@dataclass(eq=False)
class StoreLost(StoreError):
    """The database can't be trusted any longer: until a restart, every call raises this."""

    place: str
    """The SQLite file."""


class StoreGone(StoreLost):
    """The file, or its log, was deleted, replaced, cut or overwritten while in use. What was saved
    shortly before may be gone with it."""


@dataclass(eq=False)
class StoreMalformed(StoreLost):
    """The file turned out to be damaged while in use."""

    faults: tuple[str, ...]
    """What is wrong, in SQLite's words; at least one."""


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
    """The file isn't a SQLite database, or its first bytes are damaged."""


@dataclass(eq=False)
class DamagedStore(StoreUnusable):
    """The database is ours, but damaged."""

    faults: tuple[str, ...]
    """What is wrong, in the words of SQLite or of `integrity`; at least one."""


@dataclass(eq=False)
class SavesMissing(StoreUnusable):
    """The SQLite file holds fewer saves than were acknowledged."""

    missing: int
    """At least this many."""
    noted_in: Path
    """The side file that knows of them."""


class ForeignStore(StoreUnusable):
    """The database holds another program's tables and none of ours."""


class RestoreUnfinished(StoreUnusable):
    """A restore was interrupted; what is left to be done is done when Divan starts."""


class StoreInUse(StoreUnusable):
    """A program, most likely Divan, has the SQLite file open."""


@dataclass(eq=False)
class KeyMissing(StoreUnusable):
    """Deletions made since a backup can't be read, because their key is missing."""

    key_file: Path
    deletions_file: Path


@dataclass(eq=False)
class NewerStore(StoreUnusable):
    """The database has a revision that this version doesn't know."""

    revision: str


@dataclass(eq=False)
class Superseded(StoreUnusable):
    """A newer version has migrated the database while this one was using it."""

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
