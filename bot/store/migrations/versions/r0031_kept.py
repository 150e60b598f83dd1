"""What 1.1 keeps besides."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    _shown_before()


def _shown_before() -> None:
    """Whether a puzzle counts, and by which key is known who was shown a day's before."""
    counts = sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("puzzles", counts)
    op.add_column("day_puzzles", sa.Column("nonce", sa.Text))
