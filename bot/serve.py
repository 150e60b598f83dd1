"""Divan as a service: on Discord if there is a token, otherwise on a page on this machine.

Its store is watched as long as it runs, and left when it is lost or a newer version's.
"""

import asyncio
import ctypes
import gc
import logging
import os
import secrets
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, NoReturn, TypeAlias

import aiohttp
import discord

from bot.app.client import invite, online
from bot.app.internals import quiet_about_voice
from bot.app.outages import BrieflyOutages
from bot.config import ENV_FILE, BadSetting, Settings, is_in_container, is_open_to_others
from bot.divan import Divan
from bot.logs import log_to_stderr, reason
from bot.monitoring import LoopWatch, MonitoringServer, Watcher
from bot.render.draw import Renderer
from bot.services.core import catalogue
from bot.services.players.privacy import Documents
from bot.services.solving.workers import Workers
from bot.store.engines.address import Address
from bot.store.errors import (
    KeyMissing,
    StoreLocked,
    StoreUnreachable,
    StoreUnusable,
    Superseded,
)
from bot.store.store import Store
from engine.solver.kernel import COMPILED
from local_discord import LocalDiscord
from local_discord.discord_py import point_at, point_at_api

REFUSING_S: Final = 3
"""Seconds between the loss of the database and the end of the process: until then, whoever presses
is told that nothing is saved any longer."""

LOOKED_EVERY_S: Final = 30.0
"""Seconds between looks at the database's revision."""

LOST: Final = 1
"""The exit status after the loss of the database."""

_log: Final = logging.getLogger(__name__)
LARGE: Final = 256 * 1024
"""A block of so many bytes or more is given back to the system as soon as it is freed."""

_M_MMAP_THRESHOLD: Final = -3
"""glibc's number for it."""


@asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    """The store at an address; raises StoreUnusable.

    If its database is lost, that is logged once, the current task is cancelled a few seconds later,
    and the process ends with status LOST as soon as the context is left. If it has been migrated by
    a newer version, the current task is cancelled as well, and the context raises Superseded.
    """
    store = await Store.open(url)
    user = asyncio.current_task()
    assert user
    ending = asyncio.create_task(_end_if_lost(store, user))
    yielding = asyncio.create_task(_end_if_superseded(store, user))
    for task in (ending, yielding):
        task.add_done_callback(partial(_log_death, "the database is no longer watched"))
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
    user.cancel()
    return superseded


def _leave() -> None:
    """Ends the process without closing SQLite's connections, as Python would at its end.

    Closing the last one deletes the log by its name, and by now that may be another file's log.
    """
    for stream in (sys.stdout, sys.stderr):
        stream.flush()
    os._exit(LOST)


def give_back_large_blocks() -> None:
    """Keeps glibc from raising what it takes for large, up to 32 MiB, as it does by itself.

    Then animations, of a megabyte or two each, would be cut from its heaps, and leave gaps that
    nothing fills: 20 MiB after fifty of them. Other C libraries are left alone.
    """
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        mallopt(_M_MMAP_THRESHOLD, LARGE)


try:
    from uvloop import new_event_loop
except ImportError:  # Optional, and not for every system: asyncio's own loop does the same.
    from asyncio import new_event_loop  # type: ignore[assignment]  # a wider type

Clock: TypeAlias = Callable[[], datetime]

LOCAL_TOKEN_BYTES: Final = 32
LOCAL: Final = (
    "Divan is at {page} – open it in a browser and play.\n"
    "To play on Discord, put DISCORD_TOKEN=… in the file .env and start again; "
    "docs/operating.md explains where to get the token."
)
CONNECTED: Final = "Divan is on Discord as {user}. Add it to a server or to your account:\n{link}"
DISCORD: Final = "discord.com"
TOKEN_REFUSED: Final = 4004
"""The code with which Discord's gateway closes if the token was revoked."""


FAILED: Final = 1
"""The status if it may work when Divan is started again, by itself or after a while."""
WRONG: Final = 78
"""The status if it can't work until something is changed: EX_CONFIG of sysexits.h."""

_WAITS_S: Final = 600
"""Seconds after which a container ends with WRONG: Docker starts it again whatever its status."""

_MAY_PASS: Final = (StoreLocked, StoreUnreachable)


class CannotStart(Exception):
    """Divan can't run; the text is a sentence for the operator."""

    def __init__(self, sentence: str, status: int = FAILED) -> None:
        super().__init__(sentence)
        self.status = status


def run(*, is_local: bool) -> None:
    """Runs Divan until it is stopped; if it can't run, says why in one line."""
    try:
        settings = Settings()
    except BadSetting as error:
        _end(str(error), WRONG)
    give_back_large_blocks()
    log_to_stderr(settings.log_level, settings.log_format, BrieflyOutages())
    quiet_about_voice()
    if is_open_to_others():
        _log.warning(
            "Other accounts of this machine can read or change %s, which may hold the bot's token: "
            "`chmod 600 %s`.",
            *(ENV_FILE, ENV_FILE),
        )
    if not COMPILED:
        _log.warning(
            "The solver isn't compiled, so searches find less. Install Python's headers "
            "(python3-dev), then run `rm -f .venv/.run; make run`."
        )
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_serve(settings.locally() if is_local else _for_discord(settings)))
    except StoreUnusable as error:
        _end(str(error), FAILED if isinstance(error, _MAY_PASS) else WRONG)
    except CannotStart as error:
        _end(str(error), error.status)
    except (KeyboardInterrupt, asyncio.CancelledError):
        _say("Divan has stopped. Every game is saved.")


def _end(sentence: str, status: int) -> NoReturn:
    """Ends the process with a sentence on stderr; in a container that is in vain, after a while."""
    waits = status == WRONG and is_in_container()
    if waits:
        for stopped in (signal.SIGTERM, signal.SIGINT):
            # A container's first process ignores what it has no handler for.
            signal.signal(stopped, lambda *_: sys.exit(status))
    sys.stderr.write(f"{sentence}\n")
    if waits:
        sys.stderr.write("This container ends in ten minutes, or as soon as you stop it.\n")
        sys.stderr.flush()
        time.sleep(_WAITS_S)
    sys.exit(status)


def _for_discord(settings: Settings) -> Settings:
    """The settings, unless there is no token where a bot is plainly meant for Discord."""
    if settings.discord_token:
        return settings
    if is_in_container() or not Address.parse(settings.database).file:
        raise CannotStart(
            "DISCORD_TOKEN is empty; set it to the bot's token, "
            "or use `divan local` to play on a page on this machine.",
            WRONG,
        )
    return settings


async def _serve(settings: Settings) -> None:
    """Starts Divan and runs it until it is stopped."""
    shards = _shards(settings)
    try:
        catalogue.load(settings.extra_games)
    except ImportError as error:
        raise CannotStart(f"An extra game can't be loaded: {error}.", WRONG) from error
    task = asyncio.current_task()
    assert task
    # As Ctrl+C does.
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    async with (
        _address(settings) as (token, where, clock),
        opened_store(settings.database) as store,
        Workers(settings.solver_processes, settings.extra_games) as workers,
    ):
        await _expect_key(store)
        renderer = await asyncio.to_thread(Renderer.load)
        documents = Documents(settings.terms_url, settings.privacy_url)
        divan = Divan.over(store, workers, renderer, clock, documents=documents, **shards)
        await divan.pool.load_shipped()
        _spare_collector()
        try:
            async with (
                _monitored(divan.watcher, settings.metrics_host, settings.metrics_port),
                online(divan.client, token) as connection,
                _in_background(divan.pool.keep_full()),
                _in_background(divan.day_puzzles.keep_full()),
                _in_background(divan.periodic.run_forever()),
            ):
                user, link = divan.client.user, invite(divan.client.application_id or 0)
                _say(where or CONNECTED.format(user=user, link=link))
                # While it reconnects, discord.py ignores being cancelled, so this waits beside it.
                await asyncio.shield(connection)
        except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
            raise _no_connection(error, settings.discord_api or DISCORD) from error


async def _expect_key(store: Store) -> None:
    """Says if whose data were deleted can't be read any more."""
    if store.key:
        try:
            store.key.expect_for(await store.read(lambda tx: tx.personal.deletions()))
        except (KeyMissing, OSError) as error:
            _log.error(reason(error))


@asynccontextmanager
async def _address(settings: Settings) -> AsyncIterator[tuple[str, str, Clock]]:
    """The token, where the local Discord's page is (empty on Discord), and the clock."""
    if settings.discord_token:
        if bool(settings.discord_api) != bool(settings.discord_gateway):
            raise CannotStart(
                "DISCORD_API and DISCORD_GATEWAY belong together; set both, or neither.", WRONG
            )
        if settings.discord_api and settings.discord_gateway:
            point_at_api(settings.discord_api, settings.discord_gateway)
        yield settings.discord_token, "", partial(datetime.now, UTC)
        return
    token = secrets.token_urlsafe(LOCAL_TOKEN_BYTES)
    server = LocalDiscord(port=settings.local_port, name="Divan", token=token)
    try:
        await server.start()
    except OSError as error:
        raise _no_port(settings.local_port, "LOCAL_PORT", error) from error
    point_at(server.url)
    try:
        yield token, LOCAL.format(page=server.page), server.clock.now
    finally:
        await server.stop()


@asynccontextmanager
async def _monitored(watcher: Watcher, host: str, port: int | None) -> AsyncIterator[None]:
    """Watches the event loop, and serves the pages for monitoring if there is a port."""
    with LoopWatch().watching():
        if port is None:
            yield
            return
        server = MonitoringServer(watcher, port, host)
        try:
            await server.start()
        except OSError as error:
            raise _no_port(port, "METRICS_PORT", error) from error
        try:
            yield
        finally:
            await server.stop()


@asynccontextmanager
async def _in_background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Runs endless work in the background; if it dies, that is logged."""
    task = asyncio.create_task(work)
    task.add_done_callback(partial(_log_death, "a background task died"))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))


def _log_death(said: str, task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()):
        _log.error(said, exc_info=error)


def _no_port(port: int, setting: str, error: OSError) -> CannotStart:
    return CannotStart(
        f"Port {port} can't be used ({os.strerror(error.errno or 0)}); "
        f"stop whatever uses it, or set {setting} to another one."
    )


def _no_connection(error: Exception, api: str) -> CannotStart:
    """Why Discord can't be reached."""
    code = error.code if isinstance(error, discord.ConnectionClosed) else None
    if isinstance(error, discord.LoginFailure) or code == TOKEN_REFUSED:
        return CannotStart(
            "Discord rejects DISCORD_TOKEN; copy it again from the Discord developer portal.",
            WRONG,
        )
    return CannotStart(f"Discord can't be reached at {api}: {reason(error)}")


def _shards(settings: Settings) -> dict[str, Any]:
    """The client's options; without any, Discord recommends how many there are, and all are its.

    A count alone is refused: it would make every process answer everything.
    """
    if settings.shard_ids is not None and settings.shard_count is None:
        raise CannotStart(
            "SHARD_IDS needs SHARD_COUNT, the number of shards of all processes together.", WRONG
        )
    return {"shard_ids": settings.shard_ids, "shard_count": settings.shard_count}


def _spare_collector() -> None:
    """Keeps the garbage collector from searching what stays, and from searching often.

    A press makes some thousand objects, which reference counts free: each press set off several
    collections. Measured with 50 players at once: 6.2 ms of processor time a press, 7.6 without.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
