"""Limits: what one player may ask for in a row, and that others aren't affected."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.errors import Reason
from bot.press.games import DealInstead, GiveUp
from bot.services.core.requests import LIMITS
from bot.services.services import Services
from bot.store.store import Store
from tests.bot.services.player import NOON, ServicePlayer
from tests.refused import refused


@pytest.fixture
def ada(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:1")


@pytest.fixture
def bob(services: Services) -> ServicePlayer:
    return ServicePlayer(services, "discord:2")


async def test_presses_are_limited(
    services: Services, ada: ServicePlayer, bob: ServicePlayer
) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_PRESSES]
    for _ in range(burst):
        services.limits.count(ada.request(), Reason.TOO_MANY_PRESSES)
    with refused(Reason.TOO_MANY_PRESSES):
        services.limits.count(ada.request(), Reason.TOO_MANY_PRESSES)
    services.limits.count(bob.request(), Reason.TOO_MANY_PRESSES)
    services.limits.count(replace(ada.request(), at=NOON + every), Reason.TOO_MANY_PRESSES)


async def test_new_games_are_limited(ada: ServicePlayer, bob: ServicePlayer, store: Store) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_GAMES]
    view = await ada.begin("sultan")
    for _ in range(burst - 1):
        instead = DealInstead(view.game, view.version, None, None)
        view = await ada.dealer.deal_instead(ada.request(), instead)
    visits = store.visits
    for asked in (
        ada.begin("sultan"),
        ada.begin("shah"),
        ada.dealer.deal_instead(ada.request(), DealInstead(view.game, 0, None, None)),
        ada.dealer.deal_same(ada.request(), view.game),
        ada.dealer.deal_again(ada.request(), view.game),
        ada.dealer.deal_of_day(ada.request(), NOON.date() - timedelta(days=2), "shah"),
    ):
        with refused(Reason.TOO_MANY_GAMES):
            await asked
    assert store.visits == visits, "a flood doesn't reach the database"
    await bob.begin("sultan")
    ada.seen = view
    await ada.press(GiveUp)
    later = replace(ada.request(), at=NOON + every)
    assert (await ada.dealer.begin(later, "sultan")).version == 0


async def test_exports_are_limited(services: Services, ada: ServicePlayer, store: Store) -> None:
    burst, every = LIMITS[Reason.TOO_MANY_EXPORTS]
    for _ in range(burst):
        await services.privacy.export(ada.request())
    visits = store.visits
    with refused(Reason.TOO_MANY_EXPORTS) as raised:
        await services.privacy.export(ada.request())
    assert raised.value.facts["again_at"] == NOON + every
    assert store.visits == visits
    later = replace(ada.request(), at=raised.value.facts["again_at"])
    assert (await services.privacy.export(later)).owner == ada.owner
