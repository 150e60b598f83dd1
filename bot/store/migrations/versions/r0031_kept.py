"""What 1.1 keeps besides."""

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Nothing yet."""
