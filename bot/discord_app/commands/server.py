"""`/divan-server`: a server's settings, for people who may manage it."""

from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.discord_app.answers.servers import ServerAnswers
from bot.discord_app.replies import Interaction, channel_of
from bot.services.servers import Publicity
from bot.words import servers as words

_CHOICES: Final = [Choice(name=name, value=value) for value, name in words.CHOICES.items()]


def server_command(answers: ServerAnswers) -> app_commands.Command[Any, ..., None]:
    """The command, a root of its own: Discord has permissions for whole roots alone."""

    @app_commands.command(name="divan-server", description=words.COMMAND)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.guild_only()
    @app_commands.describe(
        channel=words.CHANNEL, hour=words.HOUR, digest=words.DIGEST, games=words.GAMES
    )
    @app_commands.choices(games=_CHOICES)
    async def server(
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        hour: int | None = None,
        digest: bool | None = None,
        games: str | None = None,
    ) -> None:
        await answers.change(
            interaction,
            channel=str(channel.id) if channel else None,
            hour=hour,
            digest=digest,
            publicity=_publicity(games, channel_of(interaction)) if games else None,
        )

    return server


def _publicity(choice: str, here: str) -> Publicity:
    """What a choice says of where games may be public."""
    seen, _, where = choice.partition("-")
    return Publicity(seen == "public", here if where else None)
