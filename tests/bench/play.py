"""The whole bot as a process of its own: a click, the start, and memory after many clicks."""

import asyncio
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from statistics import median, quantiles

from bot.local.server import LocalDiscord
from bot.render import Board, Renderer
from engine import Game
from engine.catalogue import GAMES
from tests.bot.process import CHECKOUT, TOKEN, on_discord, running
from tests.play.player import SimulatedPlayer
from tests.play.reading import BUTTON, Message, of_type

CLICKS = 1_000
STARTS = 5
MANY_CLICKS = 10_000
STEPS = 5
"""How often memory is looked at on the way to so many clicks."""

NOT_PLAYED = ("more", "hint")
SEED = 20


class Clicker:
    """Three people with a game of every kind, who press what can be pressed."""

    def __init__(self, server: LocalDiscord) -> None:
        self._server = server
        self._random = Random(SEED)
        self._boards: list[SimulatedPlayer] = []
        self._next = 0

    async def sit_down(self) -> None:
        """Everybody is dealt a game of every kind."""
        for person in self._server.world.people:
            for deal, key in enumerate(GAMES, 1):
                player = SimulatedPlayer(person)
                await player.slash("divan play", game=key, deal=str(deal))
                self._boards.append(player)

    async def click(self) -> float:
        """One click, from the press to the edited message; how many seconds it took."""
        player = self._boards[self._next % len(self._boards)]
        self._next += 1
        message = player.message
        custom_id = self._chosen(message)
        since = time.perf_counter()
        await player.force(custom_id)
        took = time.perf_counter() - since
        if player.message["id"] != message["id"]:
            self._clear_away(message["id"])
        return took

    def _clear_away(self, message_id: str) -> None:
        """Takes an old board off the screen: the memory measured is the bot's."""
        messages = self._server.world.messages
        if message := messages.get(message_id):
            messages.delete(message)

    def _chosen(self, message: Message) -> str:
        """A button that plays: mostly a card that can go up, seldom Undo."""
        open_ = [part["custom_id"] for part in of_type(message, BUTTON) if not part["disabled"]]
        verbs = {custom_id.split(":", 3)[3]: custom_id for custom_id in open_}
        if "again" in verbs:
            return str(verbs["again"])
        undo = verbs.pop("undo", None)
        if undo and self._random.random() < 0.02:
            return str(undo)
        plays = [custom_id for verb, custom_id in verbs.items() if verb in {"w", *"12345678"}]
        others = [custom_id for verb, custom_id in verbs.items() if verb not in NOT_PLAYED]
        return str(self._random.choice(plays if plays and self._random.random() < 0.5 else others))


async def report() -> list[str]:
    """The figures, a line each."""
    return [*await clicks(), *await starts(), *await memory()]


async def clicks() -> list[str]:
    """Click to edited message, one of ours and one of the echo's in turn."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = await stack.enter_async_context(local_discord())
        await stack.enter_async_context(running(folder, **on_discord(server)))
        clicker = Clicker(server)
        await clicker.sit_down()
        size, echo = await stack.enter_async_context(echoing(folder))
        ours, theirs = [], []
        for _ in range(CLICKS):
            ours.append(await clicker.click())
            theirs.append(await timed(echo))
    return [
        f"click → edited message: {told(ours)}, with picture and durable write (≤ 15, p99 ≤ 45)",
        f"  beside a bare echo of a ready-made PNG of {size / 1024:.0f} KiB: {told(theirs)}",
    ]


async def starts() -> list[str]:
    """From nothing to the line that says where to play."""
    fresh, again = [], []
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as folder:
            fresh.append(await started(Path(folder)))
            again.append(await started(Path(folder)))
    return [
        f"start to ready: {median(fresh):.2f} s with a new database, {median(again):.2f} s with "
        "one that is there (≤ 2 s)"
    ]


async def started(folder: Path) -> float:
    """How many seconds a process took until it was ready."""
    since = time.perf_counter()
    async with running(folder) as (_, line):
        took = time.perf_counter() - since
        assert line.startswith("Divan is at")
    return took


async def memory() -> list[str]:
    """The process's memory on the way to many clicks."""
    grown = []
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        server = await stack.enter_async_context(local_discord())
        process, _ = await stack.enter_async_context(running(folder, **on_discord(server)))
        clicker = Clicker(server)
        await clicker.sit_down()
        for _ in range(STEPS):
            for _ in range(MANY_CLICKS // STEPS):
                await clicker.click()
            grown.append(await resident(process))
    steps = ", ".join(f"{size / 1024:.0f}" for size in grown)
    return [f"memory: {steps} MiB after each {MANY_CLICKS // STEPS:,} clicks (≤ 150)"]


@asynccontextmanager
async def local_discord() -> AsyncIterator[LocalDiscord]:
    server = LocalDiscord(token=TOKEN)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@asynccontextmanager
async def echoing(folder: Path) -> AsyncIterator[tuple[int, Callable[[], Awaitable[object]]]]:
    """The echo at a server of its own: its picture's size in bytes, and a click on it."""
    picture = folder / "board.png"
    picture.write_bytes(drawn())
    async with local_discord() as server:
        where = (f"{server.url}/api/v10", server.gateway, TOKEN, str(picture))
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.bench.echo", *where), cwd=CHECKOUT, stdout=PIPE
        )
        assert process.stdout
        assert await process.stdout.readline() == b"ready\n"
        player = SimulatedPlayer(server.world.person("Ada"))
        await player.slash("echo")
        try:
            yield picture.stat().st_size, lambda: player.force("7")
        finally:
            process.kill()
            await process.communicate()


def drawn() -> bytes:
    """The picture of a game some way on: about as large as any."""
    game = Game.start("sultan", SEED)
    while game.placed < 20 and game.legal_moves:
        game = game.played(str(game.legal_moves[0]))
    return Renderer.load().png(Board(game.table, "#20", frozenset(), False, False))


async def timed(work: Callable[[], Awaitable[object]]) -> float:
    since = time.perf_counter()
    await work()
    return time.perf_counter() - since


async def resident(process: Process) -> int:
    """The memory of a process that is in RAM, in KiB."""
    asked = await asyncio.create_subprocess_exec(
        *("ps", "-o", "rss=", "-p", str(process.pid)), stdout=PIPE
    )
    said, _ = await asked.communicate()
    return int(said)


def told(seconds: list[float]) -> str:
    return f"{median(seconds) * 1e3:.1f} ms (p99 {quantiles(seconds, n=100)[98] * 1e3:.1f})"
