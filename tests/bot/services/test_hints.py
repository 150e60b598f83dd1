"""Hints, from a real solver process."""

import asyncio
import math
import time
from datetime import UTC, datetime

import pytest

from bot.services.core.requests import Request
from bot.services.play.courses import step
from bot.services.play.gameplay import LEFT, Hints
from bot.services.solving.workers import Workers
from engine import Game
from engine.rules import find_move
from engine.solver import NODES, Kind, solve
from engine.solver.baseline import patient

pytestmark = pytest.mark.clock

EASY = Game.start("sultan", 1)
HARD = Game.start("sultan-classic", 140)
SHAH = Game.start("shah", 5_528_849_884_183_536_895)


@pytest.fixture
async def hints(workers: Workers) -> Hints:
    """Hints from a process that has started."""
    await workers.solve(EASY.record, 10, urgent=True)
    return Hints(workers)


def asked_by(player: str, deadline: float = math.inf) -> Request:
    return Request(1, player, datetime(2026, 11, 20, tzinfo=UTC), deadline=deadline)


async def test_a_hint_is_the_first_move_of_a_win(hints: Hints) -> None:
    hint = await hints.hint(asked_by("ada"), EASY)
    line = solve(EASY).line
    assert line
    assert hint.step == step(EASY, find_move(EASY.rules, EASY.position, line[0]))
    assert (hint.known, hint.is_solver_busy) == (Kind.WON, False)


async def test_a_start_of_the_shah_gets_more_nodes(hints: Hints) -> None:
    hint = await hints.hint(asked_by("ada"), SHAH)
    assert hint.known is Kind.WON
    assert solve(SHAH, NODES).kind is Kind.UNKNOWN


async def test_a_hint_that_took_too_long_is_a_guess(hints: Hints) -> None:
    since = time.perf_counter()
    hint = await hints.hint(asked_by("ada"), HARD)
    assert time.perf_counter() - since < 1.5
    assert hint.step == step(HARD, patient(HARD.table))
    assert (hint.known, hint.is_solver_busy) == (Kind.UNKNOWN, False)


async def test_who_still_waits_for_a_hint_gets_a_guess_at_once(hints: Hints) -> None:
    waiting = asyncio.create_task(hints.hint(asked_by("ada"), HARD))
    await asyncio.sleep(0)
    async with asyncio.timeout(0.1):
        hint = await hints.hint(asked_by("ada"), EASY)
    assert hint.step == step(EASY, patient(EASY.table))
    assert hint.is_solver_busy
    assert not (await waiting).is_solver_busy


async def test_a_hint_leaves_time_for_its_answer(hints: Hints) -> None:
    for left in (-1, LEFT, LEFT + 0.3):
        since = time.perf_counter()
        deadline = asyncio.get_running_loop().time() + left
        hint = await hints.hint(asked_by("ada", deadline), HARD)
        assert time.perf_counter() - since < max(0, left - LEFT) + 0.3
        assert hint.is_solver_busy is (left <= LEFT)
