"""What Divan uses of discord.py that the library keeps to itself: all of it stands here.

A guard test says so when another version of the library has changed any of it.
"""

import threading
import time
from collections.abc import Callable
from math import inf
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.gateway import KeepAliveHandler

HOLDS_FOR: Final = "2.7"
"""The version of discord.py that was read for this."""

PRESSED: Final = "INTERACTION_CREATE"
"""The name under which the gateway sends every interaction."""

ANSWERED_WITHIN_S: Final = 6.0
"""Seconds after which a heartbeat counts as unanswered. discord.py itself connects anew, and
resumes, once it has heard nothing for its `heartbeat_timeout`, which is 60 seconds."""

Parse: TypeAlias = Callable[[dict[str, Any]], None]
"""Makes objects of what the gateway sends, and has them answered."""


class CommandTree(app_commands.CommandTree[discord.Client]):
    """The commands. None is called as soon as it arrives: the client gets it as an interaction."""

    def _from_interaction(self, _: discord.Interaction) -> None:
        pass

    async def on_error(self, _: discord.Interaction, error: app_commands.AppCommandError) -> None:
        """Leaves an error to whoever calls the command."""
        raise error

    async def call(self, interaction: discord.Interaction) -> None:
        """Calls a command, or has it suggest something; raises AppCommandError."""
        await self._call(interaction)


def is_answered(shard: discord.ShardInfo) -> bool:
    """Whether the last heartbeat that must have been sent on a shard's connection is answered."""
    heartbeats = shard._parent.ws._keep_alive
    if not heartbeats:
        return True
    # discord.py may note an answer before it notes the heartbeat, so the times of both can't be
    # compared: an answer follows the one before after an interval. The first comes at once.
    is_first = heartbeats.latency == inf
    wait = 0.0 if is_first else heartbeats.interval or 0.0
    return time.perf_counter() < heartbeats._last_ack + wait + ANSWERED_WITHIN_S


def stop_heartbeats(client: discord.Client) -> None:
    """Stops the heartbeats that discord.py has left over of connections it didn't finish."""
    for thread in threading.enumerate():
        if isinstance(thread, KeepAliveHandler) and thread.ws._connection is client._connection:
            thread.stop()


def parse_presses(client: discord.Client, by: Callable[[Parse], Parse]) -> None:
    """Has interactions parsed by what is made of the library's own way."""
    parsers = client._connection.parsers
    parsers[PRESSED] = by(parsers[PRESSED])


def quiet_about_voice() -> None:
    """Silences discord.py's warnings about missing voice support, which Divan doesn't need."""
    discord.VoiceClient.warn_nacl = False
    discord.VoiceClient.warn_dave = False
