"""Guards what we use of libraries that they keep to themselves, as a new version may change it.

Where one of these fails, read the library's changes, mend `internals.py`, and raise its HOLDS_FOR.
"""

import threading
from importlib.metadata import version
from inspect import signature
from types import ModuleType
from typing import Any

import aiosqlite
import discord
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import Route
from discord.state import ConnectionState
from PIL import Image

from bot.app import internals as of_discord_py
from bot.render import internals as of_pillow
from bot.store.engines import internals as of_aiosqlite

LIBRARIES = {"discord.py": of_discord_py, "aiosqlite": of_aiosqlite, "pillow": of_pillow}


def missing(found: object, *names: str) -> str:
    """What an object of a library lacks, as a sentence; empty if it lacks nothing."""
    lacking = [name for name in names if not hasattr(found, name)]
    what = getattr(found, "__name__", type(found).__name__)
    return f"{what} has no {' and no '.join(lacking)} any more: see internals.py" * bool(lacking)


@pytest.mark.parametrize("library", LIBRARIES)
def test_the_version_is_one_whose_internals_were_read(library: str) -> None:
    ours: ModuleType = LIBRARIES[library]
    installed = version(library)
    assert f"{installed}.".startswith(f"{ours.HOLDS_FOR}."), (
        f"{library} {installed} is installed, but {ours.__name__} was written for "
        f"{ours.HOLDS_FOR}: see whether what it uses is still there, then raise HOLDS_FOR"
    )


def test_discord_py_keeps_what_is_set_on_it() -> None:
    for owner, names in (
        (Route, ("BASE",)),
        (DiscordWebSocket, ("DEFAULT_GATEWAY", "open")),
        (Asset, ("BASE",)),
        (discord.VoiceClient, ("warn_nacl", "warn_dave")),
    ):
        assert not missing(owner, *names)


async def test_discord_py_calls_commands_by_the_same_names() -> None:
    assert not missing(discord.app_commands.CommandTree, "_from_interaction", "_call")
    client = discord.Client(intents=discord.Intents.none())
    assert client._connection._command_tree is None
    tree = of_discord_py.CommandTree(client)
    assert client._connection._command_tree is tree, "interactions don't go to the tree any more"


async def test_discord_py_keeps_what_is_read_of_a_connection() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=1)
    assert not missing(client, "_connection")
    assert isinstance(client._connection, ConnectionState)
    parsers = client._connection.parsers
    assert of_discord_py.PRESSED in parsers, "interactions are parsed under another name"

    connection: Any = DiscordWebSocket(None, loop=None)  # type: ignore[arg-type]
    assert not missing(connection, "_keep_alive")
    connection._connection, connection.shard_id = client._connection, 0
    connection._max_heartbeat_timeout = 1.0
    heartbeats = connection._keep_alive = KeepAliveHandler(ws=connection, interval=1.0, shard_id=0)
    assert not missing(heartbeats, "_last_ack", "latency", "interval", "stop", "ws")
    assert isinstance(heartbeats, threading.Thread)

    client._reconnect = True
    shard = discord.shard.Shard(connection, client, lambda _: None)
    info = discord.ShardInfo(shard, 1)
    assert not missing(info, "_parent")
    assert shard.ws is connection, "a shard's connection isn't its `ws` any more"

    assert of_discord_py.is_answered(info)
    heartbeats._last_ack -= of_discord_py.ANSWERED_WITHIN_S
    assert not of_discord_py.is_answered(info), "the first heartbeat is unanswered"
    heartbeats.ack()
    heartbeats._last_ack -= of_discord_py.ANSWERED_WITHIN_S
    assert of_discord_py.is_answered(info), "the next one is due after an interval"
    heartbeats._last_ack -= 1.0
    assert not of_discord_py.is_answered(info)
    heartbeats.ack()
    assert of_discord_py.is_answered(info), "_last_ack isn't the last answer's time"


def test_aiosqlite_takes_work_by_its_queue() -> None:
    ours = of_aiosqlite.Threaded(lambda: pytest.fail("nothing opens it"))
    assert not missing(ours, "_thread", "_tx", "_connection", "stop")
    assert "iter_chunk_size" in signature(aiosqlite.Connection.__init__).parameters
    assert not ours._thread.is_alive()
    done = threading.Event()
    ours._start()
    ours._call(done.set)
    assert done.wait(5), "aiosqlite's thread doesn't take (future, function) from `_tx` any more"
    ours.stop()
    ours._thread.join(5)
    assert not ours._thread.is_alive(), "aiosqlite's thread doesn't end with stop()"


def test_pillow_pastes_and_encodes_bare_pixels() -> None:
    pixels = Image.new("L", (3, 2), 7).im
    assert not missing(pixels, "paste", "crop", "point", "histogram", "size")
    pixels.paste(9, (0, 0, 1, 2))
    raw = of_pillow.encoded(pixels, "raw", ("L", 0, 1), 6)
    assert raw == bytes((9, 7, 7) * 2), "Pillow's encoders give something else: see internals.py"
