"""Serves the routes with aiohttp: checks tokens, reads bodies, answers errors."""

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from aiohttp import web
from aiohttp.typedefs import Handler

from local_discord.http.faults import Faults
from local_discord.http.json_response import json_response
from local_discord.http.rest.request import Request, Route, read_body
from local_discord.world.api_errors import ApiError, not_found, unauthorized

ROOT: Final = "/api/v10"
REMEMBERED: Final = 100
"""How many refused requests are remembered."""

Checker: TypeAlias = Callable[[str, str, Any], list[str]]
"""Finds violations in a request, given its method, its path below the root, and its JSON."""


class Rest:
    """The REST API."""

    def __init__(
        self,
        routes: Sequence[Route],
        faults: Faults,
        token: str | None,
        checker: Checker | None,
    ) -> None:
        self.violations: Final[list[str]] = []
        """What the checker has found so far."""
        self.refused: Final[deque[str]] = deque(maxlen=REMEMBERED)
        """The last requests that were refused, each with why."""
        self._routes = routes
        self._faults = faults
        self._token = token
        self._checker = checker

    def add_to(self, app: web.Application) -> None:
        for route in self._routes:
            app.router.add_route(route.method, ROOT + route.path, self._handler(route))
        app.router.add_route("*", ROOT + "/{tail:.*}", _unknown)

    def _handler(self, route: Route) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            fault = self._faults.next_for(request.method, request.path.removeprefix(ROOT))
            if fault is not None and not fault.carried_out:
                return await fault.response(request, None)
            try:
                response = await self._respond(route, request)
            except ApiError as error:
                path = request.path.removeprefix(ROOT)
                self.refused.append(f"{request.method} {path}: {error}")
                response = json_response(error.payload, error.status, _headers(error))
            return response if fault is None else await fault.response(request, response)

        return handle

    async def _respond(self, route: Route, request: web.Request) -> web.StreamResponse:
        if route.needs_token and not self._is_authorized(request):
            raise unauthorized()
        body, uploads = await read_body(request)
        if self._checker is not None and body is not None:
            path = request.path.removeprefix(ROOT)
            found = self._checker(request.method, path, body)
            self.violations.extend(f"{request.method} {path}: {violation}" for violation in found)
        result = route.handler(Request(request.match_info, request.query, body, uploads))
        if result is None:
            return web.Response(status=204)
        return json_response(result, route.status)

    def _is_authorized(self, request: web.Request) -> bool:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        return scheme == "Bot" and self._token in (None, token)


def _headers(error: ApiError) -> dict[str, str]:
    """Those of a rate limit; without Via, discord.py mistakes it for a ban by Discord's proxy."""
    if error.retry_after is None:
        return {}
    return {"Via": "1.1 local", "Retry-After": str(error.retry_after)}


async def _unknown(_request: web.Request) -> web.Response:
    return json_response(not_found().payload, not_found().status)
