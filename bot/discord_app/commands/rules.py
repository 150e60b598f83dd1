"""`/divan rules`: how to play."""

import asyncio

from discord import app_commands

from bot.discord_app.commands.options import game_choices
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.screens.notices import rules as rules_screen
from bot.services.dealer import Dealer
from bot.services.examples import example
from bot.words import commands as words


def add_rules(group: app_commands.Group, service: Dealer, replies: Replies) -> None:
    """Adds the command to its root."""

    @group.command(name="rules", description=words.RULES)
    @app_commands.describe(game=words.GAME)
    @app_commands.choices(game=game_choices())
    async def rules(interaction: Interaction, game: str | None = None) -> None:
        key = await service.kind_played(request_of(interaction).owner, game)
        table = await asyncio.to_thread(example, key)
        await replies.show(interaction, rules_screen(key, table))
