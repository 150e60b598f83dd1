"""A database locked by somebody else: players hear in time that nothing was saved."""

import asyncio
import logging
import sys
import time
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, text
from tests.visits import read

pytestmark = pytest.mark.clock

BUSY = "Divan couldn’t save just now, so nothing was changed. Please try again in a moment."

LOCK = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def locked_database(harness: Harness) -> AsyncIterator[None]:
    """Another process holds the write lock."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", LOCK, str(harness.database), stdin=PIPE, stdout=PIPE
    )
    assert process.stdout
    assert await process.stdout.readline() == b"locked\n"
    try:
        yield
    finally:
        await process.communicate(b"")


async def test_players_hear_in_time_that_nothing_was_saved(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    harness, ada = troubled_harness, troubled_harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    before = await harness.last(ada)
    await ada.slash("divan settings")
    async with locked_database(harness):
        began = time.monotonic()
        interactions = [
            await ada.tap("Turn", on=board),
            await ada.tap("Hint", on=board),
            await ada.tap("Make private"),
            await ada.person.slash("divan move", {"moves": "2"}),
            await ada.person.slash("divan play", {"game": "shah"}),
        ]
        for interaction in interactions:
            answer = await interaction.answered()
            assert answer.message
            assert text(answer.message) == BUSY
            assert is_private(answer.message)
        assert time.monotonic() - began < 3
    assert await harness.last(ada) == before
    assert not (await read(harness.store).players.of(ada.owner)).private
    await ada.press("Turn", on=board)
    assert await harness.record(ada) == "t"
    outages = [
        one.levelname for one in caplog.records if one.name == "bot.store.engines.connections"
    ]
    assert outages == ["WARNING", "INFO"]


async def test_a_press_waits_for_a_short_lock(harness: Harness, ada: SimulatedPlayer) -> None:
    async with locked_database(harness):
        tapped = await ada.tap("Turn")
        await asyncio.sleep(0.3)
        assert not tapped.answer.done()
    await tapped.answered()
    assert await harness.record(ada) == "t"


async def test_reading_works_while_the_database_is_locked(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    async with locked_database(harness):
        assert await ada.offered("t ") == ["t 2", "t 6", "t t"]
        for label in ("More", "In words", "Rules"):
            began = time.monotonic()
            await ada.press(label)
            ada.message = harness.server.world.messages_for(ada.person)[0]
            assert time.monotonic() - began < 0.5
