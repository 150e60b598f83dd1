"""The local Discord as a server."""

import secrets
import socket
from collections import deque
from email.utils import format_datetime
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from local_discord.http import page_api
from local_discord.http.faults import Faults
from local_discord.http.gateway import Gateway
from local_discord.http.origin_check import OriginCheck
from local_discord.http.page_access import PARAMETER, PageAccess
from local_discord.http.page_files import PageFiles
from local_discord.http.rest.app import Checker, Rest
from local_discord.http.rest.applications import application_routes
from local_discord.http.rest.channels import ChannelRoutes
from local_discord.http.rest.interactions import InteractionRoutes
from local_discord.world.clock import Clock
from local_discord.world.files import SIGNATURE
from local_discord.world.world import World

_THIS_MACHINE: Final = ("127.0.0.1", "localhost")
_MAX_REQUEST_SIZE: Final = 64 * 1024 * 1024
_TOKEN_BYTES: Final = 16


class LocalDiscord:
    """A world with its REST API, gateway, attachments and page, all on one port.

    The REST API is at `{url}/api/v10`, the gateway at `gateway`. `name` is what the bot is
    called; if a token is given, it needs that to connect. The page is at `page`, with a token that
    is new for each server unless given.
    """

    def __init__(
        self,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        name: str = "Bot",
        clock: Clock | None = None,
        token: str | None = None,
        page_token: str | None = None,
        checker: Checker | None = None,
    ) -> None:
        if host not in _THIS_MACHINE:
            raise ValueError(f"the local Discord can only listen on this machine, not on {host}")
        self.clock: Final = clock or Clock()
        self.world: Final = World(self.clock, name)
        self._host = host
        self._port = port
        self._origin_check = OriginCheck()
        self._page_token = page_token or secrets.token_urlsafe(_TOKEN_BYTES)
        self._gateway = Gateway(self.world, token)
        self.faults: Final = Faults(self._gateway, self.world.responses)
        self.world.interactions.deliver = self.faults.deliver
        self.world.tell_bot = self._gateway.dispatch
        routes = (
            *application_routes(self.world, lambda: self.gateway),
            *ChannelRoutes(self.world).all(),
            *InteractionRoutes(self.world).all(),
        )
        self._rest = Rest(routes, self.faults, token, checker)
        self._runner: web.AppRunner | None = None

    @property
    def violations(self) -> list[str]:
        """What the checker has found in the bot's requests so far."""
        return self._rest.violations

    @property
    def refused(self) -> deque[str]:
        """The last of the bot's requests that were refused, each with why."""
        return self._rest.refused

    @property
    def url(self) -> str:
        return f"http://{self._host}:{self._origin_check.port}"

    @property
    def page(self) -> str:
        """The page's whole address, with its token: for whoever is to use the page."""
        return f"{self.url}/?{PARAMETER}={self._page_token}"

    @property
    def gateway(self) -> str:
        return f"ws://{self._host}:{self._origin_check.port}/"

    async def start(self) -> None:
        """Starts listening. Raises OSError if the port is in use."""
        listening = socket.create_server((self._host, self._port))
        self._origin_check.port = listening.getsockname()[1]
        self._gateway.address = self.gateway
        self.world.messages.files.base = self.url
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()

    async def stop(self) -> None:
        """Closes all connections."""
        if self._runner is not None:
            await self._runner.cleanup()

    def _app(self) -> web.Application:
        middlewares = (
            self._origin_check.middleware,
            self._gateway_at_root(),
            PageAccess(self._page_token).middleware,
        )
        app = web.Application(middlewares=middlewares, client_max_size=_MAX_REQUEST_SIZE)
        self._rest.add_to(app)
        app.on_shutdown.append(self._close_gateway)
        app.on_response_prepare.append(self._date)
        app.router.add_get("/attachments/{channel_id}/{id}/{filename}", self._attachment)
        app.router.add_get("/emojis/{id}.{extension}", self._emoji)
        PageFiles().add_to(app)
        page_api.add_routes(app, self.world, self.faults)
        return app

    def _gateway_at_root(self) -> Middleware:
        @web.middleware
        async def serve_gateway(request: web.Request, handler: Handler) -> web.StreamResponse:
            wants_socket = request.headers.get("Upgrade", "").lower() == "websocket"
            if request.path == "/" and wants_socket:
                return await self._gateway.serve(request)
            return await handler(request)

        return serve_gateway

    async def _date(self, _request: web.Request, response: web.StreamResponse) -> None:
        """Dates a response by our clock."""
        response.headers["Date"] = format_datetime(self.clock.now(), usegmt=True)

    async def _close_gateway(self, _app: web.Application) -> None:
        await self._gateway.close()

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment = self.world.messages.files.get(request.match_info["id"])
        if attachment is None or not attachment.is_signed(request.query.get(SIGNATURE, "")):
            raise web.HTTPNotFound(text="This content is no longer available.\n")
        return _file(attachment.content, attachment.content_type)

    async def _emoji(self, request: web.Request) -> web.Response:
        emoji = self.world.emoji.by_id.get(request.match_info["id"])
        if emoji is None:
            raise web.HTTPNotFound(text="There is no such emoji.\n")
        return _file(emoji.content, emoji.content_type)


def _file(content: bytes, content_type: str) -> web.Response:
    return web.Response(
        body=content,
        headers={
            "Content-Type": content_type,
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "private, max-age=86400",
        },
    )
