"""A clock for what can't be undone: it tells the time only while Discord agrees with it."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

import aiohttp
import discord

from bot.discord_app.connection.discord_time import DiscordTime

ASKED_EVERY_S: Final = 30.0
"""Seconds until Discord is asked again, unless this machine's clock has been set."""
ASKING_S: Final = 10.0
"""Seconds to wait for Discord's answer."""
SET: Final = timedelta(seconds=2)
"""A clock that gains or loses more than this was set."""

_log: Final = logging.getLogger(__name__)


class TrustedClock:
    """This machine's clock, checked against Discord's. Logs once when it is wrong or right again.

    Asks Discord if it hasn't said the time lately, if both differ, or if the clock has been set.
    """

    def __init__(
        self,
        here: Callable[[], datetime],
        there: DiscordTime,
        ask: Callable[[], Awaitable[object]],
        elapsed: Callable[[], float] = monotonic,
    ) -> None:
        """`ask` makes any request to Discord; `elapsed` gives seconds, however clocks are set."""
        self._here = here
        self._there = there
        self._ask = ask
        self._elapsed = elapsed
        self._asked: tuple[datetime, float] | None = None
        """This machine's time when Discord was last asked, and the seconds elapsed."""
        self._asking = asyncio.Lock()
        self._is_trusted = True

    async def now(self) -> datetime | None:
        """The time, never ahead of this machine's or Discord's; None unless they agree."""
        async with self._asking:
            if self._is_to_ask():
                await self._ask_discord()
        here = self._here()
        agreed = self._there.agreed(here)
        self._tell(here, is_trusted=agreed is not None)
        return agreed

    def _is_to_ask(self) -> bool:
        if self._asked is None:
            return True
        here, elapsed = self._asked
        since = self._elapsed() - elapsed
        if abs(self._here() - here - timedelta(seconds=since)) > SET:
            return True
        return not self._there.agreed(self._here()) and not 0 <= since < ASKED_EVERY_S

    async def _ask_discord(self) -> None:
        """Has Discord send a response, which says the time even if it is an error."""
        self._asked = self._here(), self._elapsed()
        try:
            async with asyncio.timeout(ASKING_S):
                await self._ask()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("couldn't ask Discord for the time: %r", error)

    def _tell(self, here: datetime, *, is_trusted: bool) -> None:
        if is_trusted and not self._is_trusted:
            _log.warning("This machine's clock agrees with Discord's again; what waited goes on.")
        elif self._is_trusted and not is_trusted:
            there = self._there.now()
            _log.warning(
                "%s. Until they agree, no day begins or ends, and nothing is posted or deleted.",
                f"This machine's clock says {here:%F %T}, Discord's {there:%F %T}; set it"
                if there
                else "Discord hasn't said lately what time it is, to check this machine's clock",
            )
        self._is_trusted = is_trusted
