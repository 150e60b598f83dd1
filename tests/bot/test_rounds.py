"""Rounds: whatever fails, the next one is made, and the log is not filled with it."""

import asyncio
import logging

import pytest

from bot.errors import Busy
from bot.rounds import Rounds


class Chores:
    """One that fails as it is told to, and one after it."""

    def __init__(self) -> None:
        self.fails: Exception | None = None
        self.done = 0

    async def failing(self) -> None:
        if self.fails:
            raise self.fails

    async def other(self) -> None:
        self.done += 1


@pytest.fixture
def chores() -> Chores:
    return Chores()


@pytest.fixture
def rounds(chores: Chores) -> Rounds:
    return Rounds({"failing": chores.failing, "other": chores.other})


async def test_a_failure_keeps_nobody_else_from_his_work(rounds: Rounds, chores: Chores) -> None:
    chores.fails = OSError("no")
    await rounds.make()
    await rounds.make()
    assert chores.done == 2


async def test_a_failure_is_logged_once_until_it_is_another(
    rounds: Rounds, chores: Chores, caplog: pytest.LogCaptureFixture
) -> None:
    for fails, logged in (
        (OSError("no"), 1),
        (OSError("no"), 1),
        (OSError("still not"), 2),
        (None, 2),
        (OSError("still not"), 3),
    ):
        chores.fails = fails
        await rounds.make()
        assert len(caplog.records) == logged
    assert "failing has failed, and will be tried again" in caplog.text


async def test_a_busy_database_is_no_failure(
    rounds: Rounds, chores: Chores, caplog: pytest.LogCaptureFixture
) -> None:
    chores.fails = Busy()
    await rounds.make()
    assert not [one for one in caplog.records if one.levelno > logging.INFO]


async def test_one_that_takes_long_keeps_no_other_waiting(chores: Chores) -> None:
    begun = asyncio.Event()

    async def endless() -> None:
        begun.set()
        await asyncio.Event().wait()

    going = asyncio.create_task(Rounds({"endless": endless, "other": chores.other}).keep_making())
    async with asyncio.timeout(1):
        await begun.wait()
        while not chores.done:
            await asyncio.sleep(0)
    going.cancel()
    await asyncio.wait([going])


async def test_they_end_when_they_are_cancelled(rounds: Rounds, chores: Chores) -> None:
    going = asyncio.create_task(rounds.keep_making())
    while not chores.done:
        await asyncio.sleep(0)
    going.cancel()
    with pytest.raises(asyncio.CancelledError):
        await going
