"""`divan puzzles`: builds a game's collection of puzzles, or proves it anew."""

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Hashable, Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from bot.config import BadSetting
from bot.console import arguments
from bot.console.extra import settings_with_games
from bot.console.odds import INTERRUPTED, MOST_DEATHS, MOST_PROCESSES
from bot.console.progress import Progress
from bot.console.puzzle_journal import PuzzleJournal
from bot.services.core.puzzle_collections import place
from bot.services.solving.workers import Workers
from bot.words.operator import puzzles as words
from bot.words.operator import solver as solver_words
from bot.words.operator import start as start_words
from engine.deals import LAST_DEAL
from engine.puzzles.collection import Collection, packed, unpacked
from engine.puzzles.finding import is_proved
from engine.puzzles.levels import LEVELS
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.symmetry import symmetric

COUNT: Final = 1_000
MOST: Final = 100_000
PROCESSES: Final = 2
BARREN: Final = 300
"""After so many deals in a row without a puzzle a game has no more, or none at all."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("what", choices=("build", "check"), help=words.WHAT)
    parser.add_argument("game", metavar="GAME", help=solver_words.games())
    parser.add_argument("--count", default=str(COUNT), help=words.COUNT)
    parser.add_argument("--first", default="1", help=words.FIRST)
    parser.add_argument("--processes", default=str(PROCESSES), help=words.PROCESSES)
    parser.add_argument("--csv", type=Path, metavar="FILE", help=words.CSV)
    parser.add_argument("--file", type=Path, help=words.FILE)


def run(options: Namespace) -> int:
    """Builds or checks; the exit status."""
    csv = options.csv or Path(f"puzzles-{options.game}.csv")
    try:
        settings = settings_with_games()
        key = arguments.game_key(options.game)
        file = options.file or place(key)
        if options.what == "check":
            return _check(key, file)
        wanted = arguments.whole_number("--count", options.count, MOST)
        first = arguments.whole_number("--first", options.first, LAST_DEAL)
        processes = arguments.whole_number("--processes", options.processes, MOST_PROCESSES)
        with closing(PuzzleJournal(csv, key)) as journal:
            build = _Build(journal, first, wanted)
            asyncio.run(build.search(processes, settings.extra_games))
            if not build.has_ended:
                return _ended(words.unanswered(csv), 1)
            return build.written(file)
    except BadSetting as error:
        return _ended(start_words.complaint(error), 1)
    except arguments.CannotRun as error:
        return _ended(str(error), error.status)
    except KeyboardInterrupt:
        return _ended(words.stopped(csv), INTERRUPTED)


class _Build:
    """Looks into one deal after the other until there are enough puzzles."""

    def __init__(self, journal: PuzzleJournal, first: int, wanted: int) -> None:
        self._journal, self._first, self._wanted = journal, first, wanted
        self._alike: dict[Hashable, int] = {}
        """The lowest deal of the puzzles that are alike."""
        self._deaths = 0
        for deal, puzzle in journal.puzzles.items():
            self._note(deal, puzzle)
        self._known = len(self._alike)
        self._progress = Progress(sys.stderr, wanted)
        self._since = time.perf_counter()

    @property
    def has_ended(self) -> bool:
        """Whether there are enough puzzles, or seem to be no more."""
        last = max(self._alike.values(), default=self._first - 1)
        barren = max(self._journal.puzzles, default=0) - last >= BARREN
        return barren or len(self._alike) >= self._wanted

    async def search(self, processes: int, extra_games: tuple[str, ...]) -> None:
        """Searches deals, `processes` of them at once, until there are enough puzzles."""
        left = self._left()
        self._show()
        try:
            async with (
                Workers(processes, extra_games) as workers,
                asyncio.TaskGroup() as searching,
            ):
                for _ in range(processes):
                    searching.create_task(self._search(workers, left))
        except* arguments.CannotRun as errors:
            raise errors.exceptions[0] from None
        finally:
            self._progress.clear()

    def written(self, file: Path) -> int:
        """Writes the collection of the first puzzles, if all can be proved; the exit status."""
        deals = sorted(self._alike.values())[: self._wanted]
        puzzles = [puzzle for deal in deals if (puzzle := self._journal.puzzles[deal])]
        key = self._journal.key
        if not puzzles:
            return _ended(words.none(key, BARREN), 1)
        if unproved := _unproved(puzzles):
            return _ended(words.not_proved(key, unproved), 1)
        data = packed(key, puzzles)
        try:
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(data)
        except OSError as error:
            raise arguments.CannotRun(words.unwritable(file, error)) from None
        sizes = _sizes(unpacked(data))
        searched = deals[-1] - self._first + 1
        sys.stdout.write(words.built(key, searched, sizes, len(data), file))
        return 0

    def _left(self) -> Iterator[int]:
        """The deals to be searched: those that were left out below the last one, then more."""
        known = self._journal.puzzles
        for deal in count(self._first):
            if deal in known:
                continue
            if self.has_ended and deal > max(known, default=0):
                return
            yield deal

    async def _search(self, workers: Workers, left: Iterator[int]) -> None:
        for deal in left:
            answer = await workers.puzzle(self._journal.key, deal)
            if answer is None:
                self._deaths += 1
                if self._deaths >= MOST_DEATHS:
                    return
                continue
            self._deaths = 0
            self._journal.add(deal, answer.puzzle)
            self._note(deal, answer.puzzle)
            self._show()

    def _note(self, deal: int, puzzle: Puzzle | None) -> None:
        if puzzle and deal >= self._first:
            alike = symmetric(puzzle.start)
            self._alike[alike] = min(deal, self._alike.get(alike, deal))

    def _show(self) -> None:
        got = min(len(self._alike), self._wanted)
        found, left = len(self._alike) - self._known, self._wanted - got
        seconds = (time.perf_counter() - self._since) / found * left if found > 0 else None
        deals = len(self._journal.puzzles)
        self._progress.show(got, words.progress(got, self._wanted, deals, seconds))


def _check(key: str, file: Path) -> int:
    try:
        collection = unpacked(file.read_bytes())
    except (OSError, ValueError):
        raise arguments.CannotRun(words.no_collection(file)) from None
    every = (collection.puzzle(number) for number in collection.numbers)
    if unproved := _unproved([puzzle for puzzle in every if puzzle]):
        return _ended(words.not_proved(key, unproved), 1)
    sys.stdout.write(words.checked(key, len(collection)))
    return 0


def _unproved(puzzles: list[Puzzle]) -> list[int]:
    """The deals of those whose line or proofs fail, or that are alike to another."""
    progress, seen, wrong = Progress(sys.stderr, len(puzzles)), set[Hashable](), []
    for checked, puzzle in enumerate(puzzles):
        progress.show(checked, words.checking(checked, len(puzzles)))
        alike = symmetric(puzzle.start)
        if alike in seen or not is_proved(puzzle):
            wrong.append(puzzle.number)
        seen.add(alike)
    progress.clear()
    return wrong


def _sizes(collection: Collection) -> list[int]:
    return [len(collection.of_level(level)) for level in range(1, LEVELS + 1)]


def _ended(sentence: str, status: int) -> int:
    sys.stderr.write(f"{sentence}\n")
    return status
