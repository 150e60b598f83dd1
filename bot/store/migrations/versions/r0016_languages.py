"""The languages that players and servers chose, and in which players are reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("players", sa.Column("language", sa.Text))
    op.add_column("players", sa.Column("reminder_language", sa.Text))
    op.add_column("servers", sa.Column("language", sa.Text))
