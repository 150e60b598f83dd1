"""What tests of processes need: a local Discord that only admits the token, an empty database."""

import asyncio
import gc
import os
import shutil
import signal
import time
from collections.abc import AsyncIterator, Generator
from pathlib import Path
from random import randrange
from threading import Event
from typing import Any

import hypothesis
import pytest
import pytest_asyncio
from sqlalchemy import make_url

from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.languages import gaps
from tests.bot.process import TOKEN
from tests.bot.store.emptied import POSTGRESQL, emptied, migrated
from tests.moments import MOMENT, USUAL

SEED = "PLAY_SEED"
"""The environment variable with the order of tests/play, which all of xdist's workers follow."""


KEPT = "kept"
"""The fixture of a local Discord that goes on to the next test: tests/play/kept.py."""


def pytest_configure() -> None:
    """Has languages speak whole; lets the programs that tests start be interrupted.

    What a shell starts in the background ignores that, and so would all that it starts in turn.
    No example of Hypothesis' is too slow: a busy machine fails nothing.
    """
    gaps.fill()
    hypothesis.settings.register_profile("patient", hypothesis.settings(), deadline=None)
    hypothesis.settings.load_profile("patient")
    os.environ.setdefault(SEED, str(randrange(10**6)))
    os.environ.setdefault(MOMENT, USUAL)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if "FAKETIME_DONT_FAKE_MONOTONIC" in os.environ:
        # libfaketime then refuses the clock by which Python 3.11 sleeps.
        time.sleep = Event().wait  # type: ignore[assignment]


def pytest_report_header() -> str:
    return _how_it_ran()


def _how_it_ran() -> str:
    return " ".join(f"{name}={os.environ[name]}" for name in (SEED, MOMENT))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, Any]:
    """Has no test fail for a sentence that isn't translated yet; says how one that fails ran."""
    report = yield
    gaps.judge(item, report)
    if report.failed:
        report.sections.append(("It ran with", _how_it_ran()))
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Has every test of the clock, and every long one, stand where the Makefile looks for such;
    and all that have the same local Discord, one after another, share a loop."""
    marked = {(one.path, mark.name) for one in items for mark in one.iter_markers()}
    for path, name in marked:
        if name in ("clock", "long") and f"mark.{name}" not in path.read_text("utf-8"):
            raise pytest.UsageError(f"{path} doesn't say that it has a test that is {name}")
    for item in items:
        if KEPT in getattr(item, "fixturenames", ()) and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Has the fixtures of these tests share it, too."""
    with pytest.MonkeyPatch.context() as patch:
        if KEPT in request.fixturenames and fixturedef.scope == "function":
            patch.setattr(fixturedef.func, "_loop_scope", "session", raising=False)
        return (yield)


def pytest_collection_finish() -> None:
    """Leaves the tests themselves out of garbage collection.

    Seven thousand of them are 370,000 objects, and to look through those stops everything for a
    quarter of a second: longer than the bot's loop may stand still, in which nothing of that is.
    """
    gc.freeze()


@pytest.fixture
async def server() -> AsyncIterator[LocalDiscord]:
    server = LocalDiscord(token=TOKEN)
    await server.start()
    yield server
    await server.stop()


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty, migrated database, which tests copy: to migrate one takes five times as long."""
    file = tmp_path_factory.mktemp("empty") / "divan.db"

    async def make() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(make())
    return file


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRESQL else [])])
async def url(
    request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path, worker_id: str
) -> str:
    """The address of an empty database; of a migrated one if the test has a store in it."""
    is_migrated = "store" in request.fixturenames
    if request.param == "postgresql":
        return await (migrated if is_migrated else emptied)(make_url(POSTGRESQL), worker_id)
    if is_migrated:
        shutil.copy(empty_database, tmp_path / "divan.db")
    return f"sqlite:///{tmp_path}/divan.db"
