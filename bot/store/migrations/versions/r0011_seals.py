"""What seals a daily when it is drawn."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    for name in ("nonce", "seal"):
        op.add_column("dailies", sa.Column(name, sa.Text))
