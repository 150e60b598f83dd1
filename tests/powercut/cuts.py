"""Cutting the power at moments of a log, and checking what a start finds on the disk."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bot.store.errors import StoreUnusable
from bot.store.store import Store
from engine import Game
from tests.powercut.disk import Disk, write_to
from tests.powercut.log import Change, Kind
from tests.powercut.player import ACKNOWLEDGED

DATABASE: Final = "divan.db"
FREQUENT: Final = ("-wal", "-shm", ACKNOWLEDGED)
"""How the names of files end that are changed all the time."""


RARE: Final = (Kind.SYNCED, Kind.FOLDER_SYNCED, Kind.UNLINKED, Kind.RENAMED, Kind.LINKED)
OTHERS: Final = 0.03
"""Before how many of a command's other changes there is a cut."""


class LostError(Exception):
    """After a cut, the database can't be used, or something acknowledged is missing from it."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A moment without power: what is on the disk then, and what has been acknowledged."""

    files: dict[str, bytes]
    notes: tuple[str, ...]
    """The lines of the player program."""


def cuts(log: Sequence[Change], count: int, random: Random) -> Iterator[Cut]:
    """Cuts at random moments of a log: half are next to a change of something but the WAL."""
    moments = sorted(_moments(log, count, random))
    disk = Disk()
    for made, change in enumerate(log):
        while moments and moments[0] == made:
            moments.pop(0)
            yield _left(disk, random)
        disk.make(change)


def ends(before: Sequence[Change], log: Sequence[Change], random: Random) -> Iterator[Cut]:
    """What is left after a kill and after a power cut next to each change of names in a log, and at
    some others, all of them after what another log has changed."""
    disk = Disk()
    for change in before:
        disk.make(change)
    for made, change in enumerate(log):
        if (
            change.kind in RARE
            or log[made - 1].kind is Kind.FOLDER_SYNCED
            or random.random() < OTHERS
        ):
            yield _cut(disk, disk.current())
            yield _left(disk, random)
        disk.make(change)


def files_of(log: Sequence[Change]) -> dict[str, bytes]:
    """The files as the programs of a log have left them."""
    disk = Disk()
    for change in log:
        disk.make(change)
    return without_shared_memory(disk.current())


def without_shared_memory(files: dict[str, bytes]) -> dict[str, bytes]:
    """All files but those that SQLite maps into memory, and makes anew after a cut."""
    return {name: data for name, data in files.items() if not name.endswith("-shm")}


def checkpoints(log: Sequence[Change]) -> int:
    """How often the database itself was written between two acknowledged changes."""
    disk, count, is_written = Disk(), 0, False
    for change in log:
        disk.make(change)
        name = disk.name_of(change.inode)
        if change.kind is Kind.WRITTEN and name == ACKNOWLEDGED:
            count += is_written
            is_written = False
        is_written = is_written or (change.kind is Kind.WRITTEN and name == DATABASE)
    return count


def _moments(log: Sequence[Change], count: int, random: Random) -> list[int]:
    """How many changes are made before each cut."""
    disk, rare = Disk(), []
    for made, change in enumerate(log):
        disk.make(change)
        if not (change.name or disk.name_of(change.inode)).endswith(FREQUENT):
            rare.append(made)
    return [random.choice(range(len(log)) if n % 2 else rare) for n in range(count)]


def _left(disk: Disk, random: Random) -> Cut:
    return _cut(disk, disk.left(random))


def _cut(disk: Disk, left: dict[str, bytes]) -> Cut:
    notes = disk.current().get(ACKNOWLEDGED, b"").decode().splitlines()
    files = without_shared_memory(left)
    files.pop(ACKNOWLEDGED, None)
    return Cut(files, tuple(notes))


async def check(cut: Cut) -> None:
    """Starts with what a cut left; raises LostError."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / DATABASE
        write_to(file.parent, cut.files)
        try:
            store = await Store.open(f"sqlite:///{file}")
            await store.close()
            _check_database(file, cut)
        except (StoreUnusable, sqlite3.DatabaseError) as error:
            raise LostError("the database can't be used") from error


def _check_database(file: Path, cut: Cut) -> None:
    with closing(sqlite3.connect(file)) as database:
        damage = database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]
        if damage or database.execute("PRAGMA foreign_key_check").fetchall():
            raise LostError("the database is damaged")
        columns = "SELECT id, version, result, moves, key, deal FROM games"
        games = {str(id_): _Saved(*rest) for id_, *rest in database.execute(columns)}
    for game in games.values():
        _replay(" ".join(filter(None, (game.key, str(game.deal), game.moves))))
    for note in cut.notes:
        id_, version, result, *moves = note.split(" ")
        if not (id_ in games and games[id_].has(int(version), result, moves)):
            raise LostError(f"version {version} of game {id_} is missing")


@cache
def _replay(record: str) -> None:
    """Raises IllegalMove or ValueError unless it is a game's record."""
    Game.replay(record)


class _Saved(NamedTuple):
    """A game in the database."""

    version: int
    result: str | None
    moves: str
    key: str
    deal: int

    def has(self, version: int, result: str, moves: list[str]) -> bool:
        """Whether it has what was acknowledged. No move is ever undone."""
        if self.version < version or self.moves.split()[: len(moves)] != moves:
            return False
        return result in ("-", (self.result or "").replace(" ", "_"))
