"""Roots: what fixes how a match or a day's game ended, once it is over."""

from dataclasses import dataclass, field
from datetime import date
from typing import Final

from sqlalchemy import BigInteger, Column, Date, ForeignKey, Index, Integer, Table, Text

from bot.store.schema.columns import METADATA, NUMBERED


@dataclass(frozen=True, slots=True)
class Root:
    """A digest of all that a match or a day's game came to, made when it was over.

    Those of a match after the first one were made when somebody had judged it. docs/together.md
    says what each digest is of.
    """

    at: date
    """The day when it was made, UTC."""
    root: str
    """64 hex digits that everybody may see, as the next."""
    rest: str
    """The digest of all that decides the ranking besides the records."""
    leaves: tuple[str, ...] = field(repr=False)
    """The digests of the records, in order of their digits, which tells nothing of whose they are.
    """
    void: tuple[int, ...] = ()
    """The seats that played in a match, and don't count."""
    par: tuple[int, int] | None = None
    """What the baseline player made of a day's deal, as was known then."""


roots: Final = Table(
    "roots",
    METADATA,
    Column("id", NUMBERED, primary_key=True),
    # Of a match, or else of a day and game.
    Column("match", BigInteger, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("day", Date),
    Column("key", Text),
    # From 1.
    Column("number", Integer, nullable=False),
    Column("at", Date, nullable=False),
    Column("root", Text, nullable=False),
    Column("rest", Text, nullable=False),
    # Each separated by spaces.
    Column("leaves", Text, nullable=False),
    Column("void", Text, nullable=False),
    Column("par", Integer),
    Column("par_tie_breaker", Integer),
)

Index("one_root_of_a_match", roots.c.match, roots.c.number, unique=True)
Index("one_root_of_a_day", roots.c.day, roots.c.key, roots.c.number, unique=True)
