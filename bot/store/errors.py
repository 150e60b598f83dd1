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
    ├── StoreLocked, StoreReadOnly, StoreUnreadable
    ├── NoStore, EmptyStore, IsAFolder, NotADatabase, ForeignStore
    ├── DamagedStore
    ├── SavesMissing
    ├── RestoreUnfinished
    ├── StoreInUse
    ├── NoRoom, NotDumped
    ├── KeyMissing
    ├── NewerStore, OlderStore, Superseded
    ├── FolderMissing
    ├── StoreUnreachable
    ├── NotMigrated, NotEmpty, SameKind, CopyDiffers, KeyInTheWay
    ├── NoSessions, TimeOutsRefused
    ├── DriverMissing
    └── UnsupportedUrl, AmbiguousUrl, UnsupportedParameter
"""

from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar, Final

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
class _Told(StoreError):
    """One that only an operator meets."""

    place: str
    """The SQLite file, or the address without user and password."""
    said: ClassVar[str] = ""
    """What an operator reads, with its own fields."""

    def __str__(self) -> str:
        return self.said.format(self=self)


class StoreLost(_Told):
    """The database can't be trusted any longer: until a restart, every call raises this."""


class StoreGone(StoreLost):
    """The file, or its log, was deleted, replaced, cut or overwritten while in use. What was saved
    shortly before may be gone with it."""

    said = (
        "The database {self.place} or its -wal file was deleted, replaced, cut or overwritten "
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


class StoreUnusable(_Told):
    """The database can't be opened; nothing in it was changed."""


class StoreLocked(StoreUnusable):
    said = "The database {self.place} is locked by another program; close it and try again."


class StoreReadOnly(StoreUnusable):
    said = "The database {self.place} can't be written; give this user permission to write to it."


class StoreUnreadable(StoreUnusable):
    said = "{self.place} can't be read; give this user permission to read it."


class NoStore(StoreUnusable):
    said = (
        "There is no database at {self.place}; commands don't make one, only a start of Divan does."
    )


class EmptyStore(StoreUnusable):
    said = "{self.place} is empty: there is no database of Divan's in it."


class IsAFolder(StoreUnusable):
    said = (
        "{self.place} is a folder, and was left as it is; name a file in DATABASE_URL, or "
        "`divan restore FILE` puts a backup in its place."
    )


class NotADatabase(StoreUnusable):
    said = (
        "{self.place} isn't a SQLite database, or its first page is damaged, and was left as it "
        "is; if Divan uses it, `divan restore FILE` puts a backup in its place, or set another "
        "file in DATABASE_URL."
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

    said = (
        "At least {self.missing:,} saves are missing from {self.place}: it or its -wal file "
        "was cut, replaced or deleted. Put the right files back, or use `divan restore FILE`; "
        "delete {self.noted_in} to go on without them."
    )


class ForeignStore(StoreUnusable):
    said = (
        "{self.place} is a database, but not Divan's, and was left as it is; if DATABASE_URL names "
        "it, set another one there."
    )


class RestoreUnfinished(StoreUnusable):
    said = (
        "Restoring {self.place} was interrupted shortly before its end; start Divan, "
        "which finishes it, or use `divan restore FILE` again."
    )


class StoreInUse(StoreUnusable):
    said = "Divan is running on {self.place}, or another program has it open; stop it first."


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
    revision: str
    newest: str

    said = (
        "The database {self.place} must be migrated (from revision {self.revision} to "
        "{self.newest}): stop every Divan, dump it, then run `divan migrate --dumped`."
    )


@dataclass(eq=False)
class KeyMissing(StoreUnusable):
    """Whose data were deleted can't be read, because the key is missing."""

    key_file: Path
    last: date
    """The day of the last of these deletions."""

    said = (
        "The key in {self.key_file} is missing or isn't the right one, so what players "
        "deleted until {self.last} can't be deleted again when an older backup is restored. "
        "Put the right key back; if it is lost, delete the backups made until then, or restore "
        "one with --yes, which brings back what was deleted."
    )


@dataclass(eq=False)
class NewerStore(StoreUnusable):
    revision: str

    said = (
        "The database {self.place} was made by a newer version of Divan (revision "
        "{self.revision}); update Divan, or restore the copy made before."
    )


@dataclass(eq=False)
class OlderStore(StoreUnusable):
    revision: str

    said = (
        "The database {self.place} was made before version 1.0 of Divan (revision "
        "{self.revision}); start 1.0 on it once, then this version."
    )


@dataclass(eq=False)
class Superseded(StoreUnusable):
    revision: str

    said = (
        "A newer version of Divan has migrated the database {self.place} (revision "
        "{self.revision}), so this one has stopped; update it."
    )


@dataclass(eq=False)
class FolderMissing(StoreUnusable):
    folder: Path

    said = "The database's folder {self.folder} doesn't exist; create it or change DATABASE_URL."


@dataclass(eq=False)
class StoreUnreachable(StoreUnusable):
    cause: str
    """The driver's message."""
    said = "The database {self.place} can't be reached: {self.cause}"


class NotMigrated(StoreUnusable):
    said = (
        "The database {self.place} comes from an older version of Divan: run `divan migrate` on it "
        "first."
    )


class NotEmpty(StoreUnusable):
    said = (
        "{self.place} isn't empty, and was left as it is; copy to a new file, or to a database "
        "without tables."
    )


class SameKind(StoreUnusable):
    said = (
        "{self.place} is of the same kind as the database in use; `divan backup` copies a SQLite "
        "file, pg_dump a PostgreSQL database."
    )


@dataclass(eq=False)
class CopyDiffers(StoreUnusable):
    table: str

    said = "In {self.place} the table {self.table} came out different, so nothing was copied."


class KeyInTheWay(StoreUnusable):
    said = (
        "{self.place} is another database's key of deletions, and was left as it is; move it away, "
        "then copy again."
    )


class NoSessions(StoreUnusable):
    said = (
        "{self.place} gives each transaction another session, as PgBouncer does in transaction "
        "mode, which Divan can't work with: set pool_mode=session there, or name the server itself "
        "in DATABASE_URL."
    )


class TimeOutsRefused(StoreUnusable):
    said = (
        "{self.place} refuses the time-outs that Divan sets, as PgBouncer does: add "
        "statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options to its "
        "ignore_startup_parameters, or name the server itself in DATABASE_URL."
    )


@dataclass(eq=False)
class DriverMissing(StoreUnusable):
    driver: str

    said = "The database {self.place} needs the library {self.driver}: pip install {self.driver}"


class UnsupportedUrl(StoreUnusable):
    said = (
        "DATABASE_URL={self.place} isn't valid; "
        "use sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME."
    )


class AmbiguousUrl(StoreUnusable):
    said = (
        "DATABASE_URL={self.place}://… has more than one @, so the password would end at the "
        "first; in a password write %40 for each."
    )


@dataclass(eq=False)
class UnsupportedParameter(StoreUnusable):
    """A PostgreSQL address has a parameter that can't be done; `place` is that, without secrets."""

    advice: str
    """What to do, without a period."""

    said = "DATABASE_URL has {self.place}, which Divan can't do; {self.advice}."


def _first(faults: tuple[str, ...]) -> str:
    """The first of some faults, and how many more there are."""
    first = faults[0].splitlines()[0] if faults[0] else "unknown"
    return first if len(faults) == 1 else f"{first}; and {len(faults) - 1} more"
