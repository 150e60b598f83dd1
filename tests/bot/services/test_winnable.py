"""Winnable deals: each is used up only by a game that begins with it."""

import asyncio

import pytest

from bot.errors import Reason
from bot.press.games import DealInstead, DealWinnableInstead, GiveUp
from bot.services.play.game_view import GameView
from bot.services.services import Services
from bot.store.schema.dailies import ProvedDeal
from bot.store.store import Store
from tests.bot.services.player import ServicePlayer
from tests.refused import refused
from tests.visits import read, write

PROVED = (1_001, 1_002, 1_003)


@pytest.fixture
async def ada(services: Services, store: Store) -> ServicePlayer:
    await write(store).deals.keep(ProvedDeal("sultan", deal, ("t",)) for deal in PROVED)
    return ServicePlayer(services, "discord:1")


async def winnable(player: ServicePlayer) -> GameView:
    player.seen = await player.dealer.begin(player.request(), "sultan", winnable=True)
    return player.seen


async def unused(store: Store) -> int:
    ready: int = await read(store).deals.ready("sultan")
    return ready


async def test_each_game_that_begins_uses_one(ada: ServicePlayer, store: Store) -> None:
    for deal in PROVED:
        assert (await winnable(ada)).deal == deal
        await ada.press(GiveUp)
    assert await unused(store) == 0


async def test_asking_while_another_is_open_puts_that_aside(
    ada: ServicePlayer, store: Store
) -> None:
    open_ = await ada.begin("sultan", 20)
    await ada.move("t")
    assert (await winnable(ada)).deal == PROVED[0]
    assert await unused(store) == 2
    assert [one.id for one in await read(store).put_aside.of(ada.owner)] == [open_.game]


async def test_a_deal_replaces_the_open_game_if_that_was_asked(
    ada: ServicePlayer, store: Store
) -> None:
    open_ = await ada.begin("sultan", 20)
    instead = DealWinnableInstead(open_.game, open_.version, None)
    view = await ada.dealer.deal_instead(ada.request(), instead)
    assert view.deal == PROVED[0]
    assert await unused(store) == 2
    old = await read(store).games.game(open_.game)
    assert old
    assert old.result == "given up"


async def test_the_same_interaction_uses_one(ada: ServicePlayer, store: Store) -> None:
    request = ada.request()
    first = await ada.dealer.begin(request, "sultan", winnable=True)
    again = await ada.dealer.begin(request, "sultan", winnable=True)
    assert (first.game, first.deal) == (again.game, again.deal)
    request = ada.request()
    instead = DealWinnableInstead(first.game, first.version, None)
    second = await ada.dealer.deal_instead(request, instead)
    again = await ada.dealer.deal_instead(request, instead)
    assert (second.game, second.deal) == (again.game, again.deal)
    assert await unused(store) == 1
    ada.seen = second
    await ada.press(GiveUp)
    late = await ada.dealer.deal_instead(request, instead)
    assert (late.game, late.deal) == (second.game, second.deal)
    assert await unused(store) == 1


async def test_many_at_once_each_use_one(ada: ServicePlayer, store: Store) -> None:
    """The last one is open; in the others nothing was played, so they aren't put aside."""
    begun = await asyncio.gather(
        *(ada.dealer.begin(ada.request(), "sultan", winnable=True) for _ in PROVED)
    )
    assert sorted(view.deal or 0 for view in begun) == [*PROVED]
    assert await unused(store) == 0
    assert await read(store).put_aside.of(ada.owner) == ()


async def test_without_a_proved_deal_the_open_game_goes_on(
    services: Services, store: Store
) -> None:
    ada = ServicePlayer(services, "discord:1")
    open_ = await ada.begin("sultan", 20)
    with refused(Reason.NONE_WINNABLE):
        await ada.dealer.deal_instead(ada.request(), DealWinnableInstead(open_.game, 0, None))
    await ada.move("t")
    with refused(Reason.NONE_WINNABLE):
        await winnable(ada)
    row = await read(store).games.open_game(ada.owner, "sultan")
    assert row
    assert row.id == open_.game
    view = await ada.dealer.deal_instead(ada.request(), DealInstead(open_.game, 1, None, None))
    assert view.game != open_.game
