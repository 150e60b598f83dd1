"""One table of puzzles, and one state of what is put aside.

Who has a new id in the table is found by the former one, which buttons have.
"""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    _open_what_is_put_aside()
    _join_puzzles()


def _open_what_is_put_aside() -> None:
    """Have games that are put aside be open. They were given up, touched when they were put aside;
    whatever else had touched one had ended that."""
    was = "put_aside = touched_at AND result = 'given up' AND day IS NULL"
    is_aside = "put_aside IS NOT NULL"
    op.execute(f"UPDATE games SET put_aside = NULL WHERE {is_aside} AND ({was}) IS NOT TRUE")
    op.drop_index("one_open_game_of_a_kind", "games")
    which = "result IS NULL AND put_aside IS NULL AND day IS NULL"
    nothing = "result = NULL, placed = NULL, tie_breaker = NULL"
    op.execute(f"UPDATE games SET {nothing} WHERE {is_aside}")
    _index("one_open_game_of_a_kind", "games", ["owner", "key"], which)


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


def _refer(table: str, column: str, to: str) -> None:
    """Have rows refer to another table, and go with its rows.

    Alembic can't add such a column to a table of SQLite.
    """
    op.execute(
        f"ALTER TABLE {table} ADD COLUMN {column} BIGINT REFERENCES {to} (id) ON DELETE CASCADE"
    )


def _index(name: str, table: str, columns: list[str], where: str) -> None:
    """Have the rows for which a condition holds differ in some columns."""
    only = sa.text(where)
    op.create_index(name, table, columns, unique=True, sqlite_where=only, postgresql_where=only)


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
