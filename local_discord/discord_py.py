"""Makes a bot on discord.py use another server; the one module here that needs the library."""

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(url: str) -> None:
    """Sends every client of this process to a local Discord; call it before they log in."""
    base = yarl.URL(url).origin()
    point_at_api(f"{base}/api/v10", str(base.with_scheme("ws")))


def point_at_api(api: str, gateway: str) -> None:
    """The same of any server that speaks Discord's API, whose gateway may be elsewhere.

    These class attributes aren't documented settings of the library: a test guards them.
    """
    Route.BASE = api
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    Asset.BASE = str(yarl.URL(api).origin())
