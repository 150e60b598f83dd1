"""How many of our functions and files a press passes, and how many files before its service.

Whatever runs between a press and its answer is counted once, in any thread. It is the second press
of its kind, since the first one loads what is kept.
"""

import asyncio
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

from bot.render.draw import Renderer
from tests.play.harness import local_discord, open_harness
from tests.play.player import SimulatedPlayer

ROOT: Final = Path(__file__).parents[2]
OURS: Final = (f"{ROOT / 'bot'}/", f"{ROOT / 'engine'}/")
SERVICE: Final = "/bot/services/play/gameplay.py"

SETTLED_S: Final = 0.2
"""Seconds until what follows an earlier answer is over, which is none of the next press's doors."""

Act = Callable[[SimulatedPlayer], Awaitable[Any]]


class Doors:
    """The functions of ours that have been entered, in the order of their first call."""

    def __init__(self) -> None:
        self._entered: dict[CodeType, None] = {}

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            self._entered.setdefault(frame.f_code)

    def files(self, before: str | None = None) -> list[str]:
        """The files entered, each once, up to one whose name ends like this."""
        files = [*dict.fromkeys(code.co_filename for code in self._entered)]
        ends = [at for at, file in enumerate(files) if before and file.endswith(before)]
        return files[: ends[0]] if ends else files

    @property
    def functions(self) -> int:
        """How many functions were entered."""
        return len(self._entered)


async def report() -> list[str]:
    """The figures, a line each."""
    with tempfile.TemporaryDirectory() as folder:
        database, renderer = Path(folder) / "divan.db", Renderer.load()
        async with local_discord() as server, open_harness(server, database, renderer) as harness:
            await harness.draw(harness.today)
            ada = harness.player("Ada")
            await ada.slash("divan play", game="sultan", deal="20")
            await ada.press("Run")
            run = await counted(lambda player: player.press("Run"), ada)
            bob = harness.player("Bob")
            daily = await counted(lambda player: player.slash("divan daily"), bob)
            await bob.press("Sultan")  # one's first ever is confirmed
            await bob.press("Start")
            await bob.slash("divan daily")
            start = await counted(lambda player: player.press("Classic"), bob)
    return [
        told("Run", run, "≤ 250 in ≤ 65") + f"; {len(run.files(SERVICE))} before gameplay, ≤ 10",
        told("/divan daily", daily, "≤ 40 files"),
        told("Start", start, "≤ 70 files"),
    ]


async def counted(act: Act, player: SimulatedPlayer) -> Doors:
    """What is entered from a press until it is answered."""
    await asyncio.sleep(SETTLED_S)
    doors = Doors()
    sys.setprofile(doors)
    threading.setprofile(doors)
    try:
        await act(player)
    finally:
        threading.setprofile(None)
        sys.setprofile(None)
    return doors


def told(name: str, doors: Doors, wanted: str) -> str:
    """One line of the report."""
    return f"{name}: {doors.functions} functions in {len(doors.files())} files ({wanted})"
