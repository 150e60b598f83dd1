"""`/divan privacy`: what is kept about a player."""

from typing import Final

from discord import app_commands

from bot.discord_app.replies import Interaction, Replies, request_of
from bot.screens.privacy import kept
from bot.services.privacy import Privacy
from bot.words import commands as words

NAME: Final = "privacy"


def add_privacy(group: app_commands.Group, service: Privacy, replies: Replies) -> None:
    """Adds the command to its root."""

    @group.command(name=NAME, description=words.PRIVACY)
    async def privacy(interaction: Interaction) -> None:
        summary = await service.summary(request_of(interaction))
        await replies.show(interaction, kept(summary))
