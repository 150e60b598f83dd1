"""A gateway that falls silent is noticed by its unanswered heartbeats."""

import asyncio
import time

import pytest

from local_discord.http import gateway
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import alt

pytestmark = [pytest.mark.clock, pytest.mark.usefixtures("alone")]

HEARTBEAT_S = 0.25
UNANSWERED_S = 0.35

SILENT = "shard 0 has fallen silent: reconnecting"


@pytest.fixture
async def troubled_harness(troubled_harness: Harness) -> Harness:
    """A harness whose heartbeats are quick, and quickly missed."""
    troubled_harness.server.faults.set_heartbeat(HEARTBEAT_S)
    troubled_harness.client_options["unanswered"] = UNANSWERED_S
    await troubled_harness.restart()
    return troubled_harness


@pytest.fixture
async def ada(troubled_harness: Harness) -> SimulatedPlayer:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


async def test_a_silent_gateway_is_left_and_resumed(
    troubled_harness: Harness, ada: SimulatedPlayer, caplog: pytest.LogCaptureFixture
) -> None:
    for turned in (1, 2):
        # Not in time with the heartbeats, and after some of them.
        await asyncio.sleep(0.6)
        caplog.clear()
        troubled_harness.server.faults.silence_gateway()
        began = time.monotonic()
        missed = await ada.tap("Turn")
        answer = await missed.answered()
        took = time.monotonic() - began
        assert UNANSWERED_S / 2 < took < HEARTBEAT_S + UNANSWERED_S + 0.7
        assert answer.message
        assert f"Waste: {turned} card" in alt(answer.message)
        said = [one.getMessage() for one in caplog.records]
        assert said.count(SILENT) == 1
        ada.message = answer.message
    assert await troubled_harness.record(ada) == "t t"


async def test_a_first_heartbeat_left_unanswered_is_noticed(
    troubled_harness: Harness,
    ada: SimulatedPlayer,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    troubled_harness.server.faults.set_heartbeat(41.25)
    monkeypatch.setattr(gateway, "_ACK_DELAY", 0.8)
    await troubled_harness.server.faults.drop_gateway()
    await asyncio.sleep(0.7)
    assert SILENT in {one.getMessage() for one in caplog.records}
    monkeypatch.undo()
    await ada.press("Turn")
    assert await troubled_harness.record(ada) == "t"


async def test_a_process_that_hangs_raises_no_alarm(harness: Harness, ada: SimulatedPlayer) -> None:
    for _ in range(2):
        await asyncio.sleep(0.3)
        time.sleep(2 * (HEARTBEAT_S + UNANSWERED_S))
    await ada.press("Turn")
    assert await harness.record(ada) == "t"
