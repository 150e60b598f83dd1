"""`/divan stats`: how a player has fared in the dailies."""

import discord
from discord import app_commands

from bot.discord_app.replies import Interaction, Replies, owner_of, request_of
from bot.screens.statistics import statistics
from bot.services.players import Players
from bot.services.profiles import Profiles
from bot.words import commands as words


def add_stats(
    group: app_commands.Group, service: Profiles, players: Players, replies: Replies
) -> None:
    """Adds the command to its root."""

    @group.command(name="stats", description=words.STATISTICS)
    @app_commands.describe(player=words.PLAYER)
    async def stats(interaction: Interaction, player: discord.User | None = None) -> None:
        request = request_of(interaction)
        found = await service.of(request, owner_of(player.id) if player else request.owner)
        reader = await players.settings(request.owner)
        await replies.show(interaction, statistics(found, reader))
