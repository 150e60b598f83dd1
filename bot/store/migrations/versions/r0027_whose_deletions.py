"""Whose data were deleted, as keyed hashes: in the database, not in a file beside it."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("deletions", sa.Column("whose", sa.Text))
