"""A hundred duels that end in one minute: drawn and told, each once, and nobody waits for them."""

import asyncio
import time
from dataclasses import replace
from datetime import timedelta
from itertools import count

import pytest

from bot.press.games import Run
from bot.press.together import AskForRematch
from bot.services.core.requests import Request
from bot.services.matches.duels import PLAYED_WITHIN
from bot.services.play.game_view import GameView
from bot.store.schema.matches import MatchState
from tests.play.days import posted
from tests.play.duelling import stock
from tests.play.harness import Harness
from tests.play.reading import BUTTON, GALLERY, of_type
from tests.visits import read
from tools.soak.ledger import press_or_none

ENDING = 100
WITHIN_S = 60.0
PRESS_WITHIN_S = 1.5
"""Discord waits for three."""


async def begin(harness: Harness) -> list[int]:
    """As many duels as end, in two channels, each played differently by two."""
    ids, services, world = count(10**18), harness.services, harness.server.world
    at, duels = harness.server.clock.now(), []
    for n in range(ENDING):
        one, other = f"discord:{10**17 + 2 * n}", f"discord:{10**17 + 2 * n + 1}"
        channel = (world.patience, world.daily)[n % 2].id
        request = Request(0, one, at, harness.server_name, channel)

        def asked(owner: str, request: Request = request) -> Request:
            return replace(request, id=next(ids), owner=owner)

        await stock(harness)
        duel = await services.challenges.challenge(asked(one), "sultan", other)
        views = [
            await services.challenges.accept(asked(other), duel.match),
            await services.duels.play(asked(one), duel.match),
        ]
        for presses, (owner, view) in enumerate(zip((other, one), views, strict=True), 1):
            for _ in range(presses):
                assert isinstance(view, GameView)
                view = await services.gameplay.play(asked(owner), Run(view.game, view.version))
        duels.append(duel.match)
    return duels


@pytest.mark.clock
async def test_a_hundred_duels_that_end_at_once_are_told_while_others_play(
    solvers: Harness,
) -> None:
    duels, world = await begin(solvers), solvers.server.world
    ada = solvers.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    solvers.server.clock.advance(PLAYED_WITHIN + timedelta(minutes=2))
    began, slowest = time.monotonic(), 0.0

    async def tell() -> None:
        while not all([(await read(solvers.store).matches.of(id)).result_message for id in duels]):
            await solvers.divan.periodic.run_once()

    telling = asyncio.create_task(tell())
    while not telling.done():
        asked = time.monotonic()
        await ada.press("Turn")
        slowest = max(slowest, time.monotonic() - asked)
        await ada.press("Undo")
        await asyncio.sleep(0.2)
    await telling
    took = time.monotonic() - began
    rows = [await read(solvers.store).matches.of(id) for id in duels]
    assert {row.state for row in rows} == {MatchState.OVER}
    told = [
        press.match
        for channel in (world.patience, world.daily)
        for message in posted(solvers, channel)
        for one in of_type(message, BUTTON)
        if isinstance(press := press_or_none(one.get("custom_id", "")), AskForRematch)
        and of_type(message, GALLERY)
    ]
    assert sorted(told) == duels, "each once, with where the two parted"
    assert took < WITHIN_S, f"{took:.1f} s"
    assert slowest < PRESS_WITHIN_S, f"{slowest:.2f} s"
