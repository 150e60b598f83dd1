"""The hour at which a player is reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    hour = sa.Column("reminder_hour", sa.Integer, nullable=False, server_default=sa.text("20"))
    op.add_column("players", hour)
