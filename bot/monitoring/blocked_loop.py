"""Notices an event loop that is blocked, so that nobody is answered, and logs what blocks it."""

import asyncio
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Final

from bot import metrics

BLOCKED_S: Final = 0.1
"""Seconds without a sign of life after which the loop counts as blocked."""

TICK_S: Final = 0.02
"""Seconds between two signs of life. Shorter blocks than BLOCKED_S - TICK_S never count."""

LOGGED_EVERY: Final = 10.0
"""Seconds between two stacks in the log."""

DEEPEST: Final = 25
"""How many frames of a stack are logged, the innermost ones."""

_WAITING: Final = frozenset({("selectors.py", "select"), ("runners.py", "run")})
"""Where the loop waits: asyncio's own, and uvloop's, which has no frames."""

_log: Final = logging.getLogger(__name__)


class LoopWatch:
    """A thread that watches an event loop, which ticks.

    A block in code that holds Python's lock is noticed at its end.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._ticked = monotonic()
        self._ended = threading.Event()
        self._logged = -LOGGED_EVERY
        self._unlogged = 0
        self._timer: asyncio.TimerHandle

    @contextmanager
    def watching(self) -> Iterator[None]:
        watch = threading.Thread(target=self._watch, name="loop watch", daemon=True)
        self._tick(self._loop.time())
        watch.start()
        try:
            yield
        finally:
            self._timer.cancel()
            self._ended.set()
            watch.join()

    def _tick(self, due: float) -> None:
        """Shows that the loop is alive, and measures how late it is."""
        now = self._loop.time()
        metrics.LOOP_LAG.observe(max(0.0, now - due))
        self._ticked = monotonic()
        self._timer = self._loop.call_at(now + TICK_S, self._tick, now + TICK_S)

    def _watch(self) -> None:
        seen = None
        while not self._ended.wait(max(0.001, self._ticked + BLOCKED_S - monotonic())):
            ticked = self._ticked
            if monotonic() < ticked + BLOCKED_S:
                continue
            if ticked != seen and self._is_blocked(ticked):
                seen = ticked
            self._ended.wait(TICK_S)

    def _is_blocked(self, since: float) -> bool:
        """Notes what blocks the loop, or has just blocked it; False if the machine is only too
        busy."""
        frame = sys._current_frames().get(self._thread)
        # Only then whether the watch has ended: from there on the loop waits for this thread.
        if frame is None or _is_waiting(frame) or self._ended.is_set():
            return False
        metrics.LOOP_BLOCKS.inc()
        self._unlogged += 1
        if (now := monotonic()) >= self._logged + LOGGED_EVERY:
            earlier = self._unlogged - 1
            more = f" ({earlier} earlier blocks weren't logged)" if earlier else ""
            _log.warning(
                "the event loop has been blocked for %.0f ms%s, in: %s",
                (now - since) * 1000,
                more,
                stack_of(frame),
            )
            self._logged, self._unlogged = now, 0
        return True


def _is_waiting(frame: FrameType) -> bool:
    """Whether the innermost call is the loop's own, which waits for something to do."""
    return (Path(frame.f_code.co_filename).name, frame.f_code.co_name) in _WAITING


def stack_of(frame: FrameType) -> str:
    """A stack in one line, the innermost call first."""
    frames = traceback.extract_stack(frame)[-DEEPEST:]
    return " < ".join(f"{one.name} ({one.filename}:{one.lineno})" for one in reversed(frames))
