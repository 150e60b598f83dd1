"""The dailies: `/divan daily`, today's ranked attempts, and days that are over."""

from discord import app_commands

from bot.app.answers.replies import Replies
from bot.app.features.options import game_choices
from bot.app.requests import Interaction, request_of
from bot.features.play.board import screen
from bot.features.screen import Screen
from bot.press.dailies import (
    ChooseDaily,
    ShowDailies,
    ShowPastDay,
    Start,
    Watch,
    WatchLine,
    WatchRecord,
)
from bot.screens.daily import daily
from bot.services.core.days import day_of
from bot.services.core.requests import Request
from bot.services.daily.dailies import Dailies, FirstDaily, Today
from bot.services.daily.past_days import PastDays, Replay
from bot.services.play.game_view import GameView
from bot.words import commands as words


class DailyFeature:
    """Today's dailies and past days, for the player alone."""

    def __init__(self, dailies: Dailies, past: PastDays, replies: Replies) -> None:
        self._dailies = dailies
        self._past = past
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="daily", description=words.DAILY)
        @app_commands.describe(game=words.DAILY_GAME)
        @app_commands.choices(game=game_choices())
        async def daily(interaction: Interaction, game: str | None = None) -> None:
            request = request_of(interaction)
            if game is None:
                await self.open(interaction, request)
            else:
                await self.choose(interaction, request, ChooseDaily(day_of(request.at), game))

    async def open(self, interaction: Interaction, request: Request) -> None:
        """Shows today's dailies, and the ways to start or go on with an attempt."""
        today = await self._dailies.overview(request)
        await self._replies.show(interaction, daily.today(today))

    async def overview(
        self, interaction: Interaction, request: Request, press: ShowDailies
    ) -> None:
        today = await self._dailies.overview(request, press.key)
        await self._replies.show(interaction, daily.today(today))

    async def choose(self, interaction: Interaction, request: Request, press: ChooseDaily) -> None:
        """Starts an attempt, or goes on with it; asks before the player's first."""
        found = await self._dailies.start(request, press.day, press.key, asks=True)
        await self._replies.show(interaction, _shown(found))

    async def start(self, interaction: Interaction, request: Request, press: Start) -> None:
        """Starts an attempt, once asked or from an older message."""
        found = await self._dailies.start(request, press.day, press.key)
        await self._replies.show(interaction, _shown(found))

    async def past_day(
        self, interaction: Interaction, request: Request, press: ShowPastDay
    ) -> None:
        past = await self._past.day(request, press.day, press.key)
        await self._replies.show(interaction, daily.past(past))

    async def watch(self, interaction: Interaction, request: Request, press: Watch) -> None:
        await self._replies.show(interaction, daily.replay(await self._replay(request, press)))

    async def _replay(self, request: Request, press: Watch) -> Replay:
        match press:
            case WatchLine():
                return await self._past.line(request, press.day, press.key, press.ply)
            case WatchRecord():
                return await self._past.watch(request, press.game, press.ply)


def _shown(found: GameView | Today | FirstDaily) -> Screen:
    """An attempt, the question before the first one, or today's games."""
    match found:
        case GameView():
            return screen(found)
        case FirstDaily():
            return daily.first(found)
        case Today():
            return daily.today(found)
