"""What is posted to the channel once: noted when it is, and free again when it isn't."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import aiohttp
import discord

from bot.app.answers.replies import Replies
from bot.app.requests import Interaction, address_of
from bot.errors import PlayError, Unavailable
from bot.features.answers import Claim
from bot.features.screen import Screen

LOOKING_S: Final = 2.0
"""Seconds to look for what may be posted already."""
SEARCHED: Final = 100
"""How many of the messages since then are searched: as many as Discord gives at once."""

_log: Final = logging.getLogger(__name__)


async def post_once(
    replies: Replies,
    interaction: Interaction,
    claim: Claim,
    shown: Screen,
    already: Callable[[str | None], Screen],
) -> bool:
    """Posts what was claimed; False if it turns out that it was posted before.

    What `already` says then has the address of that message. Where the history can't be read it is
    posted: rather twice than never. Raises TOO_MANY_POSTS.
    """
    if claim.interrupted and (found := await _posted_by(interaction, claim.interrupted)):
        await _noted(interaction, claim.settle(str(found)))
        await replies.show(interaction, already(address_of(interaction, found)))
        return False
    try:
        await replies.show(interaction, shown)
    except PlayError:
        await _noted(interaction, claim.release())
        raise
    # Others don't see a private one. If it isn't known what became of the message, the claim stays:
    # a minute later it can be posted again.
    message = replies.message_of(interaction)
    if replies.is_private(interaction) or replies.is_refused(interaction):
        await _noted(interaction, claim.release())
    elif message is not None:
        await _noted(interaction, claim.settle(str(message)))
    return True


async def _noted(interaction: Interaction, noting: Awaitable[None]) -> None:
    try:
        await noting
    except Unavailable:
        _log.info("it could not be noted what interaction %s posted", interaction.id)


async def _posted_by(interaction: Interaction, earlier: int) -> int | None:
    """The message that an earlier interaction has posted here, as far as can be seen."""
    client, channel = interaction.client, interaction.channel_id
    assert channel, "where something can be pressed there is a channel"
    since = discord.Object(earlier)
    history = client.get_partial_messageable(channel).history(
        limit=SEARCHED, after=since, oldest_first=True
    )
    try:
        async with asyncio.timeout(LOOKING_S):
            async for message in history:
                asked = message.interaction_metadata
                if asked and asked.id == earlier and message.author == client.user:
                    return message.id
    except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as failure:
        _log.info("it could not be seen what interaction %s posted: %s", earlier, failure)
    return None
