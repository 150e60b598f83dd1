"""The results of days, their totals, and who is on which leaderboard."""

from typing import Final

from sqlalchemy import Boolean, Column, Date, Index, Integer, Table, Text

from bot.store.schema.tables.columns import METADATA, Instant, index_where

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
index_where(_IS_UNCLOSED, "results_not_closed", results.c.day, results.c.owner)

# The unfinished attempts of a day are counted whenever its leaderboard is read.
_IS_UNFINISHED: Final = results.c.finished.is_(False)

index_where(_IS_UNFINISHED, "results_unfinished", results.c.day, results.c.key, results.c.owner)

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
