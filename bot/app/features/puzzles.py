"""Puzzles: `/divan puzzle`, the moves that are tried, and how one did for the channel."""

from functools import partial
from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.app.answers.posting import post_once
from bot.app.answers.replies import Replies
from bot.app.features.options import game_choices
from bot.app.requests import Interaction, request_of
from bot.features.answers import Claim
from bot.press.puzzles import AnotherPuzzle, SharePuzzle, TryMove
from bot.screens.puzzles import puzzle as screens
from bot.services.core.requests import Request
from bot.services.puzzles.puzzles import Puzzles
from bot.words import commands as words

_TODAY: Final = "today"
_ANOTHER: Final = "another"


class PuzzlesFeature:
    """Puzzles, each for one player alone."""

    def __init__(self, puzzles: Puzzles, replies: Replies) -> None:
        self._puzzles = puzzles
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        named = enumerate((words.EASY, words.MEDIUM, words.HARD), 1)
        which_ones = [
            Choice(name=words.TODAYS, value=_TODAY),
            Choice(name=words.ANOTHER, value=_ANOTHER),
        ]
        levels = [Choice(name=name, value=level) for level, name in named]

        @group.command(name="puzzle", description=words.PUZZLE)
        @app_commands.describe(which=words.WHICH, game=words.PUZZLE_GAME, level=words.LEVEL)
        @app_commands.choices(which=which_ones)
        @app_commands.choices(game=game_choices())
        @app_commands.choices(level=levels)
        async def puzzle(
            interaction: Interaction,
            which: str | None = None,
            game: str | None = None,
            level: int | None = None,
        ) -> None:
            request = request_of(interaction)
            if which == _TODAY or not (which or game or level):
                await self.today(interaction, request)
                return
            view = await self._puzzles.another(request, game, level)
            await self._replies.show(interaction, screens.screen(view))

    async def today(self, interaction: Interaction, request: Request) -> None:
        """Shows the puzzle of the day."""
        view = await self._puzzles.today(request)
        await self._replies.show(interaction, screens.screen(view))

    async def attempt(self, interaction: Interaction, request: Request, press: TryMove) -> None:
        view = await self._puzzles.attempt(request, press)
        await self._replies.show(interaction, screens.screen(view))

    async def another(
        self, interaction: Interaction, request: Request, press: AnotherPuzzle
    ) -> None:
        view = await self._puzzles.another(request, press.key, press.level)
        await self._replies.show(interaction, screens.screen(view))

    async def share(self, interaction: Interaction, request: Request, press: SharePuzzle) -> None:
        """Posts how a puzzle was answered, once."""
        shared = await self._puzzles.share(request, press.puzzle)
        claim = Claim(
            shared.interrupted,
            partial(self._puzzles.settle, press.puzzle),
            partial(self._puzzles.release, press.puzzle, shared.interrupted),
        )
        shown = screens.shared(shared.view, request.owner)
        await post_once(self._replies, interaction, claim, shown, screens.already_shared)
