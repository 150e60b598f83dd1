"""Sharing: posting a finished game to the channel, once, and a line to copy anywhere."""

import logging
from functools import partial
from typing import Final

import discord

from bot.app.answers.delivery import LostError
from bot.app.answers.posting import post_once
from bot.app.answers.replies import Replies
from bot.app.members import can_stay
from bot.app.requests import Interaction, address_of
from bot.features.answers import Claim
from bot.press.games import Share
from bot.screens.posts import sharing as screens
from bot.services.core.requests import Request
from bot.services.posts.shares import Shares, Sharing
from bot.words.common.people import mention

_log: Final = logging.getLogger(__name__)


class SharingFeature:
    """Finished games, shared with a channel."""

    def __init__(self, shares: Shares, replies: Replies) -> None:
        self._shares = shares
        self._replies = replies

    async def share(self, interaction: Interaction, request: Request, press: Share) -> None:
        """Shares a finished game, unless it was shared here before."""
        channel = str(interaction.channel_id)
        sharing = await self._shares.begin(request, press.game, channel)
        if not sharing.is_new:
            message = int(sharing.message) if sharing.message else None
            shown = screens.already(address_of(interaction, message))
            await self._replies.show(interaction, shown)
            return
        shared = (
            screens.to_beat if _can_be_beaten(interaction, request, sharing) else screens.shared
        )
        claim = Claim(
            sharing.interrupted,
            partial(self._shares.settle, sharing),
            partial(self._shares.release, sharing),
        )
        shown = shared(sharing.view, mention(request.owner))
        if await post_once(self._replies, interaction, claim, shown, screens.already):
            await self._add_line(interaction, sharing)

    async def _add_line(self, interaction: Interaction, sharing: Sharing) -> None:
        """Sends the line to copy, if the player got an answer."""
        if not self._replies.has_answered(interaction):
            return
        try:
            await self._replies.add(interaction, screens.to_copy(sharing.view))
        except (discord.HTTPException, LostError) as failure:
            _log.info("a line to copy could not be sent: %s", failure)


def _can_be_beaten(interaction: Interaction, request: Request, sharing: Sharing) -> bool:
    """Whether others can try to beat it: Divan tells there how that goes on."""
    view = sharing.view
    return view.attempt is None and view.continued is None and can_stay(interaction, request.server)
