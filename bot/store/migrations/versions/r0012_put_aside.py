"""Games put aside, and games that continue others."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("games", sa.Column("put_aside", sa.DateTime(timezone=True)))
    op.add_column("games", sa.Column("continued", sa.Integer))
    op.add_column("games", sa.Column("dealt_from", sa.BigInteger))
    may_be_put_aside = sa.text("put_aside IS NOT NULL")
    op.create_index(
        "games_put_aside",
        "games",
        ["owner", "touched_at"],
        sqlite_where=may_be_put_aside,
        postgresql_where=may_be_put_aside,
    )
    # Instead of one by which games that count nowhere would have to be looked up.
    op.drop_index("ends_of_an_owner", "games")
    is_counted = sa.text("result IS NOT NULL AND day IS NULL AND continued IS NULL")
    op.create_index(
        "counted_ends_of_an_owner",
        "games",
        ["owner", "key", "touched_at", "id", "result", "placed", "tie_breaker"],
        sqlite_where=is_counted,
        postgresql_where=is_counted,
    )
