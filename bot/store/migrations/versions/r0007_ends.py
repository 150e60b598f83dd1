"""How ordinary games ended: cards home and tie-breaker, and what finds them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("placed", sa.Integer))
    op.add_column("games", sa.Column("tie_breaker", sa.Integer))
    is_unknown = sa.text("result IS NOT NULL AND day IS NULL AND placed IS NULL")
    op.create_index(
        "games_with_unknown_end",
        "games",
        ["id"],
        sqlite_where=is_unknown,
        postgresql_where=is_unknown,
    )
    is_ended = sa.text("result IS NOT NULL AND day IS NULL")
    op.create_index(
        "ends_of_an_owner",
        "games",
        ["owner", "key", "touched_at", "id", "result", "placed", "tie_breaker"],
        sqlite_where=is_ended,
        postgresql_where=is_ended,
    )
