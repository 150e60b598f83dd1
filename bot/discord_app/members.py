"""Who is on a server: players join its boards as they come, and who has left is not named there."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.discord_app.background import BackgroundTasks
from bot.discord_app.requests import Interaction, id_of
from bot.services.days import day_of
from bot.services.leaderboard import LeaderboardPage, LeaderboardQuery
from bot.services.request import Request
from bot.services.standings import Standings

KNOWN_FOR: Final = timedelta(hours=22)
"""So long it is taken as known whether somebody is on a server: a day, but less than lies between
two digests, each of which asks anew."""
KNOWN_AT_MOST: Final = 20_000
"""Of so many players; the ones told of first are forgotten first."""

ASKING_S: Final = 1.5
"""Seconds that an answer waits for Discord to tell who is there; it has three in all."""

_NOBODY_THERE: Final = frozenset({10007, 10013})
"""Discord's codes for one who is not on the server, and for one who is not anywhere."""


class Members:
    """The players on servers, as far as boards show them."""

    def __init__(self, standings: Standings, background: BackgroundTasks) -> None:
        self._standings = standings
        self._background = background
        self._told: dict[tuple[str, str], datetime] = {}
        """When Discord has last told, by server and player; the earliest first."""
        self._asking: dict[tuple[str, str], asyncio.Task[bool]] = {}
        """What Discord is being asked just now, by server and player."""

    async def leaderboard(
        self, interaction: Interaction, request: Request, query: LeaderboardQuery, viewer: str
    ) -> LeaderboardPage:
        """A page of a leaderboard, on which nobody is named who is known to have left the server.

        Raises LeaderboardGone.
        """
        found = partial(self._standings.leaderboard, query, viewer, day_of(request.at), request)
        return await self._without_who_left(interaction.guild, request, found)

    async def around(
        self, interaction: Interaction, request: Request, query: LeaderboardQuery
    ) -> LeaderboardPage:
        """The page of a leaderboard with the player's own place; otherwise as `leaderboard`."""
        today = day_of(request.at)
        found = partial(self._standings.around, query, request.owner, today, request)
        return await self._without_who_left(interaction.guild, request, found)

    async def _without_who_left(
        self,
        guild: discord.Guild | None,
        request: Request,
        found: Callable[[], Awaitable[LeaderboardPage]],
    ) -> LeaderboardPage:
        page = await found()
        server = page.query.server
        named = [row.owner for row in page.rows if row.owner and not row.is_own]
        if server and guild and await self.have_left(guild, server, named, request.at):
            return await found()
        return page

    async def have_left(
        self,
        guild: discord.Guild,
        server: str,
        owners: Iterable[str],
        at: datetime,
        seconds: float = ASKING_S,
    ) -> bool:
        """Whether one of some players has left a server, as is known in so many seconds.

        It is kept then.
        """
        unknown = [owner for owner in owners if not self._is_known(server, owner, at)]
        if not unknown:
            return False
        asked = [self._ask(guild, server, owner, at) for owner in unknown]
        done, _ = await asyncio.wait(asked, timeout=seconds)
        return any(not task.exception() and task.result() for task in done)

    def _is_known(self, server: str, owner: str, at: datetime) -> bool:
        """Whether Discord has told lately if a player is on a server."""
        told = self._told.get((server, owner))
        return told is not None and at - told < KNOWN_FOR

    def _ask(
        self, guild: discord.Guild, server: str, owner: str, at: datetime
    ) -> asyncio.Task[bool]:
        """The question whether a player has left a server, be it asked already."""
        one = server, owner
        if one not in self._asking:
            task = self._background.begin(self._has_left(guild, server, owner, at))
            self._asking[one] = task
            task.add_done_callback(lambda _: self._asking.pop(one))
        return self._asking[one]

    async def _has_left(self, guild: discord.Guild, server: str, owner: str, at: datetime) -> bool:
        """Whether a player has left a server, which is kept then; False where nobody knows."""
        try:
            await guild.fetch_member(id_of(owner))
        except discord.NotFound as error:
            if error.code not in _NOBODY_THERE:
                return False
            await self._standings.departed(owner, server)
            has_left = True
        except (discord.DiscordException, aiohttp.ClientError):
            return False
        else:
            has_left = False
        self._note(server, owner, at)
        return has_left

    def _note(self, server: str, owner: str, at: datetime) -> None:
        """Notes that Discord has told of a player; of the others, as many as there is room for."""
        self._told.pop((server, owner), None)
        self._told[server, owner] = at
        while len(self._told) > KNOWN_AT_MOST:
            del self._told[next(iter(self._told))]
