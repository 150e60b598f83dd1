"""An index of the games given up without a move, which are deleted after a day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    is_unplayed = sa.text("result = 'given up' AND moves = '' AND day IS NULL")
    op.create_index(
        "games_given_up_unplayed",
        "games",
        ["touched_at"],
        sqlite_where=is_unplayed,
        postgresql_where=is_unplayed,
    )
