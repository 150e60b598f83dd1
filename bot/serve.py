"""Divan as a service: on Discord if there is a token, otherwise on a page on this machine."""

import asyncio
import gc
import logging
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.config import Settings
from bot.discord_app.client import DivanClient, invite, online, point_at, quiet_about_voice
from bot.local.server import LocalDiscord
from bot.logs import log_to_stderr
from bot.periodic import periodic_tasks
from bot.render import Renderer
from bot.services import extra_games
from bot.services.deal_pool import LAST_COMMON_DEAL, DealPool
from bot.services.services import Services
from bot.services.transactions import Transactions
from bot.services.workers import Workers
from bot.store.errors import StoreUnusable
from bot.store.store import Store
from bot.words import operator as words

try:
    from uvloop import new_event_loop
except ImportError:  # Optional, and not for every system: asyncio's own loop does the same.
    from asyncio import new_event_loop  # type: ignore[assignment]  # a wider type

Clock: TypeAlias = Callable[[], datetime]

LOCAL_TOKEN: Final = "local"
DISCORD: Final = "discord.com"
TOKEN_REFUSED: Final = 4004
"""The code with which Discord's gateway closes if the token was revoked."""

_log: Final = logging.getLogger(__name__)


class CannotStart(Exception):
    """Divan can't run; the text is a sentence for the operator."""


def serve(settings: Settings) -> None:
    """Runs Divan until it is stopped; if it can't run, says why in one line."""
    log_to_stderr(settings.log_level, settings.log_format)
    quiet_about_voice()
    try:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_serve(settings))
    except StoreUnusable as error:
        sys.exit(words.complaint(error))
    except CannotStart as error:
        sys.exit(str(error))
    except (KeyboardInterrupt, asyncio.CancelledError):
        _say(words.STOPPED)


async def _serve(settings: Settings) -> None:
    """Starts Divan and runs it until it is stopped."""
    _load(settings.extra_games)
    _stop_on(signal.SIGTERM)
    async with (
        _address(settings) as (token, where, clock),
        _store(settings) as store,
        Workers(settings.solver_processes, settings.extra_games) as workers,
        _deal_pool(store, workers, clock),
    ):
        services = Services.over(store, _common_deal, workers, _nobody)
        renderer = await asyncio.to_thread(Renderer.load)
        client = DivanClient(services, renderer, **_shards(settings))
        periodic = periodic_tasks(client, services, clock)
        _spare_collector()
        try:
            async with online(client, token) as connection, _in_background(periodic.run_forever()):
                _say(where or words.connected(client.user, invite(client.application_id or 0)))
                await connection
        except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
            raise CannotStart(_complaint(error, settings.discord_api or DISCORD)) from error


def _load(modules: tuple[str, ...]) -> None:
    """Registers the extra games."""
    try:
        extra_games.load(modules)
    except ImportError as error:
        raise CannotStart(words.no_such_module(error)) from error


@asynccontextmanager
async def _address(settings: Settings) -> AsyncIterator[tuple[str, str, Clock]]:
    """The token, where the local Discord's page is (empty on Discord), and the clock."""
    if settings.discord_token:
        if bool(settings.discord_api) != bool(settings.discord_gateway):
            raise CannotStart(words.half_an_address())
        if settings.discord_api and settings.discord_gateway:
            point_at(settings.discord_api, settings.discord_gateway)
        yield settings.discord_token.get_secret_value(), "", _now
        return
    server = LocalDiscord(port=settings.local_port, token=LOCAL_TOKEN)
    try:
        await server.start()
    except OSError as error:
        raise CannotStart(words.port_unusable(settings.local_port, error)) from error
    point_at(f"{server.url}/api/v10", server.gateway)
    try:
        yield LOCAL_TOKEN, words.local_address(server.url), server.clock.now
    finally:
        await server.stop()


@asynccontextmanager
async def _store(settings: Settings) -> AsyncIterator[Store]:
    """The database."""
    store = await Store.open(settings.database)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _deal_pool(store: Store, workers: Workers, clock: Clock) -> AsyncIterator[None]:
    """Keeps the pool of winnable deals full in the background."""
    pool = DealPool(Transactions(store), workers, secrets.randbelow, clock)
    await pool.load_shipped()
    async with _in_background(pool.keep_full()):
        yield


@asynccontextmanager
async def _in_background(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Runs endless work in the background; if it dies, that is logged."""
    task = asyncio.create_task(work)
    task.add_done_callback(_log_death)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait((task,))


def _log_death(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        _log.error("a background task died", exc_info=error)


def _now() -> datetime:
    return datetime.now(UTC)


def _common_deal() -> int:
    return secrets.randbelow(LAST_COMMON_DEAL) + 1


def _nobody() -> str:
    """A new anonymous owner, for the results of a player who deleted their data."""
    return f"nobody:{secrets.token_hex(16)}"


def _complaint(error: Exception, api: str) -> str:
    """Why Discord can't be reached."""
    if isinstance(error, discord.LoginFailure):
        return words.token_refused()
    if isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_REFUSED:
        return words.token_refused()
    return words.unreachable(api, error)


def _shards(settings: Settings) -> dict[str, Any]:
    return {"shard_ids": settings.shard_ids, "shard_count": settings.shard_count}


def _spare_collector() -> None:
    """Keeps the garbage collector from searching what stays, and from searching often.

    A press makes some thousand objects, which reference counts free: each press set off several
    collections. Measured with 50 players at once: 6.2 ms of processor time a press, 7.6 without.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def _stop_on(signal_: signal.Signals) -> None:
    """Makes a signal cancel the current task, as Ctrl+C does."""
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal_, task.cancel)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
