"""What 1.1 keeps besides."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    _shown_before()
    _roots()
    _keep_of_games()


def _shown_before() -> None:
    """Whether a puzzle counts, and by which key is known who was shown a day's before."""
    counts = sa.Column("counts", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("puzzles", counts)
    op.add_column("day_puzzles", sa.Column("nonce", sa.Text))


def _roots() -> None:
    """What days and matches came to, as a digest; see `bot/store/schema/roots.py`."""
    for table in ("dailies", "match_deals"):
        op.add_column(table, sa.Column("salt", sa.Text))
    goes_with = sa.ForeignKey("matches.id", ondelete="CASCADE")
    op.create_table(
        "roots",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("match", sa.BigInteger, goes_with),
        sa.Column("day", sa.Date),
        sa.Column("key", sa.Text),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Date, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("root", "rest", "leaves", "void")),
        sa.Column("par", sa.Integer),
        sa.Column("par_tie_breaker", sa.Integer),
    )
    op.create_index("one_root_of_a_match", "roots", ["match", "number"], unique=True)
    op.create_index("one_root_of_a_day", "roots", ["day", "key", "number"], unique=True)


def _keep_of_games() -> None:
    """What presses were made with, and the line that hints follow."""
    for name in ("buttons", "line"):
        op.add_column("games", sa.Column(name, sa.Text, nullable=False, server_default=""))
