"""A line on the terminal that says how far a long run has got."""

import shutil
from typing import Final, TextIO

from bot.services.solving.odds import Tally
from bot.words.operator import solver as words

WIDTH: Final = 20
_LINE_START: Final = "\r\x1b[K"


class Progress:
    """A progress bar; writes nothing unless the stream is a terminal."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total

    def show(self, tally: Tally, seconds_left: float | None) -> None:
        """Draws the bar over the one before."""
        filled = WIDTH * tally.decided // self._total
        bar = f"[{'#' * filled:-<{WIDTH}}]"
        text = f"{bar} {words.progress(tally, self._total, seconds_left)}"
        self._write(text[: shutil.get_terminal_size().columns - 1])

    def clear(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        if self._stream.isatty():
            self._stream.write(_LINE_START + text)
            self._stream.flush()
