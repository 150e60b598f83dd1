"""Buttons, selects and forms: read by their custom id alone, so that they outlive a restart."""

from typing import Final

import discord

from bot.discord_app.answers.daily import DailyAnswers
from bot.discord_app.answers.games import TYPED, GameAnswers
from bot.discord_app.answers.leaderboard import BoardAnswers
from bot.discord_app.answers.pressed import Answer, Answers, press_of, word_of
from bot.discord_app.answers.privacy import PrivacyAnswers
from bot.discord_app.answers.reminders import ReminderAnswers
from bot.discord_app.answers.servers import ServerAnswers
from bot.discord_app.answers.settings import SettingAnswers
from bot.discord_app.answers.statistics import StatisticsAnswers
from bot.discord_app.members import Members
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.errors import UnknownButton
from bot.press import Press
from bot.services.services import Services

ROUTED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""The interactions that are answered here; the others are the command tree's."""

SHOWN_TO_ALL: Final = frozenset({"share", "post-", "show-"})
"""The words of presses by which a player shows a channel what he alone has seen."""


class Router:
    """Answers every press; a verb that is not here is a move or a word of the game itself."""

    def __init__(self, services: Services, members: Members, replies: Replies) -> None:
        self._replies = replies
        self._servers = services.servers
        self._games = GameAnswers(services.dealer, services.gameplay, replies)
        self._answers: Answers = {
            **self._games.answers,
            **DailyAnswers(services.dailies, services.past, members, replies).answers,
            **BoardAnswers(members, replies).answers,
            **SettingAnswers(services.players, replies).answers,
            **ReminderAnswers(services.players, replies).answers,
            **ServerAnswers(services.servers, replies).answers,
            **PrivacyAnswers(services.privacy, replies).answers,
            **StatisticsAnswers(services.profiles, replies).answers,
        }

    async def answer(self, interaction: Interaction) -> None:
        """Answers a component or a form."""
        try:
            press = press_of(interaction)
            if word_of(press) in SHOWN_TO_ALL:
                await self._servers.refuse_where_private(request_of(interaction))
            await self._answer_to(interaction, press)(interaction, press)
        except Exception as error:  # noqa: BLE001 - every interaction gets an answer
            await self._replies.tell(interaction, error)

    def _answer_to(self, interaction: Interaction, press: Press) -> Answer:
        if interaction.type is not discord.InteractionType.modal_submit:
            return self._answers.get(word_of(press), self._games.game)
        if press.verb != TYPED:
            raise UnknownButton
        return self._games.typed
