"""Time zones of digests and reminders, and when a server's next digest is due.

The hours that were there stay in UTC, as earlier versions read them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("servers", sa.Column("zone", sa.Text))
    op.add_column("servers", sa.Column("local_hour", sa.Integer))
    op.add_column("servers", sa.Column("digest_at", sa.DateTime(timezone=True)))
    op.add_column("players", sa.Column("reminder_zone", sa.Text))
    op.add_column("players", sa.Column("reminder_local_hour", sa.Integer))
    op.add_column("players", sa.Column("reminder_minute", sa.Integer))
