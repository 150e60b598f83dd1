"""The log: with LOG_FORMAT=json every line of the process is JSON; an outage is a line a minute."""

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import pytest

from local_discord import LocalDiscord
from tests.bot.process import Ended, ended, on_discord, running, tried
from tests.waiting import HANGS_S

LOUD = """
import logging, sys, threading, warnings
warnings.warn("old")
for name in ("asyncio", "alembic", "discord.client", "uvloop"):
    logging.getLogger(name).warning("of %s\\nin two lines", name)
sys.stderr.write("unlogged")
sys.stderr.write(", in two parts\\n")
print("printed")
thread = threading.Thread(target=lambda: 1 // 0)
thread.start()
thread.join()
raise ValueError("which nobody\\ncatches")
"""


def lines(end: Ended) -> list[dict[str, Any]]:
    """All that a process wrote, of which each line must be JSON."""
    found = [json.loads(line) for line in (end.said + end.complained).splitlines()]
    assert all({*line} >= {"at", "level", "logger", "message"} for line in found)
    return found


async def test_every_line_of_a_process_is_json(tmp_path: Path) -> None:
    (tmp_path / "loud.py").write_text(LOUD)
    # Set in the file, as an operator does.
    (tmp_path / ".env").write_text("LOG_FORMAT=json\nEXTRA_GAMES=loud\n")
    (tmp_path / ".env").chmod(0o600)
    found = lines(await tried(tmp_path, PYTHONPATH=f"{tmp_path}:{Path(__file__).parents[2]}"))
    by_logger = {line["logger"]: line for line in found}
    assert {"py.warnings", "asyncio", "alembic", "discord.client", "uvloop"} <= {*by_logger}
    said = [line["message"] for line in found]
    assert "unlogged, in two parts" in said
    assert "printed" in said
    assert "of uvloop\nin two lines" in said
    tracebacks = [line["traceback"].splitlines() for line in found if "traceback" in line]
    assert {lines[-1] for lines in tracebacks} == {
        "ZeroDivisionError: integer division or modulo by zero",
        "catches",
    }


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"LOCAL_PORT": "x"}, "The setting LOCAL_PORT is wrong"),
        ({"DATABASE_URL": "mysql://host/divan"}, "DATABASE_URL=mysql isn't valid"),
    ],
)
async def test_why_it_does_not_start_is_json(
    tmp_path: Path, settings: dict[str, str], said: str
) -> None:
    end = await tried(tmp_path, **{"LOG_FORMAT": "json", **settings})
    assert end.status == 78
    last = lines(end)[-1]
    assert (last["level"], last["logger"]) == ("error", "divan")
    assert last["message"].startswith(said)


@pytest.mark.parametrize(
    "command", [("check",), ("backup", "copy.db"), ("solve", "chess"), ("copy",), ("chess",)]
)
async def test_what_a_command_says_is_json(tmp_path: Path, command: tuple[str, ...]) -> None:
    found = lines(await tried(tmp_path, *command, LOG_FORMAT="json"))
    assert found[-1]["level"] == "error"


@pytest.mark.long
async def test_a_whole_life_is_json(tmp_path: Path, server: LocalDiscord) -> None:
    async with running(tmp_path, **on_discord(server), LOG_FORMAT="json") as (process, line):
        first = json.loads(line)
        process.send_signal(signal.SIGTERM)
        end = await ended(process)
    assert first["message"].startswith("Divan is on Discord as Bot. ")
    assert [line["message"] for line in lines(end) if line["logger"] == "divan"] == [
        "Divan has stopped. Every game is saved."
    ]


@pytest.mark.long
@pytest.mark.parametrize("form", ["text", "json"])
async def test_an_outage_is_one_line(tmp_path: Path, form: str) -> None:
    """Discord is gone, and whoever tries to connect is cut off."""
    server = LocalDiscord(token="MTA.right.token")
    await server.start()
    port = int(server.url.rpartition(":")[2])
    tries = asyncio.Queue[None]()

    def cut(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.transport.abort()
        tries.put_nowait(None)

    async with running(tmp_path, **on_discord(server), LOG_FORMAT=form) as (process, _):
        await server.stop()
        async with await asyncio.start_server(cut, "127.0.0.1", port), asyncio.timeout(HANGS_S):
            for _ in range(6):
                await tries.get()
        process.send_signal(signal.SIGTERM)
        end = await ended(process)
    told = [line for line in end.complained.splitlines() if "econnect" in line]
    assert len(told) == 1, end.complained
    assert "Traceback" not in end.complained
    assert '"traceback"' not in end.complained
