"""Fault injection: rate limits, server errors, lost connections, late and duplicate events."""

import asyncio
import re
from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from local_discord.http.gateway import Gateway
from local_discord.http.json_response import json_response
from local_discord.world.interaction import Interaction
from local_discord.world.payload import Payload
from local_discord.world.responses import Responses


@dataclass
class Fault:
    """An injected fault in REST requests."""

    pattern: str
    status: int | None
    """None drops the connection."""
    body: Payload
    carried_out: bool
    """Whether the request takes effect, and only its response is lost."""
    times: int
    late: float = 0
    """Seconds until the response; if the request took effect, it is the real one."""
    raw: bytes | None = None
    """The response's body instead of `body`, with its `headers`."""
    headers: Mapping[str, str] = field(default_factory=dict)

    async def response(
        self, request: web.Request, actual: web.StreamResponse | None
    ) -> web.StreamResponse:
        """The response instead of the actual one, which is None if nothing was carried out."""
        if self.late:
            await asyncio.sleep(self.late)
            if actual is not None:
                return actual
        if self.status is None:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        if self.raw is not None:
            return web.Response(body=self.raw, status=self.status, headers=self.headers)
        # Without a Via header, discord.py mistakes a 429 for a ban by Discord's proxy.
        headers = {"Via": "1.1 local"}
        if "retry_after" in self.body:
            headers["Retry-After"] = str(self.body["retry_after"])
        return json_response(self.body, self.status, headers)


class Faults:
    """Injects faults. Each one occurs `times` times.

    A `pattern` is a regular expression that is searched for in method and path, for example
    `"POST /interactions/.*/callback"`.
    """

    def __init__(self, gateway: Gateway, responses: Responses) -> None:
        self._gateway = gateway
        self._responses = responses
        self._faults: list[Fault] = []
        self._delays: deque[float] = deque()
        self._doubled = 0
        self._pending: Final[set[asyncio.Task[None]]] = set()

    def limit(
        self, pattern: str, retry_after: float = 0.05, *, code: int = 0, times: int = 1
    ) -> None:
        """Answers requests with 429 and the seconds to wait before a retry."""
        message = "You are being rate limited."
        body = {"message": message, "retry_after": retry_after, "global": False, "code": code}
        self._faults.append(Fault(pattern, 429, body, False, times))

    def fail(
        self,
        pattern: str,
        status: int = 502,
        *,
        code: int = 0,
        times: int = 1,
        carried_out: bool = False,
    ) -> None:
        """Answers requests with an error status; if `carried_out`, they still take effect."""
        body = {"message": f"{status}: Injected Error", "code": code}
        self._faults.append(Fault(pattern, status, body, carried_out, times))

    def answer(
        self,
        pattern: str,
        status: int,
        body: bytes,
        headers: Mapping[str, str],
        *,
        times: int = 1,
        carried_out: bool = False,
    ) -> None:
        """Answers requests with anything at all, as a proxy before Discord may."""
        fault = Fault(pattern, status, {}, carried_out, times, raw=body, headers=headers)
        self._faults.append(fault)

    def cut(self, pattern: str, *, times: int = 1, carried_out: bool = False) -> None:
        """Drops the connection before a request is answered."""
        self._faults.append(Fault(pattern, None, {}, carried_out, times))

    def stall(
        self, pattern: str, seconds: float, *, times: int = 1, carried_out: bool = False
    ) -> None:
        """Lets requests wait for their response; unless `carried_out`, it never comes."""
        self._faults.append(Fault(pattern, None, {}, carried_out, times, seconds))

    def refuse_galleries(self) -> None:
        """From now on refuses to edit media galleries into messages after the first answer.

        Discord has been reported to do so, for follow-ups that complete a deferred answer as well:
        https://github.com/discord/discord-api-docs/issues/7529
        """
        self._responses.accepts_galleries_later = False

    def double(self, times: int = 1) -> None:
        """Delivers interactions twice."""
        self._doubled += times

    def delay(self, seconds: float, times: int = 1) -> None:
        """Delivers interactions late, without holding up later ones."""
        self._delays.extend([seconds] * times)

    async def drop_gateway(self, *, resumable: bool = True) -> None:
        """Drops all gateway connections, and all sessions unless they are `resumable`."""
        await self._gateway.drop(resumable=resumable)

    def silence_gateway(self) -> None:
        """Lets the gateway's connections stand, but nothing gets through them any more."""
        self._gateway.silence()

    def set_heartbeat(self, seconds: float) -> None:
        """Asks for heartbeats at this interval on connections opened from now on."""
        self._gateway.heartbeat_interval = seconds

    async def ask_to_reconnect(self) -> None:
        """Sends RECONNECT on every connection."""
        await self._gateway.ask_to_reconnect()

    async def invalidate_sessions(self, *, resumable: bool = False) -> None:
        """Sends INVALID SESSION on every connection."""
        await self._gateway.invalidate(resumable=resumable)

    def next_for(self, method: str, path: str) -> Fault | None:
        """The fault for this request, if any; it counts as one occurrence."""
        fault = next((f for f in self._faults if re.search(f.pattern, f"{method} {path}")), None)
        if fault is None:
            return None
        fault.times -= 1
        if fault.times == 0:
            self._faults.remove(fault)
        return fault

    async def deliver(self, interaction: Interaction, payload: Payload) -> None:
        """Passes an interaction to the gateway, late or twice if so injected."""
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
