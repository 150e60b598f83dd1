"""A puzzle is played in tries, each of which is a game.

Whoever had made wrong moves is on the try after as many. Which moves were wrong is known from the
puzzle alone, as it is written in the database or in the collections of 0.22.
"""

from collections.abc import Iterator
from gzip import decompress
from importlib.resources import files
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"

_ORDINARY = "day IS NULL AND match IS NULL AND puzzle IS NULL"
_ENDED = f"result IS NOT NULL AND {_ORDINARY}"
_INDEXES = {
    "games_given_up_unplayed": (
        ["touched_at"],
        f"result = 'given up' AND moves = '' AND {_ORDINARY}",
    ),
    "games_with_unknown_end": (["id"], f"{_ENDED} AND placed IS NULL"),
    "counted_ends_of_an_owner": (
        ["owner", "key", "touched_at", "id", "result", "placed", "tie_breaker"],
        f"{_ENDED} AND continued IS NULL",
    ),
}
_MOST_LOST = 5
"""Of a puzzle that is open: one try is left."""


def upgrade() -> None:
    # Alembic can't add such a column to a table of SQLite.
    op.execute(
        "ALTER TABLE games ADD COLUMN puzzle BIGINT REFERENCES puzzles (id) ON DELETE CASCADE"
    )
    _index("one_game_a_puzzle", "games", ["puzzle"], "puzzle IS NOT NULL", unique=True)
    is_open = f"result IS NULL AND put_aside IS NULL AND {_ORDINARY}"
    op.drop_index("one_open_game_of_a_kind", "games")
    _index("one_open_game_of_a_kind", "games", ["owner", "key"], is_open, unique=True)
    for name, (columns, where) in _INDEXES.items():
        op.drop_index(name, "games")
        _index(name, "games", columns, where)
    op.drop_index("one_open_puzzle_a_level", "puzzles")
    op.execute("ALTER TABLE puzzles RENAME COLUMN tries TO lost")
    op.add_column("puzzles", sa.Column("tries", sa.Integer))
    counted = list(_counted())
    op.execute("UPDATE puzzles SET lost = ''")
    op.execute("UPDATE puzzles SET tries = 1 WHERE clean")
    if counted:
        saved = "UPDATE puzzles SET lost = :lost, tries = :tries WHERE id = :shown"
        op.get_bind().execute(sa.text(saved), counted)
    for column in ("version", "clean"):
        op.drop_column("puzzles", column)


def _index(name: str, table: str, columns: list[str], where: str, *, unique: bool = False) -> None:
    only = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=only, postgresql_where=only)


def _counted() -> Iterator[dict[str, Any]]:
    """Lost tries, of each puzzle with moves that wasn't answered without a wrong one."""
    query = (
        "SELECT p.id, p.key, p.deal, p.lost AS moves, p.answered_at IS NOT NULL AS is_answered,"
        " coalesce(d.written, m.written) AS written"
        " FROM puzzles AS p LEFT JOIN day_puzzles AS d ON d.day = p.day"
        " LEFT JOIN made_puzzles AS m ON m.id = p.made"
        " WHERE p.lost <> '' AND p.clean IS NOT TRUE"
    )
    rows = op.get_bind().execute(sa.text(query)).all()
    shipped = dict(_shipped({row.key for row in rows if row.written is None}))
    for row in rows:
        written = row.written or shipped.get((row.key, row.deal))
        wrong = _wrong(row.moves.split(), written) if written else 1
        # One that was answered, but not cleanly, had a wrong move; after more than five of them it
        # is solved on the last try.
        lost = min(max(wrong, row.is_answered), _MOST_LOST)
        tries = lost + 1 if row.is_answered else None
        yield {"shown": row.id, "lost": " ".join("-" * lost), "tries": tries}


def _wrong(moves: list[str], written: str) -> int:
    """How many of the moves that were tried weren't the answers of a puzzle.

    At least so many where it doesn't say at which of its line's moves there was a decision.
    """
    _, line, *rest = (part.split() for part in written.split("|"))
    if not rest:
        return len(moves) - _in_order(moves, line)
    answers, found = [line[int(at)] for at in rest[0]], 0
    for move in moves:
        found += found < len(answers) and move == answers[found]
    return len(moves) - found


def _in_order(some: list[str], line: list[str]) -> int:
    """How many of some moves can be found in a line in their order, at most."""
    most = [0] * (len(line) + 1)
    for move in some:
        before = 0
        for at, other in enumerate(line, 1):
            before, most[at] = most[at], before + 1 if move == other else max(most[at - 1 : at + 1])
    return most[-1]


def _shipped(keys: set[str]) -> Iterator[tuple[tuple[str, int], str]]:
    """The puzzles of some games' collections, by game and deal."""
    for key in keys:
        file = files("assets") / "puzzles" / f"{key}.txt.gz"
        if not file.is_file():
            continue
        for row in decompress(file.read_bytes()).decode("ascii").split("\n")[1:]:
            number, _, text = row.split("|", 2)
            yield (key, int(number)), text
