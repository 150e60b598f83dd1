"""What monitoring sees of the whole bot: /metrics, /health and /live, over HTTP."""

import asyncio
import json
import logging
import shutil
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import make_url

from bot import monitoring
from bot.monitoring import MonitoringServer
from bot.render.draw import Renderer
from bot.store.backups import backed_up
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.bot.store.proxy import proxied
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.test_bad_days import CALLBACK
from tests.play.test_busy import BUSY, locked_database
from tests.waiting import until

pytestmark = [pytest.mark.clock, pytest.mark.usefixtures("alone")]

Values = dict[tuple[str, ...], float]
"""Samples by name and the values of their labels."""


class Operator:
    """Somebody who looks at the pages."""

    def __init__(self, url: str, session: aiohttp.ClientSession) -> None:
        self._url = url
        self._session = session

    async def page(self, path: str) -> tuple[int, str]:
        async with self._session.get(f"{self._url}/{path}") as response:
            return response.status, await response.text()

    async def health(self) -> tuple[int, dict[str, object]]:
        code, page = await self.page("health")
        return code, json.loads(page)

    async def metrics(self) -> Values:
        code, page = await self.page("metrics")
        assert code == 200
        return {
            (sample.name, *sample.labels.values()): sample.value
            for family in text_string_to_metric_families(page)
            for sample in family.samples
        }


@asynccontextmanager
async def operator_of(harness: Harness) -> AsyncIterator[Operator]:
    """An operator of a harness's bot."""
    server = MonitoringServer(harness.divan.watcher, 0)
    await server.start()
    async with aiohttp.ClientSession() as session:
        yield Operator(server.url, session)
    await server.stop()


@pytest.fixture
async def operator(
    troubled_harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Operator]:
    """An operator whose every look is a new one."""
    monkeypatch.setattr(monitoring, "LOOKED_EVERY", 0.0)
    async with operator_of(troubled_harness) as operator:
        yield operator


def grown(before: Values, after: Values, *sample: str) -> float:
    """By how much a sample has grown: the counters belong to the process."""
    return after.get(sample, 0.0) - before.get(sample, 0.0)


async def test_answers_and_saves_are_counted(harness: Harness, operator: Operator) -> None:
    before = await operator.metrics()
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    for _ in range(3):
        await ada.press("Turn")
    await ada.press("Undo", "More")
    assert await ada.offered("t ")
    after = await operator.metrics()
    count = "divan_answer_seconds_count"
    assert grown(before, after, count, "/divan play") == 1
    assert grown(before, after, count, "PlayMove") == 3
    assert grown(before, after, count, "Undo") == 1
    assert grown(before, after, count, "ShowMenu") == 1
    assert grown(before, after, count, "suggestions") == 1
    assert grown(before, after, "divan_saves_total", "saved") >= 5
    assert grown(before, after, "divan_save_seconds_count") >= 5
    assert after[("divan_database_up",)] == after[("divan_ready",)] == 1
    assert after[("divan_gateway_up", "0")] == 1
    assert 0 < after[("divan_gateway_latency_seconds", "0")] < 5


async def test_a_running_bot_is_well(harness: Harness, operator: Operator) -> None:
    assert await operator.page("live") == (200, "live\n")
    assert await operator.health() == (
        200,
        {
            "ready": True,
            "database": True,
            "gateway": True,
            "daily_today": False,
            "dailies_ahead": 0,
        },
    )
    for ahead in (0, 1, 3):
        await harness.draw(harness.today + timedelta(ahead))
    code, health = await operator.health()
    assert (code, health["daily_today"], health["dailies_ahead"]) == (200, True, 1)
    await harness.draw(harness.today + timedelta(2), "sultan")
    assert (await operator.metrics())[("divan_dailies_ahead",)] == 1
    await harness.draw(harness.today + timedelta(2))
    assert (await operator.metrics())[("divan_dailies_ahead",)] == 3


async def test_a_locked_database_shows(troubled_harness: Harness, operator: Operator) -> None:
    harness, ada = troubled_harness, troubled_harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    before = await operator.metrics()
    async with locked_database(harness):
        answer = await (await ada.tap("Turn", on=board)).answered()
        assert answer.message
        assert BUSY in str(answer.message)
        code, health = await operator.health()
        assert code == 503
        assert (health["ready"], health["database"], health["gateway"]) == (True, False, True)
        after = await operator.metrics()
    assert grown(before, after, "divan_refused_total", "database_busy") == 1
    assert grown(before, after, "divan_saves_total", "busy") == 1
    assert grown(before, after, "divan_answers_over_1s_total") == 1
    assert after[("divan_database_up",)] == 0
    assert (await operator.health())[0] == 200


async def test_a_deleted_database_shows(troubled_harness: Harness, operator: Operator) -> None:
    assert (await operator.health())[0] == 200
    for path in troubled_harness.database.parent.glob("divan.db*"):
        path.rename(path.with_name(f"moved-{path.name}"))
    code, health = await operator.health()
    assert (code, health["database"]) == (503, False)
    for path in troubled_harness.database.parent.glob("moved-*"):
        path.rename(path.with_name(path.name.removeprefix("moved-")))


async def test_a_dropped_gateway_shows(troubled_harness: Harness, operator: Operator) -> None:
    await troubled_harness.client.close()
    code, health = await operator.health()
    assert (code, health["ready"], health["gateway"]) == (503, False, False)
    assert (await operator.metrics())[("divan_gateway_up", "0")] == 0


async def test_a_backup_shows(harness: Harness, operator: Operator) -> None:
    assert (await operator.metrics())[("divan_last_backup_timestamp_seconds",)] == 0
    at = harness.database.stat().st_mtime
    await asyncio.to_thread(backed_up, harness.database, harness.database.with_name("copy.db"))
    assert (await operator.metrics())[("divan_last_backup_timestamp_seconds",)] >= int(at)


async def test_doubles_are_harmless_and_late_answers_are_not(
    troubled_harness: Harness, operator: Operator, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    ada = troubled_harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    before = await operator.metrics()
    troubled_harness.server.faults.double()
    await ada.press("Turn")
    assert levels(caplog, "was delivered again") == ["INFO"]
    troubled_harness.server.faults.fail(CALLBACK, 404, code=10062)
    await ada.tap("Turn")
    await until(lambda: bool(levels(caplog, "was answered too late")))
    assert levels(caplog, "was answered too late") == ["WARNING"]
    after = await operator.metrics()
    assert grown(before, after, "divan_doubles_total") == 1
    assert grown(before, after, "divan_unanswered_total", "late") == 1


async def test_the_solver_shows(tmp_path: Path, empty_database: Path, renderer: Renderer) -> None:
    shutil.copy(empty_database, tmp_path / "divan.db")
    async with (
        local_discord() as server,
        open_harness(server, tmp_path / "divan.db", renderer, solvers=1) as harness,
        operator_of(harness) as operator,
    ):
        before = await operator.metrics()
        ada = harness.player("Ada")
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Hint")
        after = await operator.metrics()
    assert grown(before, after, "divan_solver_wait_seconds_count", "short") == 1
    assert grown(before, after, "divan_answer_seconds_count", "AskForHint") == 1
    for state in ("line", "long", "probes", "idle", "searched"):
        assert after["divan_solver_queue", state] >= 0


@pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set")
async def test_a_frozen_postgresql_shows(
    tmp_path: Path, renderer: Renderer, worker_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "LOOKED_EVERY", 0.0)
    url = await emptied(make_url(POSTGRESQL), worker_id)
    async with (
        proxied(url) as (proxy, address),
        local_discord() as server,
        open_harness(server, tmp_path, renderer, url=address) as harness,
        operator_of(harness) as operator,
    ):
        assert (await operator.health())[0] == 200
        proxy.freeze()
        began = time.monotonic()
        code, health = await operator.health()
        assert (code, health["database"]) == (503, False)
        assert time.monotonic() - began < 3
        proxy.thaw()
        async with asyncio.timeout(5):
            while (await operator.health())[0] != 200:
                await asyncio.sleep(0.1)


async def test_many_looks_at_once_are_one(
    troubled_harness: Harness, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(monitoring, "LOOKED_EVERY", 60.0)
    visits = troubled_harness.store.visits
    pages = await asyncio.gather(*(operator.page("health") for _ in range(200)))
    assert {code for code, _ in pages} == {200}
    assert troubled_harness.store.visits == visits + 1


def levels(log: pytest.LogCaptureFixture, said: str) -> list[str]:
    """The levels of the lines that say something."""
    return [one.levelname for one in log.records if said in one.getMessage()]
