"""Which players have deleted their data, so that a restored backup doesn't bring it back.

The file beside the database has a line for each: the id of a key, the player's name in the store
hashed with that key, after how many saves they deleted, and on which day. The key is in a file of
its own, so that whoever gets hold of backups and the file of hashes can't test it against known
players.
"""

import hmac
import os
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.copies import synced
from bot.store.errors import KeyMissing

KEPT: Final = timedelta(days=366)
"""How long a deletion is noted; backups older than that bring the data back."""

_KEY_BYTES: Final = 32


class _Line(NamedTuple):
    key: str
    owner: str
    saves: int
    day: date


class Deletions:
    """The deletions noted beside a SQLite file."""

    def __init__(self, file: Path) -> None:
        self._database = file
        self.file: Final = file.with_name(f"{file.name}-deletions")
        self.key_file: Final = file.with_name(f"{file.name}-deletions-key")

    def note(self, owner: str, saves: int, day: date) -> None:
        """Note that an owner's data are deleted by the save with this number; OSError.

        On disk when it returns. Nobody else may be noting at the same time: call it only while
        holding the database's write lock.
        """
        key = self._key() or self._new_key()
        new = _Line(_id(key), _hashed(key, owner), saves, day)
        others = [line for line in self._lines() if line[:2] != new[:2]]
        self._write([*others, new])

    def forget(self, today: date) -> None:
        """Forget what was noted long ago; OSError. Needs the write lock, like `note`."""
        lines = self._lines()
        kept = [line for line in lines if line.day >= today - KEPT]
        if len(kept) < len(lines):
            self._write(kept)

    def last(self) -> int:
        """The number of the last save that deleted anything; 0 if none has."""
        return max((line.saves for line in self._lines()), default=0)

    def after(self, saves: int) -> Callable[[str], bool]:
        """Whether an owner deleted their data after this many saves.

        Raises KeyMissing if that can't be said because the key is missing or another one.
        """
        later = [line for line in self._lines() if line.saves > saves]
        if not later:
            return lambda _: False
        key = self._key()
        if key is None or any(line.key != _id(key) for line in later):
            raise KeyMissing(str(self._database), self.key_file, self.file)
        owners = {line.owner for line in later}
        return lambda owner: _hashed(key, owner) in owners

    def _lines(self) -> list[_Line]:
        with suppress(FileNotFoundError):
            parts = [line.split() for line in self.file.read_text("ascii").splitlines()]
            return [
                _Line(key, owner, int(saves), date.fromisoformat(day))
                for key, owner, saves, day in parts
            ]
        return []

    def _write(self, lines: Iterable[_Line]) -> None:
        _replace(self.file, "".join(f"{' '.join(map(str, line))}\n" for line in lines))

    def _key(self) -> bytes | None:
        with suppress(FileNotFoundError):
            return bytes.fromhex(self.key_file.read_text("ascii"))
        return None

    def _new_key(self) -> bytes:
        key = secrets.token_bytes(_KEY_BYTES)
        _replace(self.key_file, f"{key.hex()}\n")
        return key


def _hashed(key: bytes, owner: str) -> str:
    return hmac.digest(key, owner.encode(), "sha256").hex()


def _id(key: bytes) -> str:
    """What tells a key from others without revealing it."""
    return hmac.digest(key, b"id", "sha256").hex()[:8]


def _replace(file: Path, content: str) -> None:
    """Writes a whole file, readable by this user only, and waits until it is on disk."""
    new = file.with_name(f"{file.name}.unfinished")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
    new.replace(file)
    synced(file.parent)
