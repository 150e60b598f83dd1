"""Who is on a server: players join its boards as they come, and who has left is not named there."""

import asyncio
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Final

import aiohttp
import discord

from bot.discord_app.aside import Aside
from bot.discord_app.replies import Interaction, request_of, server_of
from bot.services.days import day_of
from bot.services.leaderboard import Board, Sought
from bot.services.standings import Standings

KNOWN_FOR: Final = timedelta(days=1)
"""So long it is taken as known whether somebody is on a server."""
KNOWN_AT_MOST: Final = 20_000
"""Of so many players; the ones asked about first are forgotten first."""

JOINING_S: Final = 0.2
"""Seconds that an answer waits for a new player to be noted: what it shows may depend on it."""
ASKING_S: Final = 1.5
"""Seconds that an answer waits for Discord to tell who is there; it has three in all."""

_NOBODY_THERE: Final = frozenset({10007, 10013})
"""Discord's codes for one who is not on the server, and for one who is not anywhere."""


class Members:
    """The players on servers, as far as boards show them."""

    def __init__(self, standings: Standings, aside: Aside) -> None:
        self._standings = standings
        self._aside = aside
        self._asked: dict[tuple[str, str], datetime] = {}
        """When Discord was last asked, by server and player; the earliest first."""

    async def greet(self, interaction: Interaction) -> None:
        """Has whoever uses the bot stand on the boards of the server that he is on."""
        request = request_of(interaction)
        if request.server:
            joining = self._aside.begin(self._join(request.owner, request.server, request.at))
            await asyncio.wait((joining,), timeout=JOINING_S)

    async def board(self, interaction: Interaction, sought: Sought, viewer: str) -> Board:
        """A page of a board, on which nobody is named who is known to have left the server.

        Raises BoardIsGone.
        """
        today = day_of(interaction.created_at)
        read_on = server_of(interaction)
        board = await self._standings.board(sought, viewer, today, read_on)
        server, guild, at = board.sought.server, interaction.guild, interaction.created_at
        named = [row.owner for row in board.rows if row.owner and not row.is_own]
        if server and guild and await self.have_left(guild, server, named, at):
            return await self._standings.board(sought, viewer, today, read_on)
        return board

    async def around(self, interaction: Interaction, sought: Sought, owner: str) -> Board:
        """The page of a board on which a player stands; otherwise as `board`."""
        board = await self._standings.around(sought, owner, day_of(interaction.created_at))
        return await self.board(interaction, board.sought, owner)

    async def _join(self, owner: str, server: str, at: datetime) -> None:
        await self._standings.joined(owner, server, at)

    async def have_left(
        self, guild: discord.Guild, server: str, owners: Iterable[str], at: datetime
    ) -> bool:
        """Whether one of some players has left a server, as is known in time; it is kept then."""
        asked = [
            self._aside.begin(self._has_left(guild, server, owner))
            for owner in self._unknown(server, owners, at)
        ]
        if not asked:
            return False
        done, _ = await asyncio.wait(asked, timeout=ASKING_S)
        return any(not task.exception() and task.result() for task in done)

    def _unknown(self, server: str, owners: Iterable[str], at: datetime) -> list[str]:
        """Those of some players whom Discord is to be asked about, which is noted."""
        due = [
            owner
            for owner in owners
            if not (asked := self._asked.get((server, owner))) or at - asked >= KNOWN_FOR
        ]
        for owner in due:
            self._asked.pop((server, owner), None)
            self._asked[server, owner] = at
        while len(self._asked) > KNOWN_AT_MOST:
            del self._asked[next(iter(self._asked))]
        return due

    async def _has_left(self, guild: discord.Guild, server: str, owner: str) -> bool:
        """Whether a player has left a server, which is kept then."""
        try:
            await guild.fetch_member(int(owner.rpartition(":")[2]))
        except discord.NotFound as error:
            if error.code in _NOBODY_THERE:
                await self._standings.departed(owner, server)
                return True
        except (discord.DiscordException, aiohttp.ClientError):
            # Nobody knows: the next page that shows him asks anew.
            self._asked.pop((server, owner), None)
        return False
