"""What is posted to the channel once: noted when it is, and free again when it isn't."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.discord_app.answers.replies import Replies
from bot.discord_app.requests import Interaction
from bot.errors import Unavailable

_log: Final = logging.getLogger(__name__)


async def note_posted(
    replies: Replies,
    interaction: Interaction,
    settle: Callable[[str], Awaitable[None]],
    release: Callable[[], Awaitable[None]],
) -> None:
    """Notes the message that was the answer; one that others don't see has posted nothing.

    If the store can't be reached, or it isn't known what became of the message, it can be posted
    again a minute later.
    """
    try:
        message = replies.message_of(interaction)
        if replies.is_private(interaction) or replies.is_refused(interaction):
            await release()
        elif message is not None:
            await settle(str(message))
    except Unavailable:
        _log.info("it could not be noted what interaction %s posted", interaction.id)
