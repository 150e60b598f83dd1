"""PostgreSQL frozen, cut off or restarted: no press is unanswered, and none gets an apology."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import make_url

from bot.render.draw import Renderer
from local_discord import Checker
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.bot.store.proxy import Proxy, proxied
from tests.play.conftest import assert_no_task_is_left, assert_no_view_is_kept
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import is_private, text
from tests.play.test_busy import BUSY

pytestmark = [
    pytest.mark.clock,
    pytest.mark.skipif(not POSTGRESQL, reason="TEST_POSTGRESQL_URL is not set"),
]

MAYBE_SAVED = "Divan doesn’t know whether it was saved. Press again to see."
OURS = ("bot.", "asyncio")
PLAYERS = ("Ada", "Bob", "Cleo")


@pytest.fixture
async def server(worker_id: str) -> AsyncIterator[tuple[Proxy, str]]:
    """A proxy before an empty database, and the address through it."""
    async with proxied(await emptied(make_url(POSTGRESQL), worker_id)) as both:
        yield both


@pytest.fixture
def proxy(server: tuple[Proxy, str]) -> Proxy:
    return server[0]


@pytest.fixture
async def harness(
    server: tuple[Proxy, str], tmp_path: Path, renderer: Renderer, checker: Checker
) -> AsyncIterator[Harness]:
    """A bot on PostgreSQL."""
    async with (
        local_discord(checker) as discord,
        open_harness(discord, tmp_path, renderer, url=server[1]) as harness,
    ):
        yield harness
        assert_no_view_is_kept(harness)
    await assert_no_task_is_left()


@pytest.fixture
async def players(harness: Harness) -> list[SimulatedPlayer]:
    """Players who each have a game open."""
    players = [harness.player(name) for name in PLAYERS]
    for player in players:
        await player.slash("divan play", game="sultan", deal="20")
    return players


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO)
    return caplog


def levels(log: pytest.LogCaptureFixture) -> list[str]:
    """The levels of all that the bot and asyncio have logged."""
    return [one.levelname for one in log.get_records("call") if one.name.startswith(OURS)]


async def answers(players: list[SimulatedPlayer], label: str) -> list[str]:
    """What each player is told who presses a button, all at the same time."""
    tapped = [await player.tap(label) for player in players]
    answered = await asyncio.gather(*(one.answered() for one in tapped))
    return [text(one.message) if one.message else "" for one in answered]


async def test_a_frozen_database_cannot_save_and_recovers(
    harness: Harness, players: list[SimulatedPlayer], proxy: Proxy, log: pytest.LogCaptureFixture
) -> None:
    proxy.freeze()
    for label in ("Turn", "More"):
        began = time.monotonic()
        assert await answers(players, label) == [BUSY] * len(players)
        assert time.monotonic() - began < 3
    assert levels(log) == ["WARNING"]
    proxy.thaw()
    for player in players:
        await player.press("Turn")
        assert await harness.record(player) == "t"
    assert levels(log) == ["WARNING", "INFO"]


@pytest.mark.parametrize("doing", ["freeze", "cut"])
async def test_a_cut_commit_may_not_have_been_saved(
    harness: Harness, players: list[SimulatedPlayer], proxy: Proxy, doing: str
) -> None:
    ada = players[0]
    proxy.at_commit = doing
    answer = await (await ada.tap("Turn")).answered()
    assert answer.message
    assert text(answer.message) == MAYBE_SAVED
    assert is_private(answer.message)
    proxy.thaw()
    await ada.press("Turn")
    assert await harness.record(ada) == "t", "the second press shows that the first was saved"
    await ada.press("Turn")
    assert await harness.record(ada) == "t t"


async def test_a_restart_goes_unnoticed(
    harness: Harness, players: list[SimulatedPlayer], proxy: Proxy, log: pytest.LogCaptureFixture
) -> None:
    periodic = harness.divan.periodic
    await proxy.refuse()
    running = asyncio.create_task(periodic.run_once())
    tapped = [await player.tap("Turn") for player in players]
    await asyncio.sleep(0.7)
    await proxy.listen()
    for one in tapped:
        answer = await one.answered()
        assert answer.message
        assert "Turned " in text(answer.message)
    await running
    assert [await harness.record(player) for player in players] == ["t"] * len(players)
    assert levels(log) == ["WARNING", "INFO"]


async def test_a_long_outage_is_one_line_in_the_log(
    harness: Harness, players: list[SimulatedPlayer], proxy: Proxy, log: pytest.LogCaptureFixture
) -> None:
    periodic = harness.divan.periodic
    await proxy.refuse()
    said, _ = await asyncio.gather(answers(players, "Turn"), periodic.run_once())
    assert said == [BUSY] * len(players)
    assert levels(log) == ["WARNING"]
    await proxy.listen()
    await players[0].press("Turn")
    await periodic.run_once()
    assert levels(log) == ["WARNING", "INFO"]
