"""Finished days, whose deals are no longer secret."""

from datetime import date

from bot.errors import DayNotOver, NoDaily, PlayError
from bot.services.core.days import closes_at, day_of, is_over
from bot.services.core.request import Request
from bot.store.schema.rows import Daily
from bot.store.transaction import Transaction


def opened_daily(tx: Transaction, request: Request, day: date, key: str) -> Daily | PlayError:
    """A daily of a finished day, or why it can't be shown: DayNotOver, NoDaily."""
    if day > day_of(request.at):
        return NoDaily(day)
    if not is_over(day, request.at):
        return DayNotOver(day, closes_at(day))
    return tx.deals.daily(day, key) or NoDaily(day)
