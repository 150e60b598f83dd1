"""Which players have deleted their data, so that no backup brings it back.

The database has a row for each: a receipt, by which a database has this deletion or is older, and
the player's name in the store, hashed with a key. The key is in a file beside the database, so that
whoever gets hold of the database or its backups can't test the hashes against known players.
"""

import hmac
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.errors import KeyMissing
from bot.store.schema.players import Deletion
from bot.store.sqlite_file.integrity import log_faults, noted_saves, opened_for_reading, saves_in
from bot.store.sqlite_file.replacing import synced

NOTED_FOR: Final = timedelta(days=366)
"""How long a deletion is noted; backups older than that bring the data back."""

_KEY_BYTES: Final = 32


class Key:
    """The key beside a SQLite file with which names are hashed."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self.file: Final = database.with_name(f"{database.name}-deletions-key")

    def hashed(self, owner: str) -> str:
        """A name, hashed, after what tells the key from others; OSError.

        Makes the key if there is none that can be read, so nobody else may do the same meanwhile:
        call it only while holding the database's write lock. The key is on disk when it returns.
        """
        return _hashed(self._key() or self._new_key(), owner)

    def expect_for(self, made: Iterable[Deletion]) -> None:
        """Raises KeyMissing unless all of these deletions were hashed with this key."""
        key = self._key()
        unknown = [
            it.day for it in made if it.whose and not (key and it.whose.startswith(_id(key)))
        ]
        if unknown:
            raise KeyMissing(str(self._database), self.file, max(unknown))

    def among(self, made: Iterable[Deletion]) -> Callable[[str], bool]:
        """Whether an owner is one of those who made these deletions, as far as the key says."""
        key, theirs = self._key(), {it.whose for it in made}
        return lambda owner: key is not None and _hashed(key, owner) in theirs

    def _key(self) -> bytes | None:
        with suppress(FileNotFoundError, ValueError):
            key = bytes.fromhex(self.file.read_text("ascii"))
            return key if len(key) == _KEY_BYTES else None
        return None

    def _new_key(self) -> bytes:
        with suppress(FileNotFoundError):
            self.file.replace(self.file.with_name(f"{self.file.name}.damaged"))
        key = secrets.token_bytes(_KEY_BYTES)
        new = self.file.with_name(f"{self.file.name}.unfinished")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as writing:
            writing.write(f"{key.hex()}\n")
        synced(new)
        new.replace(self.file)
        synced(self.file.parent)
        return key


def _hashed(key: bytes, owner: str) -> str:
    return f"{_id(key)} {hmac.digest(key, owner.encode(), 'sha256').hex()}"


def _id(key: bytes) -> str:
    """What tells a key from others without revealing it."""
    return hmac.digest(key, b"id", "sha256").hex()[:8]


class Known(NamedTuple):
    """What a database says about deletions."""

    deletions: tuple[Deletion, ...]
    are_all: bool
    """False if there may be more that can't be read."""
    saves: int = 0
    """How many saves the database holds: one with fewer than another is older."""


def known_in(file: Path) -> Known:
    """The deletions in a SQLite file, also of a later version, damaged or not, there or not."""
    try:
        with closing(opened_for_reading(file)) as connection:
            rows = connection.execute("SELECT receipt, whose, day FROM deletions")
            found = tuple(
                Deletion(receipt, whose, date.fromisoformat(day)) for receipt, whose, day in rows
            )
            checked = connection.execute("PRAGMA integrity_check(deletions)").fetchone()[0]
            has_saves = (saves := saves_in(connection)) >= noted_saves(file)
            is_whole = checked == "ok" and not log_faults(file)
            return Known(found, is_whole and has_saves, saves)
    except (sqlite3.Error, ValueError):
        return Known((), are_all=False)
