"""Answers to the presses of leaderboards."""

from typing import Final

from bot.discord_app.answers.pressed import Answers
from bot.discord_app.members import Members
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.press import Press
from bot.screens.leaderboard import leaderboard, posted
from bot.screens.screen import afresh
from bot.screens.sought import read
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
        sought = read(press, request.server)
        board = await self._members.board(interaction, sought, request.owner)
        screen = leaderboard(board, day_of(request.at), request.server)
        await self._replies.show(interaction, screen)

    async def _post(self, interaction: Interaction, press: Press) -> None:
        sought = read(press, request_of(interaction).server)
        board = await self._members.board(interaction, sought, _NOBODY)
        await self._replies.show(interaction, posted(board))

    async def _place(self, interaction: Interaction, press: Press) -> None:
        request = request_of(interaction)
        sought = read(press, request.server)
        board = await self._members.around(interaction, sought, request.owner)
        screen = leaderboard(board, day_of(request.at), request.server)
        await self._replies.show(interaction, afresh(screen))
