"""Answers to the presses of leaderboards."""

from typing import Final

from bot.discord_app.answers.pressed import Answers
from bot.discord_app.members import Members
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.press import Press
from bot.screens.leaderboard import leaderboard, posted
from bot.screens.queries import read
from bot.screens.screen import afresh
from bot.services.days import day_of

_NOBODY: Final = ""
"""Whom no line of a board is of: everybody reads what is posted."""


class BoardAnswers:
    """Answers for leaderboards, seen by the player alone but for those he shows to all."""

    def __init__(self, members: Members, replies: Replies) -> None:
        self._members = members
        self._replies = replies

    @property
    def answers(self) -> Answers:
        """The answers by their words."""
        return {"board-": self._board, "post-": self._post, "place-": self._place}

    async def _board(self, interaction: Interaction, press: Press) -> None:
        request = request_of(interaction)
        query = read(press, request.server)
        found = await self._members.leaderboard(interaction, query, request.owner)
        screen = leaderboard(found, day_of(request.at), request.server)
        await self._replies.show(interaction, screen)

    async def _post(self, interaction: Interaction, press: Press) -> None:
        query = read(press, request_of(interaction).server)
        found = await self._members.leaderboard(interaction, query, _NOBODY)
        await self._replies.show(interaction, posted(found))

    async def _place(self, interaction: Interaction, press: Press) -> None:
        request = request_of(interaction)
        query = read(press, request.server)
        found = await self._members.around(interaction, query, request.owner)
        screen = leaderboard(found, day_of(request.at), request.server)
        await self._replies.show(interaction, afresh(screen))
