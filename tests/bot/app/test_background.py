"""Background tasks: they are finished before the bot stops, and failures are only logged."""

import asyncio

import pytest

from bot.app.background import BackgroundTasks
from bot.errors import Reason, Unavailable


async def done() -> int:
    await asyncio.sleep(0)
    return 7


async def failing(error: Exception) -> None:
    raise error


async def test_the_end_waits_for_tasks() -> None:
    background = BackgroundTasks()
    task = background.begin(done())
    await background.ended(1)
    assert task.result() == 7


async def test_there_may_be_nothing_to_wait_for() -> None:
    background = BackgroundTasks()
    await background.ended(1)
    await background.begin(done())
    await background.ended(1)


async def test_a_task_that_takes_too_long_is_cancelled() -> None:
    background = BackgroundTasks()
    task = background.begin(asyncio.sleep(60))
    await background.ended(0.01)
    assert task.cancelled()


@pytest.mark.parametrize(
    ("error", "level"),
    [(Unavailable(Reason.BUSY), "INFO"), (RuntimeError("what is this?"), "ERROR")],
)
async def test_failures_are_logged(
    error: Exception, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    background = BackgroundTasks()
    background.begin(failing(error))
    await background.ended(1)
    (record,) = caplog.records
    assert record.levelname == level
