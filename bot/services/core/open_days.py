"""Finished days, whose deals are no longer secret."""

from datetime import date

from bot.errors import PlayError, Reason
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.request import Request
from bot.store.schema.rows import Daily
from bot.store.transaction import Transaction


def opened_daily(tx: Transaction, request: Request, day: date, key: str) -> Daily:
    """A daily of a finished day; DAY_NOT_OVER, NO_DAILY."""
    if day > day_of(request.at):
        raise PlayError(Reason.NO_DAILY, day=day)
    if not is_over(day, request.at):
        raise PlayError(Reason.DAY_NOT_OVER, day=day, closes_at=closes_at(day))
    daily = tx.deals.daily(day, key)
    if daily is None:
        raise PlayError(Reason.NO_DAILY, day=day)
    return daily
