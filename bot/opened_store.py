"""The store as long as Divan runs: watched, and left when it is lost or a newer version's."""

import asyncio
import logging
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from bot.store.errors import Superseded
from bot.store.store import Store

REFUSING_S: Final = 3
"""Seconds between the loss of the database and the end of the process: until then, whoever presses
is told that nothing is saved any longer."""

LOOKED_EVERY_S: Final = 30.0
"""Seconds between looks at the database's revision. Once it is a newer version's, this one goes on
for as long: the newer one has migrated the database to start, and isn't on Discord yet."""

LOST: Final = 1
"""The exit status after the loss of the database."""

_log: Final = logging.getLogger(__name__)


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """The store at an address; raises StoreUnusable.

    If its database is lost, that is logged once, the current task is cancelled a few seconds later,
    and the process ends with status LOST as soon as the context is left. If a newer version has
    migrated it, the current task is cancelled as well, and the context raises Superseded.
    """
    store = await Store.open(url)
    user = asyncio.current_task()
    assert user
    ending = asyncio.create_task(_end_if_lost(store, user))
    yielding = asyncio.create_task(_end_if_superseded(store, user))
    for task in (ending, yielding):
        task.add_done_callback(_log_death)
    try:
        yield store
    finally:
        for task in (ending, yielding):
            task.cancel()
        await asyncio.wait((ending, yielding))
        was_lost = store.lost
        await store.close()
        if store.lost:
            if not was_lost:
                _log.critical(store.lost)
            _leave()
        if not yielding.cancelled() and not yielding.exception():
            raise yielding.result()


async def _end_if_lost(store: Store, user: asyncio.Task[None]) -> None:
    _log.critical(await store.watch())
    await asyncio.sleep(REFUSING_S)
    user.cancel()


async def _end_if_superseded(store: Store, user: asyncio.Task[None]) -> Superseded:
    while not (superseded := await store.superseded()):
        await asyncio.sleep(LOOKED_EVERY_S)
    await asyncio.sleep(LOOKED_EVERY_S)
    user.cancel()
    return superseded


def _log_death(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        _log.error("the database is no longer watched", exc_info=error)


def _leave() -> None:
    """Ends the process without closing SQLite's connections, as Python would at its end.

    Closing the last one deletes the log by its name, and by now that may be another file's log.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(LOST)
