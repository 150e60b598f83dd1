"""The one root of all commands, and where it may be used."""

from discord import app_commands

from bot.discord_app.commands.board import add_board
from bot.discord_app.commands.daily import add_daily
from bot.discord_app.commands.move import add_move
from bot.discord_app.commands.play import add_play
from bot.discord_app.commands.privacy import add_privacy
from bot.discord_app.commands.rules import add_rules
from bot.discord_app.commands.settings import add_settings
from bot.discord_app.commands.stats import add_stats
from bot.discord_app.members import Members
from bot.discord_app.replies import Replies
from bot.services.services import Services
from bot.words import commands as words


def divan_commands(services: Services, members: Members, replies: Replies) -> app_commands.Group:
    """`/divan` with all its commands, for servers, direct messages and user installs."""
    group = app_commands.Group(
        name="divan",
        description=words.ROOT,
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=True, private_channel=True
        ),
    )
    add_play(group, services.dealer, replies)
    add_daily(group, services.dailies, replies)
    add_board(group, services.dealer, members, replies)
    add_move(group, services.gameplay, replies)
    add_rules(group, services.dealer, replies)
    add_settings(group, services.players, replies)
    add_privacy(group, services.privacy, replies)
    add_stats(group, services.profiles, services.players, replies)
    return group
