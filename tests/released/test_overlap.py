"""A released version goes on playing while this one starts on its database and migrates it.

Of the released version there is its code, run as the process that an operator started before: of
the last two versions, or of all in `make thorough`.
"""

import re
import signal
import subprocess
import sys
import tomllib
from asyncio.subprocess import Process
from datetime import timedelta
from pathlib import Path

import pytest

from bot.services.audit import Auditing
from bot.services.core.days import day_of
from bot.services.core.requests import Transactions
from bot.services.daily.deal_pool import par_of
from bot.store.schema.dailies import Daily
from bot.store.store import Store
from engine.catalogue import GAMES
from local_discord import LocalDiscord
from tests.bot.process import CHECKOUT, Ended, ended, on_discord, running
from tests.effort import effort
from tests.play.player import SimulatedPlayer
from tests.play.reading import TEXT, Message, alt, beside, of_type
from tests.play.records import daily
from tests.released.archive import unpacked, versions
from tests.visits import read, write


def test_the_code_of_the_last_release_is_kept() -> None:
    """Of the changelog's versions, the first is this one."""
    changes = (CHECKOUT / "CHANGELOG.md").read_text("utf-8")
    numbers = re.findall(r"^## (\d+\.\d+)\.", changes, re.MULTILINE)
    this = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert numbers[numbers.index(this.rpartition(".")[0]) + 1] in versions()


def test_the_last_releases_are_the_last_by_number() -> None:
    """As texts, 0.8 and 0.9 come after 0.13, and were taken for the last two."""
    minors = [int(version.partition(".")[2]) for version in versions()]
    assert minors == sorted(minors)
    assert minors[-2:] >= [19, 20]


@pytest.mark.long
@pytest.mark.parametrize("version", versions()[-effort(2, 99) :])
async def test_a_released_version_goes_on_while_this_one_takes_over(
    server: LocalDiscord, url: str, tmp_path: Path, version: str
) -> None:
    ada, bob = (SimulatedPlayer(server.world.person(name)) for name in ("Ada", "Bob"))
    settings = {**on_discord(server), "SOLVER_PROCESSES": "0", "DATABASE_URL": url}
    code = unpacked(version, tmp_path / "released")
    released = {**settings, "PYTHONPATH": f"{code}:{CHECKOUT}"}
    assert imported(released["PYTHONPATH"]) == code / "bot"
    async with running(tmp_path, **released) as (old, _):
        await begin(ada, "sultan", "20")
        await begin(bob, "shah", "12")
        await draw_dailies(url, server)
        async with running(tmp_path, **settings) as (new, _):
            await ada.press("Turn")
            await ada.press("Turn")
            assert await stored_moves(url, ada) == "t t"
            for _ in range(2):
                await bob.slash("divan move", moves="d", game="shah")
            assert await stored_moves(url, bob) == "d d"
            await stop(new)
        await play_everything(ada, bob)
        last = alt(ada.message)
        async with running(tmp_path, **settings):
            log = (await stop(old)).complained
            assert " ERROR " not in log
            await ada.slash("divan play", game="sultan")
            assert alt(ada.message) == last
            await ada.press("Undo")
            await ada.press("Turn")
            await see_everything(ada)
    store = await Store.open(url)
    today = day_of(server.clock.now())
    assert await Auditing(Transactions(store), today).findings() == ()
    await store.close()


async def begin(player: SimulatedPlayer, key: str, deal: str) -> None:
    await player.slash("divan play", game=key, deal=deal)


async def play_everything(ada: SimulatedPlayer, bob: SimulatedPlayer) -> None:
    """What players do, each with its outcome. In the end Ada is at her game of Sultan."""
    await ada.press("Run")
    before = alt(ada.message)
    await ada.press("Undo")
    assert alt(ada.message) != before
    await ada.press("Hint")
    await bob.slash("divan daily", game="sultan")
    await bob.press("Start")
    await bob.press("Turn")
    assert "Waste: 1 card" in alt(bob.message)
    await see_everything(bob)
    await bob.slash("divan play", game="shah")
    for label in ("More", "Give up", "Give up", "New deal"):
        await bob.press(label)
    await bob.slash("divan settings")
    acts = [part["label"] for part in beside(bob.message)]
    await bob.press("Use two" if "Use two" in acts else "Two colours")
    assert "**Deck**: two colours" in text(bob.message)
    await ada.slash("divan play", game="sultan")
    await ada.slash("divan move", moves="t")


def text(message: Message) -> str:
    """What a message says, as any version sends it."""
    return "\n".join(part["content"] for part in of_type(message, TEXT))


async def see_everything(player: SimulatedPlayer) -> None:
    for command, seen in (
        ("divan board", "-# This server · "),
        ("divan stats", "statistics"),
        ("divan settings", "Your settings"),
    ):
        await player.slash(command)
        assert seen in text(player.message), text(player.message)


async def draw_dailies(url: str, server: LocalDiscord) -> None:
    """Draws today's and tomorrow's dailies by this version, which migrates the database."""
    store = await Store.open(url)
    for key in GAMES:
        _, deal, line = daily(key).split(" ", 2)
        for n in range(2):
            day = day_of(server.clock.now()) + timedelta(n)
            drawn = Daily(day, key, int(deal), (*line.split(),), *par_of(key, int(deal)))
            await write(store).deals.draw_daily(drawn)
    await store.close()


async def stored_moves(url: str, player: SimulatedPlayer) -> str:
    """The moves of the game that a player last played."""
    store = await Store.open(url)
    row = await read(store).games.last(player.owner)
    await store.close()
    return str(row.record)


async def stop(process: Process) -> Ended:
    process.send_signal(signal.SIGTERM)
    end = await ended(process)
    assert end.status == 0
    return end


def imported(path: str) -> Path:
    """Where the program is imported from, with this path."""
    asked = "import bot, engine; assert engine.__file__; print(bot.__path__[0])"
    command = (sys.executable, "-c", asked)
    known = {"PYTHONPATH": path}
    said = subprocess.run(command, check=True, capture_output=True, cwd="/", env=known)
    return Path(said.stdout.decode().strip())
