"""Whether nobody can ask for a rematch of a duel any more, which its result then shows.

Those that are over for more than a day keep their messages as they are.
"""

from datetime import UTC, datetime, timedelta

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    lapsed = sa.Column("rematch_lapsed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", lapsed)
    at = datetime.now(UTC) - timedelta(days=1)
    at = at.replace(tzinfo=None) if op.get_bind().dialect.name == "sqlite" else at
    op.execute(
        sa.text(
            "UPDATE matches SET rematch_lapsed = true WHERE kind = 'duel' AND ended_at < :at"
        ).bindparams(sa.bindparam("at", at, sa.DateTime(timezone=True)))
    )
    may_lapse = "kind = 'duel' AND state = 'over' AND server IS NOT NULL AND rematch_lapsed IS"
    op.create_index(
        "duels_to_lapse",
        "matches",
        ["ended_at"],
        # As its queries say it, or SQLite wouldn't use it.
        sqlite_where=sa.text(f"{may_lapse} 0"),
        postgresql_where=sa.text(f"{may_lapse} false"),
    )
