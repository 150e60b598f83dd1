"""A harness with a running bot; after each test nothing of it may remain."""

import asyncio
import json
import logging
import os
import re
import shutil
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import pytest
import pytest_asyncio

from bot.app import members, requests
from bot.app.answers import answer as answers
from bot.features.analyses import analysis
from bot.render.draw import Renderer
from bot.services.core import requests as transactions
from bot.services.play import gameplay
from bot.services.players import players
from bot.services.solving import workers
from bot.words.text import PICTURES
from local_discord import Checker, drawn
from local_discord.world import interactions
from tests.conftest import SEED
from tests.local_discord.openapi import openapi_checker
from tests.play.days import make_digest_due
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.kept import KeptDiscord, KeptWorker
from tests.play.player import SimulatedPlayer
from tests.play.reading import SUITS

Bots: TypeAlias = Callable[[int], AbstractAsyncContextManager[Harness]]

CODE = re.compile(r"\\.|(`+)(?P<code>.+?)\1", re.DOTALL)
HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Shuffles the tests here, so that what one leaves behind shows in another."""
    places = [n for n, one in enumerate(items) if HERE in one.path.parents]
    here = [items[n] for n in places]
    Random(os.environ[SEED]).shuffle(here)
    for n, item in zip(places, here, strict=True):
        items[n] = item


@pytest.fixture(scope="session")
def renderer() -> Renderer:
    return Renderer.load()


@pytest.fixture(scope="session")
def checker() -> Checker:
    """Checks requests against Discord's own API description, if present, for pings, and for
    characters that clients would draw."""
    described = openapi_checker()

    def complaints(method: str, path: str, body: Any) -> list[str]:
        found = described(method, path, body) if described else []
        return [*found, *pings(body), *pictures(body)]

    return complaints


def pings(body: Any) -> Iterator[str]:
    """A complaint if a message pings somebody."""
    message = body.get("data", body) if isinstance(body, dict) else {}
    if "<@" in json.dumps(message) and message.get("allowed_mentions", {}).get("parse") != []:
        yield f"the message pings somebody: {message}"


def pictures(body: Any) -> Iterator[str]:
    """A complaint for each text in which a client draws what isn't meant as a picture, or in which
    a suit is in code, where its look is left to the system."""
    if isinstance(body, list):
        for one in body:
            yield from pictures(one)
    elif isinstance(body, dict):
        text = body.get("content")
        if isinstance(text, str):
            wrong = [one for one in drawn(text) if one not in PICTURES]
            code = "".join(part["code"] or "" for part in CODE.finditer(text))
            if wrong := wrong + [suit for suit in SUITS.values() if suit in code]:
                yield f"clients draw {' '.join(wrong)} in {text!r}"
        yield from pictures([*body.values()])


@pytest.fixture
def real_limits() -> None:
    """Answers come as soon as Discord wants them, also on a slow machine."""


@pytest.fixture(autouse=True)
def _slow_machines_are_waited_for(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However busy the machine is, no answer comes too late, unless that is what is tested."""
    if request.node.get_closest_marker("clock") or "real_limits" in request.fixturenames:
        return
    patience = 25.0
    for limits, name in (
        (requests, "ANSWERED_WITHIN"),
        (answers, "DEFERRED_AFTER"),
        (answers, "KNOWN_LONG"),
        (answers, "FIRST_WITHIN"),
        (members, "ASKING_S"),
        (transactions, "JOINING_S"),
    ):
        monkeypatch.setattr(limits, name, getattr(limits, name) + patience)
    longer = interactions._FIRST_ANSWER_TIMEOUT + timedelta(seconds=patience)
    monkeypatch.setattr(interactions, "_FIRST_ANSWER_TIMEOUT", longer)


@pytest.fixture
def _languages_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is. Elsewhere, an answer is in the usual one rather than late."""
    monkeypatch.setattr(players, "ASKING_S", 2.0)


@pytest.fixture
def hints_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the solver's process takes to start."""
    monkeypatch.setattr(gameplay, "WITHIN", 20.0)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def kept(
    tmp_path_factory: pytest.TempPathFactory, renderer: Renderer, checker: Checker
) -> AsyncIterator[KeptDiscord]:
    """What tests have one after another; each begins anew on it."""
    async with local_discord(checker) as server:
        kept = KeptDiscord(server)
        await kept.connect()
        await kept.register(Harness(server, tmp_path_factory.mktemp("kept") / "divan.db", renderer))
        yield kept
        await kept.disconnect()
        await KeptWorker.end_all()


@pytest.fixture
def alone() -> None:
    """Nothing is kept for a test that wants a bot and a local Discord of its own."""


@pytest.fixture
def bots(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    empty_database: Path,
    renderer: Renderer,
    checker: Checker,
    kept: KeptDiscord,
    monkeypatch: pytest.MonkeyPatch,
) -> Bots:
    """Opens a new bot, with as many solver processes."""
    is_alone = "alone" in request.fixturenames

    @asynccontextmanager
    async def opened(solvers: int) -> AsyncIterator[Harness]:
        database = tmp_path / "divan.db"
        shutil.copy(empty_database, database)
        async with AsyncExitStack() as up:
            if is_alone:
                others = asyncio.all_tasks()
                server = await up.enter_async_context(local_discord(checker))
            else:
                server = await kept.begin_anew()
                others = asyncio.all_tasks()
            harness = Harness(server, database, renderer, solvers)
            harness.is_new_copy = True
            if not is_alone:
                harness.online = kept.online
                monkeypatch.setattr(workers, "Worker", KeptWorker)
            await harness.open()
            up.push_async_callback(harness.close)
            yield harness
            assert_no_view_is_kept(harness)
        assert not server.violations, "\n".join(server.violations)
        if not is_alone:  # A kept connection that broke is made anew, now or when a test begins.
            names = "Shard.worker", "AutoShardedClient.connect"
            others |= {one for one in asyncio.all_tasks() for name in names if _does(one, name)}
        await assert_no_task_is_left(others)

    return opened


@pytest.fixture
async def troubled_harness(bots: Bots) -> AsyncIterator[Harness]:
    """A harness whose log may contain warnings."""
    async with bots(0) as harness:
        yield harness


@pytest.fixture
async def harness(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[Harness]:
    """A harness whose log must stay free of warnings."""
    yield troubled_harness
    logged = [one for one in caplog.get_records("call") if one.levelno >= logging.WARNING]
    assert not [one.getMessage() for one in logged]


@pytest.fixture
async def ada(harness: Harness) -> SimulatedPlayer:
    """Ada, with `sultan 20` just dealt: 2 and 6 are aces, 7 is the deuce of clubs."""
    ada = harness.player("Ada")
    await ada.slash("divan play", game="sultan", deal="20")
    return ada


@pytest.fixture
async def digest_due(harness: Harness) -> Harness:
    """A harness where Ada and Bob have played, and the digest is due at nine the next morning."""
    await make_digest_due(harness)
    return harness


async def assert_no_task_is_left(others: Iterable[asyncio.Task[Any]] = ()) -> None:
    """Whatever else still runs must end by itself, soon, but the local Discord's own side."""
    running = asyncio.all_tasks() - {asyncio.current_task(), *others}
    if left := {one for one in running if not _does(one, "RequestHandler")}:
        _, running = await asyncio.wait(left, timeout=10)
        assert not running


def _does(task: asyncio.Task[Any], name: str) -> bool:
    """Whether a task runs a method of this name."""
    return name in getattr(task.get_coro(), "__qualname__", "")


def assert_no_view_is_kept(harness: Harness) -> None:
    """discord.py keeps every view that was not stopped, and its message, forever."""
    views = harness.client._connection._view_store
    assert not views._views
    assert not views._modals
    assert not views._synced_message_views
    assert not views._dynamic_items


@pytest.fixture
async def solvers(bots: Bots) -> AsyncIterator[Harness]:
    """A harness whose bot has one solver process."""
    async with bots(1) as harness:
        yield harness


@pytest.fixture
async def either(
    url: str, tmp_path: Path, renderer: Renderer, checker: Checker
) -> AsyncIterator[Harness]:
    """A bot with a solver process on a database of either kind."""
    async with (
        local_discord(checker) as server,
        open_harness(server, tmp_path / "none", renderer, solvers=1, url=url) as harness,
    ):
        yield harness


@pytest.fixture
def quick_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody reads along here."""
    monkeypatch.setattr(analysis, "FIRST_WITHIN", 0.2)
    monkeypatch.setattr(analysis, "EVERY", 0.1)
