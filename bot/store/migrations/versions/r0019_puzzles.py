"""Puzzles of days and of players, in tables that earlier versions don't read."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("begun_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tries", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("answered_at", sa.DateTime(timezone=True)),
        sa.Column("clean", sa.Boolean),
        sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("day", sa.Date),
        sqlite_autoincrement=True,
    )
    is_of_no_day = sa.column("day", sa.Date).is_(None)
    op.create_index(
        "a_puzzle_is_shown_once",
        "puzzles",
        ["owner", "key", "deal"],
        unique=True,
        sqlite_where=is_of_no_day,
        postgresql_where=is_of_no_day,
    )
    op.create_index("one_puzzle_of_a_day", "puzzles", ["day", "owner"], unique=True)
    is_open = sa.column("answered_at", sa.DateTime(timezone=True)).is_(None) & is_of_no_day
    op.create_index(
        "one_open_puzzle_a_level",
        "puzzles",
        ["owner", "key", "level"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    op.create_table(
        "day_puzzles",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("written", sa.Text, nullable=False),
        sa.Column("is_shipped", sa.Boolean, nullable=False),
    )
