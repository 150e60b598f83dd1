"""`/divan move`: moves in notation, the legal ones offered while typing."""

from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.discord_app.commands.options import game_choices
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.errors import PlayError
from bot.screens.game import screen
from bot.services.gameplay import Gameplay
from bot.words import commands as words

OFFERED: Final = 25
"""The most choices that Discord takes."""
CHOICE_AT_MOST: Final = 100
"""Characters of a choice."""


def add_move(group: app_commands.Group, service: Gameplay, replies: Replies) -> None:
    """Adds the command to its root."""

    async def legal(interaction: Interaction, typed: str) -> list[Choice[str]]:
        if len(typed) > CHOICE_AT_MOST:
            return []
        request = request_of(interaction)
        try:
            offered = await service.completed(request, interaction.namespace.game, typed)
        except PlayError:  # Nothing can be told here: the command itself will.
            return []
        fitting = [text for text in offered if len(text) <= CHOICE_AT_MOST]
        return [Choice(name=text, value=text) for text in fitting[:OFFERED]]

    @group.command(name="move", description=words.MOVE)
    @app_commands.describe(moves=words.MOVES, game=words.GAME)
    @app_commands.choices(game=game_choices())
    @app_commands.autocomplete(moves=legal)
    async def move(interaction: Interaction, moves: str, game: str | None = None) -> None:
        view = await service.type_moves(request_of(interaction), moves, key=game)
        await replies.show(interaction, screen(view))
