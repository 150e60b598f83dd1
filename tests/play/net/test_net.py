"""Nothing that anybody is shown changes unnoticed: every screen and picture of a crawl is kept.

`KEEP=1 make net` keeps what is shown now, to be read as a change of the kept files, which is a
commit by itself.
"""

import asyncio
import os
import shutil
from collections.abc import Iterable
from datetime import UTC, datetime
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Final

import pytest

from bot.app.answers import answer
from bot.features.analyses import analysis
from bot.render.draw import Renderer
from bot.services.analyses import loss_searches
from bot.services.play import gameplay
from bot.services.solving.workers import Worker
from local_discord import Answer, Checker, Clock
from tests.play.crawl.complaints import told
from tests.play.crawl.crawler import Trail
from tests.play.crawl.scenes import SCENES, Scene
from tests.play.crawl.test_crawl import FULLEST, SERVER, WORLDS, crawl
from tests.play.harness import local_discord, open_harness
from tests.play.net.played_back import Answers, PlayedBack
from tests.play.net.seen import Seen

CRAWLS: Final = ((SERVER, "empty"), FULLEST, (SCENES[3], "full"))
KEPT: Final = Path(__file__).parent / "kept"
MOST_TOLD: Final = 60
"""How many lines of a difference are told."""
SEED: Final = 14
LONG_S: Final = 600.0
"""More than anything takes here: what is late on a slow machine must not look different."""


class StoppedClock(Clock):
    """A clock that stands still until it is set."""

    def now(self) -> datetime:
        return datetime(2026, 11, 1, tzinfo=UTC) + self._offset


@pytest.fixture
def _nothing_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    for limits, name in (
        (answer, "DEFERRED_AFTER"),
        (answer, "KNOWN_LONG"),
        (analysis, "FIRST_WITHIN"),
        (loss_searches, "WITHIN"),
        (gameplay, "WITHIN"),
    ):
        monkeypatch.setattr(limits, name, LONG_S)


@pytest.mark.net
@pytest.mark.usefixtures("_nothing_is_late")
@pytest.mark.parametrize(("scene", "world"), CRAWLS, ids=lambda one: getattr(one, "name", one))
async def test_what_is_shown_is_what_was_kept(
    tmp_path: Path,
    empty_database: Path,
    renderer: Renderer,
    checker: Checker,
    monkeypatch: pytest.MonkeyPatch,
    scene: Scene,
    world: str,
) -> None:
    name = f"{scene.name}-{world}".replace(" ", "-")
    answers = Answers(KEPT / f"{name}-answers.txt")

    async def started(_: Iterable[str]) -> Worker:
        return PlayedBack(answers)

    monkeypatch.setattr(Worker, "started", started)
    database = tmp_path / "divan.db"
    shutil.copy(empty_database, database)
    async with (
        local_discord(checker, StoppedClock()) as server,
        open_harness(server, database, renderer, solvers=1) as harness,
    ):
        lasting = asyncio.all_tasks()
        seen = Seen(server.world)
        player = await scene.player(harness)
        await WORLDS[world](harness, player)

        async def watch(trail: Trail, shown: Answer | None) -> None:
            await settled(lasting)
            seen.note(trail, shown)

        report = await crawl(harness, player, watch, SEED)
    assert not report.findings, told(report.findings)
    for part, written in (("screens", seen.written_screens()), ("steps", seen.written_steps())):
        path = KEPT / f"{name}-{part}.txt"
        if os.environ.get("KEEP"):
            path.write_text(written, "utf-8")
            answers.keep()
        compare(path, written)


def compare(kept: Path, written: str) -> None:
    """Fails with the first lines that differ."""
    before = kept.read_text("utf-8").splitlines() if kept.exists() else []
    different = unified_diff(before, written.splitlines(), "kept", "shown", lineterm="", n=8)
    if lines := "\n".join(islice(different, MOST_TOLD)):
        pytest.fail(f"{kept.name}\n{lines}", pytrace=False)


async def settled(lasting: set[asyncio.Task[object]]) -> None:
    """Waits until all has ended that an answer left to do."""
    while left := [one for one in asyncio.all_tasks() - lasting if not _waits(one)]:
        await asyncio.wait(left)


def _waits(task: asyncio.Task[object]) -> bool:
    """Whether it waits for the next request on a connection."""
    return "RequestHandler" in repr(task.get_coro())
