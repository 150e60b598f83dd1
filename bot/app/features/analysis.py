"""Analyses: `/divan analyse`, *Where was it lost?*, the line to the win and the chart."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from discord import app_commands

from bot.app.answers.following import Following
from bot.app.answers.replies import Replies
from bot.app.features.options import game_choices
from bot.app.requests import Interaction, request_of
from bot.features.screen import Screen
from bot.press.analyses import Analyse, ShowAnalysis, ShowCourse, WatchToWin
from bot.screens.analyses import post_mortem
from bot.services.analyses.analysed_games import Progress
from bot.services.analyses.post_mortems import Begun, PostMortems
from bot.services.core.requests import Request
from bot.words import commands as words

FIRST_WITHIN: Final = 0.7
"""Seconds that the answer waits for the search: many end sooner, and need no second edit."""
EVERY: Final = 2.0
"""Seconds between two edits of a message while its search goes on."""


class AnalysisFeature:
    """Where games were lost, for the player alone."""

    def __init__(self, post_mortems: PostMortems, replies: Replies, following: Following) -> None:
        self._post_mortems = post_mortems
        self._replies = replies
        self._following = following

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="analyse", description=words.ANALYSE)
        @app_commands.describe(game=words.FINISHED_GAME)
        @app_commands.choices(game=game_choices())
        async def analyse(interaction: Interaction, game: str | None = None) -> None:
            begun = await self._post_mortems.begin_last(request_of(interaction), game)
            await self._show(interaction, begun)

    async def analyse(self, interaction: Interaction, request: Request, press: Analyse) -> None:
        """Shows where a game was lost, and goes on to show what is found out."""
        await self._show(interaction, await self._post_mortems.begin(request, press.game))

    async def known(self, interaction: Interaction, request: Request, press: ShowAnalysis) -> None:
        await self._show(interaction, await self._post_mortems.known(request, press.game))

    async def to_win(self, interaction: Interaction, request: Request, press: WatchToWin) -> None:
        shown = await self._post_mortems.line(request, press.game, press.ply)
        await self._replies.show(interaction, post_mortem.to_win(shown))

    async def course(self, interaction: Interaction, request: Request, press: ShowCourse) -> None:
        courses = await self._post_mortems.courses(request, press.game)
        await self._replies.show(interaction, post_mortem.course(courses))

    async def _show(self, interaction: Interaction, begun: Begun) -> None:
        if begun.search:
            self._replies.take_time(interaction)
            with suppress(TimeoutError):
                async with asyncio.timeout(FIRST_WITHIN):
                    await begun.search.ended()
        view = await self._post_mortems.look(begun)
        await self._replies.show(interaction, post_mortem.analysis(view))
        if view.progress is Progress.SEARCHING:
            self._following.begin(interaction, self._news(begun))

    async def _news(self, begun: Begun) -> AsyncIterator[Screen]:
        """What is found out, until the search has ended; in text mode only all of it at once."""
        search = begun.search
        assert search, "a search goes on"
        if begun.view.of.player.text_mode:
            await search.ended()
        seen = None
        while True:
            while seen == (search.known, search.progress):
                await search.news()
            seen = search.known, search.progress
            view = await self._post_mortems.look(begun)
            yield post_mortem.analysis(view)
            if view.progress is not Progress.SEARCHING:
                return
            await asyncio.sleep(EVERY)
