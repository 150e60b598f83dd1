"""Finished days, whose deals are no longer secret."""

from datetime import date

from bot.errors import DayNotOver, NoDaily
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.request import Request
from bot.store.schema.rows import Daily
from bot.store.transaction import Transaction


def opened_daily(tx: Transaction, request: Request, day: date, key: str) -> Daily:
    """A daily of a finished day; DayNotOver, NoDaily."""
    if day > day_of(request.at):
        raise NoDaily(day)
    if not is_over(day, request.at):
        raise DayNotOver(day, closes_at(day))
    daily = tx.deals.daily(day, key)
    if daily is None:
        raise NoDaily(day)
    return daily
