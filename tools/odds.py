"""`python -m tools.odds sultan 1-1000`: how many deals of a game can be won.

A CSV file keeps the verdict on each deal, and the line of those that are won; an interrupted run
resumes. With more nodes, the same file goes on: what was left unknown is searched again.
"""

import os
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Final

from bot.console.arguments import settings_with_games
from bot.services.solving.workers import UNANSWERED, Workers
from bot.words.games import name_of
from engine.catalogue import GAMES
from engine.solver.verdict import Kind, Verdict
from tools.runs import Progress, RowFile, positive, search

NODES: Final = 3_000_000
HEADER: Final = "game,deal,budget,verdict,nodes,line"
TABLE: Final = (
    "| game | deals | won | lost | unknown | winnable, at least | winnable, at most |\n"
    "| --- | --- | ---: | ---: | ---: | --- | --- |\n"
)
Z: Final = 1.959964
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


def main(given: Sequence[str] | None = None) -> None:
    """Searches the deals that aren't in the file yet and prints the table."""
    settings = settings_with_games()
    parser = ArgumentParser("python -m tools.odds", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("deals", type=_deals, help="such as 1-1000, or 20")
    parser.add_argument("--nodes", type=positive, default=NODES, help="at most, for each deal")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--csv", type=Path, help="where to keep the verdicts (odds-GAME.csv)")
    options = parser.parse_args(given)
    key, deals = options.game, options.deals
    with closing(Verdicts(options.csv or Path(f"odds-{key}.csv"), key, options.nodes)) as verdicts:
        verdicts.search(deals, options.processes, settings.extra_games)
    sys.stdout.write(TABLE + row(key, deals, verdicts.tally(deals)))


class Verdicts:
    """A CSV file of verdicts on the deals of one game, and the search for more of them.

    SystemExit if it can't be written, or holds anything else.
    """

    def __init__(self, file: Path, key: str, nodes: int) -> None:
        self._path, self._key, self._nodes = file, key, nodes
        self._kinds: dict[int, Kind] = {}
        """By deal; without those that fewer nodes left unknown."""
        self._file = RowFile(file, HEADER, self._note)

    def close(self) -> None:
        self._file.close()

    def search(self, deals: range, processes: int, extra_games: tuple[str, ...]) -> None:
        """Searches the deals without a verdict; SystemExit if it stops before the last one."""
        progress = Progress(len(deals), sum(self.tally(deals).values()))

        async def ask(workers: Workers, deal: int) -> bool:
            verdict = await workers.solve(f"{self._key} {deal}", self._nodes, urgent=True)
            if verdict == UNANSWERED:
                return False
            self._add(deal, verdict)
            show()
            return True

        def show() -> None:
            tally = self.tally(deals)
            counted = " · ".join(f"{tally[kind]} {kind.value}" for kind in Kind)
            progress.show(tally.total(), counted)

        show()
        left = (deal for deal in deals if deal not in self._kinds)
        try:
            search(left, ask, processes, extra_games, self._path)
        finally:
            progress.clear()

    def tally(self, deals: range) -> Counter[Kind]:
        """How many of these deals have each verdict."""
        return Counter(kind for deal, kind in self._kinds.items() if deal in deals)

    def _add(self, deal: int, verdict: Verdict) -> None:
        line = " ".join(verdict.line or ())
        fields = self._key, deal, self._nodes, verdict.kind.value, verdict.nodes, line
        self._file.add(",".join(map(str, fields)))
        self._kinds[deal] = verdict.kind

    def _note(self, row: str) -> None:
        key, deal, budget, kind, _, _ = row.split(",")
        if key != self._key:
            sys.exit(f"{self._path} holds verdicts on {key}; pick another file with --csv.")
        if int(budget) > self._nodes:
            sys.exit(f"Some verdicts took {budget} nodes: use --nodes {budget}, or another --csv.")
        if Kind(kind) is not Kind.UNKNOWN or int(budget) == self._nodes:
            self._kinds[int(deal)] = Kind(kind)


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % interval, as fractions of 1."""

    of_all: float
    low: float
    high: float

    def __str__(self) -> str:
        """In per cent: `99.9 % [99.4, 100.0]`."""
        return f"{self.of_all * 100:.1f} % [{self.low * 100:.1f}, {self.high * 100:.1f}]"


def wilson(hits: int, trials: int) -> Share:
    """The share of hits with Wilson's score interval, which is 0 to 1 without trials."""
    if not trials:
        return Share(0, 0, 1)
    share = hits / trials
    weight = Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return Share(share, max(0, middle - reach), min(1, middle + reach))


def row(key: str, deals: range, tally: Counter[Kind]) -> str:
    """A game's row of the table: all unknown deals counted as lost, then as won."""
    won, unknown, searched = tally[Kind.WON], tally[Kind.UNKNOWN], tally.total()
    cells = (
        name_of(key),
        f"{deals[0]}–{deals[-1]}",
        *(f"{number:,}" for number in (won, tally[Kind.LOST], unknown)),
        str(wilson(won, searched)),
        str(wilson(won + unknown, searched)),
    )
    return f"| {' | '.join(cells)} |\n"


def _deals(text: str) -> range:
    """The deals of `1-1000`, or the one deal of `20`; ValueError."""
    first, _, last = text.partition("-")
    found = range(positive(first), positive(last or first) + 1)
    if not found:
        raise ValueError
    return found


if __name__ == "__main__":
    main()
