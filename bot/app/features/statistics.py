"""Statistics: `/divan stats`, and posting one's own to the channel."""

import discord
from discord import app_commands

from bot.app.answers.replies import Replies
from bot.app.requests import Interaction, owner_of, request_of
from bot.features.matches.results import with_duels
from bot.features.matches.table import with_tables
from bot.screens.rankings.statistics import shown, statistics
from bot.services.core.requests import Request
from bot.services.matches.duels import Duels
from bot.services.rankings.statistics import Profiles
from bot.words import commands as words


class StatisticsFeature:
    """Players' statistics in the dailies."""

    def __init__(self, profiles: Profiles, duels: Duels, replies: Replies) -> None:
        self._profiles = profiles
        self._duels = duels
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="stats", description=words.STATISTICS)
        @app_commands.describe(player=words.PLAYER)
        async def stats(interaction: Interaction, player: discord.User | None = None) -> None:
            request = request_of(interaction)
            owner = owner_of(player.id) if player else request.owner
            is_here = isinstance(player, discord.Member)
            found = await self._profiles.of(request, owner, is_here=is_here)
            theirs = statistics(found.statistics, found.reader)
            duels = await self._duels.against(request, owner)
            screen = with_duels(theirs, duels, request.owner, owner)
            if found.tables:
                screen = with_tables(screen, found.tables)
            await self._replies.show(interaction, screen)

    async def post(self, interaction: Interaction, request: Request) -> None:
        """Posts the statistics of whoever presses to the channel."""
        found = await self._profiles.shown(request)
        await self._replies.show(interaction, shown(found))
