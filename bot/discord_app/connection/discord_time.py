"""What time it is on Discord, which a wrong clock of this machine doesn't change."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from time import monotonic
from typing import Any, Final

import aiohttp

AGREEING: Final = timedelta(minutes=2)
"""How far apart this machine's clock and Discord's may be. A response may have been slow."""

ON_ITS_WAY: Final = timedelta(seconds=5)
"""How old Discord's time usually is at most when we hear it: it comes in whole seconds."""

FRESH: Final = timedelta(minutes=5)
"""How long we count on from what Discord said, by a clock that may stop or jump as well."""


class DiscordTime:
    """Discord's time, from the responses and interactions of a discord.py client."""

    def __init__(self, elapsed: Callable[[], float] = monotonic) -> None:
        """`elapsed` gives seconds since some moment, however the machine's clock is set."""
        self._elapsed = elapsed
        self._heard: tuple[datetime, float] | None = None
        """What Discord said last, and when."""

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
        if (now := self.now()) is None or created_at > now:
            self._heard = created_at, self._elapsed()

    def now(self) -> datetime | None:
        """The time; None if Discord hasn't said it lately."""
        if self._heard is None:
            return None
        at, heard = self._heard
        since = timedelta(seconds=self._elapsed() - heard)
        return at + since if timedelta() <= since <= FRESH else None

    def agreed(self, here: datetime) -> datetime | None:
        """The earlier one of this machine's time and Discord's; None unless they agree.

        Discord's is taken to be a little later than what we know of it.
        """
        there = self.now()
        if there is None or abs(here - there) > AGREEING:
            return None
        return min(here, there + ON_ITS_WAY)


@lru_cache(maxsize=1)
def _read(date: str) -> datetime | None:
    """The time of a response's header; None if it has none. A second's responses share it."""
    try:
        at = parsedate_to_datetime(date)
    except ValueError:
        return None
    return at.replace(tzinfo=at.tzinfo or UTC)
