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
"""Seconds without another server's data after which the client is ready; clicks never wait."""

LAST_ANSWERS = 3
"""Seconds that answers under way get when the bot stops: Discord waits no longer for them."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands, whose errors are answered where all others are."""

    replies: Replies
    lets_in: Callable[[Interaction], Awaitable[bool]]

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Lets every command through, but not twice at once."""
        return await self.lets_in(interaction)

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """Answers for a command that failed."""
        await self.replies.tell(interaction, error)


class DivanClient(discord.AutoShardedClient):
    """Divan on Discord. Holds no game: any shard may serve any of them."""

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
        self._tree.lets_in = self._lets_in
        self._tree.add_command(features.root())
        self._tree.add_command(features.servers.command())

    async def setup_hook(self) -> None:
        """Tells Discord the commands, before the first of them can come in."""
        await self._tree.sync()

    async def close(self) -> None:
        """Hears no more, lets what is being answered come to its end, then disconnects."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        await self._in_flight.ended(LAST_ANSWERS)
        await self._background.ended(LAST_ANSWERS)
        await super().close()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answers buttons and forms; commands go through the tree."""
        if interaction.type in ROUTED and self._in_flight.begin(interaction.id):
            await self._router.answer(interaction)

    async def _lets_in(self, interaction: Interaction) -> bool:
        """Whether a command is to be answered: not while it is being answered already."""
        return self._in_flight.begin(interaction.id)


@asynccontextmanager
async def online(client: DivanClient, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """The client, connected and ready; the task ends when the connection does.

    Raises discord.LoginFailure for a token that is refused, aiohttp.ClientError where nothing
    answers.
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
    """Makes discord.py speak to another server that speaks Discord's API.

    These are class attributes of the library, not settings that it documents: a test guards them.
    """
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Asset.BASE = str(yarl.URL(api).origin())


def quiet_about_voice() -> None:
    """Keeps discord.py from warning that it cannot speak, which Divan never does."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False


def invite(application: int) -> str:
    """The address at which a server's owner adds the bot, or a player installs it."""
    permissions = discord.Permissions(
        view_channel=True, send_messages=True, attach_files=True, read_message_history=True
    )
    return discord.utils.oauth_url(
        application, permissions=permissions, scopes=("bot", "applications.commands")
    )
