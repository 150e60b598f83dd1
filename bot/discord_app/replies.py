"""Answers to interactions, and the only place that turns exceptions into answers."""

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
from bot.screens.notices import explained
from bot.screens.screen import Screen
from bot.words.errors import apology, command_has_changed

_log: Final = logging.getLogger(__name__)

_TOO_LATE: Final = frozenset({10062, 10008, 10015, 40060, 50027})
"""Discord's codes for an answer that comes too late or twice: nobody is waiting for it."""


class Replies:
    """Sends the answers, with their pictures."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    async def show(self, interaction: Interaction, screen: Screen) -> None:
        """Sends the one answer: edits the message that was clicked, or sends a new one."""
        try:
            await self._send(interaction, screen)
        except aiohttp.ClientConnectionError:
            # It may have arrived; if so, Discord rejects this one.
            await self._send(interaction, screen)

    async def _send(self, interaction: Interaction, screen: Screen) -> None:
        view = layout(screen)
        files = files_of(screen, self._renderer)
        if screen.new_message or not _may_be_edited(interaction.message, screen):
            await interaction.response.send_message(
                view=view, files=files, ephemeral=screen.private
            )
        else:
            await interaction.response.edit_message(view=view, attachments=files)

    async def explain(self, interaction: Interaction, error: Exception) -> None:
        """Answers an error privately: with its sentence, or an apology with a reference."""
        if isinstance(error, CommandInvokeError):
            error = error.original
        if _is_rejected_answer(error):
            _log.info("Discord rejected the answer to interaction %s: %s", interaction.id, error)
            return
        try:
            await self.show(interaction, explained(self._cause(interaction, error)))
        except (discord.DiscordException, aiohttp.ClientError) as failure:
            _log.warning("interaction %s could not be answered: %s", interaction.id, failure)

    def _cause(self, interaction: Interaction, error: Exception) -> PlayError | str:
        if isinstance(error, PlayError):
            return error
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            return command_has_changed()
        reference = secrets.token_hex(4)
        _log.error("%s: interaction %s", reference, interaction.id, exc_info=error)
        return apology(reference)


def _may_be_edited(message: discord.Message | None, screen: Screen) -> bool:
    """Whether there is a message that the screen can replace."""
    return message is not None and (message.flags.ephemeral or not screen.secret)


def _is_rejected_answer(error: Exception) -> bool:
    """Whether the answer itself didn't get through: another one wouldn't either."""
    if isinstance(error, discord.HTTPException):
        return error.code in _TOO_LATE or error.status >= HTTPStatus.INTERNAL_SERVER_ERROR
    return False
