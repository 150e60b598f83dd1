"""Every screen that can be reached, everywhere: nothing is refused, and nobody reads an apology."""

import os
from datetime import timedelta
from random import Random
from typing import Final

import pytest

from bot.press.analyses import Begin
from bot.press.custom_ids import read
from bot.press.press import NAMED
from tests.bot.screens.test_examples import OTHERWISE
from tests.effort import THOROUGH
from tests.play.crawl.complaints import told
from tests.play.crawl.crawler import Crawler, Watch, unwatched
from tests.play.crawl.report import Report
from tests.play.crawl.scenes import SCENES, Scene
from tests.play.crawl.worlds import DAY, empty, full
from tests.play.days import at, run_tasks_at
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.visits import write

SEED: Final = int(os.environ.get("CRAWL_SEED", "14"))
MOST: Final = 1500
"""Presses at one time of day: a crawl that needs more goes round in circles."""


WORLDS: Final = {"empty": empty, "full": full}
SERVER = SCENES[0]
FULLEST: Final = (SERVER, "full")
"""The crawl that comes round most."""
ALIKE: Final = ("server, as anybody", "locked thread")
"""Scenes that are left to `make thorough` in a full world."""


async def crawl(
    harness: Harness, player: SimulatedPlayer, watch: Watch = unwatched, seed: int = SEED
) -> Report:
    """Crawls at ten, at one, while yesterday can still be finished, for what is new, and at ten."""
    crawler = Crawler(harness, player, Random(seed), watch)
    with crawler.listening():
        report = await crawler.crawl(MOST)
        await write(harness.store).players.change(player.owner, reminder=True)
        await run_tasks_at(harness, at(DAY, 23, 30))
        for hour, anew in ((1, False), (10, True)):
            await run_tasks_at(harness, at(DAY + timedelta(1), hour))
            report += await crawler.crawl(MOST, anew=anew)
    print(f"{report.pressed} presses, {report.unseen} of them late")  # noqa: T201
    return report


def offered() -> set[str]:
    """The names of the presses on our screens. One begins a game only within another."""
    return {one.__name__ for one in NAMED if one not in (*OTHERWISE, Begin)}


@pytest.mark.long
@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
async def test_everything_can_be_pressed(
    troubled_harness: Harness, scene: Scene, world: str
) -> None:
    if world == "full" and scene.name in ALIKE and not THOROUGH:
        pytest.skip("a full world looks there as in the server, or as in another thread")
    player = await scene.player(troubled_harness)
    await WORLDS[world](troubled_harness, player)
    report = await crawl(troubled_harness, player)
    if report.findings:
        pytest.fail(f"{told(report.findings)}\n\nCRAWL_SEED={SEED} finds it again", pytrace=False)
    assert report.pressed < 2 * MOST
    if (scene, world) == FULLEST:
        left = offered() - {type(read(one)).__name__ for one in report.sent}
        assert len(left) <= len(offered()) // 10, " ".join(sorted(left))


async def test_a_refusal_is_told_with_the_way_to_it(troubled_harness: Harness) -> None:
    player = await SERVER.player(troubled_harness)
    await empty(troubled_harness, player)
    crawler = Crawler(troubled_harness, player, Random(SEED))
    troubled_harness.server.world.interactions.attachment_size_limit = 10
    with crawler.listening():
        report = await crawler.crawl(1)
    assert "\n\n/divan play\n    refused: POST /inter" in f"\n\n{told(report.findings)}"
    assert "answered: What you did was saved" in told(report.findings)
