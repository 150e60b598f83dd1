"""What a worker keeps from test to test: a local Discord, a connection to it, a solver process.

To log in, to register all commands in every language and to start a process would take longer than
most tests. Everything else is new for each: the world, the database, and the bot with its client.
"""

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, ClassVar, Final
from unittest.mock import patch

import discord
from discord import app_commands
from discord.shard import Shard

from bot.app.client import DivanClient, online
from bot.services.solving.solver_process import Answer
from bot.services.solving.solver_queue import Question
from bot.services.solving.workers import Worker
from local_discord import LocalDiscord
from local_discord.discord_py import point_at
from tests.bot.services.children import KEPT
from tests.moments import moment
from tests.play.harness import Harness
from tests.play.reading import SUITS
from tests.waiting import until

NEVER_S: Final = 10.0**6

_sync: Final = app_commands.CommandTree.sync


class KeptDiscord:
    """A local Discord, and a connection to its gateway that is lent to one client after another."""

    def __init__(self, server: LocalDiscord) -> None:
        self.server = server
        self._up = AsyncExitStack()
        self._commands: list[app_commands.AppCommand] = []

    async def connect(self) -> None:
        """Connects a client that keeps the connection, and does nothing else."""
        point_at(self.server.url)
        # Nobody would answer it while tests run that have a loop of their own.
        self.server._gateway.heartbeat_interval = NEVER_S
        self._keeper = discord.AutoShardedClient(
            intents=discord.Intents(guilds=True), guild_ready_timeout=0.001
        )
        await self._up.enter_async_context(online(self._keeper, "a token"))  # type: ignore[arg-type]
        (self._shard,) = _shards(self._keeper).values()
        self._socket = self._shard.ws

    async def register(self, bot: Harness) -> None:
        """Has a first bot register commands and upload emoji, which all have then."""
        world, bot.online = self.server.world, self.online
        await bot.open()
        await until(lambda: len(world.emoji.by_id) == len(SUITS))
        await bot.close()
        self._registered, self._emoji = {**world.commands._registered}, {**world.emoji.by_id}

    async def disconnect(self) -> None:
        await self._up.aclose()

    async def begin_anew(self) -> LocalDiscord:
        """Makes the world as it was at first, but for the bot's commands and emoji."""
        server, world = self.server, self.server.world
        server.clock.__init__()  # type: ignore[misc]
        server.clock.set(moment())
        world.__init__(server.clock, world.bot.name)  # type: ignore[misc]
        world.commands._registered.update(self._registered)
        world.emoji.by_id.update(self._emoji)
        world.messages.files.base = server.url
        world.tell_bot = server._gateway.dispatch
        server.faults.__init__(server._gateway, world.responses)  # type: ignore[misc]
        world.interactions.deliver = server.faults.deliver
        server._gateway.heartbeat_interval = NEVER_S
        server.refused.clear()
        server.violations.clear()
        await self._mend()
        return server

    @asynccontextmanager
    async def online(self, client: DivanClient, token: str) -> AsyncIterator[None]:
        """A client on the kept connection, ready as if it had been the first one there."""

        async def launch_shards() -> None:
            client.shard_count = client._connection.shard_count = 1
            client._connection.shard_ids = [self._shard.id]
            _shards(client)[self._shard.id] = self._shard
            self._lend(client)
            await gateway.welcome(gateway._sessions[self._socket.session_id or ""])

        await self._mend()
        gateway = self.server._gateway
        client.launch_shards = launch_shards  # type: ignore[method-assign]
        with patch.object(app_commands.CommandTree, "sync", self._synced()):
            up = AsyncExitStack()
            await up.enter_async_context(online(client, token))
        async with up:
            yield
            if self._is_whole:
                _shards(client).clear()
                self._lend(self._keeper)

    async def _mend(self) -> None:
        """Connects anew if somebody has broken the connection, as some tests do."""
        if not self._is_whole:
            await self.disconnect()
            await self.connect()

    @property
    def _is_whole(self) -> bool:
        return (
            self._shard.ws is self._socket
            and self._socket.open
            and self._socket.session_id in self.server._gateway._sessions
        )

    def _lend(self, client: discord.AutoShardedClient) -> None:
        """Has events go to a client, and that one be asked to connect again."""
        shard, socket, state = self._shard, self._socket, client._connection
        shard._client, shard._dispatch = client, client.dispatch
        shard._queue_put = client._AutoShardedClient__queue.put_nowait  # type: ignore[attr-defined]
        socket._connection, socket._dispatch = state, client.dispatch
        socket._discord_parsers, socket.call_hooks = state.parsers, state.call_hooks

    def _synced(self) -> Any:
        """Registers the commands of the first client; those of all others are the same."""

        async def sync(tree: app_commands.CommandTree[Any]) -> list[app_commands.AppCommand]:
            self._commands = self._commands or await _sync(tree)
            return self._commands

        return sync


def _shards(client: discord.AutoShardedClient) -> dict[int, Shard]:
    """The shards themselves, which discord.py keeps to itself."""
    found: dict[int, Shard] = client._AutoShardedClient__shards  # type: ignore[attr-defined]
    return found


class KeptWorker(Worker):
    """A solver process that goes on to the next test, unless it was broken off or killed."""

    idle: ClassVar[list[Process]] = []

    def __init__(self, process: Process) -> None:
        super().__init__(process)
        self._is_idle = True

    @classmethod
    async def started(cls, extra_games: Iterable[str]) -> "KeptWorker":
        while cls.idle and not extra_games:
            process = cls._taken()
            if process.returncode is None:
                return cls(process)
        return cls((await super().started(extra_games))._process)

    async def search(self, question: Question, unwanted: asyncio.Event) -> Answer | None:
        self._is_idle = False
        answer = await super().search(question, unwanted)
        self._is_idle = True
        return answer

    async def end(self) -> None:
        if self._is_idle and not self.is_dead:
            self.idle.append(self._process)
            KEPT.add(self._process.pid)
        else:
            await super().end()

    @classmethod
    def _taken(cls) -> Process:
        process = cls.idle.pop()
        KEPT.remove(process.pid)
        return process

    @classmethod
    async def end_all(cls) -> None:
        while cls.idle:
            await Worker(cls._taken()).end()
