"""`/divan daily`: today's ranked attempt, or what there is to begin."""

from discord import app_commands

from bot.discord_app.answers.daily import shown
from bot.discord_app.commands.options import game_choices
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.services.daily import Dailies
from bot.words import commands as words


def add_daily(group: app_commands.Group, service: Dailies, replies: Replies) -> None:
    """Adds the command to its root."""

    @group.command(name="daily", description=words.DAILY)
    @app_commands.describe(game=words.DAILY_GAME)
    @app_commands.choices(game=game_choices())
    async def daily(interaction: Interaction, game: str | None = None) -> None:
        found = await service.open(request_of(interaction), game)
        await replies.show(interaction, shown(found))
