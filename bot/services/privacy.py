"""What is kept about a player: counted, handed out, and deleted for who is asked and says so."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.services.days import GRACE, closes_at, day_of, is_over
from bot.services.games import Games
from bot.services.request import Request
from bot.services.tombstones import tombstone
from bot.store.personal import Erased, Kept
from bot.store.rows import EVERYWHERE, Player
from bot.store.transaction import Transaction

ANSWERED_WITHIN: Final = timedelta(minutes=10)
"""For so long the question whether to delete can be answered."""


@dataclass(frozen=True, slots=True)
class DataSummary:
    """How much is kept about a player."""

    player: Player
    """Whose it is, and how he likes to be told."""
    is_empty: bool
    """Whether nothing at all is kept, what is not counted here included."""
    games: int
    results: int
    servers: int
    """On so many the player stands on the boards."""
    spent_until: datetime | None
    """Until when his attempts could be made again, were they forgotten; None where none could."""


@dataclass(frozen=True, slots=True)
class Export:
    """Everything that is kept about a player."""

    owner: str
    at: datetime
    tables: Kept
    """The deal of a ranked attempt is None while its day is not over."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """What was deleted, and what stays without a name."""

    was: DataSummary
    """How much there was just before."""
    results: int
    """So many stay."""


class Privacy:
    """The data of players, over a store."""

    def __init__(self, games: Games, new_owner: Callable[[], str]) -> None:
        """`new_owner` names somebody whom nobody has been: each time another."""
        self._games = games
        self._transactions = games.transactions
        self._new_owner = new_owner

    async def summary(self, request: Request) -> DataSummary:
        """How much is kept about the player."""
        return await self._transactions.read(lambda tx: _summary(tx, request))

    async def export(self, request: Request) -> Export:
        """Everything that is kept about the player; no deal of a day that is not over."""
        kept = await self._transactions.read(lambda tx: tx.personal.kept(request.owner))
        games = tuple(
            {**row, "deal": None} if _is_secret(row["day"], request.at) else row
            for row in kept["games"]
        )
        return Export(request.owner, request.at, {**kept, "games": games})

    async def delete(
        self, request: Request, asked: str, asked_at: datetime
    ) -> Deleted | DataSummary:
        """Deletes everything about the player but ranked results, which become nobody's.

        Deletes nothing where another was asked, or too long ago: then it is to be asked again.
        """
        is_fresh = timedelta(0) <= request.at - asked_at <= ANSWERED_WITHIN
        if request.owner != asked or not is_fresh:
            return await self.summary(request)
        heir, since = self._new_owner(), _first_open(request.at)

        def deleted(tx: Transaction) -> tuple[DataSummary, Erased]:
            was = _summary(tx, request)
            return was, tx.personal.erase(request.owner, heir, since, tombstone)

        was, erased = await self._transactions.write(deleted)
        self._games.forget(erased.games)
        return Deleted(was, erased.results)


def _summary(tx: Transaction, request: Request) -> DataSummary:
    counted = tx.personal.counted(request.owner)
    memberships = tx.memberships.of(request.owner)
    return DataSummary(
        player=tx.players.of(request.owner),
        is_empty=not any(counted.values()),
        games=counted["games"],
        results=counted["results"],
        servers=sum(one.server != EVERYWHERE for one in memberships),
        spent_until=_spent_until(tx, request),
    )


def _spent_until(tx: Transaction, request: Request) -> datetime | None:
    days = {_first_open(request.at), day_of(request.at)}
    begun = [game.day for day in days for game in tx.attempts.of(request.owner, day) if game.day]
    return closes_at(max(begun)) if begun else None


def _first_open(at: datetime) -> date:
    """The first day that is not over."""
    return day_of(at - GRACE)


def _is_secret(day: date | None, at: datetime) -> bool:
    """Whether the deal of a game, ranked where there is a day, is nobody's to know yet."""
    return day is not None and not is_over(day, at)
