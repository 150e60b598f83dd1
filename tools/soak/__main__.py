"""`make soak`: a crowd plays for ten minutes, with bursts; `make soak SECONDS=60` for one.

On two cores, the bot shares them with the crowd and the local Discord. Exits with 1 if a figure
isn't as it should be. TEST_POSTGRESQL_URL names a database that is emptied and used instead of a
SQLite file.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from sqlalchemy import make_url

from bot.services.daily.deal_pool import par_of
from bot.store.schema.dailies import StockedDeal
from bot.store.store import Store
from engine.catalogue import GAMES
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.released.together import wins
from tests.visits import write
from tools.bench.bots import Bot, divan
from tools.bench.players import deal_all, people
from tools.soak.crowd import Asked, Came, Crowd, Soaked
from tools.soak.saved import Disagreement, Report, check_records
from tools.soak.wandering import GIF, Wanderer, wanderers

PLAYERS: Final = 50
BURSTS: Final = (100, 200, 400)
SHORT: Final = 120
"""In seconds: a shorter soak has no burst of 400, for which a busy machine may be too slow."""
NONE_REFUSED: Final = 200
"""Up to this many at once, nobody may be refused."""
PAUSE_S: Final = (1.0, 3.0)
WANDERING_PAUSE_S: Final = (0.0, 1.0)
IDLE_PRESSES: Final = 100
SPELLS: Final = 10
"""A soak's p99 is the median of so many spells', so that a machine that stands still for half a
second, and everyone waiting with it, spoils one of them."""
TIMES_IDLE: Final = 40
"""How many times the idle median the p99 of the soak may be.

With nothing else on two processors it is 24 to 33, as a press alone takes 8 ms, and about 50 if
films are drawn in the event loop.
"""
WANDERERS: Final = 12
"""They try everything, and wait for animations: their times are told apart."""
MEMORY_MIB: Final = 200
"""How much memory the bot may take when everything has been asked of it, bursts aside.

Of it, each language takes a megabyte, and the collections of puzzles take one together."""


async def soak(seconds: float, url: str | None) -> int:
    """How many figures are not as they should be."""
    report = Report()
    with tempfile.TemporaryDirectory() as folder:
        settings = {"DATABASE_URL": url} if url else {}
        await stock(url or f"sqlite:///{folder}/divan.db")
        async with divan(Path(folder), SOLVER_PROCESSES="1", **settings) as bot:
            bot.server.unchecked = True
            sizes = BURSTS if seconds >= SHORT else BURSTS[:-1]
            everyone = people(bot.server, PLAYERS + 2 * sum(sizes), Soaked)
            crowd, others = Crowd(everyone[:PLAYERS]), wanderers(bot.server, WANDERERS)
            await deal_all(crowd.people)
            idle = await alone(crowd)
            report.line(f"one player: {spread(idle)}")
            await deal_all(others)
            await asyncio.gather(*(one.finish() for one in others))
            wandering = asyncio.create_task(Crowd(others).for_a_while(seconds, WANDERING_PAUSE_S))
            await a_while(report, crowd, seconds, median(idle))
            wandered(report, await wandering, others[0])
            memory = bot.resident() / 1024
            report.line(f"memory: {memory:.0f} MiB", good=memory <= MEMORY_MIB)
            await bursts(report, bot, crowd, everyone[PLAYERS:], sizes)
            report.line(f"memory after the bursts: {bot.resident() / 1024:.0f} MiB")
            if errors := bot.errors():
                report.line(f"errors are logged:\n{errors}", good=False)
            try:
                games, of_matches = await check_records(
                    url or f"sqlite+aiosqlite:///{folder}/divan.db", crowd.asked
                )
                said = f"{games:,} games, and {of_matches} of matches, agree with what was shown"
                report.line(said, good=of_matches > 0)
            except Disagreement as error:
                report.line(str(error), good=False)
    return report.failures


async def stock(url: str) -> None:
    """Has deals ready for matches, as after some days, in an empty database."""
    store = await Store.open(url)
    for key in GAMES:
        for record in wins(key):
            _, deal, *line = record.split()
            stocked = StockedDeal(key, int(deal), (*line,), *par_of(key, int(deal)))
            await write(store).stock.keep(stocked)
    await store.close()


async def alone(crowd: Crowd) -> list[float]:
    """The seconds of presses while nobody else presses."""
    asked = [await crowd.people[n % PLAYERS].play() for n in range(IDLE_PRESSES)]
    crowd.asked += asked
    return [one.seconds for one in asked]


async def a_while(report: Report, crowd: Crowd, seconds: float, idle: float) -> None:
    """Everyone plays, with pauses."""
    asked, slow = list[Asked](), list[float]()
    for _ in range(SPELLS):
        spell = await crowd.for_a_while(seconds / SPELLS, PAUSE_S)
        slow.append(p99([one.seconds for one in spell]))
        asked += spell
    for line, good in told(f"{PLAYERS} players for {seconds:.0f} s", asked):
        report.line(line, good=good)
    times = median(slow) / idle
    report.line(f"a spell's p99 is {times:.1f} times the idle median", good=times <= TIMES_IDLE)


def wandered(report: Report, asked: Sequence[Asked], wanderer: Wanderer) -> None:
    """What those saw who tried everything."""
    for line, good in told(f"{WANDERERS} who try everything", asked):
        report.line(line, good=good)
    seen, there = wanderer.seen, [*wanderer.commands()]
    untried = [command for command in there if not seen.sent[command]]
    report.line(f"{len(there) - len(untried)} of {len(there)} commands sent", good=not untried)
    report.line(f"{len(seen.used)} kinds of buttons and selects used {seen.used.total():,} times")
    animations = seen.files[GIF]
    report.line(f"{animations} animations", good=animations > 0)
    if seen.apologies:
        report.line(f"{seen.apologies} apologies for errors nobody foresaw", good=False)


async def bursts(
    report: Report, bot: Bot, crowd: Crowd, newcomers: Sequence[Soaked], sizes: Sequence[int]
) -> None:
    """Many at the same moment, and everything delivered twice: they begin games, and press."""
    waiting = iter(newcomers)
    for count in sizes:
        for times in (1, 2):
            some = [*islice(waiting, count)]
            for what, asking in (("new games", Soaked.begin_game), ("presses", Soaked.play)):
                if times == 2:
                    bot.server.faults.double(count)
                asked = await crowd.at_once([asking(one) for one in some])
                twice = ", each delivered twice" if times == 2 else ""
                for line, good in told(f"{count} {what} at once{twice}", asked, count):
                    report.line(line, good=good)
                await asyncio.sleep(1)


def told(what: str, asked: Sequence[Asked], at_once: int = 0) -> Iterator[tuple[str, bool]]:
    """How some people fared, a line each with whether that is good."""
    came = Counter(one.came for one in asked)
    yield f"{what}: {len(asked):,} asked, {spread([one.seconds for one in asked])}", True
    if lost := came[Came.UNANSWERED]:
        yield f"{what}: {lost} unanswered", False
    if refused := came[Came.REFUSED]:
        yield f"{what}: {refused} refused", at_once > NONE_REFUSED


def spread(seconds: Sequence[float]) -> str:
    """Median, p99 and the longest, in milliseconds."""
    return f"median {ms(median(seconds))}, p99 {ms(p99(seconds))}, longest {ms(max(seconds))} ms"


def ms(seconds: float) -> str:
    return f"{seconds * 1e3:,.0f}"


def p99(seconds: Sequence[float]) -> float:
    return quantiles(seconds, n=100)[98]


def main() -> None:
    """Soaks, and exits with 1 if a figure isn't as it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=600)
    seconds = parser.parse_args().seconds

    async def on_its_database() -> int:
        url = await emptied(make_url(POSTGRESQL), "soak") if POSTGRESQL else None
        return await soak(seconds, url)

    sys.exit(bool(asyncio.run(on_its_database())))


if __name__ == "__main__":
    main()
