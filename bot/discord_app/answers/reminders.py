"""Answers to the presses of a reminder."""

from bot.discord_app.answers.pressed import Answers
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.press import Press
from bot.screens.posts import reminders_off
from bot.services.players import Players


class ReminderAnswers:
    """Answers for reminders."""

    def __init__(self, players: Players, replies: Replies) -> None:
        self._players = players
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {"remind-": self._off}

    async def _off(self, interaction: Interaction, _press: Press) -> None:
        await self._players.switch(request_of(interaction), "reminder", on=False)
        await self._replies.show(interaction, reminders_off())
