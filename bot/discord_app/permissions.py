"""Who may write and change settings, where Divan can post, and what it needs there."""

from datetime import timedelta
from typing import Any, Final, TypeAlias

import discord

from bot.discord_app.requests import Interaction
from bot.errors import PlayError, Reason

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
    """Raises NOT_MANAGER unless the user may manage the server: a button outlives a permission."""
    if not is_manager(interaction):
        raise PlayError(Reason.NOT_MANAGER)


def may_write(interaction: Interaction) -> bool:
    """Whether the user may write where they are; in direct messages everybody may."""
    if interaction.guild_id is None:
        return True
    return _allow_writing(interaction.permissions, interaction.channel)


def can_be_changed(interaction: Interaction) -> bool:
    """Whether what is posted here can be changed later, as far as the place is concerned."""
    return interaction.is_guild_integration() and isinstance(interaction.channel, Place)


def check_can_stay(interaction: Interaction, server: str | None) -> None:
    """Raises why what everybody here should see for days can't be posted: CANNOT_STAY_HERE,
    CANNOT_POST_MATCH or MAY_NOT_WRITE."""
    if server is None or not isinstance(interaction.channel, Place):
        raise PlayError(Reason.CANNOT_STAY_HERE)
    if lacking := missing(interaction, str(interaction.channel_id)):
        raise PlayError(Reason.CANNOT_POST_MATCH, missing=lacking)
    if not may_write(interaction):
        raise PlayError(Reason.MAY_NOT_WRITE)


def can_stay(interaction: Interaction, server: str | None) -> bool:
    """Whether Divan can post here and change that later."""
    if server is None or not isinstance(interaction.channel, Place):
        return False
    return not missing(interaction, str(interaction.channel_id))


def is_manager(interaction: Interaction) -> bool:
    """Whether the user may manage the server."""
    return interaction.permissions.manage_guild


def may_write_in(interaction: Interaction, channel: str) -> bool:
    """Whether the user may write in a channel of the server; False if it doesn't exist."""
    if chosen := _chosen(interaction, channel, "permissions"):
        return chosen.send_messages
    if channel == str(interaction.channel_id):
        return may_write(interaction)
    found, user = _channel(interaction, channel), interaction.user
    if found is None or not isinstance(user, discord.Member):
        return False
    return _allow_writing(found.permissions_for(user), found)


def moderates(interaction: Interaction) -> bool:
    """Whether the user may manage the messages here, or the channel."""
    return interaction.permissions.manage_messages or interaction.permissions.manage_channels


def slowmode(interaction: Interaction) -> timedelta:
    """How long the user must wait here between two messages of their own."""
    channel = interaction.channel
    if not isinstance(channel, Place) or isinstance(channel, discord.DMChannel):
        return timedelta()
    if interaction.permissions.bypass_slowmode:
        return timedelta()
    seconds: Any = channel.slowmode_delay
    return timedelta(seconds=seconds)


def has_slowmode(interaction: Interaction, channel: str) -> bool:
    """Whether members must wait between their messages in a channel; bots needn't."""
    found = _channel(interaction, channel)
    if not isinstance(found, Place) or isinstance(found, discord.DMChannel):
        return False
    return bool(found.slowmode_delay)


def missing(interaction: Interaction, channel: str) -> tuple[str, ...]:
    """The permissions that Divan lacks to post in a channel of the server, by Discord's names.

    All of them if the channel doesn't exist.
    """
    if chosen := _chosen(interaction, channel, "app_permissions"):
        return _lacking(chosen, in_thread=False)
    here, guild = interaction.channel, interaction.guild
    if channel == str(interaction.channel_id):
        return _lacking(interaction.app_permissions, in_thread=isinstance(here, discord.Thread))
    if guild is None or guild.me is None:  # Just after the start: its data hasn't arrived yet.
        return ()
    found = _channel(interaction, channel)
    may = found.permissions_for(guild.me) if found else discord.Permissions.none()
    return _lacking(may, in_thread=isinstance(found, discord.Thread))


def _chosen(interaction: Interaction, channel: str, whose: str) -> discord.Permissions | None:
    """The `permissions` of the user or the `app_permissions` in a channel that was chosen with the
    command; None if none was, or Discord doesn't say.

    They come with the command, and so are true at once; discord.py leaves Divan's in the raw data.
    """
    sent: Any = interaction.data
    resolved = (sent or {}).get("resolved", {}).get("channels", {}).get(channel, {})
    return discord.Permissions(int(resolved[whose])) if whose in resolved else None


def _channel(interaction: Interaction, id: str) -> discord.abc.GuildChannel | discord.Thread | None:
    """A channel of the server, as far as it is known."""
    return interaction.guild.get_channel_or_thread(int(id)) if interaction.guild else None


def _allow_writing(may: discord.Permissions, channel: object) -> bool:
    if isinstance(channel, discord.Thread):
        return may.send_messages_in_threads and (may.manage_threads or not channel.locked)
    return may.send_messages


def _lacking(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    needed = (_IN_THREADS.get(name, name) if in_thread else name for name in _NEEDED)
    return tuple(name for name in needed if not getattr(permissions, name))
