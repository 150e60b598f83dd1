"""A pool of winnable deals, proved in advance: dailies first, then those of matches."""

import asyncio
from collections.abc import Callable, Collection
from datetime import date, datetime, timedelta
from importlib.resources import files
from typing import Final, TypeAlias

from bot.errors import Reason, Unavailable
from bot.services.core.days import day_of
from bot.services.core.transactions import Transactions
from bot.services.daily.kept_pars import AT_THE_START, KeptPars, par_of
from bot.services.daily.missing_deals import Missing, others, urgent
from bot.services.daily.seals import sealed
from bot.services.solving.worker import UNANSWERED
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import Daily, ProvedDeal, StockedDeal
from bot.store.store import Transaction
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL

LAST_COMMON_DEAL: Final = 999_999
"""Ordinary deals have at most six digits, so that they are easy to share."""
NODES: Final = 400_000
"""A deal still undecided by then is dropped for another; at least 80 % are won in time."""
PAUSE: Final = timedelta(minutes=1)
"""How long to wait when nothing is missing or nothing can be searched."""
BUSY_PAUSE: Final = timedelta(seconds=0.5)
"""How long to wait when the store is busy at the start."""


MissingOf: TypeAlias = Callable[[Transaction, date | None], list[Missing]]
"""The missing deals to choose from, given today, or None if it isn't known."""


class DealPool:
    """The winnable deals in a store, and the search for more.

    Only the solver and the store ever learn the number of a daily, or of one that matches take.
    """

    def __init__(
        self,
        transactions: Transactions,
        workers: Workers,
        below: Callable[[int], int],
        clock: Callable[[], datetime | None],
    ) -> None:
        """`below(n)` gives an unpredictable number from 0 to n - 1, also for n = 2**128.

        While the clock gives no time, no dailies are drawn.
        """
        self._transactions = transactions
        self._workers = workers
        self._below = below
        self._clock = clock
        self._pars = KeptPars(transactions, workers, clock)

    async def load_shipped(self) -> None:
        """Adds the shipped deals to the pool, in random order; waits while the store is busy.

        Also computes the par of the last dailies, if an older version drew them.
        """
        while True:
            try:
                return await self._load_shipped()
            except Unavailable as error:
                if error.reason is Reason.DATABASE_LOST:
                    raise
                await asyncio.sleep(BUSY_PAUSE.total_seconds())

    async def _load_shipped(self) -> None:
        await self._pars.compute(AT_THE_START)
        for key in GAMES:
            deals = await asyncio.to_thread(shipped, key)
            # Deals are taken in this order, and it should differ from one installation to the next.
            drawn = [deals.pop(self._below(len(deals))) for _ in range(len(deals))]
            await self._transactions.write(_keeping(drawn))

    async def keep_full(self) -> None:
        """Proves missing deals until cancelled, and searches for the fewest turns of dailies.

        Urgent ones are proved beside the others, whose searches may have to wait for long.
        """
        async with asyncio.TaskGroup() as searching:
            for _ in range(self._workers.processes):
                searching.create_task(self._prove_all(urgent))
                searching.create_task(self._prove_all(others))
            if self._workers.processes:
                searching.create_task(self._pars.keep())

    async def _prove_all(self, missing_of: MissingOf) -> None:
        while True:
            try:
                searched = await self._prove_one(missing_of)
            except Unavailable:
                searched = False
            if not searched:
                await asyncio.sleep(PAUSE.total_seconds())

    async def prove_one(self) -> bool:
        """Tries one deal for the most urgent gap in the pool; False if nothing was searched."""
        return await self._prove_one(lambda tx, today: urgent(tx, today) or others(tx, today))

    async def _prove_one(self, missing_of: MissingOf) -> bool:
        at = self._clock()
        today = day_of(at) if at else None
        missing = await self._transactions.read(lambda tx: missing_of(tx, today))
        if not missing:
            return False
        wanted = missing[self._below(len(missing))]
        number = 1 + self._below(LAST_DEAL if wanted.is_secret else LAST_COMMON_DEAL)
        record = f"{wanted.key} {number}"
        verdict = await self._workers.solve(record, NODES, urgent=wanted.urgent)
        if verdict.line is not None:
            await self._keep(wanted, number, verdict.line)
        return verdict != UNANSWERED

    async def _keep(self, wanted: Missing, number: int, line: tuple[str, ...]) -> None:
        if not wanted.is_secret:
            await self._transactions.write(_keeping((ProvedDeal(wanted.key, number, line),)))
            return
        par = await asyncio.to_thread(par_of, wanted.key, number)
        if wanted.day is None:
            deal = StockedDeal(wanted.key, number, line, par.score, par.tie_breaker)
            await self._transactions.write(lambda tx: tx.stock.keep(deal))
            return
        daily = Daily(wanted.day, wanted.key, number, line, par.score, par.tie_breaker)
        daily = sealed(daily, self._below)
        await self._transactions.write(lambda tx: tx.deals.draw_daily(daily))


def _keeping(proved: Collection[ProvedDeal]) -> Callable[[Transaction], None]:
    return lambda tx: tx.deals.keep(proved)


def shipped(key: str) -> list[ProvedDeal]:
    """A game's winnable deals shipped with the program."""
    file = files("assets").joinpath("deals", f"{key}.txt")
    records = file.read_text("ascii").splitlines() if file.is_file() else ()
    split = (record.split(" ", 2) for record in records)
    return [ProvedDeal(game, int(deal), (*line.split(),)) for game, deal, line in split]
