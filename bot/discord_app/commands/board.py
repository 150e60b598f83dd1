"""`/divan board`: a leaderboard, seen by the player alone."""

from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.discord_app.commands.options import game_choices
from bot.discord_app.members import Members
from bot.discord_app.replies import Interaction, Replies, request_of
from bot.screens.leaderboard import leaderboard
from bot.screens.queries import on_server
from bot.services.days import day_of
from bot.services.dealer import Dealer
from bot.services.leaderboard import LeaderboardQuery, Period
from bot.words import commands as words
from bot.words import leaderboard as board_words
from bot.words.labels import PERIODS

_SERVER: Final = "server"
_EVERYWHERE: Final = "everywhere"

PERIOD_CHOICES: Final = [Choice(name=name, value=period.value) for period, name in PERIODS.items()]
SCOPE_CHOICES: Final = [
    Choice(name=board_words.SERVER, value=_SERVER),
    Choice(name=board_words.EVERYWHERE, value=_EVERYWHERE),
]


def add_board(
    group: app_commands.Group, service: Dealer, members: Members, replies: Replies
) -> None:
    """Adds the command to its root."""

    @group.command(name="board", description=words.BOARD)
    @app_commands.describe(game=words.GAME, period=words.PERIOD, scope=words.SCOPE)
    @app_commands.choices(game=game_choices(), period=PERIOD_CHOICES, scope=SCOPE_CHOICES)
    async def board(
        interaction: Interaction,
        game: str | None = None,
        period: str = Period.DAY.value,
        scope: str | None = None,
    ) -> None:
        request = request_of(interaction)
        key, today = await service.kind_played(request.owner, game), day_of(request.at)
        query = LeaderboardQuery(key, Period(period), None, today)
        if scope == _SERVER or (scope is None and request.server):
            query = on_server(query, request.server)
        found = await members.leaderboard(interaction, query, request.owner)
        await replies.show(interaction, leaderboard(found, today, request.server))
