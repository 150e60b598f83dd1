"""The deals of days, when they could be played, and ordinary deals."""

from typing import Final

from sqlalchemy import BigInteger, Column, Date, Index, Integer, Table, Text, UniqueConstraint

from bot.store.schema.tables.columns import METADATA, NUMBERED, Notations

proved_deals: Final = Table(
    "proved_deals",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    Column("key", Text, nullable=False),
    Column("deal", BigInteger, nullable=False),
    Column("line", Notations, nullable=False),
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
    Column("line", Notations, nullable=False),
    Column("par", Integer),
    Column("par_tie_breaker", Integer),
    Column("fewest", Integer),
    Column("fewest_bound", Integer),
    Column("fewest_line", Notations),
    # NULL if the version that drew it sealed nothing.
    Column("nonce", Text),
    Column("seal", Text),
)

# The number of a day's daily is how many of its game were drawn until then.
Index("dailies_of_a_game", dailies.c.key, dailies.c.day)

# The days when a daily could be played: it was drawn, and Divan was running.
open_days: Final = Table("open_days", METADATA, Column("day", Date, primary_key=True))

# Attempts by players who deleted their data, recognised until the day is over.
spent_attempts: Final = Table(
    "spent_attempts",
    METADATA,
    Column("mark", Text, primary_key=True),
    Column("day", Date, nullable=False),
    sqlite_with_rowid=False,
)
