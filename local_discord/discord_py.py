"""Makes a bot on discord.py use another server; the one module here that needs the library."""

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route


def point_at(url: str) -> None:
    """Sends every client of this process to a local Discord; call it before they log in.

    These class attributes aren't documented settings of the library: a test guards them.
    """
    base = yarl.URL(url).origin()
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("ws")
    Asset.BASE = str(base)
