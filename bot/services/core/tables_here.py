"""What a server has played at tables, as its statistics tell it."""

from dataclasses import dataclass
from typing import Final

from bot.store.store import Transaction

MANY: Final = 3
"""So many people on one day make it one to be counted."""


@dataclass(frozen=True, slots=True)
class TablesHere:
    """What a server has played at tables."""

    tables: int
    """At how many of them hands were played."""
    won: int
    days: int
    """On how many days at least three people played one."""


def tables_here(tx: Transaction, server: str | None) -> TablesHere:
    """What a server has played at tables; nothing outside of servers."""
    return TablesHere(*tx.hands.counted(server or "", MANY))
