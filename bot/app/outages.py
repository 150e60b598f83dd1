"""What the log says while Discord can't be reached: a line a minute, however often it is tried."""

import logging
import socket
from time import monotonic
from typing import Final

import aiohttp
import discord

EVERY_S: Final = 60.0
"""Seconds between two lines about an outage."""

_OUTAGES: Final = (
    aiohttp.ClientError,
    ConnectionError,
    TimeoutError,
    socket.gaierror,
    discord.ConnectionClosed,
    discord.DiscordServerError,
    discord.GatewayNotFound,
)
"""Errors that are no fault of anybody's here, and pass."""


class BrieflyOutages(logging.Filter):
    """Keeps one record a minute of those that have an error of the network's, as one line."""

    def __init__(self) -> None:
        super().__init__()
        self._quiet_until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, _OUTAGES):
            return True
        now = monotonic()
        if now < self._quiet_until:
            return False
        self._quiet_until = now + EVERY_S
        said = " ".join(str(error).split()) or type(error).__name__
        record.msg, record.args = "%s: %s", (record.getMessage(), said)
        record.levelname, record.levelno = "WARNING", logging.WARNING
        record.exc_info = record.exc_text = None
        return True
