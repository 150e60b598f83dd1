"""The message that shows an answer: each way to send, edit and remove it, as Discord names them."""

import asyncio
from typing import Final

from bot.discord_app.answers.delivery import Deliveries, LostError, Sending
from bot.discord_app.answers.edits import Edits
from bot.discord_app.answers.view import Content
from bot.discord_app.requests import Interaction

LATER_WITHIN: Final = 20.0
"""Seconds that a request after the first answer may take, rate limits included."""


class Shown:
    """The message that shows the answer to one interaction.

    The first answer may be sent by `edit_clicked` or `send`; everything else comes later.
    """

    def __init__(self, interaction: Interaction, deliveries: Deliveries, edits: Edits) -> None:
        self._interaction = interaction
        self._deliver = deliveries.deliver
        self._edits = edits
        self.message: int | None = None
        """The message's id; None if it isn't known."""
        self.is_private = False
        """Whether only the player sees it."""

    async def edit_clicked(self, content: Content) -> None:
        """Replaces the message that was clicked."""
        asked = self._interaction
        if not await self._edits.send(asked, content.components, content.files):
            await asked.response.edit_message(view=content.view(), attachments=content.uploads())

    async def send(self, content: Content, *, private: bool) -> None:
        """Sends a new message."""
        response = await self._interaction.response.send_message(
            view=content.view(),
            files=content.uploads(),
            ephemeral=private,
            allowed_mentions=content.mentions,
        )
        self.message, self.is_private = response.message_id, response.is_ephemeral()

    def note_clicked(self) -> None:
        """Notes that the message that was clicked shows it, if there is one."""
        if clicked := self._interaction.message:
            self.message, self.is_private = clicked.id, clicked.flags.ephemeral

    async def edit_original(self, content: Content) -> None:
        """Edits the message that was clicked, or completes the placeholder."""

        async def send() -> None:
            edited = await self._interaction.edit_original_response(
                view=content.view(), attachments=content.uploads()
            )
            self.message, self.is_private = edited.id, edited.flags.ephemeral

        await self.later(send)

    async def edit_message(self, message: int | None, content: Content) -> None:
        """Edits any message of this interaction."""
        if message is None:
            raise LostError("unreadable")
        await self.later(
            lambda: self._interaction.followup.edit_message(
                message, view=content.view(), attachments=content.uploads()
            )
        )

    async def follow_up(self, content: Content, *, private: bool) -> None:
        """Posts a message after the first answer: once, as Discord can't tell a second one."""

        async def send() -> None:
            message = await self._interaction.followup.send(
                view=content.view(),
                files=content.uploads(),
                ephemeral=private,
                allowed_mentions=content.mentions,
                wait=True,
            )
            self.message, self.is_private = message.id, message.flags.ephemeral

        await self.later(send, repeats=False)

    async def later(self, send: Sending, *, repeats: bool = True) -> None:
        """Sends something after the first answer."""
        until = asyncio.get_running_loop().time() + LATER_WITHIN
        await self._deliver(send, until, repeats=repeats)
