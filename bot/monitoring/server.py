"""The pages for monitoring: /metrics, /health and /live."""

import asyncio
from dataclasses import asdict
from http import HTTPStatus
from typing import Final

from aiohttp import web
from prometheus_client import generate_latest

from bot.metrics import REGISTRY
from bot.monitoring.status import Watcher

THIS_MACHINE: Final = "127.0.0.1"

_METRICS_TYPE: Final = {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"}


class MonitoringServer:
    """Serves the pages on a port; 0 is any that is free."""

    def __init__(self, watcher: Watcher, port: int, host: str = THIS_MACHINE) -> None:
        self._watcher = watcher
        self._port = port
        self._host = host

        app = web.Application()
        app.add_routes(
            [
                web.get("/metrics", self._metrics),
                web.get("/health", self._health),
                web.get("/live", self._live),
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)

    @property
    def url(self) -> str:
        """Where the pages are, once it has started."""
        _, port = self._runner.addresses[0]
        return f"http://{self._host}:{port}"

    async def start(self) -> None:
        """Begins to serve; raises OSError if the port can't be used."""
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._host, self._port).start()
        except OSError:
            await self._runner.cleanup()
            raise

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._watcher.status()
        body = await asyncio.to_thread(generate_latest, REGISTRY)
        return web.Response(body=body, headers=_METRICS_TYPE)

    async def _health(self, _: web.Request) -> web.Response:
        """Whether players can play: status 200 or 503, and as JSON why."""
        status = await self._watcher.status()
        code = HTTPStatus.OK if status.is_well else HTTPStatus.SERVICE_UNAVAILABLE
        return web.json_response(asdict(status), status=code)

    async def _live(self, _: web.Request) -> web.Response:
        """Whether the process answers at all."""
        return web.Response(text="live\n")
