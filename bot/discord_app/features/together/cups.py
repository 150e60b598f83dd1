"""Cups: `/divan cup`, and what their messages' buttons do."""

from dataclasses import replace
from datetime import datetime

import discord
from discord import app_commands
from discord.app_commands import Choice, Range

from bot.discord_app.answers.replies import Replies
from bot.discord_app.features.options import game_choices
from bot.discord_app.features.together.posted import PostedMatches
from bot.discord_app.permissions import check_can_stay, is_manager
from bot.discord_app.requests import Interaction, owner_of, request_of
from bot.errors import PlayError, Reason
from bot.languages import spoken
from bot.press.together import (
    AskToCallOff,
    CallCupOff,
    JoinCup,
    LeaveCup,
    PlayMatch,
    ShowMatch,
    ShowMatchLine,
    TellMe,
)
from bot.screens.together import cup as screens
from bot.services.core.requests import Request
from bot.services.matches.cup_results import Announced
from bot.services.matches.cups import LONGEST, Cups
from bot.services.matches.matches import CupFormat
from bot.words import commands as words


class CupsFeature:
    """Many players, the same deals."""

    def __init__(self, cups: Cups, posted: PostedMatches, replies: Replies) -> None:
        self._cups = cups
        self._posted = posted
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="cup", description=words.CUP)
        @app_commands.describe(
            name=words.CUP_NAME,
            game=words.GAME,
            length=words.CUP_LENGTH,
            start=words.CUP_START,
            void=words.VOIDED,
            reason=words.REASON,
        )
        @app_commands.choices(game=game_choices())
        @app_commands.choices(length=_lengths())
        @app_commands.choices(start=_starts())
        async def cup(
            interaction: Interaction,
            name: Range[str, 1, LONGEST] | None = None,
            game: str | None = None,
            length: str = CupFormat.EVENING.value,
            start: int = 0,
            void: discord.Member | discord.User | None = None,
            reason: Range[str, 1, LONGEST] | None = None,
        ) -> None:
            if void is not None:
                await self._void(interaction, owner_of(void.id), reason or "")
            elif name is not None:
                await self._announce(interaction, Announced(game, name, length, start))
            else:
                await self._here(interaction)

    async def _announce(self, interaction: Interaction, asked: Announced) -> None:
        """Announces a cup where everybody sees it, and notes where.

        Raises CANNOT_STAY_HERE, CANNOT_POST_MATCH, MAY_NOT_WRITE and NOT_CUP_MANAGER.
        """
        request = replace(request_of(interaction), channel=str(interaction.channel_id))
        check_can_stay(interaction, request.server)
        _check_manager(interaction)
        cup = await self._cups.announce(request, asked)
        await self._replies.show(interaction, screens.public(cup))
        await self._posted.note(interaction, request, cup.match)

    async def _void(self, interaction: Interaction, owner: str, reason: str) -> None:
        _check_manager(interaction)
        request = request_of(interaction)
        cup = await self._cups.void(request, owner, reason)
        own = await self._cups.own(request, cup.match)
        await self._replies.show(interaction, screens.own(own, manages=True))

    async def _here(self, interaction: Interaction) -> None:
        """Shows a server's cup, and who won the last ones."""
        request = request_of(interaction)
        found = await self._cups.here(request)
        own = await self._cups.own(request, found.live[-1].match) if found.live else None
        manages = is_manager(interaction)
        await self._replies.show(interaction, screens.here(found, own, manages=manages))

    async def join(self, interaction: Interaction, request: Request, press: JoinCup) -> None:
        found = await self._cups.join(request, press.match, _member_since(interaction))
        await self._replies.show(interaction, screens.begun(found))

    async def play(self, interaction: Interaction, request: Request, press: PlayMatch) -> None:
        found = await self._cups.play(request, press.match, press.number)
        await self._replies.show(interaction, screens.begun(found))

    async def tell(self, interaction: Interaction, request: Request, press: TellMe) -> None:
        since = _member_since(interaction)
        language = spoken().code
        await self._cups.tell(request, press.match, since, on=press.on, language=language)
        await self._replies.show(interaction, screens.told(press.match, on=press.on))

    async def show(self, interaction: Interaction, request: Request, press: ShowMatch) -> None:
        own = await self._cups.own(request, press.match)
        manages = is_manager(interaction)
        await self._replies.show(interaction, screens.own(own, manages=manages))

    async def line(self, interaction: Interaction, request: Request, press: ShowMatchLine) -> None:
        found = await self._cups.line(request, press.match, press.number)
        await self._replies.show(interaction, screens.line(found))

    async def leave(self, interaction: Interaction, request: Request, press: LeaveCup) -> None:
        left = await self._cups.leave(request, press.match)
        await self._replies.show(interaction, screens.changed(left))

    async def ask(self, interaction: Interaction, request: Request, press: AskToCallOff) -> None:
        _check_manager(interaction)
        own = await self._cups.own(request, press.match)
        await self._replies.show(interaction, screens.call_off(own.cup))

    async def call_off(self, interaction: Interaction, request: Request, press: CallCupOff) -> None:
        _check_manager(interaction)
        off = await self._cups.call_off(request, press.match)
        await self._replies.show(interaction, screens.changed(off))


def _check_manager(interaction: Interaction) -> None:
    """Raises NOT_CUP_MANAGER."""
    if not is_manager(interaction):
        raise PlayError(Reason.NOT_CUP_MANAGER)


def _member_since(interaction: Interaction) -> datetime | None:
    """When the user came to the server; None outside one."""
    user = interaction.user
    return user.joined_at if isinstance(user, discord.Member) else None


def _lengths() -> list[Choice[str]]:
    return [
        Choice(name=words.EVENING, value=CupFormat.EVENING.value),
        Choice(name=words.WEEKEND, value=CupFormat.WEEKEND.value),
    ]


def _starts() -> list[Choice[int]]:
    return [
        Choice(name=words.NOW, value=0),
        Choice(name=words.IN_1_HOUR, value=1),
        Choice(name=words.IN_3_HOURS, value=3),
        Choice(name=words.IN_24_HOURS, value=24),
    ]
