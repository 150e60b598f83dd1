"""What is kept of each daily to compare attempts with: par, and the fewest turns known.

Both can be missing: the search for the fewest begins when the daily is drawn and ready, and a
process of an older version draws dailies without either.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple

from bot.errors import Unavailable
from bot.services.core.days import day_of
from bot.services.core.transactions import Transactions
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import Daily
from bot.store.schema.rankings import WIN
from bot.store.store import Transaction
from engine import Game, IllegalMove, Outcome
from engine.catalogue import GAMES
from engine.solver import FEWEST_NODES
from engine.solver.baseline import patient, played_out

AT_THE_START: Final = 100
"""Pars computed before Divan is online, those of the last days: some 10 ms each."""
AT_ONCE: Final = 20
"""Pars computed in one go later."""
BREATH: Final = timedelta(seconds=1)
"""How long to wait after that, so that years of dailies slow nobody down."""
LATELY: Final = timedelta(7)
"""For how many days before today the fewest turns are searched for."""
MOST_TRIES: Final = 2
"""How often a search that ends its process is begun."""
PAUSE: Final = timedelta(minutes=1)
"""How long to wait when nothing is missing or nothing can be searched."""


class PlayedByPatient(NamedTuple):
    """What the baseline player makes of a deal."""

    score: int
    tie_breaker: int


class KeptPars:
    """Computes the pars of a store's dailies that have none, and searches for their best wins.

    Several processes may do so at once: they find the same.
    """

    def __init__(
        self,
        transactions: Transactions,
        workers: Workers,
        clock: Callable[[], datetime | None],
    ) -> None:
        """While the clock gives no time, nothing is searched for."""
        self._transactions = transactions
        self._workers = workers
        self._clock = clock
        self._tried = Counter[tuple[date, str]]()

    async def compute(self, most: int) -> bool:
        """Computes the pars of the last dailies without; False if there were none."""
        some = await self._transactions.read(lambda tx: tx.deals.without_par(tuple(GAMES), most))
        found = [(one, par) for one in some if (par := await asyncio.to_thread(_par_at, one))]
        if found:
            await self._transactions.write(lambda tx: _set_pars(tx, found))
        return bool(found)

    async def keep(self) -> None:
        """Computes and searches until cancelled."""
        while True:
            try:
                if await self.compute(AT_ONCE):
                    pause = BREATH
                else:
                    pause = timedelta(0) if await self.search_one() else PAUSE
            except Unavailable:
                pause = PAUSE
            await asyncio.sleep(pause.total_seconds())

    async def search_one(self) -> bool:
        """Searches for the best win of one daily, today's first; False if nothing was searched."""
        at = self._clock()
        daily = await self._next(day_of(at)) if at else None
        if daily is None:
            return False
        self._tried[daily.day, daily.key] += 1
        known = await asyncio.to_thread(_best_known, daily)
        record = " ".join((daily.key, str(daily.deal), *known))
        fewest = await self._workers.fewest(record, FEWEST_NODES)
        if fewest is None:
            return False
        if (turns := fewest.turns) is not None and (line := fewest.line) is not None:
            await self._transactions.write(
                lambda tx: tx.deals.set_fewest(daily.day, daily.key, turns, line, fewest.bound)
            )
        return True

    async def _next(self, today: date) -> Daily | None:
        """The daily that matters most: of today, then of the days to come, then of those gone."""
        some = await self._transactions.read(
            lambda tx: tx.deals.without_fewest(tuple(GAMES), today - LATELY)
        )
        left = [one for one in some if self._tried[one.day, one.key] < MOST_TRIES]
        return min(left, key=lambda one: (one.day < today, abs(one.day - today)), default=None)


def _set_pars(tx: Transaction, found: list[tuple[Daily, PlayedByPatient]]) -> None:
    for daily, par in found:
        tx.deals.set_par(daily.day, daily.key, par.score, par.tie_breaker)


def _best_known(daily: Daily) -> tuple[str, ...]:
    """The better of two wins, the daily's line and Patient's game, move by move; empty if none is.

    In a damaged database the line may not be one, and the deal may not exist.
    """
    try:
        start = Game.start(daily.key, daily.deal)
    except ValueError:
        return ()
    games = [played_out(start, patient), _played(start, daily.line)]
    won = [game for game in games if game and game.outcome is Outcome.WON]
    return min(won, key=lambda game: game.tie_breaker).moves if won else ()


def _played(start: Game, line: Iterable[str]) -> Game | None:
    """The game after a line; None for one that can't be played, as in a damaged database."""
    try:
        return start.played_all(line)
    except IllegalMove:
        return None


def _par_at(daily: Daily) -> PlayedByPatient | None:
    """A daily's par; None for a deal that can't be, as in a damaged database."""
    try:
        return par_of(daily.key, daily.deal)
    except ValueError:
        return None


def par_of(key: str, number: int) -> PlayedByPatient:
    """Score and tie-breaker of the baseline player Patient, who sees only what a player sees."""
    game = played_out(Game.start(key, number), patient)
    score = WIN if game.outcome is Outcome.WON else game.placed
    return PlayedByPatient(score, game.tie_breaker)
