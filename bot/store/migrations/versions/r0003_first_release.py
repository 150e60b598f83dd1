"""The tables of version 0.1, the first release: no database has fewer."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = None


def upgrade() -> None:
    _create_games()
    _create_deals()
    _create_memberships()
    _create_results()
    _create_totals()
    _create_servers()


def _create_games() -> None:
    op.create_table(
        "players",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("two_colour", sa.Boolean, nullable=False),
        sa.Column("text_mode", sa.Boolean, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("reminder", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("presses", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("hints", sa.Integer, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("started_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("day", sa.Date),
        sqlite_autoincrement=True,
    )
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
    op.create_index("games_of_an_owner", "games", ["owner", "touched_at"])
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column(
            "game",
            sa.BigInteger,
            sa.ForeignKey("games.id", name="interaction_of_a_game", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("interactions_of_a_game", "interactions", ["game"])
    op.create_table(
        "spent_attempts",
        sa.Column("mark", sa.Text, primary_key=True),
        sa.Column("day", sa.Date, nullable=False),
        sqlite_with_rowid=False,
    )


def _create_deals() -> None:
    op.create_table(
        "proved_deals",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.UniqueConstraint("key", "deal", name="a_deal_is_proved_once"),
    )
    op.create_index("deals_least_taken", "proved_deals", ["key", "taken", "id"])
    op.create_table(
        "dailies",
        sa.Column("day", sa.Date, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("par", sa.Integer),
    )
    op.create_table("open_days", sa.Column("day", sa.Date, primary_key=True))


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
