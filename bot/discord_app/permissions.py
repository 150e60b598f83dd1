"""Where Divan posts, what it needs there, and who may say where that is."""

from typing import Final, TypeAlias

import discord

from bot.discord_app.requests import Interaction
from bot.errors import NotManager

Place: TypeAlias = (
    discord.TextChannel
    | discord.VoiceChannel
    | discord.StageChannel
    | discord.Thread
    | discord.DMChannel
)
"""Where something can be posted, and looked for; what is written in a forum is in its threads."""

_NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
_IN_THREADS: Final = {"send_messages": "send_messages_in_threads"}


def refuse_unless_manager(interaction: Interaction) -> None:
    """Raises NotManager for who may not manage the server: a button outlives a permission."""
    if not interaction.permissions.manage_guild:
        raise NotManager


def missing(interaction: Interaction, channel: str) -> tuple[str, ...]:
    """What Divan lacks to post in a channel of the server, by Discord's names.

    That is all of it, where the channel is not there (any more).
    """
    here, guild = interaction.channel, interaction.guild
    if channel == str(interaction.channel_id):
        return _lacking(interaction.app_permissions, in_thread=isinstance(here, discord.Thread))
    if guild is None or guild.me is None:  # Not told of yet, just after the start.
        return ()
    found = guild.get_channel_or_thread(int(channel))
    may = found.permissions_for(guild.me) if found else discord.Permissions.none()
    return _lacking(may, in_thread=isinstance(found, discord.Thread))


def _lacking(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    needed = (_IN_THREADS.get(name, name) if in_thread else name for name in _NEEDED)
    return tuple(name for name in needed if not getattr(permissions, name))
