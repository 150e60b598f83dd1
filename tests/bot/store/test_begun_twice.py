"""A command that is delivered to two processes begins one game, whichever comes first."""

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import count, repeat

import pytest

from bot.services.core.requests import Request
from bot.store.store import Store
from tests.playing import services_over
from tests.visits import read

NOON = datetime(2028, 2, 29, 12, tzinfo=UTC)
ROUNDS = 50


@pytest.mark.parametrize("new_deals", [count(1), repeat(7)], ids=["different", "same"])
async def test_a_command_delivered_twice_shows_the_game_as_it_is(
    url: str, store: Store, new_deals: Iterator[int]
) -> None:
    another = await Store.open(url)
    both = [services_over(one, lambda: next(new_deals)) for one in (store, another)]
    for n in range(ROUNDS):
        request = Request(n + 1, f"discord:{n + 1}", NOON)
        views = await asyncio.gather(*(one.dealer.begin(request, "shah") for one in both * 2))
        row = await read(store).games.open_game(request.owner, "shah")
        assert row and row.version == 0
        for view in views:
            assert (view.game, view.version, view.result) == (row.id, 0, None)
    await another.close()
