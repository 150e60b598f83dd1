"""What proves a day's deals: their seals, and what opens them once the day is over."""

from dataclasses import dataclass, field
from datetime import date, datetime

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.request import Request
from bot.services.core.transactions import Transactions
from bot.store.schema.dailies import Daily
from bot.store.store import Transaction
from engine.catalogue import GAMES


@dataclass(frozen=True, slots=True)
class Sealed:
    """The daily of a game."""

    key: str
    number: int | None
    """How many dailies of its game there were up to the day."""
    seal: str | None
    """64 hex digits; None if it isn't sealed."""
    deal: int | None = field(default=None, repr=False)
    """None until the day is over."""
    nonce: str | None = field(default=None, repr=False)
    """32 hex digits, which make the seal together with day, key and deal; None until the day is
    over, and if it isn't sealed."""


@dataclass(frozen=True, slots=True)
class Proof:
    """The dailies of a day, in catalogue order; none if they haven't been drawn yet."""

    day: date
    dailies: tuple[Sealed, ...]
    is_over: bool
    closes_at: datetime
    """When the day is over."""
    today: date
    """The day of whoever asks."""


class Proofs:
    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def of(self, request: Request, day: date) -> Proof:
        """A day's proof, which is seals alone until the day is over; NO_DAILY."""
        today, over = day_of(request.at), is_over(day, request.at)
        if day > today:
            raise PlayError(Reason.NO_DAILY, day=day)
        found = await self._transactions.read_for(request, lambda tx: _drawn(tx, day))
        if not found and day < today:
            raise PlayError(Reason.NO_DAILY, day=day)
        dailies = (
            _opened(daily, number) if over else _sealed(daily, number) for daily, number in found
        )
        return Proof(day, tuple(dailies), over, closes_at(day), today)


def _drawn(tx: Transaction, day: date) -> tuple[tuple[Daily, int | None], ...]:
    """A day's dailies with their numbers."""
    drawn = (tx.deals.daily(day, key) for key in GAMES)
    return tuple((daily, tx.deals.number(day, daily.key)) for daily in drawn if daily)


def _sealed(daily: Daily, number: int | None) -> Sealed:
    return Sealed(daily.key, number, daily.seal)


def _opened(daily: Daily, number: int | None) -> Sealed:
    return Sealed(daily.key, number, daily.seal, daily.deal, daily.nonce)
