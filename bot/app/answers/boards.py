"""The messages that show boards, so that one can be retired when its board is shown in another.

Kept in memory only: after a restart old messages stay as they are, and their buttons go on working.
"""

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Final

import discord

from bot.app.answers.components import Content
from bot.app.answers.delivery import LostError
from bot.app.requests import Interaction

CACHED: Final = 2_000
"""How many boards are known, the last shown ones."""
EDITABLE_S: Final = 14 * 60
"""Seconds during which Discord lets the answer to an interaction be edited, with some to spare."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Shown:
    """A message that shows a board."""

    message: int
    channel: int | None
    is_private: bool
    """Whether only its player sees it."""
    is_ours: bool
    """Whether the bot is there itself, and may edit its messages at any time."""
    application: int
    token: str
    """The token of the interaction that it answered, by which it can be edited for a while."""
    until: float
    """When that ends, by the loop's clock."""

    async def replace(self, client: discord.Client, content: Content) -> None:
        """Replaces what it shows, if Discord lets us; discord.HTTPException."""
        if asyncio.get_running_loop().time() < self.until:
            answers = discord.Webhook.partial(self.application, self.token, client=client)
            await answers.edit_message(
                self.message, view=content.view(), attachments=content.uploads()
            )
        elif self.is_ours and self.channel and not self.is_private:
            place = client.get_partial_messageable(self.channel)
            await place.get_partial_message(self.message).edit(
                view=content.view(), attachments=content.uploads()
            )


class Boards:
    """The last message of each board, by the game's id."""

    def __init__(self) -> None:
        self._shown: dict[int, Shown] = {}
        self._games: dict[int, int] = {}
        """The game of each message."""

    def note(
        self, interaction: Interaction, message: int, game: int | None, *, is_private: bool
    ) -> None:
        """Notes what a message shows from now on: a game's board, or none."""
        self._forget(message)
        if game is None:
            return
        if earlier := self._shown.pop(game, None):
            self._games.pop(earlier.message, None)
        self._games[message] = game
        self._shown[game] = Shown(
            message,
            interaction.channel_id,
            is_private,
            interaction.is_guild_integration() or interaction.guild_id is None,
            interaction.application_id,
            interaction.token,
            asyncio.get_running_loop().time() + EDITABLE_S,
        )
        while len(self._shown) > CACHED:
            self._forget(next(iter(self._shown.values())).message)

    def of(self, game: int | None) -> Shown | None:
        """The message that shows a game's board; None if it isn't known."""
        return None if game is None else self._shown.get(game)

    def _forget(self, message: int) -> None:
        game = self._games.pop(message, None)
        if game is not None:
            self._shown.pop(game, None)


async def retired(edit: Awaitable[None]) -> None:
    """Replaces an old board, if Discord lets us."""
    try:
        await edit
    except (discord.HTTPException, LostError) as failure:
        _log.info("an old board could not be retired: %s", failure)
