"""What an interaction asks, as the features know it."""

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import discord
from discord import app_commands

from bot.app.answers.files import Studio
from bot.app.answers.replies import Replies
from bot.app.members import (
    Members,
    Place,
    can_be_changed,
    has_slowmode,
    may_write,
    may_write_in,
    missing,
)
from bot.app.requests import Interaction, hear, message_address, owner_of, request_of
from bot.features.handlers import Asked, Channel, Drawn, Person, Pressed
from bot.services.players.privacy import Documents
from bot.services.replay import Reel
from bot.services.services import Services

BELOW: Final = 20
"""More messages than these below one are many."""
LOOKING_S: Final = 1.0
"""Seconds that looking for them may take, for somebody waits."""


@dataclass(frozen=True, slots=True)
class Asking:
    """Reads interactions."""

    services: Services
    documents: Documents
    members: Members
    replies: Replies
    studio: Studio

    def asked(self, interaction: Interaction) -> Asked:
        """All that a handler may know of an interaction."""
        channel = str(interaction.channel_id)
        return Asked(
            request=request_of(interaction),
            services=self.services,
            discord=_Discord(interaction, self),
            channel=channel,
            pressed=_pressed(interaction.message),
            may_write=may_write(interaction),
            lacking=missing(interaction, channel) if can_be_changed(interaction) else None,
            is_between_us=interaction.context.dm_channel,
            file_limit=interaction.filesize_limit,
            documents=self.documents,
        )


@dataclass(frozen=True, slots=True)
class _Discord:
    """What Discord says about where an interaction was made."""

    _interaction: Interaction
    _asking: Asking

    def exists(self, channel: str) -> bool:
        guild = self._interaction.guild
        if guild is None or guild.unavailable:
            return True
        return guild.get_channel_or_thread(int(channel or 0)) is not None

    def lacking(self, channel: str) -> tuple[str, ...]:
        return missing(self._interaction, channel)

    def may_write_in(self, channel: str) -> bool:
        return may_write_in(self._interaction, channel)

    def has_slowmode(self, channel: str) -> bool:
        return has_slowmode(self._interaction, channel)

    def address(self, channel: str, message: str) -> str | None:
        guild = self._interaction.guild_id
        return message_address(guild, channel, message) if guild else None

    def take_time(self) -> None:
        self._asking.replies.take_time(self._interaction)

    def check_post(self) -> None:
        self._asking.replies.check_post(self._interaction)

    async def is_far_up(self, message: str) -> bool:
        below, place = 0, self._interaction.channel
        if isinstance(place, Place):
            after = discord.Object(int(message))
            with suppress(discord.HTTPException, TimeoutError):
                async with asyncio.timeout(LOOKING_S):
                    async for _ in place.history(limit=BELOW + 1, after=after):
                        below += 1
        return below > BELOW

    async def have_left(self, owners: Iterable[str]) -> bool:
        request, guild = request_of(self._interaction), self._interaction.guild
        if guild is None or request.server is None:
            return False
        return await self._asking.members.have_left(guild, request.server, owners, request.at)

    async def film(self, reel: Reel) -> Drawn:
        owner, limit = request_of(self._interaction).owner, self._interaction.filesize_limit
        return await self._asking.studio.drawn(owner, reel, limit)

    async def speak_anew(self) -> None:
        await hear(self._interaction, self._asking.services.languages)


def person(user: discord.Member | discord.User) -> Person:
    """Somebody who was chosen with a command."""
    may = user.resolved_permissions if isinstance(user, discord.Member) else None
    return Person(
        owner=owner_of(user.id),
        is_bot=user.bot,
        is_here=isinstance(user, discord.Member),
        may_read=may is not None and may.view_channel,
    )


def channel(chosen: app_commands.AppCommandChannel) -> Channel:
    """A channel that was chosen with a command."""
    return Channel(str(chosen.id))


def _pressed(message: discord.Message | None) -> Pressed | None:
    if message is None:
        return None
    return Pressed(str(message.id), message.created_at, message.flags.ephemeral)
