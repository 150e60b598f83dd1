"""Messages that go on changing after their answer: the only edits that no press asks for.

They end by themselves, and at once when their player presses a button of the message, as that shows
something else then, or has another message followed.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Final

import discord

from bot.app.answers.delivery import LostError
from bot.app.answers.replies import Replies
from bot.app.background import BackgroundTasks
from bot.app.requests import Interaction, request_of
from bot.features.screen import Screen

_log: Final = logging.getLogger(__name__)


class Following:
    """The messages that are being followed: one for each player."""

    def __init__(self, replies: Replies, background: BackgroundTasks) -> None:
        self._replies = replies
        self._background = background
        self._of_player: dict[str, tuple[int | None, asyncio.Task[None]]] = {}
        """Each player's message and the task that changes it."""

    def begin(self, interaction: Interaction, screens: AsyncIterator[Screen]) -> None:
        """Shows screens, one after the other, where the answer to an interaction is.

        In text mode they come as further messages: screen readers don't announce edits.
        """
        owner = request_of(interaction).owner
        self._end(owner)
        task = self._background.begin(self._follow(interaction, screens))
        self._of_player[owner] = self._replies.message_of(interaction), task
        task.add_done_callback(lambda ended: self._forget(owner, ended))

    def leave(self, interaction: Interaction) -> None:
        """Stops following the message that was clicked, if its player follows it."""
        owner, clicked = request_of(interaction).owner, interaction.message
        message, _ = self._of_player.get(owner, (None, None))
        if clicked and message == clicked.id:
            self._end(owner)

    async def _follow(self, interaction: Interaction, screens: AsyncIterator[Screen]) -> None:
        try:
            async for screen in screens:
                if screen.new_message:
                    await self._replies.add(interaction, screen)
                else:
                    await self._replies.update(interaction, screen)
        except (discord.HTTPException, LostError) as failure:
            # It may have been dismissed; a press shows what there is to show.
            _log.info("a message could not be followed: %s", failure)

    def _end(self, owner: str) -> None:
        if owner in self._of_player:
            self._of_player.pop(owner)[1].cancel()

    def _forget(self, owner: str, ended: asyncio.Task[None]) -> None:
        if owner in self._of_player and self._of_player[owner][1] is ended:
            del self._of_player[owner]
