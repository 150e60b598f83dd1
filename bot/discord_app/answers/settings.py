"""Answers to the presses of the settings."""

from bot.discord_app.answers.pressed import Answers, rest_of
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.errors import UnknownButton
from bot.press import Press
from bot.screens.notices import settings
from bot.services.players import Players


class SettingAnswers:
    """Answers for a player's settings."""

    def __init__(self, players: Players, replies: Replies) -> None:
        self._players = players
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {"set-": self._set}

    async def _set(self, interaction: Interaction, press: Press) -> None:
        match rest_of(press).split("-"):
            case [name, "on" | "off" as to]:
                request = request_of(interaction)
                await self._players.switch(request, name, on=to == "on")
                chosen = await self._players.chosen(request)
                await self._replies.show(interaction, settings(chosen))
            case _:
                raise UnknownButton
