"""A disk that forgets: what is left of a folder after a power cut.

What was synced stays. Of the rest, anything may: each file keeps none, all, some or the first of
its changes since it was last synced, whole or in sectors, and each new, unlinked or renamed name
may be forgotten unless the folder was synced since. Syncing a file doesn't sync its name.
"""

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.powercut.log import Change, Kind

SECTOR: Final = 512


@dataclass(frozen=True, slots=True)
class _Named:
    """A change of names: a file got one, or lost one, or both at once."""

    gone: str | None
    name: str | None = None
    file: "_File | None" = None


@dataclass(slots=True, eq=False)
class _File:
    """A file: what was synced, and the writes and truncations since."""

    synced: bytearray = field(default_factory=bytearray)
    unsynced: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        _change(self.synced, self.unsynced)
        self.unsynced.clear()

    def current(self) -> bytes:
        """What the running program reads."""
        return _changed(self.synced, self.unsynced)

    def left(self, random: Random) -> bytes:
        """What a cut leaves."""
        way = random.choice((_all, _none, _first, _whole, _torn))
        return _changed(self.synced, way(self.unsynced, random))


class Disk:
    """A folder on a disk, to which a program's changes are made one after the other."""

    def __init__(self) -> None:
        self._synced: dict[str, _File] = {}
        self._unsynced: list[_Named] = []
        self._current: dict[str, _File] = {}
        self._inodes: dict[int, _File] = {}
        """The files that a program may have open."""

    def make(self, change: Change) -> None:
        """Make a program's change."""
        match change.kind:
            case Kind.OPENED:
                self._open(change.name, change.inode)
            case Kind.WRITTEN | Kind.TRUNCATED | Kind.ALLOCATED:
                self._inodes[change.inode].unsynced.append(change)
            case Kind.SYNCED:
                self._inodes[change.inode].sync()
            case Kind.FOLDER_SYNCED:
                self._synced = dict(self._current)
                self._unsynced.clear()
            case Kind.UNLINKED:
                self._name(_Named(change.name))
            case Kind.RENAMED:
                old, new = change.name.split("/")
                self._name(_Named(old, new, self._current[old]))
            case Kind.LINKED:
                old, new = change.name.split("/")
                self._name(_Named(None, new, self._current[old]))

    def name_of(self, inode: int) -> str:
        """A file's name; empty if it has been unlinked."""
        file = self._inodes.get(inode)
        return next((name for name, one in self._current.items() if one is file), "")

    def current(self) -> dict[str, bytes]:
        """The files as the running program sees them."""
        return {name: file.current() for name, file in self._current.items()}

    def left(self, random: Random) -> dict[str, bytes]:
        """The files that a cut leaves."""
        names = dict(self._synced)
        forgotten = random.choice((0.0, 0.5, 1.0))
        for change in self._unsynced:
            if random.random() >= forgotten:
                _rename(names, change)
        return {name: file.left(random) for name, file in names.items()}

    def _open(self, name: str, inode: int) -> None:
        if name not in self._current or self._inodes.get(inode) is not self._current[name]:
            self._inodes[inode] = _File()
            self._name(_Named(None, name, self._inodes[inode]))

    def _name(self, change: _Named) -> None:
        _rename(self._current, change)
        self._unsynced.append(change)


def write_to(folder: Path, files: dict[str, bytes]) -> None:
    """Write files to a folder."""
    for name, data in files.items():
        (folder / name).write_bytes(data)


def _rename(names: dict[str, _File], change: _Named) -> None:
    if change.gone:
        names.pop(change.gone, None)
    if change.name and change.file:
        names[change.name] = change.file


def _changed(data: bytearray, changes: list[Change]) -> bytes:
    file = bytearray(data)
    _change(file, changes)
    return bytes(file)


def _change(file: bytearray, changes: list[Change]) -> None:
    """Makes writes and truncations; gaps are filled with zeros."""
    for change in changes:
        if len(file) < change.at:
            file.extend(bytes(change.at - len(file)))
        if change.kind is Kind.TRUNCATED:
            del file[change.at :]
        file[change.at : change.at + len(change.data)] = change.data


def _all(changes: list[Change], _: Random) -> list[Change]:
    return changes


def _none(_: list[Change], __: Random) -> list[Change]:
    return []


def _first(changes: list[Change], random: Random) -> list[Change]:
    """The first of the changes, the last one of them torn."""
    count = random.randint(0, len(changes))
    return [*changes[:count], *_torn(changes[count : count + 1], random)]


def _whole(changes: list[Change], random: Random) -> list[Change]:
    """Some of the changes, each whole."""
    kept = random.random()
    return [change for change in changes if random.random() < kept]


def _torn(changes: list[Change], random: Random) -> list[Change]:
    """Some of the sectors of the changes."""
    return _whole([part for change in changes for part in _sectors(change)], random)


def _sectors(change: Change) -> list[Change]:
    """A write as writes of one sector or a part of it."""
    first, end = change.at, change.at + len(change.data)
    starts = [first, *range(first - first % SECTOR + SECTOR, end, SECTOR)]
    return [
        Change(change.kind, change.inode, at, "", change.data[at - first : until - first])
        for at, until in zip(starts, [*starts[1:], end], strict=True)
    ]
