"""The time: this machine's clock, and Discord's, with which it must agree before anything is done
that can't be undone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from time import monotonic
from typing import Any, Final

import aiohttp
import discord

AGREEING: Final = timedelta(minutes=2)
"""How far apart this machine's clock and Discord's may be. A response may have been slow."""

ON_ITS_WAY: Final = timedelta(seconds=5)
"""How old Discord's time usually is at most when we hear it: it comes in whole seconds."""

FRESH: Final = timedelta(minutes=5)
"""How long we count on from what Discord said, by a clock that may stop or jump as well."""
ASKED_EVERY_S: Final = 30.0
"""Seconds until Discord is asked again, unless this machine's clock has been set."""
ASKING_S: Final = 10.0
"""Seconds to wait for Discord's answer."""
SET: Final = timedelta(seconds=2)
"""A clock that gains or loses more than this was set."""

_log: Final = logging.getLogger(__name__)


class Clock:
    """This machine's clock, and Discord's, from the responses and interactions of a client.

    Logs once when this machine's is wrong or right again.
    """

    def __init__(
        self,
        here: Callable[[], datetime],
        ask: Callable[[], Awaitable[object]],
        elapsed: Callable[[], float] = monotonic,
    ) -> None:
        """`ask` makes any request to Discord; `elapsed` gives seconds, however clocks are set."""
        self._here = here
        self._ask = ask
        self._elapsed = elapsed
        self._heard: tuple[datetime, float] | None = None
        """What Discord said last, and when."""
        self._asked: tuple[datetime, float] | None = None
        """This machine's time when Discord was last asked, and the seconds elapsed."""
        self._asking = asyncio.Lock()
        self._is_trusted = True

    def listen(self, trace: aiohttp.TraceConfig) -> None:
        """Has the time of every response that is traced noted, before it can be found wanting."""
        trace.on_request_end.insert(0, self._on_response)

    async def _on_response(
        self, _session: aiohttp.ClientSession, _context: Any, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self.hear(params.response)

    def hear(self, response: aiohttp.ClientResponse) -> None:
        """Notes the time of a response, if it has one."""
        if at := _read(response.headers.get("Date", "")):
            self._heard = at, self._elapsed()

    def note(self, created_at: datetime) -> None:
        """Notes that something was created; it may have been long on its way."""
        if (now := self.there()) is None or created_at > now:
            self._heard = created_at, self._elapsed()

    def there(self) -> datetime | None:
        """Discord's time, whatever this machine's is; None if Discord hasn't said it lately."""
        if self._heard is None:
            return None
        at, heard = self._heard
        since = timedelta(seconds=self._elapsed() - heard)
        return at + since if timedelta() <= since <= FRESH else None

    async def now(self) -> datetime | None:
        """The time, never ahead of this machine's or Discord's; None unless they agree.

        Discord is asked if it hasn't said it lately, if both differ, or if the clock has been set.
        """
        async with self._asking:
            if self._is_to_ask():
                await self._ask_discord()
        here = self._here()
        agreed = self._agreed(here)
        self._tell(here, is_trusted=agreed is not None)
        return agreed

    def _agreed(self, here: datetime) -> datetime | None:
        """The earlier time of both. Discord's is taken to be a little later than what we know."""
        there = self.there()
        if there is None or abs(here - there) > AGREEING:
            return None
        return min(here, there + ON_ITS_WAY)

    def _is_to_ask(self) -> bool:
        if self._asked is None:
            return True
        here, elapsed = self._asked
        since = self._elapsed() - elapsed
        if abs(self._here() - here - timedelta(seconds=since)) > SET:
            return True
        return not self._agreed(self._here()) and not 0 <= since < ASKED_EVERY_S

    async def _ask_discord(self) -> None:
        """Has Discord send a response, which says the time even if it is an error."""
        self._asked = self._here(), self._elapsed()
        try:
            async with asyncio.timeout(ASKING_S):
                await self._ask()
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.debug("couldn't ask Discord for the time: %r", error)

    def _tell(self, here: datetime, *, is_trusted: bool) -> None:
        if is_trusted and not self._is_trusted:
            _log.warning("This machine's clock agrees with Discord's again; what waited goes on.")
        elif self._is_trusted and not is_trusted:
            there = self.there()
            _log.warning(
                "%s. Until they agree, no day begins or ends, and nothing is posted or deleted.",
                f"This machine's clock says {here:%F %T}, Discord's {there:%F %T}; set it"
                if there
                else "Discord hasn't said lately what time it is, to check this machine's clock",
            )
        self._is_trusted = is_trusted


@lru_cache(maxsize=1)
def _read(date: str) -> datetime | None:
    """The time of a response's header; None if it has none. A second's responses share it."""
    try:
        at = parsedate_to_datetime(date)
    except ValueError:
        return None
    return at.replace(tzinfo=at.tzinfo or UTC)
