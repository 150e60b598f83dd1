"""Winnable deals: each is used up only by a game that begins with it."""

import asyncio

import pytest

from bot.errors import AnotherIsOpen, NoneWinnable
from bot.press.games import DealInstead, DealWinnableInstead, GiveUp
from bot.services.game_view import GameView
from bot.services.services import Services
from bot.store.rows import ProvedDeal
from bot.store.store import Store
from tests.bot.services.player import ServicePlayer
from tests.visits import read, write

PROVED = (1_001, 1_002, 1_003)


@pytest.fixture
async def ada(services: Services, store: Store) -> ServicePlayer:
    await write(store).deals.keep(ProvedDeal("sultan", deal, "t") for deal in PROVED)
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


async def test_asking_while_another_is_open_uses_none(ada: ServicePlayer, store: Store) -> None:
    open_ = await ada.begin("sultan", 20)
    for _ in range(3):
        with pytest.raises(AnotherIsOpen) as raised:
            await winnable(ada)
        assert (raised.value.wanted, raised.value.winnable) == (None, True)
    assert await unused(store) == 3
    instead = DealWinnableInstead(open_.game, open_.version, None)
    view = await ada.dealer.deal_instead(ada.request(), instead)
    assert view.deal == PROVED[0]
    assert await unused(store) == 2
    old = await read(store).games.game(open_.game)
    assert old
    assert old.result == "given up"


async def test_a_game_played_on_since_uses_none(ada: ServicePlayer, store: Store) -> None:
    open_ = await ada.begin("sultan", 20)
    await ada.move("t")
    with pytest.raises(AnotherIsOpen) as raised:
        instead = DealWinnableInstead(open_.game, open_.version, None)
        await ada.dealer.deal_instead(ada.request(), instead)
    assert (raised.value.version, raised.value.winnable) == (1, True)
    assert await unused(store) == 3


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


async def test_many_at_once_begin_one_game_and_use_one(ada: ServicePlayer, store: Store) -> None:
    begun = await asyncio.gather(
        *(ada.dealer.begin(ada.request(), "sultan", winnable=True) for _ in range(10)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, GameView) for one in begun) == 1
    assert sum(isinstance(one, AnotherIsOpen) for one in begun) == 9
    assert await unused(store) == 2


async def test_without_a_proved_deal_the_open_game_goes_on(
    services: Services, store: Store
) -> None:
    ada = ServicePlayer(services, "discord:1")
    open_ = await ada.begin("sultan", 20)
    with pytest.raises(NoneWinnable):
        await ada.dealer.deal_instead(ada.request(), DealWinnableInstead(open_.game, 0, None))
    row = await read(store).games.game(open_.game)
    assert row
    assert row.result is None
    view = await ada.dealer.deal_instead(ada.request(), DealInstead(open_.game, 0, None, None))
    assert view.game != open_.game
