"""Ranked attempts: results, memberships, totals, server settings and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("dailies", sa.Column("par", sa.Integer))
    op.create_table("open_days", sa.Column("day", sa.Date, primary_key=True))
    reminder = sa.Column("reminder", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("players", reminder)
    _rank_games()
    _create_memberships()
    _create_results()
    _create_totals()
    _create_servers()


def _rank_games() -> None:
    op.add_column("games", sa.Column("day", sa.Date))
    op.drop_index("one_open_game_of_a_kind", "games")
    is_open_unranked = sa.text("result IS NULL AND day IS NULL")
    op.create_index(
        "one_open_game_of_a_kind",
        "games",
        ["owner", "key"],
        unique=True,
        sqlite_where=is_open_unranked,
        postgresql_where=is_open_unranked,
    )
    is_ranked = sa.text("day IS NOT NULL")
    op.create_index(
        "one_attempt_a_day",
        "games",
        ["day", "key", "owner"],
        unique=True,
        sqlite_where=is_ranked,
        postgresql_where=is_ranked,
    )
    op.create_index("interactions_of_a_game", "interactions", ["game"])
    op.create_table(
        "spent_attempts",
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("day", sa.Date, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_memberships() -> None:
    op.create_table(
        "memberships",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("since", sa.Date, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("departed", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_results() -> None:
    op.create_table(
        "results",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("placed", sa.Integer, nullable=False),
        sa.Column("tie_breaker", sa.Integer, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True)),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "results_of_a_day",
        "results",
        ["key", "day", "won", "placed", "tie_breaker", "owner", "closed_at"],
    )
    is_unclosed = sa.text("closed_at IS NULL")
    op.create_index(
        "results_not_closed",
        "results",
        ["day", "owner"],
        sqlite_where=is_unclosed,
        postgresql_where=is_unclosed,
    )


def _create_totals() -> None:
    op.create_table(
        "span_totals",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("begins", sa.Date, primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("span_totals_of_a_span", "span_totals", ["kind", "begins", "owner"])
    op.create_table(
        "all_totals",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("all_totals_of_an_owner", "all_totals", ["owner"])
    op.create_table(
        "played_days",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("day", sa.Date, primary_key=True),
        sqlite_with_rowid=False,
    )


def _create_servers() -> None:
    op.create_table(
        "servers",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.Column("channel", sa.Text),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.Text),
    )
    op.create_table(
        "server_channels",
        sa.Column("server", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outbox",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("target", sa.Text, primary_key=True),
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("claims", sa.Integer, nullable=False),
        sa.Column("claimed_until", sa.DateTime(timezone=True)),
        sa.Column("settled", sa.Text),
        sqlite_with_rowid=False,
    )
