"""`/divan play`: a new game, or the open one brought here."""

from discord import app_commands

from bot.discord_app.commands.options import game_choices
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.screens.game import screen
from bot.services.dealer import Dealer
from bot.words import commands as words


def add_play(group: app_commands.Group, service: Dealer, replies: Replies) -> None:
    """Adds the command to its root."""

    @group.command(name="play", description=words.PLAY)
    @app_commands.describe(
        game=words.GAME, deal=words.DEAL, winnable=words.WINNABLE, private=words.PRIVATE
    )
    @app_commands.choices(game=game_choices())
    async def play(
        interaction: Interaction,
        game: str | None = None,
        deal: str | None = None,
        winnable: bool = False,
        private: bool | None = None,
    ) -> None:
        view = await service.begin(
            request_of(interaction), game, deal, winnable=winnable, private=private
        )
        await replies.show(interaction, screen(view))
