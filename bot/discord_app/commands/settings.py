"""`/divan settings`: how the player likes to see the games."""

from discord import app_commands

from bot.discord_app.replies import Interaction, Replies, request_of
from bot.screens.notices import settings as settings_screen
from bot.services.players import Players
from bot.words import commands as words


def add_settings(group: app_commands.Group, service: Players, replies: Replies) -> None:
    """Adds the command to its root."""

    @group.command(name="settings", description=words.SETTINGS)
    async def settings(interaction: Interaction) -> None:
        player = await service.settings(request_of(interaction).owner)
        await replies.show(interaction, settings_screen(player))
