"""Restricts access to programs on this machine and the server's own page."""

from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")


class OriginCheck:
    """Rejects requests that other web pages make through a browser.

    Checking the Host header prevents DNS rebinding, checking the Origin header everything else.
    Programs such as the bot send no Origin.
    """

    def __init__(self) -> None:
        self.port = 0
        """The server's port, set when it starts."""

    @property
    def _hosts(self) -> tuple[str, ...]:
        return tuple(f"{name}:{self.port}" for name in _NAMES)

    def allows(self, request: web.Request) -> bool:
        origin = request.headers.get("Origin")
        own = tuple(f"http://{host}" for host in self._hosts)
        return request.headers.get("Host") in self._hosts and (origin is None or origin in own)

    @property
    def middleware(self) -> Middleware:
        @web.middleware
        async def checked(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not self.allows(request):
                return web.Response(
                    status=403, text="Only programs and the page on this machine have access.\n"
                )
            return await handler(request)

        return checked
