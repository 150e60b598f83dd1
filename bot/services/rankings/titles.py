"""Titles: who holds which on a server. Nothing of them is stored; they are computed when looked at.

Some are held until somebody takes them, others are kept for good. Whoever hides, has left or has
deleted their data holds none; those who are level all hold it. A leaderboard's first place stays
first if its player can't be named, and then nobody has its title.
"""

from calendar import monthrange
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import Enum, auto
from itertools import groupby
from typing import Final

from bot.keys import DEFAULT_GAME
from bot.services.core.days import last_over
from bot.store.schema.players import ANONYMOUS
from bot.store.schema.rankings import EVERYWHERE, week_of
from bot.store.store import Transaction

SHAH: Final = "shah"
DAYS: Final = 30
"""So many days' puzzles a sharp eye is measured by."""
LEAST: Final = 10
"""So many of them must be answered."""
ENOUGH_PLAYED: Final = 3
"""Alone on fewer is no title."""
DAYS_ABOVE: Final = 10
"""On so many days one must do better than the house."""
RUNNING: Final = 5
"""So many days' puzzles running must be solved at the first try."""
LOST: Final = 3
"""So many duels in a row must be lost before the one that is won."""


class Title(Enum):
    """The titles, in the order they are shown."""

    CROWN = auto()
    CHAMPION = auto()
    CUP = auto()
    SHARP_EYE = auto()
    ALONE = auto()
    HOUSE_BEATER = auto()
    FIRST_SIGHT = auto()
    FULL_MONTH = auto()
    GUEST = auto()
    COMEBACK = auto()


@dataclass(frozen=True, slots=True)
class Titles:
    cup_holders: Callable[[Transaction, str], frozenset[str]]
    """The champions of the last cup on a server that had any, as matches know."""

    def holders(self, tx: Transaction, title: Title, server: str, at: datetime) -> frozenset[str]:
        """Who holds a title that can be taken from them; nobody holds one of the others here."""
        match title:
            case Title.CROWN:
                crown = tx.crowns.of(server)
                return named_here(tx, server, [crown.owner] if crown and crown.owner else [])
            case Title.CHAMPION:
                week = week_of(last_over(at) - timedelta(6))  # The last one that is over.
                return named_here(tx, server, tx.titles.leaders(server, DEFAULT_GAME, week))
            case Title.CUP:
                return named_here(tx, server, self.cup_holders(tx, server))
            case Title.SHARP_EYE:
                return tx.titles.fewest_tries(server, *_last_days(at), LEAST)
        return frozenset()

    def of(
        self, tx: Transaction, owner: str, server: str | None, at: datetime
    ) -> tuple[Title, ...]:
        """A player's titles on a server; outside of servers those that are of none."""
        if not named_here(tx, server or EVERYWHERE, [owner]):
            return ()
        first, last = _last_days(at)
        # Most players have answered too few, and that is known at once.
        sees = tx.titles.answered(owner, first, last) >= LEAST
        may = (one for one in Title if server and (sees or one is not Title.SHARP_EYE))
        taken = (one for one in may if owner in self.holders(tx, one, server or "", at))
        return (*taken, *_kept(tx, owner, server, at))


def named_here(tx: Transaction, server: str, owners: Iterable[str]) -> frozenset[str]:
    """Those of some players who may hold a title on a server."""
    known = frozenset(owner for owner in owners if not owner.startswith(ANONYMOUS))
    return known - tx.memberships.unnamed(server, known)


def _last_days(at: datetime) -> tuple[date, date]:
    last = last_over(at)
    return last - timedelta(DAYS - 1), last


def _kept(tx: Transaction, owner: str, server: str | None, at: datetime) -> Iterator[Title]:
    last = last_over(at)
    if server and tx.titles.won_alone(owner, server, last, ENOUGH_PLAYED):
        yield Title.ALONE
    if tx.titles.days_above_par(owner, last) >= DAYS_ABOVE:
        yield Title.HOUSE_BEATER
    runs = groupby(tx.titles.at_first_try(owner))
    if any(found and len([*run]) >= RUNNING for found, run in runs):
        yield Title.FIRST_SIGHT
    finished = tx.titles.finished_by_month(owner, DEFAULT_GAME).items()
    if any(count == monthrange(*month)[1] for month, count in finished):
        yield Title.FULL_MONTH
    if tx.titles.has_won(owner, SHAH):
        yield Title.GUEST
    if server and has_come_back(tx.titles.duels(owner, server)):
        yield Title.COMEBACK


def has_come_back(duels: Iterable[tuple[str, bool | None]]) -> bool:
    """Whether somebody has won a duel right after losing so many in a row to that player.

    Of each duel with whom it was, and whether they won; None for a draw, which ends a row.
    """
    lost = Counter[str]()
    for rival, won in duels:
        if won and lost[rival] >= LOST:
            return True
        lost[rival] = lost[rival] + 1 if won is False else 0
    return False
