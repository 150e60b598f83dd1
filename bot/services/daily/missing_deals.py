"""Which winnable deals a store lacks, in the order in which they are proved."""

from collections import Counter
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import takewhile
from typing import Final

from bot.store.store import Transaction
from engine.catalogue import GAMES

READY: Final = 50
"""How many unused ordinary deals of each game to keep."""
STOCKED: Final = 6
"""How many deals of each game to keep for matches; a weekend's cup takes five at once."""
MOST_WAITING: Final = 50
"""For at most this many matches that wait for their deal, another one is kept."""
DAYS_AHEAD: Final = 3
URGENT_AHEAD: Final = 1
"""Up to this many days ahead, a missing daily is urgent."""


@dataclass(frozen=True, slots=True)
class Missing:
    """A winnable deal that the pool lacks."""

    key: str
    day: date | None = None
    """Whose daily it is; None if no day's."""
    is_secret: bool = True
    """Whether nobody may know its number: a daily's, or one that a match will take."""
    urgent: bool = False


def urgent(tx: Transaction, today: date | None) -> list[Missing]:
    """The urgent deals missing on the first incomplete day."""
    return [replace(one, urgent=True) for one in _dailies(tx, today, range(URGENT_AHEAD + 1))]


def others(tx: Transaction, today: date | None) -> list[Missing]:
    """The other deals missing on the first incomplete day, or else those of matches, or else
    ordinary ones."""
    if dailies := _dailies(tx, today, range(URGENT_AHEAD + 1, DAYS_AHEAD + 1)):
        return dailies
    if stock := _stock(tx):
        return stock
    return [Missing(key, is_secret=False) for key in GAMES if tx.deals.ready(key) < READY]


def _stock(tx: Transaction) -> list[Missing]:
    """What matches may need soon, and what some wait for."""
    waiting = Counter(match.key for match in tx.matches.lacking_deals(MOST_WAITING))
    return [Missing(key) for key in GAMES if tx.stock.count(key) < STOCKED + waiting[key]]


def _dailies(tx: Transaction, today: date | None, ahead: range) -> list[Missing]:
    """The dailies missing on the first incomplete day, of those so many days ahead."""
    if today is None:
        return []
    days = [today + timedelta(number) for number in ahead]
    drawn = tx.deals.drawn(days[0], days[-1])
    for day in days:
        if missing := [Missing(key, day) for key in GAMES if (day, key) not in drawn]:
            return missing
    return []


def dailies_from(tx: Transaction, today: date) -> int:
    """How many days in a row, today included, have all their dailies; at most DAYS_AHEAD + 1."""
    drawn = tx.deals.drawn(today, today + timedelta(DAYS_AHEAD))
    days = (today + timedelta(number) for number in range(DAYS_AHEAD + 1))
    return sum(1 for _ in takewhile(lambda day: all((day, key) in drawn for key in GAMES), days))
