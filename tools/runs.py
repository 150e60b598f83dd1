"""Long runs over deals: a file with a row for each deal, so that a stopped run resumes after the
last one, the solver processes that search them, and a line on the terminal that says how far."""

import asyncio
import shutil
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Final

from bot.services.solving.workers import Workers

INTERRUPTED: Final = 130
MOST_DEATHS: Final = 3
"""After this many deaths in a row, the run stops: that can't be the deals' fault."""
WIDTH: Final = 20
_LINE_START: Final = "\r\x1b[K"


class RowFile:
    """Rows under a header, each whole or not there. SystemExit if it holds something else."""

    def __init__(self, path: Path, header: str, note: Callable[[str], None]) -> None:
        """`note` is told each row in the file; its ValueError says that the row is damaged."""
        self._path = path
        try:
            whole = self._read(header, note) if path.exists() else 0
            # Unbuffered: if the program is killed, a row is in the file or it isn't.
            self._file = path.open("ab", buffering=0)
            self._file.truncate(whole)
        except OSError as error:
            sys.exit(f"{path} can't be written ({error.strerror}); pick another with --csv.")
        if not whole:
            self.add(header)

    def add(self, row: str) -> None:
        self._file.write(f"{row}\n".encode("ascii"))

    def close(self) -> None:
        self._file.close()

    def _read(self, header: str, note: Callable[[str], None]) -> int:
        """Notes the whole rows; how many bytes these and the header take."""
        whole = 0
        with self._path.open("rb") as file:
            for number, row in enumerate(file, 1):
                if number == 1 and not f"{header}\n".encode("ascii").startswith(row):
                    sys.exit(f"{self._path} holds something else; pick another file with --csv.")
                if not row.endswith(b"\n"):
                    break
                if number > 1:
                    try:
                        note(row.decode("ascii").removesuffix("\n"))
                    except ValueError:
                        sys.exit(f"Line {number} of {self._path} is damaged; delete that line.")
                whole += len(row)
        return whole


class Progress:
    """A progress bar with the time that is left; writes nothing unless stderr is a terminal."""

    def __init__(self, total: int, known: int = 0) -> None:
        """`known` of all have been done before this run."""
        self._total, self._known, self._since = total, known, time.perf_counter()

    def show(self, done: int, words: str) -> None:
        """Draws the bar over the one before, with words beside it."""
        bar = f"[{'#' * (WIDTH * done // self._total):-<{WIDTH}}]"
        text = f"{bar} {done}/{self._total} · {words}"
        if (found := done - self._known) > 0:
            text += (
                f" · {_told((time.perf_counter() - self._since) / found * (self._total - done))}"
            )
        self._write(text[: shutil.get_terminal_size().columns - 1])

    def clear(self) -> None:
        self._write("")

    def _write(self, text: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(_LINE_START + text)
            sys.stderr.flush()


def search(
    deals: Iterator[int],
    ask: Callable[[Workers, int], Awaitable[bool]],
    processes: int,
    extra_games: tuple[str, ...],
    kept: Path,
) -> None:
    """Asks about each of the deals, `processes` of them at once, and says whether that answers.

    SystemExit if it is interrupted, or processes died.
    """
    resume = f"What was found is in {kept}; run the same command to resume."
    try:
        unanswered = asyncio.run(_search(deals, ask, processes, extra_games))
    except KeyboardInterrupt:
        sys.stderr.write(f"Stopped. {resume}\n")
        sys.exit(INTERRUPTED)
    if unanswered:
        sys.exit(f"Processes died while searching {unanswered} deals. {resume}")


async def _search(
    deals: Iterator[int],
    ask: Callable[[Workers, int], Awaitable[bool]],
    processes: int,
    extra_games: tuple[str, ...],
) -> int:
    """How many deals weren't answered."""
    unanswered = deaths = 0

    async def ask_in_turn() -> None:
        nonlocal unanswered, deaths
        for deal in deals:
            if await ask(workers, deal):
                deaths = 0
            else:
                unanswered, deaths = unanswered + 1, deaths + 1
                if deaths >= MOST_DEATHS:
                    return

    async with Workers(processes, extra_games) as workers, asyncio.TaskGroup() as searching:
        for _ in range(processes):
            searching.create_task(ask_in_turn())
    return unanswered


def positive(text: str) -> int:
    """An argument that is a whole number from 1 on; ValueError."""
    if (number := int(text)) < 1:
        raise ValueError
    return number


def _told(seconds: float) -> str:
    """About how long it will take: `40 s left`, `12 min left`, `3 h left`."""
    minutes = round(seconds / 60)
    if not minutes:
        return f"{seconds:.0f} s left"
    return f"{minutes} min left" if minutes < 120 else f"{minutes / 60:.0f} h left"
