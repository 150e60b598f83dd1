"""Notices a gateway that has fallen silent: a connection that stands but carries nothing."""

import asyncio
import logging
import os
import socket
import time
from contextlib import suppress
from math import inf
from typing import Final

import discord
from discord.gateway import DiscordWebSocket, KeepAliveHandler

from bot.discord_app.internals import answered_at, connections

UNANSWERED_S: Final = 12.0
"""Seconds without an answer to a heartbeat after which a connection is given up."""

CHECKS: Final = 12
"""Checks in that time. Each must find the heartbeat unanswered, so time in which this process
itself hung doesn't count."""

NOTICED: Final = 6
"""Checks in a row after which a heartbeat counts as unanswered, before it is given up."""

_log: Final = logging.getLogger(__name__)


class HeartbeatWatch:
    """Cuts connections whose heartbeats go unanswered; discord.py then connects and resumes.

    discord.py itself looks only when the next heartbeat is due, 41 s later.
    """

    def __init__(self, client: discord.AutoShardedClient, unanswered: float = UNANSWERED_S) -> None:
        """Gives a connection up when a heartbeat has been `unanswered` for so many seconds."""
        self._client = client
        self._interval = unanswered / CHECKS
        self._overdue: dict[KeepAliveHandler, int] = {}
        """How many checks in a row have found a connection's heartbeat unanswered."""

    def overdue(self) -> frozenset[int]:
        """The shards whose connections have left a heartbeat unanswered for some time."""
        return frozenset(
            connection.shard_id or 0
            for connection, heartbeats in connections(self._client)
            if self._overdue.get(heartbeats, 0) >= NOTICED
        )

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._interval)
            self._check()

    def _check(self) -> None:
        before, self._overdue = self._overdue, {}
        for connection, heartbeats in connections(self._client):
            if not _is_overdue(heartbeats):
                continue
            self._overdue[heartbeats] = before.get(heartbeats, 0) + 1
            if self._overdue[heartbeats] == CHECKS:
                _log.warning("shard %s has fallen silent: reconnecting", connection.shard_id)
                _cut(connection)


def _is_overdue(heartbeats: KeepAliveHandler) -> bool:
    """Whether the last heartbeat that must have been sent is unanswered."""
    # discord.py may note an answer before it notes the heartbeat, so the times of both can't be
    # compared: an answer follows the one before after an interval. The first comes at once.
    is_first = heartbeats.latency == inf
    wait = 0.0 if is_first else heartbeats.interval or 0.0
    return time.perf_counter() > answered_at(heartbeats) + wait


def _cut(connection: DiscordWebSocket) -> None:
    """Cuts a connection: to close it, aiohttp would wait 30 s for the other end to agree."""
    if found := connection.socket.get_extra_info("socket"):
        # Through a copy: uvloop's socket has no shutdown.
        with suppress(OSError), socket.socket(fileno=os.dup(found.fileno())) as copy:
            copy.shutdown(socket.SHUT_RDWR)
