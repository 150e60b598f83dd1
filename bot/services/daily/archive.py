"""The archive: the past days of a month, with what the player made of each."""

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from bot.errors import PlayError, Reason
from bot.services.core.days import last_over
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.store.schema.rankings import Result
from bot.store.store import Transaction
from engine.catalogue import GAMES

_WRITTEN: Final = ("%Y-%m", "%B %Y", "%b %Y")
"""`2026-11`, `November 2026`, `Nov 2026`."""


@dataclass(frozen=True, slots=True)
class ArchivedDay:
    """A past daily in the archive."""

    day: date
    number: int
    """How many dailies of its game there were up to the day."""
    result: Result | None
    """The player's; None if they made no attempt."""


@dataclass(frozen=True, slots=True)
class ArchivedMonth:
    """A month's past dailies of a game. A day when Divan was down isn't among them."""

    key: str
    day: date
    """The day that was asked for, or the last one."""
    days: tuple[ArchivedDay, ...]
    """At least one, the earliest first."""
    before: date | None
    """A day of the nearest earlier month that has any; None if there is none."""
    after: date | None
    """A day of the nearest later one."""


class Archive:
    """The archive of a store. A day that isn't over is never in it."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def month(self, request: Request, key: str, day: date | None = None) -> ArchivedMonth:
        """The month of a day; None for the last one. Raises NOTHING_ARCHIVED and UNKNOWN_GAME."""
        _check(key)
        return await self._transactions.read_for(request, lambda tx: _month(tx, request, key, day))

    async def months(self, request: Request, key: str) -> tuple[date, ...]:
        """The first day of each month of a game's archive, the latest first; UNKNOWN_GAME."""
        _check(key)
        span = await self._transactions.read_for(request, lambda tx: _span(tx, request, key))
        return tuple(_months(*span)) if span else ()


def month_typed(text: str) -> date:
    """The first day of a month as players type it; BAD_MONTH."""
    plain = " ".join(text.split())
    for written in _WRITTEN:
        try:
            return datetime.strptime(plain, written).date()
        except ValueError:
            continue
    raise PlayError(Reason.BAD_MONTH, text=text)


def _month(tx: Transaction, request: Request, key: str, day: date | None) -> ArchivedMonth:
    over = last_over(request.at)
    span = _span(tx, request, key)
    if span is None:
        raise PlayError(Reason.NOTHING_ARCHIVED, game=key, span=None)
    day = day or span[1]
    first, last = _month_of(day)
    numbers = tx.deals.playable(key, first, min(last, over))
    if not numbers:
        raise PlayError(Reason.NOTHING_ARCHIVED, game=key, span=span)
    own = {one.day: one for one in tx.results.of_days(request.owner, key, first, last)}
    return ArchivedMonth(
        key=key,
        day=day,
        days=tuple(ArchivedDay(one, number, own.get(one)) for one, number in numbers.items()),
        before=tx.deals.playable_before(key, first),
        after=tx.deals.playable_after(key, last, over),
    )


def _span(tx: Transaction, request: Request, key: str) -> tuple[date, date] | None:
    over = last_over(request.at)
    first = tx.deals.playable_after(key, date.min, over)
    last = tx.deals.playable_before(key, over + timedelta(1))
    return (first, last) if first and last else None


def _months(first: date, last: date) -> Iterator[date]:
    for number in range(12 * last.year + last.month, 12 * first.year + first.month - 1, -1):
        year, month = divmod(number - 1, 12)
        yield date(year, month + 1, 1)


def _month_of(day: date) -> tuple[date, date]:
    """The first and the last day of a day's month."""
    return day.replace(day=1), day.replace(day=monthrange(day.year, day.month)[1])


def _check(key: str) -> None:
    if key not in GAMES:
        raise PlayError(Reason.UNKNOWN_GAME, text=key)
