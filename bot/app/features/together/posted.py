"""Noting which message shows a match to everybody, once it is sent."""

from contextlib import suppress

from bot.app.answers.replies import Replies
from bot.app.requests import Interaction
from bot.errors import Unavailable
from bot.services.core.requests import Request
from bot.services.matches.messages import PublicMessages


class PostedMatches:
    def __init__(self, messages: PublicMessages, replies: Replies) -> None:
        self._messages = messages
        self._replies = replies

    async def note(self, interaction: Interaction, request: Request, match: int) -> None:
        """Notes that an interaction's answer shows a match, if others see it.

        If the store can't be reached, the message stays as it is: its buttons say which match they
        are of, the command shows how it stands, and the result is posted all the same.
        """
        message = self._replies.message_of(interaction)
        if message is None or self._replies.is_private(interaction):
            return
        with suppress(Unavailable):
            channel = str(interaction.channel_id)
            await self._messages.note(request, match, channel, str(message))
