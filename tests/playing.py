"""The service of play with all that it leans on, as the program puts it together."""

from collections.abc import Callable
from datetime import UTC, datetime
from random import Random

from bot.services.analysis import Analysis
from bot.services.play import Play
from bot.services.stock import Stock
from bot.services.workers import Workers
from bot.store.store import Store


def play_over(store: Store, new_deal: Callable[[], int], workers: Workers | None = None) -> Play:
    """Play over a store; without solver processes the solver knows nothing."""
    solving = workers or Workers(0)
    stock = Stock(store.deals, solving, Random(1).randrange, lambda: datetime.now(UTC))
    return Play(store, new_deal, stock, Analysis(solving))
