"""Whether text mode always says the whole position."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    always = sa.Column("position_always", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", always)
