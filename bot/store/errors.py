"""What can go wrong with a database. What only an operator meets says it: one line, in English.

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
    ├── NoRoom, NotDumped
    ├── KeyMissing
    ├── NewerStore, OlderStore, Superseded
    ├── FolderMissing
    ├── StoreUnreachable
    ├── DriverMissing
    └── UnsupportedUrl
"""

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

_RESTORE: Final = "`divan restore FILE` puts a backup in its place"


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

    def __str__(self) -> str:
        return (
            f"The database {self.place} or its -wal file was deleted, replaced, cut or overwritten "
            "while Divan was using it, so Divan has stopped; put the right files back, or use "
            "`divan restore FILE`."
        )


@dataclass(eq=False)
class StoreMalformed(StoreLost):
    """The file turned out to be damaged while in use."""

    faults: tuple[str, ...]
    """What is wrong, in SQLite's words; at least one."""

    def __str__(self) -> str:
        return (
            f"The database {self.place} is damaged ({_first(self.faults)}), so Divan has stopped; "
            f"`divan check` lists the damage, {_RESTORE}."
        )


@dataclass(eq=False)
class StoreUnusable(StoreError):
    """The database can't be opened; nothing in it was changed."""

    place: str
    """The SQLite file, or the address without user and password."""


class StoreLocked(StoreUnusable):
    """Another program holds the database's lock."""

    def __str__(self) -> str:
        return f"The database {self.place} is locked by another program; close it and try again."


class StoreReadOnly(StoreUnusable):
    """The file, its folder or the server is read-only for this program."""

    def __str__(self) -> str:
        return (
            f"The database {self.place} can't be written; give this user permission to write to it."
        )


class NotADatabase(StoreUnusable):
    """The file isn't a SQLite database, or its first bytes are damaged."""

    def __str__(self) -> str:
        return (
            f"{self.place} isn't a database, or its first page is damaged, and was left as it is; "
            f"`divan check` says more, {_RESTORE}, or set another file in DATABASE_URL."
        )


@dataclass(eq=False)
class DamagedStore(StoreUnusable):
    """The database is ours, but damaged."""

    faults: tuple[str, ...]
    """What is wrong, in the words of SQLite or of `integrity`; at least one."""

    def __str__(self) -> str:
        return (
            f"The database {self.place} is damaged ({_first(self.faults)}) and was left as it is; "
            f"`divan check` lists the damage, {_RESTORE}."
        )


@dataclass(eq=False)
class SavesMissing(StoreUnusable):
    """The SQLite file holds fewer saves than were acknowledged."""

    missing: int
    """At least this many."""
    noted_in: Path
    """The side file that knows of them."""

    def __str__(self) -> str:
        return (
            f"At least {self.missing:,} saves are missing from {self.place}: it or its -wal file "
            "was cut, replaced or deleted. Put the right files back, or use `divan restore FILE`; "
            f"delete {self.noted_in} to go on without them."
        )


class ForeignStore(StoreUnusable):
    """The database holds another program's tables and none of ours."""

    def __str__(self) -> str:
        return (
            f"The database {self.place} belongs to another program and was left as it is; "
            "set another one in DATABASE_URL."
        )


class RestoreUnfinished(StoreUnusable):
    """A restore was interrupted; what is left to be done is done when Divan starts."""

    def __str__(self) -> str:
        return (
            f"Restoring {self.place} was interrupted shortly before its end; start Divan, "
            "which finishes it, or use `divan restore FILE` again."
        )


class StoreInUse(StoreUnusable):
    """A program, most likely Divan, has the database open."""

    def __str__(self) -> str:
        return f"Divan is running on {self.place}, or another program has it open; stop it first."


@dataclass(eq=False)
class NoRoom(StoreUnusable):
    """The disk is too full for a migration, and the copy that is kept of the database before."""

    copy: Path
    needed: int
    """Bytes."""
    free: int
    """Bytes."""

    def __str__(self) -> str:
        return (
            f"Before {self.place} is migrated, it is copied to {self.copy}. Both need "
            f"{self.needed / 2**20:,.0f} MiB, and only {self.free / 2**20:,.0f} MiB are free; "
            "make room, then start again."
        )


@dataclass(eq=False)
class NotDumped(StoreUnusable):
    """A database that isn't a file must be migrated, of which Divan makes no copy."""

    revision: str
    newest: str

    def __str__(self) -> str:
        return (
            f"The database {self.place} must be migrated (from revision {self.revision} to "
            f"{self.newest}): stop every Divan, dump it, then run `divan migrate --dumped`."
        )


@dataclass(eq=False)
class KeyMissing(StoreUnusable):
    """Whose data were deleted can't be read, because the key is missing."""

    key_file: Path
    last: date
    """The day of the last of these deletions."""

    def __str__(self) -> str:
        return (
            f"The key in {self.key_file} is missing or isn't the right one, so what players "
            f"deleted until {self.last} can't be deleted again when an older backup is restored. "
            "Put the right key back; if it is lost, delete the backups made until then, or restore "
            "one with --yes, which brings back what was deleted."
        )


@dataclass(eq=False)
class NewerStore(StoreUnusable):
    """The database has a revision that this version doesn't know."""

    revision: str

    def __str__(self) -> str:
        return (
            f"The database {self.place} was made by a newer version of Divan (revision "
            f"{self.revision}); update Divan, or restore the copy made before."
        )


@dataclass(eq=False)
class OlderStore(StoreUnusable):
    """The database has a revision that this version no longer migrates."""

    revision: str

    def __str__(self) -> str:
        return (
            f"The database {self.place} comes from Divan 0.19 or older (revision {self.revision}); "
            "start Divan 0.20 on it once (tag 0.20.0), then this version."
        )


@dataclass(eq=False)
class Superseded(StoreUnusable):
    """A newer version has migrated the database while this one was using it."""

    revision: str

    def __str__(self) -> str:
        return (
            f"A newer version of Divan has migrated the database {self.place} (revision "
            f"{self.revision}), so this one has stopped; update it."
        )


@dataclass(eq=False)
class FolderMissing(StoreUnusable):
    """The file's folder doesn't exist."""

    folder: Path

    def __str__(self) -> str:
        return (
            f"The database's folder {self.folder} doesn't exist; create it or change DATABASE_URL."
        )


@dataclass(eq=False)
class StoreUnreachable(StoreUnusable):
    """The database can't be reached, for a reason only its driver knows."""

    cause: str
    """The driver's message."""

    def __str__(self) -> str:
        return f"The database {self.place} can't be reached: {self.cause}"


@dataclass(eq=False)
class DriverMissing(StoreUnusable):
    """The driver for this kind of database isn't installed."""

    driver: str

    def __str__(self) -> str:
        return (
            f"The database {self.place} needs the library {self.driver}: pip install {self.driver}"
        )


class UnsupportedUrl(StoreUnusable):
    """The address is neither a SQLite file nor a PostgreSQL database."""

    def __str__(self) -> str:
        return (
            f"DATABASE_URL={self.place} isn't valid; "
            "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
        )


def _first(faults: tuple[str, ...]) -> str:
    """The first of some faults, and how many more there are."""
    first = faults[0].splitlines()[0] if faults[0] else "unknown"
    return first if len(faults) == 1 else f"{first}; and {len(faults) - 1} more"
