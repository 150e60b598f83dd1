"""`python -m tools.puzzles build shah`: makes a game's collection of puzzles; `check` checks it.

Puzzles are looked for deal by deal. A CSV file keeps what was found; an interrupted run resumes.
`measure` has readers play those of a collection anew, and retires what is won without a thought.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Hashable, Iterator, Sequence
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final, TypeAlias

from bot.console.arguments import settings_with_games
from bot.services.core.puzzle_collections import place
from bot.services.solving.workers import Workers
from bot.words.games import name_of
from engine.catalogue import GAMES
from engine.puzzles.collection import Collection, packed, read, unpacked, written
from engine.puzzles.levels import LEVELS, Measure
from engine.puzzles.puzzle import Puzzle, is_visible
from engine.puzzles.readers import measured
from engine.table import Outcome
from tools.runs import Progress, RowFile, positive, search
from tools.symmetry import symmetric

COUNT: Final = 1_000
PROCESSES: Final = 2
BARREN: Final = 300
"""After so many deals in a row without a puzzle a game has no more, or none at all."""
Measured: TypeAlias = tuple[Puzzle, Measure]
HEADER: Final = "game,deal,tries,puzzle"


def main(given: Sequence[str] | None = None) -> None:
    """Builds, checks or measures a collection."""
    settings = settings_with_games()
    parser = ArgumentParser("python -m tools.puzzles", description=__doc__)
    parser.add_argument("what", choices=("build", "check", "measure"))
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
    if options.what == "measure":
        sys.stdout.write(remeasured(key, file))
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
        self._puzzles: dict[int, Measured | None] = {}
        """By deal; None for a deal without a puzzle that is worth it."""
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
            found = None
            if answer.puzzle and answer.measure:
                found = answer.puzzle, answer.measure
            self._file.add(f"{self._key},{deal},{_row(found)}")
            self._note(deal, found)
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
        are sound."""
        deals = sorted(self._alike.values())[: self._wanted]
        puzzles = [puzzle for deal in deals if (puzzle := self._puzzles[deal])]
        if not puzzles:
            sys.exit(f"{name_of(self._key)} holds no puzzle in {BARREN} deals.")
        prove([puzzle for puzzle, _ in puzzles])
        told = save(file, self._key, puzzles)
        return told.replace(" puzzles", f" puzzles from {deals[-1] - self._first + 1:,} deals", 1)

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
        key, deal, tries, text = row.split(",")
        if key != self._key:
            sys.exit(f"{self._path} holds puzzles of {key}; pick another file with --csv.")
        found = (read(key, int(deal), text), Measure.parse(tries)) if text else None
        self._note(int(deal), found)

    def _note(self, deal: int, found: Measured | None) -> None:
        self._puzzles[deal] = found
        if found and deal >= self._first:
            alike = symmetric(found[0].start)
            self._alike[alike] = min(deal, self._alike.get(alike, deal))


def _row(found: Measured | None) -> str:
    return f"{found[1]},{written(found[0])}" if found else ","


def checked(key: str, file: Path) -> str:
    """Checks a collection, and says so; SystemExit if that fails, or there is none."""
    collection = _collection(file)
    prove([puzzle for puzzle, _ in _puzzles(collection)])
    return f"{name_of(key)} · {len(collection):,} puzzles: every line wins, nothing is hidden\n"


def remeasured(key: str, file: Path) -> str:
    """Measures a collection, and says so; SystemExit if there is none."""
    collection = _collection(file)
    progress, found = Progress(len(collection)), list[tuple[Puzzle, Measure | None]]()
    for puzzle, _ in _puzzles(collection):
        progress.show(len(found), "measured")
        found.append((puzzle, measured(puzzle.start)))
    progress.clear()
    return save(file, key, found)


def save(file: Path, key: str, puzzles: Sequence[tuple[Puzzle, Measure | None]]) -> str:
    """Writes a collection, and says so."""
    data = packed(key, puzzles)
    try:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(data)
    except OSError as error:
        sys.exit(f"{file} can't be written ({error.strerror}); pick another with --file.")
    collection = unpacked(data)
    levels = "/".join(str(len(collection.of_level(level))) for level in range(1, LEVELS + 1))
    retired = len(collection) - len(collection.measures)
    return (
        f"{name_of(key)} · {len(puzzles):,} puzzles · levels {levels} · {retired} retired · "
        f"{len(data):,} bytes · {file}\n"
    )


def prove(puzzles: Sequence[Puzzle]) -> None:
    """SystemExit with the deals of those whose line doesn't win, where something is hidden, or that
    are there twice."""
    progress, seen, wrong = Progress(len(puzzles)), set[Hashable](), []
    for proved, puzzle in enumerate(puzzles):
        progress.show(proved, "checked")
        start = puzzle.start
        alike, won = symmetric(start), start.played_all(puzzle.line).outcome is Outcome.WON
        if alike in seen or not won or not is_visible(start.table):
            wrong.append(str(puzzle.number))
        seen.add(alike)
    progress.clear()
    if wrong:
        sys.exit(f"Not sound, or there twice: {', '.join(wrong)}")


def _collection(file: Path) -> Collection:
    try:
        return unpacked(file.read_bytes())
    except (OSError, ValueError):
        sys.exit(f"{file} is no collection of puzzles that this version reads; build it anew.")


def _puzzles(collection: Collection) -> Iterator[tuple[Puzzle, Measure | None]]:
    for number in collection.numbers:
        puzzle = collection.puzzle(number)
        assert puzzle, "it is one of the collection"
        yield puzzle, collection.measures.get(number)


if __name__ == "__main__":
    main()
