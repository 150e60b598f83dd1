"""A refused request: its player joins, and nothing takes it for a failure of the store."""

from dataclasses import replace

from bot.errors import Reason
from bot.metrics import REGISTRY
from bot.services.services import Services
from bot.store.store import Store
from tests.bot.services.player import ServicePlayer
from tests.refused import refused

SERVER = "discord:7"


def failed_saves() -> float:
    return REGISTRY.get_sample_value("divan_saves_total", {"result": "failed"}) or 0.0


async def test_a_refused_change_is_no_failure_and_its_player_joins(
    services: Services, store: Store
) -> None:
    ada, bob = ServicePlayer(services, "discord:1"), ServicePlayer(services, "discord:2")
    theirs = await ada.begin("sultan", 20)
    before, request = failed_saves(), replace(bob.request(), server=SERVER)
    with refused(Reason.NOT_YOURS):
        await bob.dealer.take_up(request, theirs.game)
    assert failed_saves() == before
    assert not request.effect.saved
    assert await store.read(lambda tx: tx.memberships.is_member(bob.owner, SERVER))


async def test_a_player_refused_while_reading_joins(services: Services, store: Store) -> None:
    bob = ServicePlayer(services, "discord:2")
    with refused(Reason.NO_GAME):
        await bob.gameplay.look(replace(bob.request(), server=SERVER), 99)
    assert await store.read(lambda tx: tx.memberships.is_member(bob.owner, SERVER))
