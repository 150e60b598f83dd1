"""Answers to the presses of a player's statistics."""

from bot.discord_app.answers.pressed import Answers
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.press import Press
from bot.screens.statistics import shown
from bot.services.profiles import Profiles


class StatisticsAnswers:
    """Answers for statistics: always of the one who presses."""

    def __init__(self, profiles: Profiles, replies: Replies) -> None:
        self._profiles = profiles
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {"show-": self._show}

    async def _show(self, interaction: Interaction, _press: Press) -> None:
        found = await self._profiles.shown(request_of(interaction))
        await self._replies.show(interaction, shown(found))
