"""Periodic tasks: a failure stops nothing else, and doesn't flood the log."""

import asyncio
import logging

import pytest

from bot.divan import PeriodicTasks
from bot.errors import Reason, Unavailable
from tests.waiting import HANGS_S


class Tasks:
    """A task that can be made to fail, and one after it."""

    def __init__(self) -> None:
        self.fails: Exception | None = None
        self.done = 0

    async def failing(self) -> None:
        if self.fails:
            raise self.fails

    async def other(self) -> None:
        self.done += 1


@pytest.fixture
def tasks() -> Tasks:
    return Tasks()


@pytest.fixture
def periodic(tasks: Tasks) -> PeriodicTasks:
    return PeriodicTasks({"failing": tasks.failing, "other": tasks.other})


async def test_a_failure_does_not_stop_other_tasks(periodic: PeriodicTasks, tasks: Tasks) -> None:
    tasks.fails = OSError("no")
    await periodic.run_once()
    await periodic.run_once()
    assert tasks.done == 2


async def test_a_failure_is_logged_once_until_it_changes(
    periodic: PeriodicTasks, tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    for fails, logged in (
        (OSError("no"), 1),
        (OSError("no"), 1),
        (OSError("still not"), 2),
        (None, 2),
        (OSError("still not"), 3),
    ):
        tasks.fails = fails
        await periodic.run_once()
        assert len(caplog.records) == logged
    assert "failing has failed, and will be tried again" in caplog.text


async def test_a_busy_database_is_no_failure(
    periodic: PeriodicTasks, tasks: Tasks, caplog: pytest.LogCaptureFixture
) -> None:
    tasks.fails = Unavailable(Reason.BUSY)
    await periodic.run_once()
    assert not [one for one in caplog.records if one.levelno > logging.INFO]


async def test_a_slow_task_does_not_hold_up_the_others(tasks: Tasks) -> None:
    begun = asyncio.Event()

    async def endless() -> None:
        begun.set()
        await asyncio.Event().wait()

    going = asyncio.create_task(
        PeriodicTasks({"endless": endless, "other": tasks.other}).run_forever()
    )
    async with asyncio.timeout(HANGS_S):
        await begun.wait()
        while not tasks.done:
            await asyncio.sleep(0)
    going.cancel()
    await asyncio.wait([going])


async def test_tasks_end_when_cancelled(periodic: PeriodicTasks, tasks: Tasks) -> None:
    going = asyncio.create_task(periodic.run_forever())
    while not tasks.done:
        await asyncio.sleep(0)
    going.cancel()
    with pytest.raises(asyncio.CancelledError):
        await going
