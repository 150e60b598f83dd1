"""A database that somebody else keeps: the player is told in time, and nothing has changed."""

import asyncio
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

BUSY = "Divan couldn’t save just now, so nothing was changed. Please try again in a moment."

KEEP = """
import sqlite3, sys
keeper = sqlite3.connect(sys.argv[1], isolation_level=None)
keeper.execute("BEGIN IMMEDIATE")
print("kept", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def kept(harness: Harness) -> AsyncIterator[None]:
    """Another process keeps the write lock."""
    keeper = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KEEP, str(harness.database), stdin=PIPE, stdout=PIPE
    )
    assert keeper.stdout
    assert await keeper.stdout.readline() == b"kept\n"
    try:
        yield
    finally:
        await keeper.communicate(b"")


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


async def test_the_player_is_told_in_time(harness: Harness, ada: SimulatedPlayer) -> None:
    board, before = ada.message, await harness.last(ada)
    await ada.slash("divan settings")
    async with kept(harness):
        began = time.monotonic()
        asked = [
            await ada.tap("Turn", on=board),
            await ada.tap("Hint", on=board),
            await ada.tap("Private"),
            await ada.person.slash("divan move", {"moves": "2"}),
            await ada.person.slash("divan play", {"game": "shah"}),
        ]
        for one in asked:
            answer = await one.answered()
            assert answer.message
            assert text(answer.message) == BUSY
            assert is_private(answer.message)
        assert time.monotonic() - began < 3
    assert await harness.last(ada) == before
    assert not (await read(harness.store).players.of(ada.owner)).private
    await ada.press("Turn", on=board)
    assert await harness.record(ada) == "t"


async def test_a_short_wait_is_no_trouble(harness: Harness, ada: SimulatedPlayer) -> None:
    async with kept(harness):
        tapped = await ada.tap("Turn")
        await asyncio.sleep(0.3)
        assert not tapped.answer.done()
    await tapped.answered()
    assert await harness.record(ada) == "t"


async def test_what_only_reads_is_answered_meanwhile(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    async with kept(harness):
        assert await ada.offered("t ") == ["t 2", "t 6", "t t"]
        for label in ("More", "In words", "Rules"):
            began = time.monotonic()
            await ada.press(label)
            ada.message = harness.server.world.messages_for(ada.person)[0]
            assert time.monotonic() - began < 0.5
