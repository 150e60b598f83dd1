"""The connection to Discord: one client, one command tree, one router."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.discord_app.background import BackgroundTasks
from bot.discord_app.features.features import Features
from bot.discord_app.in_flight import InFlight
from bot.discord_app.members import Members
from bot.discord_app.replies import Replies
from bot.discord_app.requests import Interaction
from bot.discord_app.router import ROUTED, Router
from bot.render import Renderer
from bot.services.services import Services

GUILD_READY_TIMEOUT = 0.3
"""Seconds to wait for another server's data before the client is ready; clicks never wait."""

LAST_ANSWERS = 3
"""Seconds that answers in progress get when the bot stops; Discord doesn't wait longer for them."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands. `Replies` answers their errors, like all others."""

    replies: Replies
    admits: Callable[[Interaction], Awaitable[bool]]

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Admits every command, unless it is already being answered."""
        return await self.admits(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answers a command that failed."""
        await self.replies.explain(interaction, error)


class DivanClient(discord.AutoShardedClient):
    """Divan on Discord. It holds no games: any shard can serve any of them."""

    def __init__(self, services: Services, renderer: Renderer, **options: Any) -> None:
        """`options` are discord.py's, such as `shard_ids` and `shard_count`."""
        options.setdefault("guild_ready_timeout", GUILD_READY_TIMEOUT)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            **options,
        )
        replies = Replies(renderer)
        self._in_flight, self._background = InFlight(), BackgroundTasks()
        self.members = Members(services.standings, self._background)
        features = Features.over(services, self.members, replies)
        self._router = Router(features, replies)
        self._tree = Tree(self)
        self._tree.replies = replies
        self._tree.admits = self._admits
        self._tree.add_command(features.root())
        self._tree.add_command(features.servers.command())

    async def setup_hook(self) -> None:
        """Registers the commands with Discord before the first one can arrive."""
        await self._tree.sync()

    async def close(self) -> None:
        """Stops listening, finishes the answers in progress, then disconnects."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await self._in_flight.ended(LAST_ANSWERS)
        await self._background.ended(LAST_ANSWERS)
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers buttons and forms; commands go through the tree."""
        if interaction.type in ROUTED and self._in_flight.begin(interaction.id):
            await self._router.answer(interaction)

    async def _admits(self, interaction: Interaction) -> bool:
        """Whether to answer a command; False if it is already being answered."""
        return self._in_flight.begin(interaction.id)


@asynccontextmanager
async def online(client: DivanClient, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """The client, connected and ready; the task ends when the connection does.

    Raises discord.LoginFailure if the token is rejected, aiohttp.ClientError if nothing answers.
    """
    async with client:
        await client.login(token)
        connection = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait((connection, ready), return_when=asyncio.FIRST_COMPLETED)
        if not ready.done():
            ready.cancel()
            await connection
        try:
            yield connection
        finally:
            connection.cancel()
            await asyncio.wait((connection,))


def point_at(api: str, gateway: str) -> None:
    """Makes discord.py use another server that speaks Discord's API.

    These class attributes aren't documented settings of the library: a test guards them.
    """
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Asset.BASE = str(yarl.URL(api).origin())


def quiet_about_voice() -> None:
    """Silences discord.py's warnings about missing voice support, which Divan doesn't need."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


def invite(application: int) -> str:
    """The link that adds the bot to a server or to a player's account."""
    permissions = discord.Permissions(
        view_channel=True, send_messages=True, attach_files=True, read_message_history=True
    )
    return discord.utils.oauth_url(
        application, permissions=permissions, scopes=("bot", "applications.commands")
    )
