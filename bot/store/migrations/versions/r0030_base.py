"""The tables of 1.0: every database has at least these, until 2.0."""

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = None

_ID = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_AT = sa.DateTime(timezone=True)
_ORDINARY = "day IS NULL AND match IS NULL AND puzzle IS NULL"
_ENDED = f"result IS NOT NULL AND {_ORDINARY}"


def upgrade() -> None:
    _create_players()
    _create_matches()
    _create_puzzles()
    _create_games()
    _create_dailies()


def _key(kind: Any, *names: str) -> Iterator[sa.Column[Any]]:
    return (sa.Column(name, kind, primary_key=True, autoincrement=False) for name in names)


def _given(kind: Any, *names: str) -> Iterator[sa.Column[Any]]:
    return (sa.Column(name, kind, nullable=False) for name in names)


def _perhaps(kind: Any, *names: str) -> Iterator[sa.Column[Any]]:
    return (sa.Column(name, kind) for name in names)


def _of(
    name: str,
    table: str,
    constraint: str | None = None,
    *,
    primary_key: bool = False,
    nullable: bool = False,
) -> sa.Column[int]:
    """The id of a row of another table, with which this one goes."""
    row = sa.ForeignKey(f"{table}.id", name=constraint, ondelete="CASCADE")
    return sa.Column(
        name, sa.BigInteger, row, primary_key=primary_key, nullable=nullable, autoincrement=False
    )


def _where(condition: str) -> dict[str, Any]:
    """The rows that an index holds; truth as its queries say it, or SQLite wouldn't use it."""
    on_postgresql = condition.replace("IS 0", "IS false").replace("IS 1", "IS true")
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(on_postgresql)}


def _create_former_ids(table: str) -> None:
    """A table for the ids that rows had before 1.0, which buttons may have."""
    op.create_table(
        f"former_{table}",
        _of("id", table, primary_key=True),
        sa.Column("former", sa.BigInteger, nullable=False, unique=True),
    )


def _create_players() -> None:
    op.create_table(
        "players",
        *_key(sa.Text, "owner"),
        *_given(sa.Boolean, "two_colour", "text_mode", "private"),
        sa.Column("reminder", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("position_always", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("reminder_hour", sa.Integer, nullable=False, server_default=sa.text("20")),
        *_perhaps(sa.Text, "language", "reminder_language"),
        sa.Column("unchallenged", sa.Boolean, nullable=False, server_default=sa.false()),
        *_perhaps(sa.Text, "reminder_zone"),
        *_perhaps(sa.Integer, "reminder_local_hour", "reminder_minute"),
    )
    op.create_index(
        "players_to_remind", "players", ["reminder_hour", "owner"], **_where("reminder IS 1")
    )
    op.create_table(
        "memberships",
        *_key(sa.Text, "owner", "server"),
        *_given(sa.Date, "since"),
        *_given(sa.Boolean, "hidden", "departed"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "servers",
        *_key(sa.Text, "server"),
        *_given(sa.Boolean, "digest"),
        *_perhaps(sa.Text, "channel"),
        *_given(sa.Integer, "hour"),
        *_given(sa.Boolean, "public"),
        *_perhaps(sa.Text, "trouble"),
        *_perhaps(sa.Text, "language", "zone"),
        *_perhaps(_AT, "digest_at"),
    )
    op.create_table(
        "server_channels",
        *_key(sa.Text, "server", "channel"),
        *_given(sa.Boolean, "public"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deletions",
        *_key(sa.Text, "receipt"),
        *_given(sa.Date, "day"),
        *_perhaps(sa.Text, "whose"),
        sqlite_with_rowid=False,
    )


def _create_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", _ID, primary_key=True),
        *_given(sa.Text, "owner", "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Text, "moves", "presses"),
        *_given(sa.BigInteger, "version"),
        *_given(sa.Integer, "hints"),
        *_given(sa.Boolean, "private"),
        *_perhaps(sa.Text, "result"),
        *_given(_AT, "started_at", "touched_at"),
        *_perhaps(sa.Date, "day"),
        sa.Column("lesson", sa.Integer, nullable=False, server_default=sa.text("0")),
        *_perhaps(sa.Integer, "placed", "tie_breaker"),
        *_perhaps(_AT, "put_aside"),
        *_perhaps(sa.Integer, "continued"),
        *_perhaps(sa.BigInteger, "dealt_from"),
        *_perhaps(sa.Boolean, "direct"),
        _of("match", "matches", nullable=True),
        *_perhaps(sa.Integer, "number"),
        _of("puzzle", "puzzles", nullable=True),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "one_open_game_of_a_kind",
        "games",
        ["owner", "key"],
        unique=True,
        **_where(f"result IS NULL AND put_aside IS NULL AND {_ORDINARY}"),
    )
    op.create_index(
        "one_attempt_a_day",
        "games",
        ["day", "key", "owner"],
        unique=True,
        **_where("day IS NOT NULL"),
    )
    op.create_index(
        "one_game_a_seat_and_deal",
        "games",
        ["match", "owner", "number"],
        unique=True,
        **_where("match IS NOT NULL"),
    )
    op.create_index(
        "one_game_a_puzzle", "games", ["puzzle"], unique=True, **_where("puzzle IS NOT NULL")
    )
    op.create_index("games_of_an_owner", "games", ["owner", "touched_at"])
    op.create_index(
        "open_games_of_an_owner", "games", ["owner", "touched_at"], **_where("result IS NULL")
    )
    op.create_index(
        "games_given_up_unplayed",
        "games",
        ["touched_at"],
        **_where(f"result = 'given up' AND moves = '' AND {_ORDINARY}"),
    )
    op.create_index(
        "games_with_unknown_end", "games", ["id"], **_where(f"{_ENDED} AND placed IS NULL")
    )
    op.create_index(
        "counted_ends_of_an_owner",
        "games",
        ["owner", "key", "touched_at", "id", "result", "placed", "tie_breaker"],
        **_where(f"{_ENDED} AND continued IS NULL"),
    )
    _create_former_ids("games")
    op.create_table(
        "interactions",
        *_key(sa.BigInteger, "id"),
        _of("game", "games", "interaction_of_a_game"),
        *_given(_AT, "at"),
    )
    op.create_index("interactions_of_a_game", "interactions", ["game"])
    op.create_table(
        "hands",
        _of("game", "games", primary_key=True),
        *_key(sa.Integer, "number"),
        *_perhaps(sa.Text, "owner"),
        *_given(sa.Integer, "moves"),
        *_given(_AT, "at"),
        sqlite_with_rowid=False,
    )
    op.create_index("hands_of_an_owner", "hands", ["owner"])
    op.create_table(
        "analyses",
        _of("game", "games", "analysis_of_a_game", primary_key=True),
        *_given(sa.BigInteger, "version"),
        *_given(sa.Integer, "solver"),
        *_perhaps(sa.Integer, "won", "lost"),
        *_given(sa.Text, "line", "tried"),
        *_given(sa.Boolean, "finished"),
    )
    op.create_table(
        "shares",
        _of("game", "games", "share_of_a_game", primary_key=True),
        *_key(sa.Text, "channel", "result"),
        *_given(sa.BigInteger, "interaction"),
        *_given(_AT, "claimed_at"),
        *_perhaps(sa.Text, "message"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "spent_attempts",
        *_key(sa.Text, "mark"),
        *_given(sa.Date, "day"),
        sqlite_with_rowid=False,
    )


def _create_dailies() -> None:
    op.create_table(
        "proved_deals",
        sa.Column("id", _ID, primary_key=True),
        *_given(sa.Text, "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Text, "line"),
        *_given(sa.Integer, "taken"),
        sa.UniqueConstraint("key", "deal", name="a_deal_is_proved_once"),
    )
    op.create_index("deals_least_taken", "proved_deals", ["key", "taken", "id"])
    op.create_table(
        "dailies",
        *_key(sa.Date, "day"),
        *_key(sa.Text, "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Text, "line"),
        *_perhaps(sa.Integer, "par", "par_tie_breaker", "fewest", "fewest_bound"),
        *_perhaps(sa.Text, "fewest_line", "nonce", "seal"),
    )
    op.create_index("dailies_of_a_game", "dailies", ["key", "day"])
    op.create_table(
        "open_days",
        *_key(sa.Date, "day"),
    )
    op.create_table(
        "results",
        *_key(sa.Text, "owner"),
        *_key(sa.Date, "day"),
        *_key(sa.Text, "key"),
        *_given(sa.Boolean, "won"),
        *_given(sa.Integer, "placed", "tie_breaker"),
        *_given(sa.Boolean, "finished"),
        *_perhaps(_AT, "closed_at"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "results_of_a_day",
        "results",
        ["key", "day", "won", "placed", "tie_breaker", "owner", "closed_at"],
    )
    op.create_index(
        "results_not_closed", "results", ["day", "owner"], **_where("closed_at IS NULL")
    )
    op.create_index(
        "results_unfinished", "results", ["day", "key", "owner"], **_where("finished IS 0")
    )
    op.create_table(
        "span_totals",
        *_key(sa.Text, "server", "key", "kind"),
        *_key(sa.Date, "begins"),
        *_key(sa.Text, "owner"),
        *_given(sa.Integer, "played", "wins", "points"),
        sqlite_with_rowid=False,
    )
    op.create_index("span_totals_of_a_span", "span_totals", ["kind", "begins", "owner"])
    op.create_table(
        "all_totals",
        *_key(sa.Text, "server", "key", "owner"),
        *_given(sa.Integer, "played", "wins", "points"),
        sqlite_with_rowid=False,
    )
    op.create_index("all_totals_of_an_owner", "all_totals", ["owner"])
    op.create_table(
        "played_days",
        *_key(sa.Text, "server"),
        *_key(sa.Date, "day"),
        sqlite_with_rowid=False,
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("interaction", sa.BigInteger, nullable=False, unique=True),
        *_given(sa.Text, "kind", "key"),
        *_perhaps(sa.Text, "server", "channel", "opener", "rival", "name", "format"),
        *_given(sa.Text, "state"),
        *_given(_AT, "opened_at"),
        *_perhaps(_AT, "begins_at"),
        *_given(_AT, "closes_at"),
        *_perhaps(_AT, "ended_at"),
        *_perhaps(sa.BigInteger, "series"),
        sa.Column("rematch_lapsed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("adds_scores", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "matches_to_close", "matches", ["closes_at"], **_where("state IN ('open', 'running')")
    )
    op.create_index(
        "one_open_table_a_channel",
        "matches",
        ["channel"],
        unique=True,
        **_where("kind = 'table' AND state = 'running'"),
    )
    op.create_index(
        "running_cups", "matches", ["closes_at"], **_where("kind = 'cup' AND state = 'running'")
    )
    op.create_index("matches_of_an_opener", "matches", ["opener", "state"])
    op.create_index("matches_of_a_rival", "matches", ["rival"])
    op.create_index("matches_of_a_series", "matches", ["series"], **_where("series IS NOT NULL"))
    op.create_index("matches_of_a_server", "matches", ["server", "kind", "state"])
    op.create_index(
        "duels_to_lapse",
        "matches",
        ["ended_at"],
        **_where("kind = 'duel' AND state = 'over' AND server IS NOT NULL AND rematch_lapsed IS 0"),
    )
    op.create_table(
        "seats",
        _of("match", "matches", primary_key=True),
        *_key(sa.Text, "owner"),
        *_given(_AT, "joined_at"),
        *_given(sa.Boolean, "extended"),
        *_perhaps(sa.Boolean, "bet"),
        *_given(sa.Boolean, "rematch"),
        *_perhaps(sa.Text, "voided"),
        *_given(sa.Boolean, "left", "closed"),
        *_perhaps(sa.BigInteger, "game"),
        *_perhaps(sa.Boolean, "won"),
        *_perhaps(sa.Integer, "placed", "tie_breaker", "hints"),
        *_given(sa.Boolean, "knew"),
        *_perhaps(sa.BigInteger, "interaction"),
        *_perhaps(_AT, "claimed_at"),
        *_perhaps(sa.Text, "message"),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_of_an_owner", "seats", ["owner", "match"])
    op.create_index(
        "seats_trying", "seats", ["game"], **_where("game IS NOT NULL AND placed IS NULL")
    )
    op.create_table(
        "match_deals",
        _of("match", "matches", primary_key=True),
        *_key(sa.Integer, "number"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Text, "line"),
        *_given(sa.Integer, "par", "par_tie_breaker"),
        *_given(sa.Text, "nonce", "seal"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "stocked_deals",
        sa.Column("id", _ID, primary_key=True),
        *_given(sa.Text, "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Text, "line"),
        *_given(sa.Integer, "par", "par_tie_breaker"),
        sa.UniqueConstraint("key", "deal", name="a_deal_is_stocked_once"),
    )

    op.create_table(
        "posts",
        *_key(sa.Text, "name"),
        *_given(sa.Text, "kind", "target"),
        *_perhaps(sa.Date, "day"),
        _of("match", "matches", nullable=True),
        *_perhaps(sa.Text, "language"),
        *_given(sa.Integer, "wanted", "shown", "claims"),
        *_perhaps(_AT, "claimed_until"),
        *_perhaps(sa.Text, "outcome"),
        *_perhaps(_AT, "posted_at"),
        sa.Column("anew", sa.Boolean, nullable=False, server_default=sa.false()),
        sqlite_with_rowid=False,
    )
    op.create_index("posts_of_a_target", "posts", ["target", "kind"])
    op.create_index("posts_of_a_match", "posts", ["match", "kind"])
    op.create_index("posts_due", "posts", ["kind", "match"], **_where("wanted > shown"))
    op.create_table(
        "crowns",
        *_key(sa.Text, "server"),
        *_key(sa.Integer, "number"),
        sa.Column("match", sa.BigInteger, nullable=False, unique=True),
        *_given(_AT, "at"),
        *_perhaps(sa.Text, "owner"),
        *_perhaps(_AT, "since", "played_at"),
        sqlite_with_rowid=False,
    )
    op.create_index("crowns_of_an_owner", "crowns", ["owner"])


def _create_puzzles() -> None:
    op.create_table(
        "day_puzzles",
        *_key(sa.Date, "day"),
        *_given(sa.Integer, "number"),
        *_given(sa.Text, "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Integer, "level"),
        *_given(sa.Text, "written"),
        *_given(sa.Boolean, "is_shipped"),
    )
    op.create_table(
        "made_puzzles",
        sa.Column("id", _ID, primary_key=True),
        sa.Column("game", sa.BigInteger, nullable=False, unique=True),
        *_given(sa.Text, "owner", "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Integer, "level"),
        *_given(sa.Text, "written", "channel"),
        *_given(sa.BigInteger, "interaction"),
        *_given(_AT, "claimed_at"),
        *_perhaps(sa.Text, "message"),
        sqlite_autoincrement=True,
    )
    op.create_index("made_puzzles_of_an_owner", "made_puzzles", ["owner"])
    op.create_table(
        "puzzles",
        sa.Column("id", _ID, primary_key=True),
        *_given(sa.Text, "owner", "key"),
        *_given(sa.BigInteger, "deal"),
        *_given(sa.Integer, "level"),
        *_given(_AT, "begun_at"),
        *_given(sa.Text, "lost"),
        *_perhaps(_AT, "answered_at"),
        *_perhaps(sa.Date, "day"),
        *_perhaps(sa.BigInteger, "interaction"),
        *_perhaps(_AT, "claimed_at"),
        *_perhaps(sa.Text, "message"),
        _of("made", "made_puzzles", nullable=True),
        *_perhaps(sa.Integer, "tries"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "a_puzzle_is_shown_once",
        "puzzles",
        ["owner", "key", "deal"],
        unique=True,
        **_where("day IS NULL AND made IS NULL"),
    )
    op.create_index("puzzles_of_an_owner", "puzzles", ["owner", "key"])
    op.create_index("one_puzzle_of_a_day", "puzzles", ["day", "owner"], unique=True)
    op.create_index(
        "one_puzzle_of_another",
        "puzzles",
        ["made", "owner"],
        unique=True,
        **_where("made IS NOT NULL"),
    )
    _create_former_ids("puzzles")
