"""A blocked event loop is noticed by a thread, which logs what it was doing."""

import asyncio
import logging
import time

import pytest

from bot import monitoring
from bot.metrics import REGISTRY
from bot.monitoring import LoopWatch

pytestmark = pytest.mark.clock

WATCH = "bot.monitoring"


def blocks() -> float:
    return REGISTRY.get_sample_value("divan_event_loop_blocks_total") or 0.0


def said(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        one.getMessage()
        for one in caplog.records
        if one.name == WATCH and one.levelno == logging.WARNING
    ]


def dawdle(seconds: float) -> None:
    time.sleep(seconds)


async def test_a_block_is_logged_once_with_its_stack(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "LOGGED_EVERY", 0.0)
    with LoopWatch().watching():
        await asyncio.sleep(0.05)
        dawdle(0.4)
        await asyncio.sleep(0.05)
    # A machine that is too busy blocks the loop elsewhere, too.
    (line,) = (one for one in said(caplog) if "dawdle" in one)
    assert line.startswith("the event loop has been blocked for ")
    assert "in: dawdle (" in line
    assert "test_a_block_is_logged_once_with_its_stack (" in line
    assert "\n" not in line


async def test_further_blocks_are_counted_but_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    before = blocks()
    with LoopWatch().watching():
        for _ in range(5):
            await asyncio.sleep(0.05)
            dawdle(0.15)
        await asyncio.sleep(0.05)
    assert blocks() - before >= 5
    assert len(said(caplog)) == 1


async def test_a_loop_that_is_late_is_measured() -> None:
    def long_lags() -> float:
        name = "divan_event_loop_lag_seconds"
        every = REGISTRY.get_sample_value(f"{name}_count") or 0.0
        short = REGISTRY.get_sample_value(f"{name}_bucket", {"le": "0.2"}) or 0.0
        return every - short

    before = long_lags()
    with LoopWatch().watching():
        await asyncio.sleep(0.05)
        dawdle(0.3)
        await asyncio.sleep(0.05)
    assert long_lags() > before


async def test_a_loop_that_waits_is_not_blocked(caplog: pytest.LogCaptureFixture) -> None:
    before, watch = blocks(), LoopWatch()
    with watch.watching():
        await asyncio.sleep(0.05)
        # As on a machine that is so busy that the loop doesn't get to tick.
        watch._timer.cancel()
        await asyncio.sleep(0.4)
    assert blocks() == before
    assert not said(caplog)


async def test_the_end_of_the_watch_is_no_block(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    before, watch = blocks(), LoopWatch()
    looks = watch._is_blocked

    def looks_when_the_watch_ends(since: float) -> bool:
        watch._ended.wait()
        return looks(since)

    monkeypatch.setattr(watch, "_is_blocked", looks_when_the_watch_ends)
    with watch.watching():
        watch._timer.cancel()
        await asyncio.sleep(0.3)
    assert blocks() == before
    assert not said(caplog)


def test_a_block_is_noticed_on_uvloop(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "LOGGED_EVERY", 0.0)
    uvloop = pytest.importorskip("uvloop")

    async def blocked() -> None:
        watch = LoopWatch()
        with watch.watching():
            await asyncio.sleep(0.05)
            dawdle(0.4)
            watch._timer.cancel()
            await asyncio.sleep(0.3)

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(blocked())
    (line,) = (one for one in said(caplog) if "dawdle" in one)
    assert "in: dawdle (" in line
