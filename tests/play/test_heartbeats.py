"""A gateway that falls silent: the health page says so, and discord.py connects anew."""

import asyncio

import pytest

from bot.app import internals
from tests.play.harness import Harness
from tests.play.reading import alt
from tests.waiting import until

pytestmark = [pytest.mark.clock, pytest.mark.usefixtures("alone")]

HEARTBEAT_S = 0.25
UNANSWERED_S = 0.3
SILENT_S = 1.5


@pytest.fixture
async def troubled_harness(troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch) -> Harness:
    """A harness whose heartbeats are quick, and quickly missed."""
    monkeypatch.setattr(internals, "ANSWERED_WITHIN_S", UNANSWERED_S)
    troubled_harness.server.faults.set_heartbeat(HEARTBEAT_S)
    troubled_harness.client_options["heartbeat_timeout"] = SILENT_S
    await troubled_harness.restart()
    return troubled_harness


async def test_a_silent_gateway_shows_and_is_resumed(troubled_harness: Harness) -> None:
    harness, ada = troubled_harness, troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    for turned in (1, 2):
        # Not in time with the heartbeats, and after some of them.
        await asyncio.sleep(2.4 * HEARTBEAT_S)
        assert harness.client.shards_up() == {0: True}
        harness.server.faults.silence_gateway()
        missed = await ada.tap("Turn")
        await until(lambda: harness.client.shards_up() == {0: False})
        answer = await missed.answered()
        assert answer.message
        assert f"Waste: {turned} card" in alt(answer.message)
        await until(lambda: harness.client.shards_up() == {0: True})
        ada.message = answer.message
    assert await harness.record(ada) == "t t"
