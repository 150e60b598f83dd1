"""Players' questions to the solver processes: served in turn, in time, and one for each player."""

import asyncio
import logging
import time

import pytest

from bot.services.solving.solver_queue import SHORT_NODES
from bot.services.solving.workers import Workers
from engine import Game
from engine.solver import NODES, solve
from engine.solver.verdict import Kind
from tests.bot.services.children import children, needs_proc
from tests.engine.solver.positions import middle

pytestmark = pytest.mark.clock

EASY = "sultan 1"
ENDLESS = "sultan-classic 140"
FOR_EVER = 10**11

LOG = logging.getLogger(__name__)


@needs_proc
async def test_a_player_is_answered_in_time_and_the_process_goes_on(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    process, since = children(), time.perf_counter()
    verdict = await workers.ask("ada", ENDLESS, FOR_EVER, 0.5)
    assert 0.5 <= time.perf_counter() - since < 1
    assert verdict and verdict.kind is Kind.UNKNOWN
    async with asyncio.timeout(0.5):
        won = await workers.ask("ada", EASY, NODES, 0.5)
    assert won and won.kind is Kind.WON
    assert children() == process


async def test_a_players_two_searches_give_the_verdict_of_one(workers: Workers) -> None:
    for key, deal in (("sultan", 2), ("sultan-classic", 21), ("shah", 1)):
        game = middle(key, deal)
        verdict = solve(game, 40_000)
        assert verdict.nodes > SHORT_NODES
        assert await workers.ask("ada", game.record, 40_000, 30) == verdict


async def test_a_player_has_one_question_at_a_time(workers: Workers) -> None:
    asking = asyncio.create_task(workers.ask("ada", ENDLESS, FOR_EVER, 1))
    await asyncio.sleep(0)
    others = (*(f"sultan {deal}" for deal in range(1, 50)), ENDLESS)
    async with asyncio.timeout(0.1):
        assert not any([await workers.ask("ada", other, NODES, 1) for other in others])
        again = asyncio.create_task(workers.ask("ada", ENDLESS, FOR_EVER, 1))
        await asyncio.sleep(0)
    bob = await workers.ask("bob", EASY, NODES, 1)
    assert not asking.done() and not again.done()
    assert await asking is await again is not None
    ada = await workers.ask("ada", EASY, NODES, 1)
    assert ada and ada == bob


async def test_a_question_goes_on_while_anybody_waits_for_it(workers: Workers) -> None:
    one, other = [asyncio.create_task(workers.ask("ada", ENDLESS, NODES, 30)) for _ in range(2)]
    await asyncio.sleep(0.05)
    one.cancel()
    verdict = await other
    assert verdict == solve(Game.replay(ENDLESS), NODES)
    assert verdict.nodes >= NODES, "it was searched to its end"


async def test_players_do_not_interrupt_each_other(workers: Workers) -> None:
    game = middle("sultan-classic", 11)
    ada = asyncio.create_task(workers.ask("ada", game.record, NODES, 30))
    others = 0
    while not ada.done():
        verdict = await workers.ask(f"player {others}", EASY, NODES, 30)
        assert verdict and verdict.kind is Kind.WON
        others += 1
    assert await ada == solve(game, NODES)
    assert others


async def test_fifty_players_at_once_are_served_in_turn(workers: Workers) -> None:
    """Each fifth asks what takes long; when such a search killed the others, it was for nothing."""
    await workers.solve(EASY, NODES, urgent=True)
    records = [ENDLESS if n % 5 == 0 else f"sultan {n}" for n in range(50)]
    since = time.perf_counter()
    answers = await asyncio.gather(
        *(workers.ask(f"player {n}", record, NODES, 1.2) for n, record in enumerate(records))
    )
    assert time.perf_counter() - since < 1.5
    served = [answer is not None for answer in answers]
    proved = sum(answer is not None and answer.kind is Kind.WON for answer in answers)
    LOG.warning("%d of 50 served, %d of 40 proved", sum(served), proved)
    assert served == sorted(served, reverse=True)
    assert proved >= 16


async def test_who_would_wait_too_long_is_told_at_once(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    asking = [
        asyncio.create_task(workers.ask(f"player {n}", f"sultan {n}", NODES, 1.2))
        for n in range(1, 1001)
    ]
    await asyncio.sleep(0.1)
    turned_away = sum(task.done() and task.result() is None for task in asking)
    assert turned_away >= 800
    answers = await asyncio.gather(*asking)
    assert sum(answer is not None and answer.kind is Kind.WON for answer in answers) >= 16


async def test_an_urgent_search_is_put_off_only_once(workers: Workers) -> None:
    game = middle("sultan-classic", 11)
    stop = asyncio.Event()

    async def ask_on(player: str) -> int:
        asked = 0
        while not stop.is_set():
            await workers.ask(player, ENDLESS, NODES, 0.4)
            asked += 1
            # Who is turned away at once asks again at once, but lets the others go on.
            await asyncio.sleep(0)
        return asked

    players = [asyncio.create_task(ask_on(player)) for player in ("ada", "bob")]
    await asyncio.sleep(0.3)
    async with asyncio.timeout(8):
        for _ in range(3):
            assert await workers.solve(game.record, NODES, urgent=True) == solve(game, NODES)
    stop.set()
    assert min(await asyncio.gather(*players)) >= 1
