"""A pool of winnable deals, proved in advance: dailies first, then those of matches.

Of each daily is kept what attempts are compared with: par, and the fewest turns known. Both can be
missing: the search for the fewest begins when the daily is drawn and ready, and the dailies of old
versions were drawn without either.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from functools import partial
from importlib.resources import files
from itertools import takewhile
from typing import Final, TypeAlias

from bot.errors import Reason, Unavailable
from bot.services.core.days import day_of
from bot.services.core.requests import Transactions
from bot.services.core.seals import sealed
from bot.services.core.work import keep_doing
from bot.services.rankings.par import Score
from bot.services.solving.workers import UNANSWERED, Workers
from bot.store.schema.dailies import Daily, ProvedDeal, StockedDeal
from bot.store.store import Transaction
from engine import Game, IllegalMove, Outcome
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL
from engine.solver import FEWEST_NODES
from engine.solver.baseline import patient, played_out

LAST_COMMON_DEAL: Final = 999_999
"""Ordinary deals have at most six digits, so that they are easy to share."""
NODES: Final = 400_000
"""A deal still undecided by then is dropped for another; at least 80 % are won in time."""
BUSY_PAUSE: Final = timedelta(seconds=0.5)
"""How long to wait when the store is busy at the start."""
READY: Final = 50
"""How many unused ordinary deals of each game to keep."""
STOCKED: Final = 6
"""How many deals of each game to keep for matches; a weekend's cup takes five at once."""
MOST_WAITING: Final = 50
"""For at most this many matches that wait for their deal, another one is kept."""
DAYS_AHEAD: Final = 3
URGENT_AHEAD: Final = 1
"""Up to this many days ahead, a missing daily is urgent."""
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


@dataclass(frozen=True, slots=True)
class Missing:
    """A winnable deal that the pool lacks."""

    key: str
    day: date | None = None
    """Whose daily it is; None if no day's."""
    is_secret: bool = True
    """Whether nobody may know its number: a daily's, or one that a match will take."""
    urgent: bool = False


MissingOf: TypeAlias = Callable[[Transaction, date | None], list[Missing]]
"""The missing deals to choose from, given today, or None if it isn't known."""


@dataclass(frozen=True, slots=True)
class DealPool:
    """The winnable deals in a store, and the search for more.

    Only the solver and the store ever learn the number of a daily, or of one that matches take.
    """

    transactions: Transactions
    workers: Workers
    below: Callable[[int], int]
    """`below(n)` gives an unpredictable number from 0 to n - 1, also for n = 2**128."""
    clock: Callable[[], datetime | None]
    """While it gives no time, no dailies are drawn."""

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
        await KeptPars(self.transactions, self.workers, self.clock).compute(AT_THE_START)
        for key in GAMES:
            deals = await asyncio.to_thread(shipped, key)
            # Deals are taken in this order, and it should differ from one installation to the next.
            drawn = [deals.pop(self.below(len(deals))) for _ in range(len(deals))]
            await self.transactions.write(_keeping(drawn))

    async def keep_full(self) -> None:
        """Proves missing deals until cancelled, and searches for the fewest turns of dailies.

        Urgent ones are proved beside the others, whose searches may have to wait for long.
        """
        pars = KeptPars(self.transactions, self.workers, self.clock)
        async with asyncio.TaskGroup() as searching:
            for _ in range(self.workers.processes):
                for missing_of in (urgent, others):
                    searching.create_task(keep_doing(partial(self._prove_one, missing_of)))
            if self.workers.processes:
                searching.create_task(keep_doing(pars.keep_one))

    async def prove_one(self) -> bool:
        """Tries one deal for the most urgent gap in the pool; False if nothing was searched."""
        return await self._prove_one(lambda tx, today: urgent(tx, today) or others(tx, today))

    async def _prove_one(self, missing_of: MissingOf) -> bool:
        at = self.clock()
        today = day_of(at) if at else None
        missing = await self.transactions.read(lambda tx: missing_of(tx, today))
        if not missing:
            return False
        wanted = missing[self.below(len(missing))]
        number = 1 + self.below(LAST_DEAL if wanted.is_secret else LAST_COMMON_DEAL)
        record = f"{wanted.key} {number}"
        verdict = await self.workers.solve(record, NODES, urgent=wanted.urgent)
        if verdict.line is not None:
            await self._keep(wanted, number, verdict.line)
        return verdict != UNANSWERED

    async def _keep(self, wanted: Missing, number: int, line: tuple[str, ...]) -> None:
        if not wanted.is_secret:
            await self.transactions.write(_keeping((ProvedDeal(wanted.key, number, line),)))
            return
        par = await asyncio.to_thread(par_of, wanted.key, number)
        if wanted.day is None:
            deal = StockedDeal(wanted.key, number, line, par.score, par.tie_breaker)
            await self.transactions.write(lambda tx: tx.stock.keep(deal))
            return
        daily = Daily(wanted.day, wanted.key, number, line, par.score, par.tie_breaker)
        daily = sealed(daily, self.below)
        await self.transactions.write(lambda tx: tx.deals.draw_daily(daily))


def _keeping(proved: Collection[ProvedDeal]) -> Callable[[Transaction], None]:
    return lambda tx: tx.deals.keep(proved)


def shipped(key: str) -> list[ProvedDeal]:
    """A game's winnable deals shipped with the program."""
    file = files("assets").joinpath("deals", f"{key}.txt")
    records = file.read_text("ascii").splitlines() if file.is_file() else ()
    split = (record.split(" ", 2) for record in records)
    return [ProvedDeal(game, int(deal), (*line.split(),)) for game, deal, line in split]


def urgent(tx: Transaction, today: date | None) -> list[Missing]:
    """The urgent deals missing on the first incomplete day."""
    return [replace(one, urgent=True) for one in _dailies(tx, today, range(URGENT_AHEAD + 1))]


def others(tx: Transaction, today: date | None) -> list[Missing]:
    """The other deals missing on the first incomplete day, or else those of matches, or else
    ordinary ones."""
    if dailies := _dailies(tx, today, range(URGENT_AHEAD + 1, DAYS_AHEAD + 1)):
        return dailies
    waiting = Counter(match.key for match in tx.matches.lacking_deals(MOST_WAITING))
    if stock := [key for key in GAMES if tx.stock.count(key) < STOCKED + waiting[key]]:
        return [Missing(key) for key in stock]
    return [Missing(key, is_secret=False) for key in GAMES if tx.deals.ready(key) < READY]


def _dailies(tx: Transaction, today: date | None, ahead: range) -> list[Missing]:
    """The dailies missing on the first incomplete day, of those so many days ahead."""
    if today is None:
        return []
    days = [today + timedelta(number) for number in ahead]
    drawn = tx.deals.drawn(days[0], days[-1])
    for day in days:
        if missing := [Missing(key, day) for key in GAMES if (day, key) not in drawn]:
            return missing
    return []


def dailies_from(tx: Transaction, today: date) -> int:
    """How many days in a row, today included, have all their dailies; at most DAYS_AHEAD + 1."""
    drawn = tx.deals.drawn(today, today + timedelta(DAYS_AHEAD))
    days = (today + timedelta(number) for number in range(DAYS_AHEAD + 1))
    return sum(1 for _ in takewhile(lambda day: all((day, key) in drawn for key in GAMES), days))


@dataclass(frozen=True, slots=True)
class KeptPars:
    """Computes the pars of a store's dailies that have none, and searches for their best wins.

    Several processes may do so at once: they find the same.
    """

    transactions: Transactions
    workers: Workers
    clock: Callable[[], datetime | None]
    """While it gives no time, nothing is searched for."""
    tried: Counter[tuple[date, str]] = field(default_factory=Counter)
    """How often a win of each daily was searched for."""

    async def compute(self, most: int) -> bool:
        """Computes the pars of the last dailies without; False if there were none."""
        some = await self.transactions.read(lambda tx: tx.deals.without_par(tuple(GAMES), most))
        found = [(one, par) for one in some if (par := await asyncio.to_thread(_par_at, one))]

        def kept(tx: Transaction) -> None:
            for daily, par in found:
                tx.deals.set_par(daily.day, daily.key, par.score, par.tie_breaker)

        if found:
            await self.transactions.write(kept)
        return bool(found)

    async def keep_one(self) -> bool:
        """Computes some pars, or searches for a win; False if nothing was to be done."""
        if not await self.compute(AT_ONCE):
            return await self.search_one()
        await asyncio.sleep(BREATH.total_seconds())
        return True

    async def search_one(self) -> bool:
        """Searches for the best win of one daily, today's first; False if nothing was searched."""
        at = self.clock()
        daily = await self._next(day_of(at)) if at else None
        if daily is None:
            return False
        self.tried[daily.day, daily.key] += 1
        known = await asyncio.to_thread(_best_known, daily)
        record = " ".join((daily.key, str(daily.deal), *known))
        fewest = await self.workers.fewest(record, FEWEST_NODES)
        if fewest is None:
            return False
        if (turns := fewest.turns) is not None and (line := fewest.line) is not None:
            await self.transactions.write(
                lambda tx: tx.deals.set_fewest(daily.day, daily.key, turns, line, fewest.bound)
            )
        return True

    async def _next(self, today: date) -> Daily | None:
        """The daily that matters most: of today, then of the days to come, then of those gone."""
        some = await self.transactions.read(
            lambda tx: tx.deals.without_fewest(tuple(GAMES), today - LATELY)
        )
        left = [one for one in some if self.tried[one.day, one.key] < MOST_TRIES]
        return min(left, key=lambda one: (one.day < today, abs(one.day - today)), default=None)


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


def _par_at(daily: Daily) -> Score | None:
    """A daily's par; None for a deal that can't be, as in a damaged database."""
    try:
        return par_of(daily.key, daily.deal)
    except ValueError:
        return None


def par_of(key: str, number: int) -> Score:
    """What the baseline player Patient makes of a deal, who sees only what a player sees."""
    return Score.of(played_out(Game.start(key, number), patient))
