"""What cups and duels answer in their own way, of cups."""

from datetime import datetime

import discord

from bot.discord_app.answers.replies import Replies
from bot.discord_app.permissions import is_manager
from bot.discord_app.requests import Interaction
from bot.features.matches import cup as screens
from bot.languages import spoken
from bot.press.together import PlayMatch, ShowMatch, TellMe
from bot.services.core.requests import Request
from bot.services.matches.cups import Cups


class CupsFeature:
    def __init__(self, cups: Cups, replies: Replies) -> None:
        self._cups = cups
        self._replies = replies

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


def _member_since(interaction: Interaction) -> datetime | None:
    """When the user came to the server; None outside one."""
    user = interaction.user
    return user.joined_at if isinstance(user, discord.Member) else None
