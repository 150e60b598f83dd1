"""Who is on a server, who may write there and change settings, and what Divan needs to post.

Leaderboards don't name players who have left.
"""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any, Final, TypeAlias

import aiohttp
import discord

from bot.app.background import BackgroundTasks
from bot.app.requests import Interaction, id_of
from bot.services.rankings.standings import Standings

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
KNOWN_FOR: Final = timedelta(hours=22)
"""How long an answer about a membership is valid. Less than the time between two digests, so that
each digest asks again."""
KNOWN_AT_MOST: Final = 20_000
"""How many answers are kept; the oldest are dropped first."""

ASKING_S: Final = 1.5
"""Seconds to wait for Discord's answers; the reply to the player has three in all."""

_NOBODY_THERE: Final = frozenset({10007, 10013})
"""Discord's codes for a user who isn't on the server, and for one who doesn't exist."""


def may_write(interaction: Interaction) -> bool:
    """Whether the user may write where they are; in direct messages everybody may."""
    if interaction.guild_id is None:
        return True
    return _allow_writing(interaction.permissions, interaction.channel)


def can_be_changed(interaction: Interaction) -> bool:
    """Whether what is posted here can be changed later, as far as the place is concerned."""
    return interaction.is_guild_integration() and isinstance(interaction.channel, Place)


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


class Members:
    """Which of the players on leaderboards are still on their server."""

    def __init__(self, standings: Standings, background: BackgroundTasks) -> None:
        self._standings = standings
        self._background = background
        self._answered: dict[tuple[str, str], datetime] = {}
        """When Discord last answered, by server and player; the earliest first."""
        self._asking: dict[tuple[str, str], asyncio.Task[bool]] = {}
        """The questions in flight, by server and player."""

    async def have_left(
        self,
        guild: discord.Guild,
        server: str,
        owners: Iterable[str],
        at: datetime,
        seconds: float | None = None,
    ) -> bool:
        """Whether any of these players has left the server, if Discord answers in time.

        Waits for so many seconds, by default ASKING_S. Stores who has left.
        """
        unknown = []
        for owner in owners:
            answered = self._answered.get((server, owner))
            if answered is None or at - answered >= KNOWN_FOR:
                unknown.append(owner)
        if not unknown:
            return False
        asked = [self._ask(guild, server, owner, at) for owner in unknown]
        done, _ = await asyncio.wait(asked, timeout=ASKING_S if seconds is None else seconds)
        return any(not task.exception() and task.result() for task in done)

    def _ask(
        self, guild: discord.Guild, server: str, owner: str, at: datetime
    ) -> asyncio.Task[bool]:
        """The question whether a player has left a server; one already in flight is shared."""
        key = server, owner
        if key not in self._asking:
            task = self._background.begin(self._has_left(guild, server, owner, at))
            self._asking[key] = task
            task.add_done_callback(lambda _: self._asking.pop(key))
        return self._asking[key]

    async def _has_left(self, guild: discord.Guild, server: str, owner: str, at: datetime) -> bool:
        """Whether a player has left a server, which is then stored; False if unknown."""
        try:
            await guild.fetch_member(id_of(owner))
        except discord.NotFound as error:
            if error.code not in _NOBODY_THERE:
                return False
            await self._standings.departed(owner, server)
            has_left = True
        except (discord.DiscordException, aiohttp.ClientError):
            return False
        else:
            has_left = False
        self._answered.pop((server, owner), None)
        self._answered[server, owner] = at
        while len(self._answered) > KNOWN_AT_MOST:
            del self._answered[next(iter(self._answered))]
        return has_left
