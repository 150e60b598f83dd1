"""A pool of winnable deals, proved ahead while nobody waits: dailies first, then ordinary ones."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from importlib.resources import files
from typing import Final

from bot.services.days import day_of
from bot.services.told import told
from bot.services.workers import UNANSWERED, Workers
from bot.store.deals import Deals
from bot.store.errors import StoreBusy
from bot.store.rows import WIN, Daily, ProvedDeal
from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.solver.baseline import patient, played_out

READY: Final = 50
"""Ordinary deals of each game that nobody has been given yet."""
DAYS_AHEAD: Final = 3
LAST_COMMON_DEAL: Final = 999_999
"""An ordinary deal has at most six digits, so that it can be told to a friend."""
NODES: Final = 400_000
"""A deal that is not decided by then is left for another: of ten, eight are won or more."""
PAUSE: Final = timedelta(minutes=1)
"""Until it is looked again what is missing, where nothing was or nothing can be searched."""


@dataclass(frozen=True, slots=True)
class _Missing:
    """A winnable deal that the pool lacks."""

    key: str
    day: date | None
    """None: any day will do."""


class DealPool:
    """The winnable deals in a store, and the search for more.

    What a daily's number is stays between the solver and the store.
    """

    def __init__(
        self,
        deals: Deals,
        workers: Workers,
        below: Callable[[int], int],
        clock: Callable[[], datetime],
    ) -> None:
        """`below(n)` gives a number from 0 to n - 1 that nobody can foretell."""
        self._deals = deals
        self._workers = workers
        self._below = below
        self._clock = clock

    @told
    async def take(self, key: str) -> int | None:
        """An ordinary winnable deal, another one at each call; None where there is none at all."""
        return await self._deals.take(key)

    @told
    async def daily(self, day: date, key: str) -> Daily | None:
        """The daily of a day and game; None where none could be drawn yet."""
        return await self._deals.daily(day, key)

    async def load_shipped(self) -> None:
        """Puts the deals that come with the program into the pool, shuffled; StoreBusy.

        Dailies that an older version has drawn get their par.
        """
        for daily in await self._deals.without_par():
            par = await asyncio.to_thread(par_of, daily.key, daily.deal)
            await self._deals.set_par(daily.day, daily.key, par)
        for key in GAMES:
            deals = await asyncio.to_thread(shipped, key)
            # They are taken in the order in which they were kept: not the same ones everywhere.
            drawn = [deals.pop(self._below(len(deals))) for _ in range(len(deals))]
            await self._deals.keep(drawn)

    async def keep_full(self) -> None:
        """Proves what is missing, for as long as it is let."""
        async with asyncio.TaskGroup() as searching:
            for _ in range(self._workers.processes):
                searching.create_task(self._search())

    async def _search(self) -> None:
        while True:
            try:
                searched = await self.prove_one()
            except StoreBusy:
                searched = False
            if not searched:
                await asyncio.sleep(PAUSE.total_seconds())

    async def prove_one(self) -> bool:
        """Tries one deal for something that is missing; False where nothing was to be searched."""
        missing = await self._missing()
        if not missing:
            return False
        wanted = missing[self._below(len(missing))]
        number = 1 + self._below(LAST_DEAL if wanted.day else LAST_COMMON_DEAL)
        verdict = await self._workers.solve(f"{wanted.key} {number}", NODES, urgent=False)
        if verdict.line is not None:
            await self._keep(wanted, number, " ".join(verdict.line))
        return verdict != UNANSWERED

    async def _keep(self, wanted: _Missing, number: int, line: str) -> None:
        if wanted.day:
            par = await asyncio.to_thread(par_of, wanted.key, number)
            await self._deals.draw_daily(Daily(wanted.day, wanted.key, number, line, par))
        else:
            await self._deals.keep((ProvedDeal(wanted.key, number, line),))

    async def _missing(self) -> list[_Missing]:
        """What is most urgent of all that is missing: nothing else is of its day."""
        today = day_of(self._clock())
        days = [today + timedelta(ahead) for ahead in range(DAYS_AHEAD + 1)]
        drawn = await self._deals.drawn(days[0], days[-1])
        for day in days:
            if missing := [_Missing(key, day) for key in GAMES if (day, key) not in drawn]:
                return missing
        return [_Missing(key, None) for key in GAMES if await self._deals.ready(key) < READY]


def par_of(key: str, number: int) -> int:
    """The score of the baseline player Patient, who sees of the deal what a player sees."""
    game = played_out(Game.start(key, number), patient)
    return WIN if game.outcome is Outcome.WON else game.placed


def shipped(key: str) -> list[ProvedDeal]:
    """The winnable deals of a game that come with the program; each is a record that is won."""
    file = files("assets").joinpath("deals", f"{key}.txt")
    records = file.read_text("ascii").splitlines() if file.is_file() else ()
    split = (record.split(" ", 2) for record in records)
    return [ProvedDeal(game, int(deal), line) for game, deal, line in split]
