"""`divan odds`: how many deals of a game can be won, with a verdict and proof for each."""

import asyncio
import os
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from bot.config import BadSetting
from bot.console import arguments
from bot.console.extra import settings_with_games
from bot.console.journal import Journal
from bot.console.progress import Progress
from bot.services.solving.odds import Tally
from bot.services.solving.worker import UNANSWERED
from bot.services.solving.workers import Workers
from bot.words.operator import solver as words
from bot.words.operator import start as start_words
from engine.solver.verdict import Verdict

NODES: Final = 3_000_000
MOST_PROCESSES: Final = 256
INTERRUPTED: Final = 130
MOST_DEATHS: Final = 3
"""After this many deaths in a row, the run stops: that can't be the deals' fault."""


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=words.games())
    parser.add_argument("deals", metavar="FIRST-LAST", help=words.ODDS_DEALS)
    parser.add_argument("--nodes", default=str(NODES), help=words.NODES)
    parser.add_argument("--processes", default=str(os.cpu_count() or 1), help=words.PROCESSES)
    parser.add_argument("--csv", type=Path, metavar="FILE", help=words.ODDS_CSV)


def run(options: Namespace) -> int:
    """Searches the deals that aren't in the file yet and prints the table; the exit status."""
    file = options.csv or Path(f"odds-{options.game}.csv")
    try:
        settings = settings_with_games()
        key, deals = arguments.game_key(options.game), arguments.deals(options.deals)
        nodes = arguments.whole_number("--nodes", options.nodes, arguments.MOST_NODES)
        processes = arguments.whole_number("--processes", options.processes, MOST_PROCESSES)
        with closing(Journal(file, key, nodes)) as journal:
            odds = _Odds(journal, deals)
            asyncio.run(odds.search(processes, settings.extra_games))
    except BadSetting as error:
        return _ended(start_words.complaint(error), 1)
    except arguments.CannotRun as error:
        return _ended(str(error), error.status)
    except KeyboardInterrupt:
        return _ended(words.stopped(file), INTERRUPTED)
    sys.stdout.write(words.ODDS_HEAD + words.odds_row(key, deals, odds.tally))
    return _ended(words.unanswered(odds.unanswered), 1) if odds.unanswered else 0


class _Odds:
    def __init__(self, journal: Journal, deals: range) -> None:
        self.unanswered = 0
        """How many deals have no verdict because their process died."""
        self._deaths = 0
        self._journal = journal
        self._deals = deals
        self._counted = Counter(kind for deal, kind in journal.verdicts.items() if deal in deals)
        self._known = self.tally.decided
        self._progress = Progress(sys.stderr, len(deals))
        self._since = time.perf_counter()

    @property
    def tally(self) -> Tally:
        """The verdicts on these deals so far."""
        return Tally.of(self._counted)

    async def search(self, processes: int, extra_games: tuple[str, ...]) -> None:
        """Searches the deals without a verdict, `processes` of them at once."""
        left = (deal for deal in self._deals if deal not in self._journal.verdicts)
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

    async def _search(self, workers: Workers, left: Iterator[int]) -> None:
        for deal in left:
            since = time.perf_counter()
            record = f"{self._journal.key} {deal}"
            verdict = await workers.solve(record, self._journal.budget, urgent=True)
            if verdict != UNANSWERED:
                self._note(deal, verdict, time.perf_counter() - since)
                continue
            self.unanswered += 1
            self._deaths += 1
            if self._deaths >= MOST_DEATHS:
                return

    def _note(self, deal: int, verdict: Verdict, seconds: float) -> None:
        self._journal.add(deal, verdict, seconds)
        self._counted[verdict.kind] += 1
        self._deaths = 0
        self._show()

    def _show(self) -> None:
        tally = self.tally
        found, left = tally.decided - self._known, len(self._deals) - tally.decided
        seconds_left = (time.perf_counter() - self._since) / found * left if found else None
        text = words.progress(tally, len(self._deals), seconds_left)
        self._progress.show(tally.decided, text)


def _ended(sentence: str, status: int) -> int:
    sys.stderr.write(f"{sentence}\n")
    return status
