"""The one root of all commands, and where it may be used."""

from discord import app_commands

from bot.discord_app.commands.move import add_move
from bot.discord_app.commands.play import add_play
from bot.discord_app.commands.rules import add_rules
from bot.discord_app.commands.settings import add_settings
from bot.discord_app.replies import Replies
from bot.services.play import Play
from bot.services.players import Players
from bot.words import commands as words


def divan_commands(play: Play, players: Players, replies: Replies) -> app_commands.Group:
    """`/divan` with all its commands, for servers, direct messages and user installs."""
    group = app_commands.Group(
        name="divan",
        description=words.ROOT,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
    )
    add_play(group, play, replies)
    add_move(group, play, replies)
    add_rules(group, play, replies)
    add_settings(group, players, replies)
    return group
