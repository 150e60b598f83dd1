"""Privacy: `/divan privacy`; shows, exports and deletes what Divan stores about a player."""

import asyncio
from typing import Final

from discord import app_commands

from bot.app.answers.replies import Replies
from bot.app.requests import Interaction, request_of
from bot.errors import PlayError, Reason
from bot.press.settings import Delete
from bot.screens.players.privacy import deleted, exported, question, stored, terms_in_short
from bot.services.core.requests import Request
from bot.services.players.privacy import Deleted, Documents, Privacy
from bot.words import commands as words

COMMAND: Final = "privacy"


class PrivacyFeature:
    """A player's data. Each answer is about whoever presses, no matter whose message it is."""

    def __init__(self, privacy: Privacy, documents: Documents, replies: Replies) -> None:
        self._privacy = privacy
        self._documents = documents
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name=COMMAND, description=words.PRIVACY)
        async def privacy(interaction: Interaction) -> None:
            await self.summary(interaction, request_of(interaction))

    async def summary(self, interaction: Interaction, request: Request) -> None:
        summary = await self._privacy.summary(request)
        await self._replies.show(interaction, stored(summary, self._documents))

    async def terms(self, interaction: Interaction, request: Request) -> None:
        summary = await self._privacy.summary(request)
        new = summary.player.text_mode
        await self._replies.show(interaction, terms_in_short(self._documents, new_message=new))

    async def export(self, interaction: Interaction, request: Request) -> None:
        """Sends everything that is stored, in files as long as Discord takes them here."""
        export = await self._privacy.export(request)
        for screen in await asyncio.to_thread(exported, export, interaction.filesize_limit):
            await self._replies.show(interaction, screen)

    async def ask(self, interaction: Interaction, request: Request) -> None:
        summary = await self._privacy.summary(request)
        await self._replies.show(interaction, question(summary))

    async def delete(self, interaction: Interaction, request: Request, press: Delete) -> None:
        """Deletes all of it; if the question is too old, asks again."""
        if interaction.message is None:
            raise PlayError(Reason.UNKNOWN_BUTTON)
        asked_at = interaction.message.created_at
        outcome = await self._privacy.delete(request, press.owner, asked_at)
        screen = deleted(outcome) if isinstance(outcome, Deleted) else question(outcome)
        await self._replies.show(interaction, screen)
