"""One table of games, and one of puzzles; what is put aside is open.

Who has a new id in such a table is found by the former one, which buttons have.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    _open_what_is_put_aside()
    _join_puzzles()
    _join_games()


def _open_what_is_put_aside() -> None:
    """Have games that are put aside be open. They were given up, touched when they were put aside;
    whatever else had touched one had ended that."""
    was = "put_aside = touched_at AND result = 'given up' AND day IS NULL"
    is_aside, nothing = "put_aside IS NOT NULL", "result = NULL, placed = NULL, tie_breaker = NULL"
    op.drop_index("one_open_game_of_a_kind", "games")
    op.execute(f"UPDATE games SET put_aside = NULL WHERE {is_aside} AND ({was}) IS NOT TRUE")
    op.execute(f"UPDATE games SET {nothing} WHERE {is_aside}")


def _join_puzzles() -> None:
    _refer("puzzles", "made", "made_puzzles")
    op.drop_index("a_puzzle_is_shown_once", "puzzles")
    op.drop_index("one_open_puzzle_a_level", "puzzles")
    op.drop_index("one_puzzle_of_another", "puzzles_of_others")
    which = "day IS NULL AND made IS NULL"
    _index("a_puzzle_is_shown_once", "puzzles", ["owner", "key", "deal"], which)
    which = f"answered_at IS NULL AND {which}"
    _index("one_open_puzzle_a_level", "puzzles", ["owner", "key", "level"], which)
    _index("one_puzzle_of_another", "puzzles", ["made", "owner"], "made IS NOT NULL")
    op.create_index("puzzles_of_an_owner", "puzzles", ["owner", "key"])
    op.execute(
        """
        INSERT INTO puzzles (
            owner, key, deal, level, begun_at, tries, version, answered_at, clean, shared,
            interaction, claimed_at, message, made
        )
        SELECT
            o.owner, m.key, m.deal, m.level, o.begun_at, o.tries, o.version, o.answered_at,
            o.clean, o.shared, o.interaction, o.claimed_at, o.message, o.made
        FROM puzzles_of_others AS o JOIN made_puzzles AS m ON m.id = o.made
        ORDER BY o.id
        """
    )
    _keep_former_ids("puzzles", "puzzles_of_others", "made", "owner")
    op.drop_table("puzzles_of_others")


def _join_games() -> None:
    _refer("games", "match", "matches")
    op.add_column("games", sa.Column("number", sa.Integer))
    _index_ordinary_games()
    op.execute(
        """
        INSERT INTO games (
            owner, key, deal, moves, presses, version, hints, private, result, started_at,
            touched_at, lesson, placed, tie_breaker, match, number
        )
        SELECT
            owner, key, deal, moves, presses, version, 0, true, result, started_at,
            touched_at, 0, placed, tie_breaker, match, number
        FROM match_games ORDER BY id
        """
    )
    _keep_former_ids("games", "match_games", "match", "number", "owner")
    _move("interactions", "match_interactions", "id", "at")
    _move("analyses", "match_analyses", *_OF_ANALYSES)
    _renumber("games", "dealt_from")
    _renumber("made_puzzles", "game")
    _renumber_hands()
    op.drop_table("match_interactions")
    op.drop_table("match_analyses")
    op.drop_table("match_games")
    _index("one_game_a_seat_and_deal", "games", ["match", "owner", "number"], "match IS NOT NULL")


def _index_ordinary_games() -> None:
    is_ordinary = "day IS NULL AND match IS NULL"
    is_open = f"result IS NULL AND put_aside IS NULL AND {is_ordinary}"
    _index("one_open_game_of_a_kind", "games", ["owner", "key"], is_open)
    has_ended = f"result IS NOT NULL AND {is_ordinary}"
    ends = ["owner", "key", "touched_at", "id", "result", "placed", "tie_breaker"]
    others = {
        "games_given_up_unplayed": (
            ["touched_at"],
            f"result = 'given up' AND moves = '' AND {is_ordinary}",
        ),
        "games_with_unknown_end": (["id"], f"{has_ended} AND placed IS NULL"),
        "counted_ends_of_an_owner": (ends, f"{has_ended} AND continued IS NULL"),
    }
    op.drop_index("games_put_aside", "games")
    open_ = "result IS NULL"
    _index("open_games_of_an_owner", "games", ["owner", "touched_at"], open_, unique=False)
    for name, (columns, where) in others.items():
        op.drop_index(name, "games")
        _index(name, "games", columns, where, unique=False)


_OF_ANALYSES = ("version", "solver", "won", "lost", "line", "tried", "finished")


def _move(table: str, former: str, *names: str) -> None:
    """Move what belongs to games of matches, unless something with its key is there already."""
    columns = ", ".join(names)
    moved = ", ".join(f"f.{name}" for name in names)
    op.execute(
        f"INSERT INTO {table} (game, {columns}) SELECT g.id, {moved} FROM {former} AS f "
        "JOIN former_games AS g ON g.former = f.game WHERE true ON CONFLICT DO NOTHING"
    )


def _renumber(table: str, column: str) -> None:
    """Have a column that no key holds refer to games of matches by their new ids."""
    new = f"(SELECT id FROM former_games WHERE former = {column})"
    op.execute(
        f"UPDATE {table} SET {column} = {new} WHERE {column} IN (SELECT former FROM former_games)"
    )


def _renumber_hands() -> None:
    """The same of hands, whose table is made anew: on SQLite what it refers to can't be changed."""
    op.execute(
        "CREATE TABLE kept AS SELECT g.id AS game, h.number, h.owner, h.moves, h.at "
        "FROM hands AS h JOIN former_games AS g ON g.former = h.game"
    )
    op.drop_table("hands")
    goes_with = sa.ForeignKey("games.id", ondelete="CASCADE")
    op.create_table(
        "hands",
        sa.Column("game", sa.BigInteger, goes_with, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO hands SELECT game, number, owner, moves, at FROM kept")
    op.drop_table("kept")
    op.create_index("hands_of_an_owner", "hands", ["owner"])


def _refer(table: str, column: str, to: str) -> None:
    """Have rows refer to another table, and go with its rows.

    Alembic can't add such a column to a table of SQLite.
    """
    op.execute(
        f"ALTER TABLE {table} ADD COLUMN {column} BIGINT REFERENCES {to} (id) ON DELETE CASCADE"
    )


def _index(name: str, table: str, columns: list[str], where: str, *, unique: bool = True) -> None:
    """Index the rows for which a condition holds."""
    only = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=only, postgresql_where=only)


def _keep_former_ids(table: str, former: str, *names: str) -> None:
    """Keep the ids that the rows of a former table had, which differ in the columns named."""
    new = f"former_{table}"
    goes_with = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    op.create_table(
        new,
        sa.Column("id", sa.BigInteger, goes_with, primary_key=True, autoincrement=False),
        sa.Column("former", sa.BigInteger, nullable=False, unique=True),
    )
    is_it = " AND ".join(f"n.{name} = f.{name}" for name in names)
    op.execute(
        f"INSERT INTO {new} (id, former) SELECT n.id, f.id FROM {former} AS f "
        f"JOIN {table} AS n ON {is_it}"
    )
