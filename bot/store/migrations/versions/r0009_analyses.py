"""Where finished games were lost, as far as it is known."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column(
            "game",
            sa.BigInteger,
            sa.ForeignKey("games.id", name="analysis_of_a_game", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("solver", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer),
        sa.Column("lost", sa.Integer),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("tried", sa.Text, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
    )
