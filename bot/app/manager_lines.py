"""Private lines for somebody who manages a server, each sent once, after an answer to them."""

import logging
from typing import Final

import discord

from bot.app.answers.answer import answer_to
from bot.app.answers.delivery import LostError
from bot.app.answers.replies import Replies
from bot.app.background import BackgroundTasks
from bot.app.commands import SERVERS
from bot.app.members import missing
from bot.app.requests import Interaction, request_of
from bot.features.posts.servers import introduction, missing_picture, trouble
from bot.features.screen import Screen
from bot.services.posts.servers import Line, Managers

_log: Final = logging.getLogger(__name__)


class ManagerLines:
    """Tells servers' managers of `/divan-server`, and why a digest didn't come, or came without its
    picture."""

    def __init__(self, managers: Managers, replies: Replies, background: BackgroundTasks) -> None:
        self._managers = managers
        self._replies = replies
        self._background = background

    def follow(self, interaction: Interaction) -> None:
        """Begins to tell the user what they needn't wait for, if they manage the server.

        Called after the answer; nothing is sent if there was none, or if it was a form.
        """
        if not interaction.permissions.manage_guild:
            return
        server = request_of(interaction).server
        if server and self._managers.may_be_told(server):
            self._background.begin(self._tell(interaction, server))

    async def _tell(self, interaction: Interaction, server: str) -> None:
        if not answer_to(interaction).is_message:
            return
        async for line in self._managers.lines(server):
            if screen := _screen(interaction, line):
                await self._send(interaction, server, line, screen)

    async def _send(
        self, interaction: Interaction, server: str, line: Line, screen: Screen
    ) -> None:
        try:
            await self._replies.add(interaction, screen)
        except discord.HTTPException as refusal:
            _log.info("Discord refused a line for a manager: %s", refusal)
            await self._managers.untell(server, line)
        except LostError as failure:
            # It may have arrived, and must not come twice.
            _log.info("a line for a manager may have been lost: %s", failure)


def _screen(interaction: Interaction, line: Line) -> Screen | None:
    """What the user reads; None if it isn't so any more, or if they use the very command."""
    if (command := interaction.command) and command.name == SERVERS:
        return None
    if line.trouble:
        return trouble(line.trouble)
    if not line.channel:
        return introduction()
    lacks = "attach_files" in missing(interaction, line.channel)
    return missing_picture(line.channel) if lacks else None
