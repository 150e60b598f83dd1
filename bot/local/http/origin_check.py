"""Who may talk to the server: programs on this machine, and its own page."""

from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

_NAMES: Final = ("localhost", "127.0.0.1", "[::1]")


class OriginCheck:
    """Turns away requests that a foreign web page had a browser make.

    The Host check stops names that were made to lead here (DNS rebinding), the Origin check
    everything else; programs like the bot send no Origin.
    """

    def __init__(self) -> None:
        self.port = 0
        """The server's port, set when it is up."""

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
                return web.Response(status=403, text="Only this machine's own page may ask.\n")
            return await handler(request)

        return checked
