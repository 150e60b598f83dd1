"""A cup's points are the scores added; cups of before keep match points.

Running cups have an index, as they end once everybody has finished.
"""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    adds = sa.Column("adds_scores", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("matches", adds)
    runs = sa.text("kind = 'cup' AND state = 'running'")
    op.create_index(
        "running_cups", "matches", ["closes_at"], sqlite_where=runs, postgresql_where=runs
    )
