"""The solver processes: asked in turn, stopped in time, replaced, and never blocking the loop."""

import asyncio
import logging
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.services.solving.workers import STOPS_WITHIN, UNANSWERED, Workers
from engine.solver import NODES
from engine.solver.verdict import Kind
from tests.bot.services.children import children, kill, needs_proc, pause, runs

pytestmark = pytest.mark.clock

EASY = "sultan 1"
ENDLESS = "sultan-classic 140"
FOR_EVER = 10**11
IN_TIME = 1.0
"""Seconds allowed for replacing and asking a process on a busy machine."""

LOG = logging.getLogger(__name__)


async def asked_forever(workers: Workers, *, urgent: bool) -> asyncio.Task[object]:
    """A question that is never answered, once a process is busy with it."""
    asking = asyncio.create_task(workers.solve(ENDLESS, FOR_EVER, urgent=urgent))
    await asyncio.sleep(0.3)
    assert not asking.done()
    return asking


async def test_the_fewest_turns_give_way_and_are_searched_for_again(workers: Workers) -> None:
    asking = asyncio.create_task(workers.fewest(ENDLESS, FOR_EVER))
    await asyncio.sleep(0.3)
    async with asyncio.timeout(IN_TIME):
        assert (await workers.solve(EASY, NODES, urgent=False)).kind is Kind.WON
    await asyncio.sleep(0.1)
    assert not asking.done()
    assert workers.questions["searched"] == 1
    asking.cancel()


@needs_proc
async def test_if_its_process_dies_the_fewest_turns_stay_unknown(workers: Workers) -> None:
    asking = asyncio.create_task(workers.fewest(ENDLESS, FOR_EVER))
    await asyncio.sleep(0.3)
    (process,) = children()
    kill(process)
    async with asyncio.timeout(IN_TIME):
        assert await asking is None


async def test_without_processes_nothing_is_answered() -> None:
    async with Workers(0) as none:
        assert await none.fewest(EASY, NODES) is None
        assert await none.solve(EASY, NODES, urgent=True) == UNANSWERED


@needs_proc
async def test_a_killed_process_is_replaced(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    asking = await asked_forever(workers, urgent=True)
    (process,) = children()
    kill(process)
    async with asyncio.timeout(IN_TIME):
        assert await asking == UNANSWERED
    assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON
    assert len(children()) == 1
    assert process not in children()
    assert "died (-9)" in caplog.text


@needs_proc
async def test_killing_an_idle_process_loses_no_answer(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    for process in children():
        kill(process)
    await asyncio.sleep(0.1)
    assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON


@needs_proc
async def test_a_cancelled_question_stops_its_search_but_not_its_process(workers: Workers) -> None:
    for urgent in (True, False):
        asking = await asked_forever(workers, urgent=urgent)
        process = children()
        asking.cancel()
        since = time.perf_counter()
        assert (await workers.solve(ENDLESS, 10, urgent=True)).nodes > 0
        LOG.warning("free after %.0f ms", (time.perf_counter() - since) * 1e3)
        assert time.perf_counter() - since < IN_TIME
        assert children() == process


@needs_proc
async def test_a_caller_can_set_a_timeout(workers: Workers) -> None:
    await workers.solve(EASY, NODES, urgent=True)
    process = children()
    for seconds in (0, 0.001, 0.01, 0.1) * 5:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(seconds):
                await workers.solve(ENDLESS, FOR_EVER, urgent=True)
    async with asyncio.timeout(IN_TIME):
        assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON
    assert children() == process


@needs_proc
async def test_a_process_that_does_not_stop_is_replaced(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    asking = await asked_forever(workers, urgent=True)
    (process,) = children()
    pause(process)
    asking.cancel()
    async with asyncio.timeout(STOPS_WITHIN + IN_TIME):
        assert (await workers.solve(EASY, NODES, urgent=True)).kind is Kind.WON
    assert process not in children()
    assert "does not stop" in caplog.text


async def test_a_question_cancelled_before_its_turn_is_never_asked(workers: Workers) -> None:
    first = await asked_forever(workers, urgent=True)
    second = await asked_forever(workers, urgent=True)
    second.cancel()
    first.cancel()
    async with asyncio.timeout(IN_TIME):
        await workers.solve(ENDLESS, 10, urgent=True)


async def test_urgent_questions_go_first_then_the_rest_in_turn(workers: Workers) -> None:
    busy = await asked_forever(workers, urgent=True)
    order: list[str] = []

    async def ask(name: str, *, urgent: bool) -> None:
        await workers.solve(ENDLESS, 10, urgent=urgent)
        order.append(name)

    late = [asyncio.create_task(ask(f"late {n}", urgent=False)) for n in range(3)]
    hints = [asyncio.create_task(ask(f"hint {n}", urgent=True)) for n in range(3)]
    await asyncio.sleep(0)
    busy.cancel()
    await asyncio.gather(*late, *hints)
    assert order == ["hint 0", "hint 1", "hint 2", "late 0", "late 1", "late 2"]


async def test_urgent_questions_do_not_wait_for_others(workers: Workers) -> None:
    late = await asked_forever(workers, urgent=False)
    since = time.perf_counter()
    await workers.solve(ENDLESS, 10, urgent=True)
    LOG.warning("answered after %.0f ms", (time.perf_counter() - since) * 1e3)
    assert time.perf_counter() - since < IN_TIME
    assert not late.done()
    late.cancel()


async def test_an_interrupted_question_is_answered_in_the_end() -> None:
    async with Workers(2) as two:
        late = [asyncio.create_task(two.solve(EASY, NODES, urgent=False)) for _ in range(3)]
        for _ in range(4):
            await asyncio.sleep(0.02)
            await two.solve(ENDLESS, 10, urgent=True)
        assert {verdict.kind for verdict in await asyncio.gather(*late)} == {Kind.WON}


async def test_urgent_questions_take_no_more_processes_than_they_need() -> None:
    async with Workers(2) as two:
        first = await asked_forever(two, urgent=False)
        started = time.perf_counter()
        second = asyncio.create_task(two.solve(ENDLESS, FOR_EVER, urgent=True))
        await asyncio.sleep(0.3)
        assert not first.done() and not second.done()
        second.cancel()
        await two.solve(ENDLESS, 10, urgent=True)
        assert time.perf_counter() - started < 0.3 + IN_TIME
        first.cancel()


async def test_a_busy_process_never_delays_the_loop(workers: Workers) -> None:
    longest, until = 0.0, time.perf_counter() + 1.5
    asking = await asked_forever(workers, urgent=False)
    while (now := time.perf_counter()) < until:
        await asyncio.sleep(0.001)
        longest = max(longest, time.perf_counter() - now)
        if until - now < 1:
            # The search is stopped, also without blocking the loop.
            asking.cancel()
    LOG.warning("longest gap %.1f ms", longest * 1e3)
    assert longest < 0.1


@needs_proc
async def test_pending_questions_are_answered_at_the_end_and_no_process_stays() -> None:
    before = children()
    async with Workers(2) as two:
        asking = [await asked_forever(two, urgent=False) for _ in range(2)]
        waiting = asyncio.create_task(two.solve(EASY, NODES, urgent=False))
        await asyncio.sleep(0)
        assert len(children() - before) == 2
    assert children() == before
    assert await asyncio.gather(*asking, waiting) == [UNANSWERED] * 3
    assert await two.solve(EASY, NODES, urgent=True) == UNANSWERED


@needs_proc
def test_a_process_does_not_outlive_a_bot_that_was_killed() -> None:
    script = (
        "import asyncio\n"
        "from bot.services.solving.workers import Workers\n"
        "async def main():\n"
        "    async with Workers(1) as workers:\n"
        f"        asking = asyncio.create_task(workers.solve({ENDLESS!r}, 10**11, urgent=True))\n"
        "        await asyncio.sleep(0.3)\n"
        "        print('busy', flush=True)\n"
        "        await asking\n"
        "asyncio.run(main())\n"
    )
    checkout = Path(__file__).parents[3]
    command = [sys.executable, "-c", script]
    with subprocess.Popen(command, cwd=checkout, stdout=subprocess.PIPE) as bot:
        assert bot.stdout is not None
        bot.stdout.readline()
        (process,) = children(bot.pid)
        bot.kill()
    until = time.perf_counter() + 3
    while runs(process):
        assert time.perf_counter() < until
        time.sleep(0.02)


async def test_processes_that_keep_dying_are_not_restarted_all_the_time(
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("PYTHONHOME", "/nowhere")
    async with Workers(1) as workers:
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.9):
                while True:
                    assert await workers.solve(EASY, NODES, urgent=True) == UNANSWERED
    assert 1 <= caplog.text.count("died") <= 3
    assert capfd.readouterr().err


async def test_a_crashing_process_does_not_print_the_error_text(
    capfd: pytest.CaptureFixture[str], workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        assert await workers.solve("sultan 1 t 987654321", NODES, urgent=True) == UNANSWERED
    output = capfd.readouterr().err + caplog.text
    assert "IllegalMove" in output
    assert "987654321" not in output
