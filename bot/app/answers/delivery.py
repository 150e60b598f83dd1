"""Delivering one answer in time: what is late or lost is sent once more, if that can't double it.

discord.py itself waits for rate limits, however long, and repeats what a server error met.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import ContextVar
from http import HTTPStatus
from math import inf
from typing import Any, Final, TypeAlias

import aiohttp
import discord

LATE_S: Final = 1.0
"""Seconds after which a response is late: its request may have gone into a dead connection."""

FEW: Final = 8
"""With more requests on their way than this, a late response is a sign of load, not of a dead
connection: repeating requests would only make it worse."""

LOST_S: Final = 10.0
"""Seconds after which a response won't come any more."""

ALREADY_ACKNOWLEDGED: Final = 40060
"""Discord's code for a second first answer."""

Sending: TypeAlias = Callable[[], Awaitable[object]]
"""Sends a request by discord.py; called again to repeat it."""

_LOST: Final = (TimeoutError, aiohttp.ClientError, discord.DiscordServerError)


def retry_after(headers: Mapping[str, str]) -> float:
    """Seconds until a request may be sent again; infinitely many if Discord doesn't say so."""
    with suppress(KeyError, ValueError):
        return float(headers["Retry-After"])
    return inf


class LostError(Exception):
    """No response came, or a server error: Discord may have carried the request out, or not."""


class AnsweredElsewhereError(Exception):
    """Another process has begun to answer the interaction, so this one has nothing to say."""


class Deliveries:
    """Delivers requests through a discord.py client that was made with the `trace`."""

    def __init__(self) -> None:
        self._running: set[_Delivery] = set()
        self.trace: Final = aiohttp.TraceConfig()
        """Tells the deliveries when their requests begin and are answered."""
        self.trace.on_request_start.append(_on_request)
        self.trace.on_request_end.append(_on_response)

    async def deliver(self, send: Sending, until: float, *, repeats: bool = True) -> None:
        """Sends a request, again until the loop's time `until`; once only unless it `repeats`.

        Raises discord.HTTPException if Discord refuses it, AnsweredElsewhereError and LostError.
        """
        if repeats:
            patience = LATE_S if len(self._running) < FEW else LOST_S
            with suppress(*_LOST):
                return await self._first(_Delivery(until, patience), send)
        try:
            await self._run(_Delivery(until, repeats=repeats), send)
        except _LOST as error:
            raise LostError(repr(error)) from error

    async def _first(self, delivery: "_Delivery", send: Sending) -> None:
        """Sends a request that no earlier one of ours can have anticipated."""
        try:
            await self._run(delivery, send)
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED and delivery.requests == 1:
                raise AnsweredElsewhereError from error
            raise

    async def _run(self, delivery: "_Delivery", send: Sending) -> None:
        self._running.add(delivery)
        try:
            await delivery.run(send)
        finally:
            self._running.remove(delivery)


class _Delivery:
    """One call of discord.py, which may send its request several times."""

    def __init__(self, until: float, patience: float = LOST_S, *, repeats: bool = True) -> None:
        """Waits `patience` seconds for a response; unless it `repeats`, accepts no server error."""
        self._loop = asyncio.get_running_loop()
        self._until = until
        self._patience = patience
        self._repeats = repeats
        self._time_limit = asyncio.timeout(LOST_S)
        self._is_accepted = False
        self.requests = 0
        """How many were sent."""

    async def run(self, send: Sending) -> None:
        """Raises what discord.py and aiohttp raise, LostError and TimeoutError."""
        token = _current.set(self)
        try:
            async with self._time_limit:
                await send()
        except TimeoutError:
            # discord.py may have been waiting for the next request's rate limit.
            if not self._is_accepted:
                raise
        finally:
            _current.reset(token)

    def on_request(self) -> None:
        self.requests += 1
        self._time_limit.reschedule(self._loop.time() + self._patience)

    def on_response(self, response: aiohttp.ClientResponse) -> None:
        """Raises LostError, and discord.HTTPException if a rate limit lasts too long."""
        self._is_accepted = response.status < HTTPStatus.MULTIPLE_CHOICES
        self._time_limit.reschedule(self._loop.time() + LOST_S)
        if response.status == HTTPStatus.TOO_MANY_REQUESTS:
            wait = retry_after(response.headers)
            if self._loop.time() + wait >= self._until:
                raise discord.HTTPException(response, f"Retry-After: {wait}")
            self._time_limit.reschedule(self._until)
        if response.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            if not self._repeats:
                raise LostError(f"status {response.status}")
            self._time_limit.reschedule(self._until)


_current: Final[ContextVar[_Delivery | None]] = ContextVar("delivery", default=None)


def requesting() -> None:
    """Tells the delivery of the current task that a request of ours begins."""
    if delivery := _current.get():
        delivery.on_request()


def responding(response: aiohttp.ClientResponse) -> None:
    """Tells it of the response; LostError, and discord.HTTPException if it can't wait so long."""
    if delivery := _current.get():
        delivery.on_response(response)


async def _on_request(*_: object) -> None:
    requesting()


async def _on_response(
    _session: aiohttp.ClientSession, _context: Any, params: aiohttp.TraceRequestEndParams
) -> None:
    responding(params.response)
