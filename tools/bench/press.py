"""How many of our functions and files a press passes, from the click until it is answered.

Whatever runs is counted once, in any thread. It is the second press of its kind, since the first
one loads what is kept.
"""

import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import bot
import engine
from bot.render.draw import Renderer
from tests.play.harness import Harness, local_discord, open_harness
from tests.play.waiting import at_rest

OURS: Final = tuple(package.__path__[0] for package in (bot, engine))


class Passed:
    """The code of ours that is entered; a profiler."""

    def __init__(self) -> None:
        self.code = set[CodeType]()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(OURS):
            self.code.add(frame.f_code)


async def report() -> list[str]:
    """The figures, a line each."""
    passed = Passed()
    # From the start: only the threads that begin from now on are seen.
    threading.setprofile(passed)
    sys.setprofile(passed)
    try:
        return await measured(passed)
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def measured(passed: Passed) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        database, renderer = Path(folder) / "divan.db", Renderer.load()
        async with local_discord() as server, open_harness(server, database, renderer) as harness:
            ada = harness.player("Ada")
            await ada.slash("divan play", game="sultan", deal="20")

            async def told(name: str, most: int, act: Callable[[], Awaitable[Any]]) -> str:
                return await counted(passed, harness, name, most, act)

            return [
                await told("Run", 65, lambda: ada.press("Run")),
                await told("/divan settings", 20, lambda: ada.slash("divan settings")),
            ]


async def counted(
    passed: Passed, harness: Harness, name: str, most: int, act: Callable[[], Awaitable[Any]]
) -> str:
    """One line of the report: what is passed the second time that something is done."""
    for _ in range(2):
        await at_rest(harness)
        passed.code.clear()
        await act()
        code = {*passed.code}
    files = {one.co_filename for one in code}
    return f"{name}: {len(files)} files (≤ {most}), {len(code)} functions"
