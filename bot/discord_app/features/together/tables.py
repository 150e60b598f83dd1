"""Tables: `/divan table`, the hands that everybody plays, and what else can be done at one."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import discord
from discord import app_commands

from bot.discord_app.answers.delivery import LostError
from bot.discord_app.answers.replies import Replies
from bot.discord_app.features.analysis import AnalysisFeature
from bot.discord_app.features.options import game_choices
from bot.discord_app.features.together.posted import PostedMatches
from bot.discord_app.permissions import Place, check_can_stay, is_manager, may_write
from bot.discord_app.requests import Interaction, request_of
from bot.errors import PlayError, Reason
from bot.features.screen import Screen, as_new_message
from bot.press.analyses import Analyse
from bot.press.together import (
    AtTable,
    BringTable,
    CloseSeat,
    CloseTable,
    OpenSeat,
    ShowHands,
    ShowTable,
    ShowTableWords,
    TryTogether,
)
from bot.screens.together import table as screens
from bot.services.core.requests import Request
from bot.services.matches.table_boards import Asked, Quicker, TableView
from bot.services.matches.tables import Tables
from bot.words import commands as words

BELOW: Final = 20
"""So many messages below a board leave it where it is."""
LOOKING_S: Final = 1.0
"""Seconds that looking for them may take, for somebody waits."""


class TablesFeature:
    """One board that everybody in a channel plays."""

    def __init__(
        self, tables: Tables, posted: PostedMatches, replies: Replies, analysis: AnalysisFeature
    ) -> None:
        self._tables = tables
        self._posted = posted
        self._replies = replies
        self._analysis = analysis

    def add_commands(self, group: app_commands.Group) -> None:
        @group.command(name="table", description=words.TABLE)
        @app_commands.describe(game=words.GAME)
        @app_commands.choices(game=game_choices())
        async def table(interaction: Interaction, game: str | None = None) -> None:
            request = request_of(interaction)
            check_can_stay(interaction, request.server)
            opened = await self._tables.open(
                request, str(interaction.channel_id), game, _exists(interaction)
            )
            await self._post(interaction, request, opened)

    async def play(self, interaction: Interaction, request: Request, press: AtTable) -> None:
        """Plays a hand; whoever was too late reads who was quicker."""
        if not may_write(interaction):
            raise PlayError(Reason.MAY_NOT_WRITE)
        clicked = interaction.message
        # A question is asked apart from the board, which then is changed by itself.
        is_apart = clicked is not None and clicked.flags.ephemeral
        played = await self._tables.play(request, press.match, press.hand, is_shown=not is_apart)
        if isinstance(played, Asked):
            await self._replies.show(interaction, screens.bury_question(played.now))
        elif isinstance(played, Quicker):
            await self._late(interaction, played, is_apart=is_apart)
        elif is_apart:
            await self._replies.show(interaction, screens.played(played))
        else:
            await self._show(interaction, request, played)
            if played.in_words:
                await self._add(interaction, screens.in_words(played))

    async def _show(self, interaction: Interaction, request: Request, played: TableView) -> None:
        """Shows the board after a hand: where it was, unless that is far up."""
        if played.from_message and await _is_far_up(interaction, int(played.from_message)):
            await self._post(interaction, request, played)
        else:
            await self._replies.show(interaction, screens.public(played))

    async def _late(self, interaction: Interaction, late: Quicker, *, is_apart: bool) -> None:
        """Tells who was quicker; shows the board as well, if the channel may not have it yet."""
        if not late.is_unseen or is_apart:
            await self._replies.show(interaction, screens.quicker(late.now))
            return
        await self._replies.show(interaction, screens.public(late.now))
        await self._add(interaction, screens.quicker(late.now))

    async def _add(self, interaction: Interaction, screen: Screen) -> None:
        """Tells the player alone one thing more; the hand counts without it."""
        with suppress(discord.HTTPException, LostError):
            await self._replies.add(interaction, screen)

    async def try_together(
        self, interaction: Interaction, request: Request, press: TryTogether
    ) -> None:
        """Opens a table where an attempt was lost; if that isn't known, asks for its analysis."""
        check_can_stay(interaction, request.server)
        channel, exists = str(interaction.channel_id), _exists(interaction)
        try:
            chances = self._tables.second_chances
            table = await chances.open(request, channel, press.game, exists)
        except PlayError as error:
            if error.reason is not Reason.NOT_ANALYSED:
                raise
            await self._analysis.analyse(interaction, request, Analyse(press.game))
        else:
            await self._replies.show(interaction, as_new_message(screens.public(table)))
            await self._posted.note(interaction, request, table.match)

    async def words(
        self, interaction: Interaction, request: Request, press: ShowTableWords
    ) -> None:
        table = await self._tables.boards.of(press.match, request.at)
        await self._replies.show(interaction, screens.in_words(table))

    async def menu(self, interaction: Interaction, request: Request, press: ShowTable) -> None:
        table = await self._tables.boards.of(press.match, request.at)
        here = await self._tables.boards.played_here(request.server)
        may_close = table.opener == request.owner or is_manager(interaction)
        await self._replies.show(interaction, screens.menu(table, here, may_close=may_close))

    async def hands(self, interaction: Interaction, request: Request, press: ShowHands) -> None:
        played = await self._tables.boards.hands(press.match, request.at)
        await self._replies.show(interaction, screens.hands(played))

    async def bring(self, interaction: Interaction, request: Request, press: BringTable) -> None:
        """Shows a table below the last message, and leaves a link where it was."""
        if not may_write(interaction):
            raise PlayError(Reason.MAY_NOT_WRITE)
        await self._post(
            interaction, request, await self._tables.boards.of(press.match, request.at)
        )

    async def close(self, interaction: Interaction, request: Request, press: CloseTable) -> None:
        manages = is_manager(interaction)
        closed = await self._tables.close(request, press.match, is_manager=manages)
        await self._replies.show(interaction, screens.closed(closed))

    async def close_seat(
        self, interaction: Interaction, request: Request, press: CloseSeat | OpenSeat
    ) -> None:
        manages, closed = is_manager(interaction), isinstance(press, CloseSeat)
        table, owner = press.match, press.owner
        await self._tables.close_seat(request, table, owner, is_manager=manages, closed=closed)
        await self._replies.show(interaction, screens.seat_changed(closed=closed))

    async def _post(self, interaction: Interaction, request: Request, table: TableView) -> None:
        """Shows a table in a new message, notes where, and leaves a link where it was."""
        shown = as_new_message(screens.public(table))
        await self._replies.move(interaction, shown, screens.moved, from_menu=True)
        await self._posted.note(interaction, request, table.match)


def _exists(interaction: Interaction) -> Callable[[str], bool]:
    """Tells whether a channel of the server exists, by its id."""
    guild = interaction.guild
    if guild is None or guild.unavailable:
        return lambda _: True
    return lambda channel: guild.get_channel_or_thread(int(channel or 0)) is not None


async def _is_far_up(interaction: Interaction, message: int) -> bool:
    """Whether many messages are below one; False if Discord doesn't say soon."""
    below, place = 0, interaction.channel
    if isinstance(place, Place):
        with suppress(discord.HTTPException, TimeoutError):
            async with asyncio.timeout(LOOKING_S):
                async for _ in place.history(limit=BELOW + 1, after=discord.Object(message)):
                    below += 1
    return below > BELOW
