"""Whether a game was begun in a direct message, where only those who are in it may look on."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("games", sa.Column("direct", sa.Boolean))
