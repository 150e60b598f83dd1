"""Par as golf: the baseline player's tie-breaker, and the fewest known of a daily's wins."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("dailies", sa.Column("par_tie_breaker", sa.Integer))
    op.add_column("dailies", sa.Column("fewest", sa.Integer))
    op.add_column("dailies", sa.Column("fewest_bound", sa.Integer))
    op.add_column("dailies", sa.Column("fewest_line", sa.Text))
