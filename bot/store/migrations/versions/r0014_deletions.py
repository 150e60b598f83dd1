"""Receipts for deletions: whether a database has them or is older."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "deletions",
        sa.Column("receipt", sa.Text, primary_key=True),
        sa.Column("day", sa.Date, nullable=False),
        sqlite_with_rowid=False,
    )
