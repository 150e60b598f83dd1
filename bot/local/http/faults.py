"""Misbehaviour on demand: what Discord does on a bad day."""

import asyncio
import re
from collections import deque
from dataclasses import dataclass
from typing import Final

from aiohttp import web

from bot.local.http.gateway import Gateway
from bot.local.http.json_response import json_response
from bot.local.world.interaction import Interaction
from bot.local.world.payload import Payload


@dataclass
class Fault:
    """Something that goes wrong with requests."""

    pattern: str
    status: int | None
    """None cuts the connection."""
    body: Payload
    carried_out: bool
    """The request takes effect, and only its answer is lost."""
    times: int

    def response(self, request: web.Request) -> web.Response:
        if self.status is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        # Without Via, discord.py takes a 429 for a ban by Discord's proxy.
        return json_response(self.body, self.status, {"Via": "1.1 local"})


class Faults:
    """What goes wrong next. Each fault happens `times` times and is then over.

    A `pattern` is a regular expression looked for in method and path, as in
    `"POST /interactions/.*/callback"`.
    """

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._faults: list[Fault] = []
        self._delays: deque[float] = deque()
        self._doubled = 0
        self._pending: Final[set[asyncio.Task[None]]] = set()

    def limit(self, pattern: str, retry_after: float = 0.05, *, times: int = 1) -> None:
        """Requests are answered 429, to be tried again after so many seconds."""
        message = "You are being rate limited."
        body = {"message": message, "retry_after": retry_after, "global": False}
        self._faults.append(Fault(pattern, 429, body, False, times))

    def fail(
        self, pattern: str, status: int = 502, *, times: int = 1, carried_out: bool = False
    ) -> None:
        """Requests are answered with a server error; `carried_out` ones have taken effect."""
        body = {"message": f"{status}: Server Error", "code": 0}
        self._faults.append(Fault(pattern, status, body, carried_out, times))

    def cut(self, pattern: str, *, times: int = 1, carried_out: bool = False) -> None:
        """The connection breaks before a request is answered."""
        self._faults.append(Fault(pattern, None, {}, carried_out, times))

    def double(self, times: int = 1) -> None:
        """Interactions reach the bot twice."""
        self._doubled += times

    def delay(self, seconds: float, times: int = 1) -> None:
        """Interactions reach the bot late; those after them do not wait."""
        self._delays.extend([seconds] * times)

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """All gateway connections break; a session that is not `resumable` is forgotten."""
        await self._gateway.drop(resumable=resumable)

    async def ask_to_reconnect(self) -> None:
        """Sends RECONNECT to every session."""
        await self._gateway.ask_to_reconnect()

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Sends INVALID SESSION to every session."""
        await self._gateway.invalidate(resumable=resumable)

    def next_for(self, method: str, path: str) -> Fault | None:
        """What goes wrong with this request, if anything; it counts as having happened."""
        fault = next((f for f in self._faults if re.search(f.pattern, f"{method} {path}")), None)
        if fault is None:
            return None
        fault.times -= 1
        if fault.times == 0:
            self._faults.remove(fault)
        return fault

    async def deliver(self, interaction: Interaction, payload: Payload) -> None:
        """Hands an interaction to the gateway: once and at once, or not so."""
        if not self._delays:
            await self._deliver(interaction, payload)
            return
        task = asyncio.create_task(self._deliver_late(self._delays.popleft(), interaction, payload))
        self._pending.add(task)
        task.add_done_callback(self._pending.discard)

    async def _deliver_late(
        self, seconds: float, interaction: Interaction, payload: Payload
    ) -> None:
        await asyncio.sleep(seconds)
        await self._deliver(interaction, payload)

    async def _deliver(self, interaction: Interaction, payload: Payload) -> None:
        await self._gateway.deliver(interaction, payload)
        if self._doubled:
            self._doubled -= 1
            await self._gateway.deliver(interaction, payload)
