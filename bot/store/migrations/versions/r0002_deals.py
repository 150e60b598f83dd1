"""Proved winnable deals, and dailies."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "proved_deals",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.UniqueConstraint("key", "deal", name="a_deal_is_proved_once"),
    )
    op.create_index("deals_least_taken", "proved_deals", ["key", "taken", "id"])
    op.create_table(
        "dailies",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
    )
