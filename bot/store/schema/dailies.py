"""The deals of days, when they could be played, ordinary deals, and the secret stock of matches."""

from dataclasses import dataclass, field
from datetime import date
from typing import Final

from sqlalchemy import BigInteger, Column, Date, Index, Integer, Table, Text, UniqueConstraint

from bot.store.schema.columns import METADATA, NUMBERED, Notations


@dataclass(frozen=True, slots=True)
class ProvedDeal:
    """An ordinary deal that can be won."""

    key: str
    deal: int
    line: tuple[str, ...]
    """The moves that win it."""


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day and game. Its repr contains nothing that could reveal the cards."""

    day: date
    key: str
    deal: int = field(repr=False)
    line: tuple[str, ...] = field(repr=False)
    """The moves that win it."""
    par: int | None = field(default=None, repr=False)
    """The baseline player's score; None if unknown."""
    par_tie_breaker: int | None = field(default=None, repr=False)
    """The baseline player's tie-breaker; None if unknown."""
    fewest: int | None = field(default=None, repr=False)
    """The lowest tie-breaker of the wins that are known; None until it has been searched for."""
    fewest_bound: int | None = field(default=None, repr=False)
    """No win has a lower tie-breaker; None until it has been searched for."""
    fewest_line: tuple[str, ...] | None = field(default=None, repr=False)
    """The win with that tie-breaker."""
    nonce: str | None = field(default=None, repr=False)
    """32 random hex digits, as secret as the deal; None if it isn't sealed."""
    seal: str | None = None
    """64 hex digits that everybody may see from its day on; None if it isn't sealed."""
    salt: str | None = field(default=None, repr=False)
    """What the salts of its records come from; None before 1.1, and then it gets no root."""

    @property
    def best_line(self) -> tuple[str, ...]:
        """The win with the lowest tie-breaker that is known."""
        return self.fewest_line or self.line


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
    # NULL if the version that drew it made no roots.
    Column("salt", Text),
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


@dataclass(frozen=True, slots=True)
class StockedDeal:
    """A secret deal that can be won, for a match."""

    key: str
    deal: int = field(repr=False)
    line: tuple[str, ...] = field(repr=False)
    """The moves that win it."""
    par: int = field(repr=False)
    """The baseline player's score."""
    par_tie_breaker: int = field(repr=False)


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
