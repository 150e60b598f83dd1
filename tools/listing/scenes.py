"""The five pictures of a directory's page: real games, with the chat around them."""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final, TypeAlias

from engine import Game
from engine.solver.baseline import patient
from tests.browser import Page
from tests.play.attempts import begin, moves_of
from tests.play.days import add_attempt, at, run_tasks_at, set_up_digest
from tests.play.lost_games import LOST, lost
from tests.play.records import SHAH_WON
from tools.listing.stage import EVENING, Stage, Window

Scene: TypeAlias = Callable[[Stage], Awaitable[Page]]

DESK: Final = Window(1600, 900, scale=1.2)
"""1920 × 1080 pixels, as all of them."""
TALLER: Final = Window(1840, 1035, scale=1920 / 1840)
"""For what is long."""
TODAY: Final = EVENING.date()


async def sultan(stage: Stage) -> Page:
    """Ada plays Sultan; Bob looks on."""
    game = Game.start("sultan", 20)
    while len(game.moves) < 70:
        game = game.played(str(patient(game.table)))
    ada, bob = stage.harness.player("Ada"), stage.harness.player("Bob")
    await stage.harness.set_game(ada, game.record)
    bob.person.say("Deal 20 beat me. Your turn, Ada!")
    page = await stage.page("Ada", DESK)
    await page.type_command("/divan play game:sultan")
    return page


async def shah(stage: Stage) -> Page:
    """Bob plays The Shah."""
    key, deal, *moves = SHAH_WON.split()
    bob = stage.harness.player("Bob")
    await stage.harness.set_game(bob, " ".join((key, deal, *moves[:170])))
    page = await stage.page("Bob", DESK)
    await page.type_command("/divan play game:shah")
    return page


async def won(stage: Stage) -> Page:
    """Ada has won the daily."""
    ada = stage.harness.player("Ada")
    await begin(stage.harness, ada)
    await ada.slash("divan move", moves=moves_of("sultan"), game="sultan")
    return await stage.page("Ada", DESK)


async def digest(stage: Stage) -> Page:
    """The morning after a day that everybody has played."""
    harness = stage.harness
    ada, bob, cleo = (harness.player(name) for name in ("Ada", "Bob", "Cleo"))
    await set_up_digest(harness, hour=9, channel=harness.server.world.daily.id)
    for back, placed in ((1, (70, 100)), (2, (100, 64)), (3, (58, 100)), (4, (100, 71))):
        for player, count in zip((ada, bob), placed, strict=True):
            await add_attempt(harness, player, day=TODAY - timedelta(back), placed=count)
    await harness.draw(TODAY)
    for player, shares in ((ada, (1, 2, 2)), (bob, (2, 1, 1)), (cleo, (3, 3, 3))):
        for key, share in zip(("sultan", "sultan-classic", "shah"), shares, strict=True):
            moves = moves_of(key).split()
            await begin(harness, player, key)
            await player.slash("divan move", moves=" ".join(moves[: len(moves) // share]), game=key)
    await run_tasks_at(harness, at(TODAY + timedelta(1), 9))
    page = await stage.page("Cleo", TALLER)
    await page.inner.locator("#channels").get_by_text("daily").click()
    return page


async def analysis(stage: Stage) -> Page:
    """Ada asks where her game was lost."""
    ada = stage.harness.player("Ada")
    await stage.harness.set_game(ada, lost("sultan-classic"))
    page = await stage.page("Ada", TALLER)
    await page.type_command("/divan analyze")
    await page.wait_for_text(f"Move {LOST['sultan-classic'][1]} lost it.")
    return page


SCENES: Final[dict[str, Scene]] = {
    "1-sultan": sultan,
    "2-the-shah": shah,
    "3-won": won,
    "4-digest": digest,
    "5-analysis": analysis,
}
SOLVED: Final = frozenset({"5-analysis"})
"""Those that need the solver."""
