"""Which players have deleted their data, so that it never comes back.

The file beside the database has a line for each: the id of a key, the player's name in the store
hashed with that key, the number of the save that deleted it, and the day. The key is in a file of
its own, so that whoever gets hold of backups and the file of hashes can't test it against known
players.

The database keeps a receipt for each line, written by the same save. A database without a line's
receipt, such as an older backup, or one that has lost its log, still has what was deleted.
"""

import hmac
import os
import re
import secrets
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import suppress
from datetime import date, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.errors import KeyMissing
from bot.store.sqlite_file.replacing import synced

NOTED_FOR: Final = timedelta(days=366)
"""How long a deletion is noted; backups older than that bring the data back."""

START: Final = "start"
"""Instead of an owner, in a line that is noted at each start: without its receipt, a database isn't
the one that Divan last ran on."""

_KEY_BYTES: Final = 32
_LINE: Final = re.compile(r"([0-9a-f]{8}) ([0-9a-f]{64}) (\d{1,18}) (\d{4}-\d\d-\d\d)")
_OWNER: Final = re.compile(r"(?<![0-9a-f])([0-9a-f]{8}) ([0-9a-f]{64})(?![0-9a-f])")
"""The part of a line that says whose data were deleted."""


class Line(NamedTuple):
    """A deletion."""

    key: str
    owner: str
    saves: int
    day: date

    def __str__(self) -> str:
        return f"{self.key} {self.owner} {self.saves} {self.day}"

    @property
    def receipt(self) -> str:
        """What a database with this deletion keeps. No two deletions have the same."""
        return sha256(str(self).encode()).hexdigest()[:32]


class Held(NamedTuple):
    """What a database says about the deletions in it."""

    receipts: Collection[str] | None
    """None if it is of a version that kept none."""
    saves: int
    """How many saves it holds."""
    day: date
    """The last day on which anybody played."""

    def has(self, line: Line) -> bool:
        """Whether it has the receipt of a deletion."""
        return line.receipt in (self.receipts or ())

    def surely_lacks(self, line: Line) -> bool:
        """Whether it is older than a deletion."""
        return not self.has(line) and (line.saves > self.saves or line.day > self.day)

    def may_lack(self, line: Line) -> bool:
        """Whether it isn't known to be newer than a deletion."""
        if self.receipts is not None:
            return not self.has(line)
        return line.saves > self.saves or line.day >= self.day


class Deletions:
    """The deletions noted beside a SQLite file."""

    def __init__(self, file: Path) -> None:
        self._database = file
        self.file: Final = file.with_name(f"{file.name}-deletions")
        self.key_file: Final = file.with_name(f"{file.name}-deletions-key")

    def note(self, owner: str, saves: int, day: date) -> str:
        """Note that an owner's data are deleted by the save with this number; the receipt. OSError.

        On disk when it returns. Nobody else may be noting at the same time: call it only while
        holding the database's write lock.
        """
        key = self._key() or self._new_key()
        new = Line(_id(key), _hashed(key, owner), saves, day)
        lines = self.lines()
        # The count of saves may have gone back: another deletion, another receipt.
        before = max((line.saves for line in lines if line[:2] == new[:2]), default=0)
        new = new._replace(saves=max(saves, before + 1))
        self._write([*(line for line in lines if line[:2] != new[:2]), new])
        return new.receipt

    def forget(self, today: date) -> None:
        """Forget what was noted long ago; OSError. Needs the write lock, like `note`."""
        lines = self.lines()
        kept = [line for line in lines if line.day >= today - NOTED_FOR]
        if len(kept) < len(lines):
            self._write(kept)

    def last(self) -> int:
        """The number of the last save that deleted anything; 0 if none has."""
        return max((line.saves for line in self.lines()), default=0)

    def lines(self) -> list[Line]:
        """All deletions that can be read."""
        return [line for text in self._texts() if (line := _line(text))]

    def damaged(self) -> tuple[int, ...]:
        """Which lines can't be read; the first line is 1."""
        texts = enumerate(self._texts(), 1)
        return tuple(n for n, text in texts if text.strip() and not _line(text))

    def has_damaged_key(self) -> bool:
        """Whether the key is there, but can't be read."""
        return self.key_file.exists() and not self._key()

    def troubles(self) -> Iterator[str]:
        """What is wrong with the files, for an operator; OSError."""
        if damaged := self.damaged():
            yield (
                f"{self.file} can't be read in line {damaged[0]} (such lines: {len(damaged)}): "
                "what those players deleted may come back with an older backup. "
                "`divan check --repair` sets the file right as far as possible."
            )
        if self.has_damaged_key():
            yield (
                f"The key in {self.key_file} can't be read: put the right one back. Without it, "
                "what players deleted before can't be deleted again from an older backup; "
                "`divan check --repair` puts it aside."
            )

    def salvaged(self) -> list[Line]:
        """Of the lines that can't be read, those that still say whose data were deleted.

        When it was is lost: they count as newer than anything.
        """
        broken = (text for text in self._texts() if not _line(text))
        return [
            Line(found[1], found[2], 10**18 - 1, date.max)
            for text in broken
            if (found := _OWNER.search(text))
        ]

    def mend(self, saves: int, today: date) -> int:
        """Rewrite the file with what can be read and salvaged, as of now; how many lines can't be.

        A damaged key is put aside. Needs the write lock, like `note`; OSError.
        """
        lost = len(self.damaged()) - len(salvaged := self.salvaged())
        mended = {line[:2]: line._replace(saves=saves, day=today) for line in salvaged}
        lines = [line for line in self.lines() if line[:2] not in mended]
        self._write([*lines, *mended.values()], damaged=False)
        if self.has_damaged_key():
            self._put_key_aside()
        return lost

    def is_last_run_on(self, held: Held) -> bool:
        """Whether a database can be the one on which Divan was last started."""
        key = self._key()
        start = key and (_id(key), _hashed(key, START))
        return all(held.has(line) for line in self.lines() if line[:2] == start)

    def knows(self, line: Line) -> bool:
        """Whether there is the key that a line was made with."""
        key = self._key()
        return key is not None and line.key == _id(key)

    def owners(self, lines: Collection[Line]) -> Callable[[str], bool]:
        """Whether an owner is one of those whose data were deleted according to some lines.

        Raises KeyMissing if that can't be said because the key is missing or another one.
        """
        if not lines:
            return lambda _: False
        key = self._key()
        if key is None or any(line.key != _id(key) for line in lines):
            raise KeyMissing(str(self._database), self.key_file, self.file)
        owners = {line.owner for line in lines}
        return lambda owner: _hashed(key, owner) in owners

    def _texts(self) -> list[str]:
        """The lines as they are; each byte is a character, whatever it is."""
        with suppress(FileNotFoundError):
            return self.file.read_text("latin-1").split("\n")
        return []

    def _write(self, lines: Iterable[Line], *, damaged: bool = True) -> None:
        """Writes the lines, and after them those that can't be read, unless these are to go."""
        broken = [text for text in self._texts() if damaged and text.strip() and not _line(text)]
        _replace(self.file, "".join(f"{line}\n" for line in (*lines, *broken)))

    def _key(self) -> bytes | None:
        with suppress(FileNotFoundError, ValueError):
            key = bytes.fromhex(self.key_file.read_text("ascii"))
            return key if len(key) == _KEY_BYTES else None
        return None

    def _new_key(self) -> bytes:
        if self.key_file.exists():
            self._put_key_aside()
        key = secrets.token_bytes(_KEY_BYTES)
        _replace(self.key_file, f"{key.hex()}\n")
        return key

    def _put_key_aside(self) -> None:
        self.key_file.replace(self.key_file.with_name(f"{self.key_file.name}.damaged"))


def _line(text: str) -> Line | None:
    if not (found := _LINE.fullmatch(text)):
        return None
    key, owner, saves, day = found.groups()
    with suppress(ValueError):
        return Line(key, owner, int(saves), date.fromisoformat(day))
    return None


def _hashed(key: bytes, owner: str) -> str:
    return hmac.digest(key, owner.encode(), "sha256").hex()


def _id(key: bytes) -> str:
    """What tells a key from others without revealing it."""
    return hmac.digest(key, b"id", "sha256").hex()[:8]


def _replace(file: Path, content: str) -> None:
    """Writes a whole file, readable by this user only, and waits until it is on disk."""
    new = file.with_name(f"{file.name}.unfinished")
    new.unlink(missing_ok=True)
    opened = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "w", encoding="latin-1", newline="\n") as writing:
        writing.write(content)
        writing.flush()
        os.fsync(writing.fileno())
    new.replace(file)
    synced(file.parent)
