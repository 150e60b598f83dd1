"""The tables of matches, as of the newest migration. Versions before 0.17 don't read them."""

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    UniqueConstraint,
    and_,
    false,
    literal_column,
    or_,
)

from bot.store.schema.tables.columns import METADATA, NUMBERED, Instant, Notations, index_where


def _of_match(**options: Any) -> Column[int]:
    return Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE"), **options)


def _of_game(**options: Any) -> Column[int]:
    return Column("game", BigInteger, ForeignKey("match_games.id", ondelete="CASCADE"), **options)


matches: Final = Table(
    "matches",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("interaction", BigInteger, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("server", Text),
    Column("channel", Text),
    Column("opener", Text),
    Column("rival", Text),
    Column("name", Text),
    Column("format", Text),
    Column("state", Text, nullable=False),
    Column("opened_at", Instant, nullable=False),
    Column("begins_at", Instant),
    Column("closes_at", Instant, nullable=False),
    Column("ended_at", Instant),
    Column("series", BigInteger),
    Column("message", Text),
    Column("posted_at", Instant),
    Column("posted_anew", Boolean, nullable=False),
    Column("result_message", Text),
    Column("wanted", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("claimed_until", Instant),
    # Whether nobody can ask for another duel of the two any more.
    Column("rematch_lapsed", Boolean, nullable=False, server_default=false()),
    # Buttons outlive their match, so its id must never be reused.
    sqlite_autoincrement=True,
)

# Not as bound values: with those, no database would use the index.
IS_UNSETTLED: Final = or_(
    matches.c.state == literal_column("'open'"), matches.c.state == literal_column("'running'")
)
"""Whether time ends a match."""
IS_BEHIND: Final = matches.c.wanted > matches.c.shown
"""Whether a match's message doesn't show its last changes."""
MAY_LAPSE: Final = and_(
    matches.c.kind == literal_column("'duel'"),
    matches.c.state == literal_column("'over'"),
    matches.c.server.is_not(None),
    matches.c.rematch_lapsed.is_(False),
)
"""Whether the result of a duel says that another one can be asked for."""

_IS_OPEN_TABLE: Final = and_(
    matches.c.kind == literal_column("'table'"), matches.c.state == literal_column("'running'")
)

index_where(_IS_OPEN_TABLE, "one_open_table_a_channel", matches.c.channel, unique=True)
index_where(IS_UNSETTLED, "matches_to_close", matches.c.closes_at)
index_where(IS_BEHIND, "matches_to_show", matches.c.id)
index_where(MAY_LAPSE, "duels_to_lapse", matches.c.ended_at)
Index("matches_of_an_opener", matches.c.opener, matches.c.state)
Index("matches_of_a_rival", matches.c.rival)
index_where(matches.c.series.is_not(None), "matches_of_a_series", matches.c.series)
Index("matches_of_a_server", matches.c.server, matches.c.kind, matches.c.state)

seats: Final = Table(
    "seats",
    METADATA,
    _of_match(primary_key=True, autoincrement=False),
    Column("owner", Text, primary_key=True),
    Column("joined_at", Instant, nullable=False),
    Column("extended", Boolean, nullable=False),
    Column("bet", Boolean),
    Column("tells", Boolean, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("told_in", Text),
    Column("telling_until", Instant),
    Column("rematch", Boolean, nullable=False),
    Column("voided", Text),
    Column("left", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    # An ordinary game in which a shared result is to be beaten, and how it ended first.
    Column("game", BigInteger),
    Column("won", Boolean),
    Column("placed", Integer),
    Column("tie_breaker", Integer),
    Column("hints", Integer),
    Column("knew", Boolean, nullable=False),
    # Of a duel with the baseline player: who claimed last to share it, and as which message it was.
    Column("interaction", BigInteger),
    Column("claimed_at", Instant),
    Column("message", Text),
    sqlite_with_rowid=False,
)

Index("seats_of_an_owner", seats.c.owner, seats.c.match)
IS_UNTOLD: Final = and_(seats.c.tells.is_(True), seats.c.told.is_(False))
"""Whether a player is still to be sent the one direct message that they asked for."""
index_where(IS_UNTOLD, "seats_untold", seats.c.match)
IS_TRYING: Final = and_(seats.c.game.is_not(None), seats.c.placed.is_(None))
"""Whether a player is trying to beat a shared result."""
index_where(IS_TRYING, "seats_trying", seats.c.game)

match_deals: Final = Table(
    "match_deals",
    METADATA,
    _of_match(primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("deal", BigInteger, nullable=False),
    Column("line", Notations, nullable=False),
    Column("par", Integer, nullable=False),
    Column("par_tie_breaker", Integer, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("seal", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Games apart from all others, whose ids begin where no other's will ever come.
match_games: Final = Table(
    "match_games",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    _of_match(nullable=False),
    Column("number", Integer, nullable=False),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("moves", Text, nullable=False),
    Column("presses", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("result", Text),
    Column("started_at", Instant, nullable=False),
    Column("touched_at", Instant, nullable=False),
    # So far, while the game is open.
    Column("placed", Integer, nullable=False),
    Column("tie_breaker", Integer, nullable=False),
    UniqueConstraint("match", "number", "owner", name="one_game_a_seat_and_deal"),
    sqlite_autoincrement=True,
)

Index("match_games_of_an_owner", match_games.c.owner)

match_interactions: Final = Table(
    "match_interactions",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    _of_game(nullable=False),
    Column("at", Instant, nullable=False),
)

Index("match_interactions_of_a_game", match_interactions.c.game)

hands: Final = Table(
    "hands",
    METADATA,
    _of_game(primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("owner", Text),
    Column("moves", Integer, nullable=False),
    Column("at", Instant, nullable=False),
    sqlite_with_rowid=False,
)

Index("hands_of_an_owner", hands.c.owner)

match_analyses: Final = Table(
    "match_analyses",
    METADATA,
    _of_game(primary_key=True, autoincrement=False),
    Column("version", BigInteger, nullable=False),
    Column("solver", Integer, nullable=False),
    Column("won", Integer),
    Column("lost", Integer),
    Column("line", Notations, nullable=False),
    Column("tried", Text, nullable=False),
    Column("finished", Boolean, nullable=False),
)

stocked_deals: Final = Table(
    "stocked_deals",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("line", Notations, nullable=False),
    Column("par", Integer, nullable=False),
    Column("par_tie_breaker", Integer, nullable=False),
    UniqueConstraint("key", "deal", name="a_deal_is_stocked_once"),
)
