"""How long games say what to do, and which servers' managers were told of the settings."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    lesson = sa.Column("lesson", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("games", lesson)
    told = sa.Column("told", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("servers", told)
