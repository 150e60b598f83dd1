"""Matches: duels, tables and cups, with their games, in tables that earlier versions don't read."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"

_FIRST_GAME = 2**62
"""The ids of matches' games begin after it, so that no earlier version finds them."""
_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_AT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.add_column(
        "players", sa.Column("unchallenged", sa.Boolean, nullable=False, server_default=sa.false())
    )
    _create_matches()
    _create_seats()
    _create_games()
    _create_stock()


def _of_match() -> sa.Column[int]:
    return sa.Column(
        "match",
        sa.BigInteger,
        sa.ForeignKey("matches.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    )


def _of_game(**options: Any) -> sa.Column[int]:
    return sa.Column(
        "game", sa.BigInteger, sa.ForeignKey("match_games.id", ondelete="CASCADE"), **options
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("interaction", sa.BigInteger, nullable=False, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("server", sa.Text),
        sa.Column("channel", sa.Text),
        sa.Column("opener", sa.Text),
        sa.Column("rival", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("format", sa.Text),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("opened_at", _AT, nullable=False),
        sa.Column("begins_at", _AT),
        sa.Column("closes_at", _AT, nullable=False),
        sa.Column("ended_at", _AT),
        sa.Column("series", sa.BigInteger),
        sa.Column("message", sa.Text),
        sa.Column("posted_at", _AT),
        sa.Column("posted_anew", sa.Boolean, nullable=False),
        sa.Column("result_message", sa.Text),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.Column("claimed_until", _AT),
        sqlite_autoincrement=True,
    )
    is_unsettled = sa.text("state IN ('open', 'running')")
    op.create_index(
        "matches_to_close",
        "matches",
        ["closes_at"],
        sqlite_where=is_unsettled,
        postgresql_where=is_unsettled,
    )
    is_open_table = sa.text("kind = 'table' AND state = 'running'")
    op.create_index(
        "one_open_table_a_channel",
        "matches",
        ["channel"],
        unique=True,
        sqlite_where=is_open_table,
        postgresql_where=is_open_table,
    )
    is_behind = sa.text("wanted > shown")
    op.create_index(
        "matches_to_show",
        "matches",
        ["id"],
        sqlite_where=is_behind,
        postgresql_where=is_behind,
    )
    op.create_index("matches_of_an_opener", "matches", ["opener", "state"])
    op.create_index("matches_of_a_rival", "matches", ["rival"])
    has_series = sa.text("series IS NOT NULL")
    op.create_index(
        "matches_of_a_series",
        "matches",
        ["series"],
        sqlite_where=has_series,
        postgresql_where=has_series,
    )
    op.create_index("matches_of_a_server", "matches", ["server", "kind", "state"])


def _create_seats() -> None:
    op.create_table(
        "seats",
        _of_match(),
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("joined_at", _AT, nullable=False),
        sa.Column("extended", sa.Boolean, nullable=False),
        sa.Column("bet", sa.Boolean),
        sa.Column("tells", sa.Boolean, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
        sa.Column("told_in", sa.Text),
        sa.Column("telling_until", _AT),
        sa.Column("rematch", sa.Boolean, nullable=False),
        sa.Column("voided", sa.Text),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.Column("game", sa.BigInteger),
        sa.Column("won", sa.Boolean),
        sa.Column("placed", sa.Integer),
        sa.Column("tie_breaker", sa.Integer),
        sa.Column("hints", sa.Integer),
        sa.Column("knew", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_an_owner", "seats", ["owner", "match"])
    is_untold = sa.text("tells IS true AND told IS false")
    op.create_index(
        "seats_untold",
        "seats",
        ["match"],
        sqlite_where=is_untold,
        postgresql_where=is_untold,
    )
    is_trying = sa.text("game IS NOT NULL AND placed IS NULL")
    op.create_index(
        "seats_trying",
        "seats",
        ["game"],
        sqlite_where=is_trying,
        postgresql_where=is_trying,
    )


def _create_games() -> None:
    op.create_table(
        "match_deals",
        _of_match(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("par", sa.Integer, nullable=False),
        sa.Column("par_tie_breaker", sa.Integer, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False),
        sa.Column("seal", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "match_games",
        sa.Column("id", _ID, primary_key=True),
        sa.Column(
            "match", sa.BigInteger, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False
        ),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("moves", sa.Text, nullable=False),
        sa.Column("presses", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("started_at", _AT, nullable=False),
        sa.Column("touched_at", _AT, nullable=False),
        sa.Column("placed", sa.Integer, nullable=False),
        sa.Column("tie_breaker", sa.Integer, nullable=False),
        sa.UniqueConstraint("match", "number", "owner", name="one_game_a_seat_and_deal"),
        sqlite_autoincrement=True,
    )
    op.create_index("match_games_of_an_owner", "match_games", ["owner"])
    if op.get_bind().dialect.name == "sqlite":
        op.execute(
            sa.text(
                "INSERT INTO sqlite_sequence (name, seq) VALUES ('match_games', :first)"
            ).bindparams(first=_FIRST_GAME)
        )
    else:
        op.execute(f"ALTER SEQUENCE match_games_id_seq RESTART WITH {_FIRST_GAME + 1}")
    op.create_table(
        "match_interactions",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        _of_game(nullable=False),
        sa.Column("at", _AT, nullable=False),
    )
    op.create_index("match_interactions_of_a_game", "match_interactions", ["game"])
    op.create_table(
        "hands",
        _of_game(primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("owner", sa.Text),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("at", _AT, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("hands_of_an_owner", "hands", ["owner"])
    op.create_table(
        "match_analyses",
        _of_game(primary_key=True, autoincrement=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("solver", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer),
        sa.Column("lost", sa.Integer),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("tried", sa.Text, nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False),
    )


def _create_stock() -> None:
    op.create_table(
        "stocked_deals",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deal", sa.BigInteger, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("par", sa.Integer, nullable=False),
        sa.Column("par_tie_breaker", sa.Integer, nullable=False),
        sa.UniqueConstraint("key", "deal", name="a_deal_is_stocked_once"),
    )
