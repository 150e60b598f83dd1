"""The services, put together as in the program."""

from collections.abc import Callable
from random import Random

from bot.divan import Chance
from bot.services.services import Services
from bot.services.solving.workers import Workers
from bot.store.store import Store


def chance(new_deal: Callable[[], int]) -> Chance:
    """What chance decides, the same each time but for the deals."""
    random = Random(1)
    return Chance(new_deal, lambda: f"nobody:{random.getrandbits(128):032x}", random.randrange)


def services_over(
    store: Store,
    new_deal: Callable[[], int],
    workers: Workers | None = None,
) -> Services:
    """Services over a store, by default without solver processes."""
    made = chance(new_deal)
    return Services.over(store, made.deal, workers or Workers(0), made.owner, made.below)
