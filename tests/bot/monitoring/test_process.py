"""The process with METRICS_PORT: its pages, and interactions' ids in its log."""

import json
import signal
import socket
from pathlib import Path

import aiohttp
import pytest

from local_discord import LocalDiscord
from tests.bot.process import TOKEN, ended, on_discord, running
from tests.play.player import SimulatedPlayer


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port: int = other.getsockname()[1]
        return port


async def test_the_pages_of_a_running_process(tmp_path: Path, server: LocalDiscord) -> None:
    url = f"http://127.0.0.1:{(port := free_port())}"
    async with running(tmp_path, **on_discord(server), METRICS_PORT=str(port)) as (process, _):
        async with aiohttp.ClientSession() as session:
            for path in ("live", "health"):
                async with session.get(f"{url}/{path}") as response:
                    assert response.status == 200
            async with session.get(f"{url}/metrics") as response:
                page = await response.text()
        assert "divan_ready 1.0" in page
        assert "process_resident_memory_bytes" in page
        assert float(page.split("divan_event_loop_lag_seconds_count ")[1].split()[0]) > 0
        process.send_signal(signal.SIGTERM)
        end = await ended(process)
    assert end.status == 0
    assert TOKEN not in page


@pytest.mark.parametrize("form", ["text", "json"])
async def test_a_line_of_the_log_has_its_interactions_id(
    tmp_path: Path, server: LocalDiscord, form: str
) -> None:
    async with running(tmp_path, **on_discord(server), LOG_FORMAT=form) as (process, _):
        ada = SimulatedPlayer(server.world.person("Ada"))
        await ada.slash("divan play", game="sultan", deal="20")
        server.faults.double()
        tapped = await ada.tap("Turn")
        await tapped.answered()
        process.send_signal(signal.SIGTERM)
        end = await ended(process)
    lines = end.complained.splitlines()
    (line,) = (one for one in lines if "was delivered again" in one)
    others = [one for one in lines if "logging in" in one]
    assert others
    if form == "text":
        assert f" INFO    bot.app.client [{tapped.id}]: " in line
        assert not [one for one in others if "[" in one]
    else:
        assert json.loads(line)["interaction"] == str(tapped.id)
        assert not [one for one in others if "interaction" in json.loads(one)]
