"""Who claimed to share an answered puzzle, or a duel with the baseline player, and when.

What earlier versions shared, or claim meanwhile, has no claim: it counts as posted.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    for table in ("puzzles", "puzzles_of_others", "seats"):
        op.add_column(table, sa.Column("interaction", sa.BigInteger))
        op.add_column(table, sa.Column("claimed_at", sa.DateTime(timezone=True)))
        op.add_column(table, sa.Column("message", sa.Text))
