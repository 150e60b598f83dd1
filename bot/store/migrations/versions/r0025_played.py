"""Totals say how much was played: how many days, or of a day and of all time how many games."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    # Only those of all games together had both.
    for table in ("span_totals", "all_totals"):
        only_days = "" if table == "all_totals" else " AND kind = 'day'"
        op.execute(sa.text(f"UPDATE {table} SET days = games WHERE key = 'all'{only_days}"))
        op.drop_column(table, "games")
        op.alter_column(table, "days", new_column_name="played")
