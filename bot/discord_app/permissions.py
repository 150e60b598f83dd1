"""Where Divan can post, which permissions it needs there, and who can change its settings."""

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
"""Channels that can be posted in and searched. Not forums: all their messages are in threads."""

_NEEDED: Final = ("view_channel", "send_messages", "attach_files", "read_message_history")
_IN_THREADS: Final = {"send_messages": "send_messages_in_threads"}


def refuse_unless_manager(interaction: Interaction) -> None:
    """Raises NotManager unless the user may manage the server: a button outlives a permission."""
    if not interaction.permissions.manage_guild:
        raise NotManager


def missing(interaction: Interaction, channel: str) -> tuple[str, ...]:
    """The permissions that Divan lacks to post in a channel of the server, by Discord's names.

    All of them if the channel doesn't exist.
    """
    here, guild = interaction.channel, interaction.guild
    if channel == str(interaction.channel_id):
        return _lacking(interaction.app_permissions, in_thread=isinstance(here, discord.Thread))
    if guild is None or guild.me is None:  # Just after the start: its data hasn't arrived yet.
        return ()
    found = guild.get_channel_or_thread(int(channel))
    may = found.permissions_for(guild.me) if found else discord.Permissions.none()
    return _lacking(may, in_thread=isinstance(found, discord.Thread))


def _lacking(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    needed = (_IN_THREADS.get(name, name) if in_thread else name for name in _NEEDED)
    return tuple(name for name in needed if not getattr(permissions, name))
