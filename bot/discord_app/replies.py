"""Answers to interactions, and the one place where an exception becomes one."""

import logging
import secrets
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import CommandInvokeError

from bot.discord_app.files import files_of
from bot.discord_app.requests import Interaction
from bot.discord_app.view import layout
from bot.errors import PlayError
from bot.render import Renderer
from bot.screens.notices import told
from bot.screens.screen import Screen
from bot.words.errors import apology, command_has_changed

_log: Final = logging.getLogger(__name__)

_TOO_LATE: Final = frozenset({10062, 10008, 10015, 40060, 50027})
"""Discord's codes for an answer that comes too late or twice: nobody waits for it any more."""


class Replies:
    """Answers with pictures."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def show(self, interaction: Interaction, screen: Screen) -> None:
        """The one answer: the message that was clicked is edited, or a new one is sent."""
        try:
            await self._send(interaction, screen)
        except aiohttp.ClientConnectionError:
            # Nobody knows whether it arrived; if it did, Discord takes no other.
            await self._send(interaction, screen)

    async def _send(self, interaction: Interaction, screen: Screen) -> None:
        view = layout(screen)
        files = files_of(screen, self._renderer)
        if screen.afresh or not _may_be_edited(interaction.message, screen):
            await interaction.response.send_message(
                view=view, files=files, ephemeral=screen.private
            )
        else:
            await interaction.response.edit_message(view=view, attachments=files)

    async def tell(self, interaction: Interaction, error: Exception) -> None:
        """The private answer to an error: what is the case, or an apology with a reference."""
        if isinstance(error, CommandInvokeError):
            error = error.original
        if _is_unheard(error):
            _log.info("answer to interaction %s not taken: %s", interaction.id, error)
            return
        try:
            await self.show(interaction, told(self._explained(interaction, error)))
        except (discord.DiscordException, aiohttp.ClientError) as refused:
            _log.warning("interaction %s could not be answered: %s", interaction.id, refused)

    def _explained(self, interaction: Interaction, error: Exception) -> PlayError | str:
        if isinstance(error, PlayError):
            return error
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            return command_has_changed()
        reference = secrets.token_hex(4)
        _log.error("%s: interaction %s", reference, interaction.id, exc_info=error)
        return apology(reference)


def _may_be_edited(message: discord.Message | None, screen: Screen) -> bool:
    """Whether there is a message in whose place a screen can be shown."""
    return message is not None and (message.flags.ephemeral or not screen.secret)


def _is_unheard(error: Exception) -> bool:
    """Whether it was the answer that did not get through: another one would not either."""
    if isinstance(error, discord.HTTPException):
        return error.code in _TOO_LATE or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return False
