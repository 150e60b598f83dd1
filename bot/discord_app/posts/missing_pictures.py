"""Missing pictures: one private line if a server's digest came as text alone."""

import logging
from typing import Final

import discord

from bot.discord_app.answers.delivery import LostError
from bot.discord_app.answers.replies import Replies
from bot.discord_app.permissions import missing
from bot.discord_app.posts.introductions import knows_settings
from bot.discord_app.requests import Interaction
from bot.screens.posts.servers import missing_picture
from bot.services.posts.missing_pictures import MissingPictures

_log: Final = logging.getLogger(__name__)


class MissingPictureLines:
    """Tells somebody who manages a server, once, why its digest came without the picture."""

    def __init__(self, pictures: MissingPictures, replies: Replies) -> None:
        self._pictures = pictures
        self._replies = replies

    async def tell(self, interaction: Interaction, server: str) -> None:
        """Tells the user, who manages the server, if nobody was told.

        Called after the answer; nothing is sent if there was none, or if it was a form.
        """
        if not self._replies.has_answered(interaction):
            return
        channel = await self._pictures.tell(server)
        if channel and not knows_settings(interaction) and _lacks(interaction, channel):
            await self._send(interaction, server, channel)

    async def _send(self, interaction: Interaction, server: str, channel: str) -> None:
        try:
            await self._replies.add(interaction, missing_picture(channel))
        except discord.HTTPException as refusal:
            _log.info("Discord refused a line about a missing picture: %s", refusal)
            await self._pictures.untell(server)
        except LostError as failure:
            # It may have arrived, and must not come twice.
            _log.info("a line about a missing picture may have been lost: %s", failure)


def _lacks(interaction: Interaction, channel: str) -> bool:
    """Whether Divan still may not attach files there."""
    return "attach_files" in missing(interaction, channel)
