"""Answers to the presses of what is kept about a player."""

import asyncio
from typing import Final

from bot.discord_app.answers.pressed import Answers, press_of, rest_of, word_of
from bot.discord_app.replies import Interaction, Replies, owner_of, request_of
from bot.errors import UnknownButton
from bot.press import Press
from bot.screens.privacy import deleted, exported, kept, question
from bot.services.privacy import Deleted, Privacy

_WORDS: Final = frozenset({"kept", "export", "delete", "delete!-"})


def is_about_privacy(interaction: Interaction) -> bool:
    """Whether it is a press that is answered here."""
    try:
        return word_of(press_of(interaction)) in _WORDS
    except (UnknownButton, KeyError):
        return False


class PrivacyAnswers:
    """Answers for a player's data. Each is about who presses, whoever was shown the button."""

    def __init__(self, privacy: Privacy, replies: Replies) -> None:
        self._privacy = privacy
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {
            "kept": self._kept,
            "export": self._export,
            "delete": self._ask,
            "delete!-": self._delete,
        }

    async def _kept(self, interaction: Interaction, _press: Press) -> None:
        summary = await self._privacy.summary(request_of(interaction))
        await self._replies.show(interaction, kept(summary))

    async def _export(self, interaction: Interaction, _press: Press) -> None:
        export = await self._privacy.export(request_of(interaction))
        await self._replies.show(interaction, await asyncio.to_thread(exported, export))

    async def _ask(self, interaction: Interaction, _press: Press) -> None:
        summary = await self._privacy.summary(request_of(interaction))
        await self._replies.show(interaction, question(summary))

    async def _delete(self, interaction: Interaction, press: Press) -> None:
        if interaction.message is None:
            raise UnknownButton
        outcome = await self._privacy.delete(
            request_of(interaction), owner_of(rest_of(press)), interaction.message.created_at
        )
        screen = deleted(outcome) if isinstance(outcome, Deleted) else question(outcome)
        await self._replies.show(interaction, screen)
