"""A line on the terminal that says how far a long run has got."""

import shutil
from typing import Final, TextIO

WIDTH: Final = 20
_LINE_START: Final = "\r\x1b[K"


class Progress:
    """A progress bar; writes nothing unless the stream is a terminal."""

    def __init__(self, stream: TextIO, total: int) -> None:
        self._stream = stream
        self._total = total

    def show(self, done: int, words: str) -> None:
        """Draws the bar over the one before, with words beside it."""
        filled = WIDTH * done // self._total
        bar = f"[{'#' * filled:-<{WIDTH}}]"
        text = f"{bar} {words}"
        self._write(text[: shutil.get_terminal_size().columns - 1])

    def clear(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        if self._stream.isatty():
            self._stream.write(_LINE_START + text)
            self._stream.flush()
