"""Leaderboards: `/divan board`, their pages, and pages posted to the channel."""

from dataclasses import replace
from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.app.answers.replies import Replies
from bot.app.features.options import leaderboard_choices
from bot.app.members import Members
from bot.app.requests import Interaction, request_of
from bot.errors import PlayError, Reason
from bot.features.screen import as_new_message
from bot.keys import ALL_GAMES
from bot.press.leaderboards import (
    FindMyPlace,
    FindMyPlaceHere,
    OfLeaderboard,
    Period,
    ShowLeaderboard,
)
from bot.screens.rankings.leaderboard import leaderboard, posted
from bot.services.core.days import day_of
from bot.services.core.requests import Request
from bot.services.rankings.standings import LeaderboardQuery
from bot.words import commands as words
from bot.words.common.labels import PERIODS
from bot.words.rankings import leaderboard as board_words

_SERVER: Final = "server"
_EVERYWHERE: Final = "everywhere"
_PERIOD_CHOICES: Final = [
    Choice(name=name.message, value=period.value) for period, name in PERIODS.items()
]
_SCOPE_CHOICES: Final = [
    Choice(name=board_words.SERVER.message, value=_SERVER),
    Choice(name=board_words.EVERYWHERE.message, value=_EVERYWHERE),
]

_NOBODY: Final = ""
"""The viewer of a posted page: no line is theirs, since everyone reads it."""


class LeaderboardFeature:
    """Leaderboards, for the player alone unless they post a page."""

    def __init__(self, members: Members, replies: Replies) -> None:
        self._members = members
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="board", description=words.BOARD)
        @app_commands.describe(game=words.BOARD_GAME, period=words.PERIOD, scope=words.SCOPE)
        @app_commands.choices(
            game=leaderboard_choices(), period=_PERIOD_CHOICES, scope=_SCOPE_CHOICES
        )
        async def board(
            interaction: Interaction,
            game: str | None = None,
            period: str = Period.DAY.value,
            scope: str | None = None,
        ) -> None:
            request = request_of(interaction)
            query = LeaderboardQuery(game or ALL_GAMES, Period(period), None, day_of(request.at))
            if scope == _SERVER or (scope is None and request.server):
                query = _on_server(query, request)
            await self._show(interaction, request, query)

    async def page(
        self, interaction: Interaction, request: Request, press: ShowLeaderboard
    ) -> None:
        await self._show(interaction, request, _query(press, request))

    async def post(
        self, interaction: Interaction, request: Request, press: ShowLeaderboard
    ) -> None:
        found = await self._members.leaderboard(
            interaction, request, _query(press, request), _NOBODY
        )
        await self._replies.show(interaction, posted(found))

    async def place(self, interaction: Interaction, request: Request, press: FindMyPlace) -> None:
        await self._show_place(interaction, request, _query(press, request))

    async def place_here(
        self, interaction: Interaction, request: Request, press: FindMyPlaceHere
    ) -> None:
        """Shows the player's place on a day's leaderboard, as `/divan board` would here."""
        query = LeaderboardQuery(press.key, Period.DAY, request.server, press.day)
        await self._show_place(interaction, request, query)

    async def _show_place(
        self, interaction: Interaction, request: Request, query: LeaderboardQuery
    ) -> None:
        found = await self._members.around(interaction, request, query)
        screen = leaderboard(found, day_of(request.at), request.server)
        await self._replies.show(interaction, as_new_message(screen))

    async def _show(
        self, interaction: Interaction, request: Request, query: LeaderboardQuery
    ) -> None:
        found = await self._members.leaderboard(interaction, request, query, request.owner)
        screen = leaderboard(found, day_of(request.at), request.server)
        await self._replies.show(interaction, screen)


def _query(press: OfLeaderboard, request: Request) -> LeaderboardQuery:
    """The query of a press, on the server where it was pressed; raises NO_SERVER."""
    query = LeaderboardQuery(press.key, press.period, None, press.day, press.page)
    return query if press.everywhere else _on_server(query, request)


def _on_server(query: LeaderboardQuery, request: Request) -> LeaderboardQuery:
    """The same for the server's leaderboard; raises NO_SERVER."""
    if request.server is None:
        raise PlayError(Reason.NO_SERVER)
    return replace(query, server=request.server)
