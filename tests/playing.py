"""The services, put together as in the program."""

from collections.abc import Callable
from random import Random

from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.store import Store


def services_over(
    store: Store,
    new_deal: Callable[[], int],
    workers: Workers | None = None,
) -> Services:
    """Services over a store, by default without solver processes."""
    solvers = workers or Workers(0)
    random = Random(1)
    return Services.over(store, new_deal, solvers, lambda: f"nobody:{random.getrandbits(128):032x}")
