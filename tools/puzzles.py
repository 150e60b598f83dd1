"""`python -m tools.puzzles build shah`: makes a game's collection of puzzles; `check` proves it.

Puzzles are looked for deal by deal. A CSV file keeps what was found; an interrupted run resumes.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Hashable, Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

from bot.console.arguments import settings_with_games
from bot.services.core.puzzle_collections import place
from bot.services.solving.workers import Workers
from bot.words.games import name_of
from engine.catalogue import GAMES
from engine.puzzles.collection import packed, read, unpacked, written
from engine.puzzles.finding import is_proved
from engine.puzzles.levels import LEVELS
from engine.puzzles.puzzle import Puzzle
from tools.runs import Progress, RowFile, positive, search
from tools.symmetry import symmetric

COUNT: Final = 1_000
PROCESSES: Final = 2
BARREN: Final = 300
"""After so many deals in a row without a puzzle a game has no more, or none at all."""
HEADER: Final = "game,deal,puzzle"


def main(given: Sequence[str] | None = None) -> None:
    """Builds or checks a collection."""
    settings = settings_with_games()
    parser = ArgumentParser("python -m tools.puzzles", description=__doc__)
    parser.add_argument("what", choices=("build", "check"))
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--count", type=positive, default=COUNT, help="how many puzzles")
    parser.add_argument("--first", type=positive, default=1, help="the deal to begin with")
    parser.add_argument("--processes", type=positive, default=PROCESSES)
    parser.add_argument("--csv", type=Path, help="where to keep what was found (puzzles-GAME.csv)")
    parser.add_argument("--file", type=Path, help="the collection (the one that Divan uses)")
    options = parser.parse_args(given)
    key, file = options.game, options.file or place(options.game)
    if options.what == "check":
        sys.stdout.write(checked(key, file))
        return
    csv = options.csv or Path(f"puzzles-{key}.csv")
    with closing(Build(csv, key, options.first, options.count)) as build:
        build.search(options.processes, settings.extra_games)
        sys.stdout.write(build.written(file))


class Build:
    """Looks into one deal after the other until there are enough puzzles; a row for each deal.

    SystemExit if the CSV file can't be written, or holds anything else.
    """

    def __init__(self, csv: Path, key: str, first: int, wanted: int) -> None:
        self._path, self._key, self._first, self._wanted = csv, key, first, wanted
        self._puzzles: dict[int, Puzzle | None] = {}
        """By deal; None for a deal without a puzzle."""
        self._alike: dict[Hashable, int] = {}
        """The lowest deal of the puzzles that are alike."""
        self._file = RowFile(csv, HEADER, self._read)

    def close(self) -> None:
        self._file.close()

    def search(self, processes: int, extra_games: tuple[str, ...]) -> None:
        """Searches until there are enough puzzles; SystemExit if it stops before."""
        progress = Progress(self._wanted, len(self._alike))

        async def ask(workers: Workers, deal: int) -> bool:
            answer = await workers.puzzle(self._key, deal)
            if answer is None:
                return False
            self._file.add(f"{self._key},{deal},{written(answer.puzzle) if answer.puzzle else ''}")
            self._note(deal, answer.puzzle)
            show()
            return True

        def show() -> None:
            found = min(len(self._alike), self._wanted)
            progress.show(found, f"{len(self._puzzles):,} deals")

        show()
        try:
            search(self._left(), ask, processes, extra_games, self._path)
        finally:
            progress.clear()

    def written(self, file: Path) -> str:
        """Writes the collection of the first puzzles, and says so; SystemExit unless all of them
        can be proved."""
        deals = sorted(self._alike.values())[: self._wanted]
        puzzles = [puzzle for deal in deals if (puzzle := self._puzzles[deal])]
        if not puzzles:
            sys.exit(f"{name_of(self._key)} holds no puzzle in {BARREN} deals.")
        prove(puzzles)
        data = packed(self._key, puzzles)
        try:
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(data)
        except OSError as error:
            sys.exit(f"{file} can't be written ({error.strerror}); pick another with --file.")
        collection = unpacked(data)
        levels = (str(len(collection.of_level(level))) for level in range(1, LEVELS + 1))
        return (
            f"{name_of(self._key)} · {len(puzzles):,} puzzles from "
            f"{deals[-1] - self._first + 1:,} deals · levels {'/'.join(levels)} · "
            f"{len(data):,} bytes · {file}\n"
        )

    def _has_ended(self) -> bool:
        """Whether there are enough puzzles, or seem to be no more."""
        last = max(self._alike.values(), default=self._first - 1)
        barren = max(self._puzzles, default=0) - last >= BARREN
        return barren or len(self._alike) >= self._wanted

    def _left(self) -> Iterator[int]:
        """The deals to be searched: those that were left out below the last one, then more."""
        for deal in count(self._first):
            if deal in self._puzzles:
                continue
            if self._has_ended() and deal > max(self._puzzles, default=0):
                return
            yield deal

    def _read(self, row: str) -> None:
        key, deal, text = row.split(",")
        if key != self._key:
            sys.exit(f"{self._path} holds puzzles of {key}; pick another file with --csv.")
        self._note(int(deal), read(key, int(deal), text) if text else None)

    def _note(self, deal: int, puzzle: Puzzle | None) -> None:
        self._puzzles[deal] = puzzle
        if puzzle and deal >= self._first:
            alike = symmetric(puzzle.start)
            self._alike[alike] = min(deal, self._alike.get(alike, deal))


def checked(key: str, file: Path) -> str:
    """Proves a collection anew, and says so; SystemExit if that fails, or there is none."""
    try:
        collection = unpacked(file.read_bytes())
    except (OSError, ValueError):
        sys.exit(f"{file} is no collection of puzzles that this version reads; build it anew.")
    prove([puzzle for number in collection.numbers if (puzzle := collection.puzzle(number))])
    count = f"{len(collection):,} puzzles"
    return f"{name_of(key)} · {count}: every line wins, every other move loses\n"


def prove(puzzles: Sequence[Puzzle]) -> None:
    """SystemExit with the deals of those whose line or proofs fail, or that are there twice."""
    progress, seen, wrong = Progress(len(puzzles)), set[Hashable](), []
    for proved, puzzle in enumerate(puzzles):
        progress.show(proved, "proved anew")
        alike = symmetric(puzzle.start)
        if alike in seen or not is_proved(puzzle):
            wrong.append(str(puzzle.number))
        seen.add(alike)
    progress.clear()
    if wrong:
        sys.exit(f"Not proved, or there twice: {', '.join(wrong)}")


if __name__ == "__main__":
    main()
