"""Games, what was pressed in them, and what is known of finished ones."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    Table,
    Text,
    and_,
    literal_column,
    text,
)

from bot.store.schema.tables.columns import METADATA, NUMBERED, Instant, Notations, index_where

games: Final = Table(
    "games",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
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

index_where(_IS_OPEN_UNRANKED, "one_open_game_of_a_kind", games.c.owner, games.c.key, unique=True)
index_where(_IS_RANKED, "one_attempt_a_day", games.c.day, games.c.key, games.c.owner, unique=True)
Index("games_of_an_owner", games.c.owner, games.c.touched_at)

# Not as bound values: with those, no database would use the index.
IS_UNPLAYED: Final = and_(
    games.c.result == literal_column("'given up'"),
    games.c.moves == literal_column("''"),
    games.c.day.is_(None),
)
"""Whether an ordinary game was given up without a move."""

index_where(IS_UNPLAYED, "games_given_up_unplayed", games.c.touched_at)

HAS_ENDED: Final = and_(games.c.result.is_not(None), games.c.day.is_(None))
"""Whether a game is an ordinary one that has ended."""

_HAS_UNKNOWN_END: Final = and_(HAS_ENDED, games.c.placed.is_(None))

index_where(_HAS_UNKNOWN_END, "games_with_unknown_end", games.c.id)
IS_PUT_ASIDE: Final = and_(
    games.c.put_aside == games.c.touched_at,
    games.c.result == literal_column("'given up'"),
    games.c.day.is_(None),
)
"""Whether a game is put aside. Whatever else touches it, by any version, ends that."""

_MAY_BE_PUT_ASIDE: Final = games.c.put_aside.is_not(None)

index_where(_MAY_BE_PUT_ASIDE, "games_put_aside", games.c.owner, games.c.touched_at)

IS_COUNTED: Final = and_(HAS_ENDED, games.c.continued.is_(None))
"""Whether a game is an ordinary one that has ended and counts."""

# Everything that statistics read, so that they needn't read the records.
index_where(
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
    Column("line", Notations, nullable=False),
    Column("tried", Text, nullable=False),
    Column("finished", Boolean, nullable=False),
)
