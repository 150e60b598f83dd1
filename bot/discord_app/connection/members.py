"""Who is on a server: leaderboards don't name players who have left."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.discord_app.background import BackgroundTasks
from bot.discord_app.requests import Interaction, id_of
from bot.services.core.days import day_of
from bot.services.core.requests import Request
from bot.services.rankings.standings import LeaderboardPage, LeaderboardQuery, Standings

KNOWN_FOR: Final = timedelta(hours=22)
"""How long an answer about a membership is valid. Less than the time between two digests, so that
each digest asks again."""
KNOWN_AT_MOST: Final = 20_000
"""How many answers are kept; the oldest are dropped first."""

ASKING_S: Final = 1.5
"""Seconds to wait for Discord's answers; the reply to the player has three in all."""

_NOBODY_THERE: Final = frozenset({10007, 10013})
"""Discord's codes for a user who isn't on the server, and for one who doesn't exist."""


class Members:
    """Which of the players on leaderboards are still on their server."""

    def __init__(self, standings: Standings, background: BackgroundTasks) -> None:
        self._standings = standings
        self._background = background
        self._answered: dict[tuple[str, str], datetime] = {}
        """When Discord last answered, by server and player; the earliest first."""
        self._asking: dict[tuple[str, str], asyncio.Task[bool]] = {}
        """The questions in flight, by server and player."""

    async def leaderboard(
        self, interaction: Interaction, request: Request, query: LeaderboardQuery, viewer: str
    ) -> LeaderboardPage:
        """A page of a leaderboard without the names of players known to have left the server.

        Raises LEADERBOARD_GONE.
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
        seconds: float | None = None,
    ) -> bool:
        """Whether any of these players has left the server, if Discord answers in time.

        Waits for so many seconds, by default ASKING_S. Stores who has left.
        """
        unknown = [owner for owner in owners if not self._is_known(server, owner, at)]
        if not unknown:
            return False
        asked = [self._ask(guild, server, owner, at) for owner in unknown]
        done, _ = await asyncio.wait(asked, timeout=ASKING_S if seconds is None else seconds)
        return any(not task.exception() and task.result() for task in done)

    def _is_known(self, server: str, owner: str, at: datetime) -> bool:
        """Whether there is a recent answer about a player and a server."""
        answered = self._answered.get((server, owner))
        return answered is not None and at - answered < KNOWN_FOR

    def _ask(
        self, guild: discord.Guild, server: str, owner: str, at: datetime
    ) -> asyncio.Task[bool]:
        """The question whether a player has left a server; one already in flight is shared."""
        key = server, owner
        if key not in self._asking:
            task = self._background.begin(self._has_left(guild, server, owner, at))
            self._asking[key] = task
            task.add_done_callback(lambda _: self._asking.pop(key))
        return self._asking[key]

    async def _has_left(self, guild: discord.Guild, server: str, owner: str, at: datetime) -> bool:
        """Whether a player has left a server, which is then stored; False if unknown."""
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
        """Notes an answer about a player, and drops the oldest if there are too many."""
        self._answered.pop((server, owner), None)
        self._answered[server, owner] = at
        while len(self._answered) > KNOWN_AT_MOST:
            del self._answered[next(iter(self._answered))]
