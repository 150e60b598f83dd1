"""The archive: `/divan archive`, and every button that leads there."""

from typing import Final

from discord import app_commands
from discord.app_commands import Choice

from bot.app.answers.replies import Replies
from bot.app.features.options import game_choices
from bot.app.requests import Interaction, request_of
from bot.errors import PlayError
from bot.keys import DEFAULT_GAME
from bot.press.dailies import ShowArchive
from bot.screens.daily.archive import archive
from bot.services.core.requests import Request
from bot.services.daily.past_days import Archive, month_typed
from bot.words import commands as words
from bot.words.common.times import month_of

OFFERED: Final = 25
"""How many choices Discord accepts."""


class ArchiveFeature:
    """The past days of a month, for the player alone."""

    def __init__(self, archive: Archive, replies: Replies) -> None:
        self._archive = archive
        self._replies = replies

    def add_commands(self, group: app_commands.Group) -> None:
        async def months(interaction: Interaction, typed: str) -> list[Choice[str]]:
            return await self._months(interaction, typed)

        @group.command(name="archive", description=words.ARCHIVE)
        @app_commands.describe(game=words.ARCHIVE_GAME, month=words.MONTH)
        @app_commands.choices(game=game_choices())
        @app_commands.autocomplete(month=months)
        async def archive(
            interaction: Interaction, game: str = DEFAULT_GAME, month: str | None = None
        ) -> None:
            day = None if month is None else month_typed(month)
            await self.show(interaction, request_of(interaction), ShowArchive(game, day))

    async def show(self, interaction: Interaction, request: Request, press: ShowArchive) -> None:
        found = await self._archive.month(request, press.key, press.day)
        await self._replies.show(interaction, archive(found))

    async def _months(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        try:
            offered = await self._archive.months(
                request_of(interaction), interaction.namespace.game or DEFAULT_GAME
            )
        except PlayError:  # Suggestions can't say why: the command itself will.
            return []
        found = [Choice(name=month_of(one), value=f"{one:%Y-%m}") for one in offered]
        said = typed.strip().lower()
        return [one for one in found if said in one.name.lower() or said in one.value][:OFFERED]
