"""*Make it a puzzle*: a position where a game was lost, posted once for others to solve."""

import logging
from typing import Final

from bot.discord_app.answers.replies import Replies
from bot.discord_app.connection.clicked import address_of
from bot.discord_app.requests import Interaction
from bot.errors import Unavailable
from bot.press.puzzles import MakePuzzle, SolvePuzzle
from bot.screens.puzzles import puzzle as screens
from bot.services.core.request import Request
from bot.services.puzzles.made_puzzles import MadePuzzles, Making

_log: Final = logging.getLogger(__name__)


class MadePuzzlesFeature:
    def __init__(self, made: MadePuzzles, replies: Replies) -> None:
        self._made = made
        self._replies = replies

    async def make(self, interaction: Interaction, request: Request, press: MakePuzzle) -> None:
        """Posts a puzzle of a lost game, unless that was done."""
        self._replies.take_time(interaction)  # What was offered may have to be proved again.
        channel = str(interaction.channel_id)
        making = await self._made.begin(request, press.game, channel)
        if making.view is None:
            is_here = making.puzzle.channel == channel and making.puzzle.message
            address = address_of(interaction, int(is_here)) if is_here else None
            await self._replies.show(interaction, screens.already_made(address))
            return
        shown = screens.made(making.view, making.puzzle.id, request.owner)
        await self._replies.show(interaction, shown)
        await self._note(interaction, making)

    async def solve(self, interaction: Interaction, request: Request, press: SolvePuzzle) -> None:
        """Shows the puzzle to whoever presses, for them alone."""
        view = await self._made.solve(request, press.made)
        await self._replies.show(interaction, screens.screen(view))

    async def _note(self, interaction: Interaction, making: Making) -> None:
        """Notes the message; one that others don't see has posted nothing.

        If the store can't be reached, or it isn't known what became of the message, the puzzle can
        be posted again a minute later.
        """
        try:
            message = self._replies.message_of(interaction)
            if self._replies.is_private(interaction) or self._replies.is_refused(interaction):
                await self._made.release(making)
            elif message is not None:
                await self._made.settle(making, str(message))
        except Unavailable:
            _log.info("it could not be noted that interaction %s posted a puzzle", interaction.id)
