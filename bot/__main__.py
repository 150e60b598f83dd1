"""The `divan` command: Divan on Discord where there is a token, else on a page of this machine."""

import argparse
import asyncio
import secrets
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import aiohttp
import discord

from bot.config import BadSetting, Settings
from bot.discord_app.client import DivanClient, invite, online, point_at, quiet_about_voice
from bot.local.server import LocalDiscord
from bot.logs import log_to_stderr
from bot.render import Renderer
from bot.services.play import Play
from bot.services.players import Players
from bot.store.errors import StoreUnusable
from bot.store.store import Store
from bot.words import operator as words
from bot.words.help import release

try:
    from uvloop import new_event_loop
except ImportError:  # An extra, and not for every system: asyncio's own loop does the same.
    from asyncio import new_event_loop  # type: ignore[assignment]  # a wider type

COMMON_DEALS: Final = 999_999
"""A deal that nobody chose has at most six digits, so that it can be told to a friend."""
REMEMBERED: Final = timedelta(days=1)
"""How long an interaction that comes twice is known to have come."""
LOCAL_TOKEN: Final = "local"
DISCORD: Final = "discord.com"
TOKEN_REFUSED: Final = 4004
"""How Discord's gateway closes on a token that was taken back."""


class CannotStart(Exception):
    """What keeps Divan from running, in a sentence for the operator."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Runs Divan until it is stopped; what keeps it from running is said in one line."""
    options = _options(arguments)
    try:
        settings = Settings()
        if options.command == "local":
            settings = settings.model_copy(update={"discord_token": None})
        log_to_stderr(settings.log_level, settings.log_format)
        quiet_about_voice()
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_serve(settings))
    except (BadSetting, StoreUnusable) as error:
        sys.exit(words.complaint(error))
    except CannotStart as error:
        sys.exit(str(error))
    except (KeyboardInterrupt, asyncio.CancelledError):
        _say(words.STOPPED)


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="divan", description=words.ABOUT)
    parser.add_argument(
        "command", nargs="?", choices=("run", "local"), default="run", help=words.COMMANDS
    )
    parser.add_argument("--version", action="version", version=release())
    return parser.parse_args(arguments)


async def _serve(settings: Settings) -> None:
    """Divan, from its start until it is stopped."""
    _stop_on(signal.SIGTERM)
    async with _address(settings) as (token, where), _store(settings) as store:
        play = Play(store, lambda: secrets.randbelow(COMMON_DEALS) + 1)
        renderer = await asyncio.to_thread(Renderer.load)
        client = DivanClient(play, Players(store), renderer, **_shards(settings))
        try:
            async with online(client, token) as connection:
                _say(where or words.connected(client.user, invite(client.application_id or 0)))
                await connection
        except (aiohttp.ClientError, discord.DiscordException, OSError) as error:
            raise CannotStart(_complaint(error, settings.discord_api or DISCORD)) from error


@asynccontextmanager
async def _address(settings: Settings) -> AsyncIterator[tuple[str, str]]:
    """The token, and for the local Discord, which runs meanwhile, what to say of its page."""
    if settings.discord_token:
        if bool(settings.discord_api) != bool(settings.discord_gateway):
            raise CannotStart(words.half_an_address())
        if settings.discord_api and settings.discord_gateway:
            point_at(settings.discord_api, settings.discord_gateway)
        yield settings.discord_token.get_secret_value(), ""
        return
    server = LocalDiscord(port=settings.local_port, token=LOCAL_TOKEN)
    try:
        await server.start()
    except OSError as error:
        raise CannotStart(words.port_unusable(settings.local_port, error)) from error
    point_at(f"{server.url}/api/v10", server.gateway)
    try:
        yield LOCAL_TOKEN, words.local_address(server.url)
    finally:
        await server.stop()


@asynccontextmanager
async def _store(settings: Settings) -> AsyncIterator[Store]:
    """The database; what is no longer needed in it is cleared away meanwhile."""
    store = await Store.open(settings.database)
    clearing = asyncio.create_task(_forget_interactions(store))
    try:
        yield store
    finally:
        clearing.cancel()
        await asyncio.wait((clearing,))
        await store.close()


async def _forget_interactions(store: Store) -> None:
    """Keeps the table of interactions seen from growing for ever."""
    while True:
        await store.forget_interactions(datetime.now(UTC) - REMEMBERED)
        await asyncio.sleep(REMEMBERED.total_seconds())


def _complaint(error: Exception, api: str) -> str:
    """Why there is no connection to Discord, or no longer."""
    if isinstance(error, discord.LoginFailure):
        return words.token_refused()
    if isinstance(error, discord.ConnectionClosed) and error.code == TOKEN_REFUSED:
        return words.token_refused()
    return words.unreachable(api, error)


def _shards(settings: Settings) -> dict[str, Any]:
    return {"shard_ids": settings.shard_ids, "shard_count": settings.shard_count}


def _stop_on(signal_: signal.Signals) -> None:
    """Ends the running task as Ctrl+C does."""
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal_, task.cancel)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
