"""Ways to damage a SQLite file that holds a played store, as a killed program left it."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from bot.store.schema.games import Saved
from bot.store.store import Store
from tests.bot.store.play import saved, started

PLAYERS = 40
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
Damage = Callable[[Path], None]


def owner(n: int) -> str:
    """A player with so long an id that their index has several pages."""
    return f"discord:{n:0300}"


async def play(store: Store, now: datetime, players: range = range(PLAYERS)) -> None:
    """A game of some players each, with a long record that ends in a loss."""
    interactions = count(10_000 * players.start + 1)
    for n in players:
        game = await started(store, now, interaction=next(interactions), owner=owner(n))
        at = now + timedelta(seconds=n)
        kept = await saved(
            store, game, next(interactions), at, moves="t " * 400 + "d", result="lost"
        )
        assert kept is Saved.SAVED


def as_after_a_kill(file: Path, folder: Path) -> Path:
    """A copy of an open file with all that stands beside it."""
    folder.mkdir()
    for path in file.parent.glob(f"{file.name}*"):
        shutil.copy(path, folder)
    (folder / f"{file.name}-shm").unlink(missing_ok=True)
    return folder / file.name


def checkpointed(file: Path) -> None:
    """Brings everything into the file itself, as a clean end does."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(truncate)")


def written(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as opened:
        opened.seek(at)
        opened.write(content)


def pages_of(file: Path, name: str) -> tuple[list[int], int]:
    """The leaf pages of a table or index, and the size of a page."""
    with closing(sqlite3.connect(file)) as database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
        root = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)
        ).fetchone()[0]
    content = file.read_bytes()
    return leaves(content, root, size), size


def leaves(content: bytes, page: int, size: int) -> list[int]:
    """The leaf pages of a b-tree, by SQLite's file format."""
    start = (page - 1) * size
    kind = content[start]
    if kind in (10, 13):
        return [page]
    cells = int.from_bytes(content[start + 3 : start + 5], "big")
    pointers = [start + 12 + 2 * n for n in range(cells)]
    children = [start + int.from_bytes(content[at : at + 2], "big") for at in pointers]
    below = [int.from_bytes(content[at : at + 4], "big") for at in (*children, start + 8)]
    return [leaf for child in below for leaf in leaves(content, child, size)]


def the_first_page_overwritten(file: Path) -> None:
    checkpointed(file)
    written(file, 0, b"\xa5" * 100)


def a_page_zeroed(file: Path) -> None:
    checkpointed(file)
    pages, size = pages_of(file, "games")
    written(file, (pages[len(pages) // 2] - 1) * size, bytes(size))


def a_page_of_rubbish(file: Path) -> None:
    checkpointed(file)
    pages, size = pages_of(file, "games")
    written(file, (pages[len(pages) // 2] - 1) * size, b"\x5a" * size)


def pages_of_an_index_swapped(file: Path) -> None:
    checkpointed(file)
    (first, second, *_), size = pages_of(file, "games_of_an_owner")
    content = file.read_bytes()
    one, other = (content[(page - 1) * size : page * size] for page in (first, second))
    written(file, (first - 1) * size, other)
    written(file, (second - 1) * size, one)


def cut_in_half(file: Path) -> None:
    checkpointed(file)
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def a_page_short(file: Path) -> None:
    checkpointed(file)
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size - 4096)


def the_log_cut(file: Path) -> None:
    log = log_of(file)
    with log.open("r+b") as opened:
        opened.truncate(log.stat().st_size // 2)


def the_log_deleted(file: Path) -> None:
    log_of(file).unlink()


def the_log_replaced_by_rubbish(file: Path) -> None:
    log = log_of(file)
    log.write_bytes(b"\xc3" * log.stat().st_size)


def a_frame_of_the_log_changed(file: Path) -> None:
    log = log_of(file)
    written(log, log.stat().st_size // 2, b"\xff" * 64)


def emptied(file: Path) -> None:
    checkpointed(file)
    file.write_bytes(b"")


def deleted(file: Path) -> None:
    checkpointed(file)
    file.unlink()


def a_text(file: Path) -> None:
    log_of(file).unlink()
    file.write_text("Dear diary, today I lost three games of patience in a row.\n" * 20)


def a_folder(file: Path) -> None:
    log_of(file).unlink()
    file.unlink()
    file.mkdir()


def an_older_copy(file: Path) -> None:
    """As if a backup had been copied over it by hand."""
    checkpointed(file)
    by_hand(file, "PRAGMA user_version=3")


def a_game_deleted_by_hand(file: Path) -> None:
    by_hand(file, "DELETE FROM games WHERE id = 3")


def the_revision_of_another_version(file: Path) -> None:
    by_hand(file, "UPDATE alembic_version SET version_num = '9999'")


def the_revision_of_an_older_version(file: Path) -> None:
    by_hand(file, "UPDATE alembic_version SET version_num = '0003'")


def the_revision_deleted(file: Path) -> None:
    by_hand(file, "DELETE FROM alembic_version")


def a_table_dropped(file: Path) -> None:
    by_hand(file, "DROP TABLE posts")


def an_index_dropped(file: Path) -> None:
    by_hand(file, "DROP INDEX one_attempt_a_day")


def by_hand(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(statement)


def log_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


DAMAGES: tuple[Damage, ...] = (
    the_first_page_overwritten,
    a_page_zeroed,
    a_page_of_rubbish,
    pages_of_an_index_swapped,
    cut_in_half,
    a_page_short,
    the_log_cut,
    the_log_deleted,
    the_log_replaced_by_rubbish,
    a_frame_of_the_log_changed,
    emptied,
    deleted,
    a_text,
    a_folder,
    an_older_copy,
    a_game_deleted_by_hand,
    the_revision_of_another_version,
    the_revision_of_an_older_version,
    the_revision_deleted,
    a_table_dropped,
    an_index_dropped,
)
