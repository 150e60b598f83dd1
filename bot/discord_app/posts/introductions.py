"""Introductions: one private line for the first of a server's managers who uses Divan there."""

import logging
from typing import Final

import discord

from bot.discord_app.answers.delivery import LostError
from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction, request_of
from bot.errors import Unavailable
from bot.screens.posts.servers import introduction
from bot.services.core.bounded_cache import BoundedCache
from bot.services.posts.servers import Servers

SERVERS: Final = "divan-server"
"""The command that the line is about: whoever uses it needn't be told."""

KEPT: Final = 10_000
"""How many servers are known in memory to have been told; the others are looked up."""

_log: Final = logging.getLogger(__name__)


class Introductions:
    """Tells each server's managers of `/divan-server`, once."""

    def __init__(self, servers: Servers, replies: Replies) -> None:
        self._servers = servers
        self._replies = replies
        self._asked: BoundedCache[str, bool] = BoundedCache(KEPT, KEPT)

    async def introduce(self, interaction: Interaction, server: str) -> None:
        """Tells the user, who manages the server, of the settings if nobody was told.

        Called after the answer; nothing is sent if there was none, or if it was a form.
        """
        if self._asked.get(server):
            return
        if not self._replies.has_answered(interaction):
            return
        self._asked.put(server, True, 1)
        try:
            if await self._servers.tell(server) and not knows_settings(interaction):
                await self._send(interaction, server)
        except Unavailable:
            self._asked.drop(server)

    async def _send(self, interaction: Interaction, server: str) -> None:
        try:
            await self._replies.add(interaction, introduction())
        except discord.HTTPException as refusal:
            _log.info("Discord refused an introduction: %s", refusal)
            await self._servers.untell(server)
            self._asked.drop(server)
        except LostError as failure:
            # It may have arrived, and must not come twice.
            _log.info("an introduction may have been lost: %s", failure)


def managed_server(interaction: Interaction) -> str | None:
    """The server that the user manages and is on; None if there is none."""
    return request_of(interaction).server if interaction.permissions.manage_guild else None


def knows_settings(interaction: Interaction) -> bool:
    """Whether the user has just seen the server's settings."""
    command = interaction.command
    return command is not None and command.name == SERVERS
