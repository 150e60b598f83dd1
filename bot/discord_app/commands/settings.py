"""`/divan settings`: how games are shown, who names the player, and the reminder."""

from discord import app_commands

from bot.discord_app.replies import Interaction, Replies, request_of
from bot.screens.notices import settings as settings_screen
from bot.services.players import Players
from bot.words import commands as words


def add_settings(group: app_commands.Group, service: Players, replies: Replies) -> None:
    """Adds the command to its root."""

    @group.command(name="settings", description=words.SETTINGS)
    async def settings(interaction: Interaction) -> None:
        chosen = await service.chosen(request_of(interaction))
        await replies.show(interaction, settings_screen(chosen))
