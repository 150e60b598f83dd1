"""The tables as of the newest migration."""

from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Date,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    and_,
    false,
    literal_column,
    text,
)


class Instant(TypeDecorator[datetime]):
    """A timezone-aware moment in UTC; stored without a zone on SQLite, which has none."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        assert value.tzinfo is not None, "a moment needs a time zone"
        moment = value.astimezone(UTC)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if dialect.name == "sqlite" else value.astimezone(UTC)


METADATA: Final = MetaData()


def _index_where(
    condition: ColumnElement[bool], name: str, *columns: Column[Any], unique: bool = False
) -> None:
    """Adds an index of the rows for which a condition holds."""
    Index(name, *columns, unique=unique, sqlite_where=condition, postgresql_where=condition)


# SQLite assigns ids only if the type is spelled INTEGER, which has 64 bits there.
_NUMBERED: Final = BigInteger().with_variant(Integer, "sqlite")

players: Final = Table(
    "players",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("two_colour", Boolean, nullable=False),
    Column("text_mode", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("reminder", Boolean, nullable=False, server_default=false()),
    Column("position_always", Boolean, nullable=False, server_default=false()),
    Column("reminder_hour", Integer, nullable=False, server_default=text("20")),
    Column("language", Text),
    Column("reminder_language", Text),
)

IS_TO_BE_REMINDED: Final = players.c.reminder.is_(True)
"""Whether a player wants reminders, as their index has it."""

# Whoever is to be reminded is looked for every few seconds, all day long.
_index_where(IS_TO_BE_REMINDED, "players_to_remind", players.c.reminder_hour, players.c.owner)

games: Final = Table(
    "games",
    METADATA,
    Column("id", _NUMBERED, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("moves", Text, nullable=False),
    Column("presses", Text, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("hints", Integer, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("result", Text),
    Column("started_at", Instant, nullable=False),
    Column("touched_at", Instant, nullable=False),
    Column("day", Date),
    Column("lesson", Integer, nullable=False, server_default=text("0")),
    # How an ordinary game ended; NULL while it is open, and until it has been computed.
    Column("placed", Integer),
    Column("tie_breaker", Integer),
    # When a game was last touched, if it is put aside. It is stored as given up with no card home,
    # so that versions before 0.14 neither take it for the open one nor count it.
    Column("put_aside", Instant),
    # How many moves it began with, if it continues another game or a line: it counts nowhere.
    Column("continued", Integer),
    # The id of the game whose deal or moves it began with.
    Column("dealt_from", BigInteger),
    # Whether it was begun in a direct message; NULL if a version before 0.15 began it.
    Column("direct", Boolean),
    # Buttons outlive their game, so its id must never be reused.
    sqlite_autoincrement=True,
)

_IS_OPEN_UNRANKED: Final = and_(games.c.result.is_(None), games.c.day.is_(None))
_IS_RANKED: Final = games.c.day.is_not(None)

_index_where(_IS_OPEN_UNRANKED, "one_open_game_of_a_kind", games.c.owner, games.c.key, unique=True)
_index_where(_IS_RANKED, "one_attempt_a_day", games.c.day, games.c.key, games.c.owner, unique=True)
Index("games_of_an_owner", games.c.owner, games.c.touched_at)

# Not as bound values: with those, no database would use the index.
IS_UNPLAYED: Final = and_(
    games.c.result == literal_column("'given up'"),
    games.c.moves == literal_column("''"),
    games.c.day.is_(None),
)
"""Whether an ordinary game was given up without a move."""

_index_where(IS_UNPLAYED, "games_given_up_unplayed", games.c.touched_at)

HAS_ENDED: Final = and_(games.c.result.is_not(None), games.c.day.is_(None))
"""Whether a game is an ordinary one that has ended."""

_HAS_UNKNOWN_END: Final = and_(HAS_ENDED, games.c.placed.is_(None))

_index_where(_HAS_UNKNOWN_END, "games_with_unknown_end", games.c.id)
IS_PUT_ASIDE: Final = and_(
    games.c.put_aside == games.c.touched_at,
    games.c.result == literal_column("'given up'"),
    games.c.day.is_(None),
)
"""Whether a game is put aside. Whatever else touches it, by any version, ends that."""

_MAY_BE_PUT_ASIDE: Final = games.c.put_aside.is_not(None)

_index_where(_MAY_BE_PUT_ASIDE, "games_put_aside", games.c.owner, games.c.touched_at)

IS_COUNTED: Final = and_(HAS_ENDED, games.c.continued.is_(None))
"""Whether a game is an ordinary one that has ended and counts."""

# Everything that statistics read, so that they needn't read the records.
_index_where(
    IS_COUNTED,
    "counted_ends_of_an_owner",
    games.c.owner,
    games.c.key,
    games.c.touched_at,
    games.c.id,
    games.c.result,
    games.c.placed,
    games.c.tie_breaker,
)

interactions: Final = Table(
    "interactions",
    METADATA,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="interaction_of_a_game", ondelete="CASCADE"),
        nullable=False,
    ),
    Column("at", Instant, nullable=False),
)

# Deleting a player's games looks up each of them here.
Index("interactions_of_a_game", interactions.c.game)

# What is known of where a finished game was lost.
analyses: Final = Table(
    "analyses",
    METADATA,
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="analysis_of_a_game", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("version", BigInteger, nullable=False),
    Column("solver", Integer, nullable=False),
    Column("won", Integer),
    Column("lost", Integer),
    Column("line", Text, nullable=False),
    Column("tried", Text, nullable=False),
    Column("finished", Boolean, nullable=False),
)

# Where finished games have been shared, so that it is done once. A game that got stuck can be
# reopened and won.
shares: Final = Table(
    "shares",
    METADATA,
    Column(
        "game",
        BigInteger,
        ForeignKey("games.id", name="share_of_a_game", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("channel", Text, primary_key=True),
    Column("result", Text, primary_key=True),
    Column("interaction", BigInteger, nullable=False),
    Column("claimed_at", Instant, nullable=False),
    # NULL while it is being posted.
    Column("message", Text),
    sqlite_with_rowid=False,
)

proved_deals: Final = Table(
    "proved_deals",
    METADATA,
    Column("id", _NUMBERED, primary_key=True),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    Column("taken", Integer, nullable=False),
    UniqueConstraint("key", "deal", name="a_deal_is_proved_once"),
)

Index("deals_least_taken", proved_deals.c.key, proved_deals.c.taken, proved_deals.c.id)

dailies: Final = Table(
    "dailies",
    METADATA,
    Column("day", Date, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("deal", BigInteger, nullable=False),
    Column("line", Text, nullable=False),
    Column("par", Integer),
    Column("par_tie_breaker", Integer),
    Column("fewest", Integer),
    Column("fewest_bound", Integer),
    Column("fewest_line", Text),
    # NULL if the version that drew it sealed nothing.
    Column("nonce", Text),
    Column("seal", Text),
)

# The number of a day's daily is how many of its game were drawn until then.
Index("dailies_of_a_game", dailies.c.key, dailies.c.day)

# The days when a daily could be played: it was drawn, and Divan was running.
open_days: Final = Table("open_days", METADATA, Column("day", Date, primary_key=True))

memberships: Final = Table(
    "memberships",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("server", Text, primary_key=True),
    Column("since", Date, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("departed", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

results: Final = Table(
    "results",
    METADATA,
    Column("owner", Text, primary_key=True),
    Column("day", Date, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("won", Boolean, nullable=False),
    Column("placed", Integer, nullable=False),
    Column("tie_breaker", Integer, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("closed_at", Instant),
    # Stored by player, because most queries read the last few results of one player.
    sqlite_with_rowid=False,
)

_IS_UNCLOSED: Final = results.c.closed_at.is_(None)

Index(
    "results_of_a_day",
    results.c.key,
    results.c.day,
    results.c.won,
    results.c.placed,
    results.c.tie_breaker,
    results.c.owner,
    results.c.closed_at,
)
_index_where(_IS_UNCLOSED, "results_not_closed", results.c.day, results.c.owner)

# The unfinished attempts of a day are counted whenever its leaderboard is read.
_IS_UNFINISHED: Final = results.c.finished.is_(False)

_index_where(_IS_UNFINISHED, "results_unfinished", results.c.day, results.c.key, results.c.owner)

# Stored by leaderboard, which is read whole. An index by rank would account for most of what
# closing a day writes.
span_totals: Final = Table(
    "span_totals",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("begins", Date, primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("days", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # Of all games together: how many results. None for a single game.
    Column("games", Integer),
    sqlite_with_rowid=False,
)

Index("span_totals_of_a_span", span_totals.c.kind, span_totals.c.begins, span_totals.c.owner)

all_totals: Final = Table(
    "all_totals",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("key", Text, primary_key=True),
    Column("owner", Text, primary_key=True),
    Column("days", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    # Of all games together: how many results. None for a single game.
    Column("games", Integer),
    sqlite_with_rowid=False,
)

Index("all_totals_of_an_owner", all_totals.c.owner)

# The days when someone on a server played. Searching all members' results would take seconds.
played_days: Final = Table(
    "played_days",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("day", Date, primary_key=True),
    sqlite_with_rowid=False,
)

# Attempts by players who deleted their data, recognised until the day is over.
spent_attempts: Final = Table(
    "spent_attempts",
    METADATA,
    Column("mark", Text, primary_key=True),
    Column("day", Date, nullable=False),
    sqlite_with_rowid=False,
)

# Receipts of the deletions in this database, for those noted beside it (`deletions.py`).
deletions: Final = Table(
    "deletions",
    METADATA,
    Column("receipt", Text, primary_key=True),
    Column("day", Date, nullable=False),
    sqlite_with_rowid=False,
)

servers: Final = Table(
    "servers",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("digest", Boolean, nullable=False),
    Column("channel", Text),
    Column("hour", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("trouble", Text),
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("language", Text),
)

# Channels whose games differ from the rest of their server.
server_channels: Final = Table(
    "server_channels",
    METADATA,
    Column("server", Text, primary_key=True),
    Column("channel", Text, primary_key=True),
    Column("public", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

outbox: Final = Table(
    "outbox",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("day", Date, primary_key=True),
    Column("claims", Integer, nullable=False),
    Column("claimed_until", Instant),
    Column("settled", Text),
    sqlite_with_rowid=False,
)
