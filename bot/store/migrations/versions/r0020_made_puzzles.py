"""Puzzles that players make of their games, in tables that earlier versions don't read."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

_FIRST = 2**62
"""The ids of those that others are shown begin after it, so that no earlier version finds them."""
_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_AT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "made_puzzles",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("game", sa.BigInteger, nullable=False, unique=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("written", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("interaction", sa.BigInteger, nullable=False),
        sa.Column("claimed_at", _AT, nullable=False),
        sa.Column("message", sa.Text),
        sqlite_autoincrement=True,
    )
    op.create_index("made_puzzles_of_an_owner", "made_puzzles", ["owner"])
    op.create_table(
        "puzzles_of_others",
        sa.Column("id", _ID, primary_key=True),
        sa.Column(
            "made",
            sa.BigInteger,
            sa.ForeignKey("made_puzzles.id", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("begun_at", _AT, nullable=False),
        sa.Column("tries", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("answered_at", _AT),
        sa.Column("clean", sa.Boolean),
        sa.Column("shared", sa.Boolean, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("one_puzzle_of_another", "puzzles_of_others", ["made", "owner"], unique=True)
    op.create_index("puzzles_of_others_of_an_owner", "puzzles_of_others", ["owner"])
    if op.get_bind().dialect.name == "sqlite":
        # An empty table isn't in sqlite_sequence yet.
        op.execute(
            sa.text(
                "INSERT INTO sqlite_sequence (name, seq) VALUES ('puzzles_of_others', :first)"
            ).bindparams(first=_FIRST)
        )
    else:
        op.execute(f"ALTER SEQUENCE puzzles_of_others_id_seq RESTART WITH {_FIRST + 1}")
