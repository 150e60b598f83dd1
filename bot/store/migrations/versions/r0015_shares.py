"""Where finished games have been shared, and an index by the hour of reminders."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column(
            "game",
            sa.BigInteger,
            sa.ForeignKey("games.id", name="share_of_a_game", ondelete="CASCADE"),
            primary_key=True,
            autoincrement=False,
        ),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("result", sa.Text, primary_key=True),
        sa.Column("interaction", sa.BigInteger, nullable=False),
        sa.Column("claimed_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("message", sa.Text),
        sqlite_with_rowid=False,
    )
    wanted = sa.column("reminder", sa.Boolean).is_(True)
    op.create_index(
        "players_to_remind",
        "players",
        ["reminder_hour", "owner"],
        sqlite_where=wanted,
        postgresql_where=wanted,
    )
