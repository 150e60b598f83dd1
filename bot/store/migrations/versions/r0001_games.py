"""Players, games, and the interactions that changed them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("two_colour", sa.Boolean, nullable=False),
        sa.Column("text_mode", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("presses", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sqlite_autoincrement=True,
    )
    is_open = sa.text("result IS NULL")
    op.create_index(
        "one_open_game_of_a_kind",
        "games",
        ["owner", "key"],
        unique=True,
        sqlite_where=is_open,
        postgresql_where=is_open,
    )
    op.create_index("games_of_an_owner", "games", ["owner", "touched_at"])
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "game",
            sa.BigInteger,
            sa.ForeignKey("games.id", name="interaction_of_a_game", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
