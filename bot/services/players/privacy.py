"""A player's data: summarised, exported, and deleted once they confirm.

The operator may have published terms of service and a privacy policy.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any, Final

from bot.errors import Reason
from bot.services.core.days import GRACE, closes_at, day_of, is_over
from bot.services.core.requests import Limits, Request, Transactions
from bot.services.core.terms import terms_on
from bot.services.daily.dailies import tombstone
from bot.services.play.games import Games
from bot.store.queries.personal import Erased, Stored
from bot.store.schema.players import Player
from bot.store.schema.rankings import EVERYWHERE
from bot.store.store import Transaction

ANSWERED_WITHIN: Final = timedelta(minutes=10)
"""How long a request to confirm deletion stays valid."""


@dataclass(frozen=True, slots=True)
class Documents:
    """The addresses of the two documents, each None if it isn't published."""

    terms: str | None = None
    privacy: str | None = None


@dataclass(frozen=True, slots=True)
class DataSummary:
    """How much is stored about a player."""

    player: Player
    is_empty: bool
    """Whether nothing at all is stored, including what isn't counted here."""
    games: int
    results: int
    servers: int
    """How many servers' leaderboards the player is on."""
    spent_until: datetime | None
    """Until then, forgetting the player's attempts and day's puzzles would allow a second try; None
    if there are none."""
    puzzles: int = 0


@dataclass(frozen=True, slots=True)
class Export:
    owner: str
    at: datetime
    tables: Stored
    """The deal of a ranked attempt is None until its day is over, or its match, and that of a
    puzzle, with its moves, until it is over."""


@dataclass(frozen=True, slots=True)
class Deleted:
    """What was deleted, and what stays anonymously."""

    was: DataSummary
    """How much was stored just before."""
    results: int
    """How many stay."""


@dataclass(frozen=True, slots=True)
class Privacy:
    transactions: Transactions
    games: Games
    limits: Limits
    new_owner: Callable[[], str]
    """Makes an unused owner name, a different one each time."""

    async def summary(self, request: Request) -> DataSummary:
        return await self.transactions.read(lambda tx: _summary(tx, request), request)

    async def export(self, request: Request) -> Export:
        """Everything stored about the player, without the deals of unfinished days and matches.

        Raises TOO_MANY_EXPORTS.
        """
        self.limits.count(request, Reason.TOO_MANY_EXPORTS)
        rows, secret = await self.transactions.read(
            lambda tx: (
                tx.personal.stored(request.owner),
                tx.match_games.secret_of(request.owner),
            ),
            request,
        )
        secret_puzzles = {row["id"] for row in rows["puzzles"] if _is_secret(row, request.at)}
        games = tuple(
            {**row, "deal": None, "moves": None}
            if row["puzzle"] in secret_puzzles
            else {**row, "deal": None}
            if row["id"] in secret or terms_on(row["day"]).is_secret(request.at)
            else row
            for row in rows["games"]
        )
        puzzles = tuple(
            {**row, "deal": None, "lost": None} if row["id"] in secret_puzzles else row
            for row in rows["puzzles"]
        )
        tables = {**rows, "games": games, "puzzles": puzzles}
        return Export(request.owner, request.at, tables)

    async def delete(
        self, request: Request, asked: str, asked_at: datetime
    ) -> Deleted | DataSummary:
        """Deletes everything about the player except ranked results, which become anonymous.

        If the question was put to someone else or too long ago, deletes nothing and returns a
        new summary, so that the player can be asked again.
        """
        is_fresh = timedelta(0) <= request.at - asked_at <= ANSWERED_WITHIN
        if request.owner != asked or not is_fresh:
            return await self.summary(request)
        successor, since = self.new_owner(), _first_open(request.at)

        def deleted(tx: Transaction) -> tuple[DataSummary, Erased]:
            was = _summary(tx, request)
            erased = tx.personal.erase(request.owner, successor, since, tombstone, request.at)
            if not was.is_empty:
                tx.personal.note_deletion(request.owner, day_of(request.at))
            return was, erased

        was, erased = await self.transactions.write(deleted, request)
        request.effect.saved = True
        self.games.forget(erased.games)
        return Deleted(was, erased.results)


async def erase_again(
    transactions: Transactions,
    was_deleted: Callable[[str], bool],
    at: datetime,
    new_owner: Callable[[], str],
) -> int:
    """Deletes again what a restored backup has brought back; how many players' data.

    `was_deleted` says of a player whether they had deleted it.
    """
    owners = await transactions.read(lambda tx: tx.personal.owners())
    again = [owner for owner in owners if was_deleted(owner)]
    for owner in again:
        await transactions.write(_erasing(owner, new_owner(), at))
    return len(again)


def _erasing(owner: str, successor: str, at: datetime) -> Callable[[Transaction], Erased]:
    since = _first_open(at)
    return lambda tx: tx.personal.erase(owner, successor, since, tombstone, at)


def _is_secret(row: Mapping[str, Any], at: datetime) -> bool:
    """Whether a puzzle's deal and moves are: another's game, this day's, or one still open."""
    of_day = row["day"] and not is_over(row["day"], at)
    return bool(row["made"] or of_day or not (row["answered_at"] or row["day"]))


def _summary(tx: Transaction, request: Request) -> DataSummary:
    counts = tx.personal.counts(request.owner)
    memberships = tx.memberships.of(request.owner)
    days = {_first_open(request.at), day_of(request.at)}
    begun = [day for day in days if tx.attempts.of(request.owner, day)]
    begun += tx.day_puzzles.shown(request.owner, min(days))
    return DataSummary(
        player=tx.players.of(request.owner),
        is_empty=not any(counts.values()),
        games=counts["games"],
        results=counts["results"],
        puzzles=counts["puzzles"],
        servers=sum(one.server != EVERYWHERE for one in memberships),
        spent_until=closes_at(max(begun)) if begun else None,
    )


def _first_open(at: datetime) -> date:
    """The first day that isn't over yet."""
    return day_of(at - GRACE)
