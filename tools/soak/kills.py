"""`python -m tools.soak.kills 60`: four bots on one database, one of them killed every second.

Players press all the time, and every press reaches each bot twice. Meanwhile a day's leftover
attempt is closed, a digest and reminders come due, and the time of some duels is up. Afterwards
everything is checked. Exits with 1 if anything is lost or doubled. TEST_POSTGRESQL_URL names a
database that is emptied and used instead of a SQLite file; `--seed N` repeats a run as far as
processes can be repeated.
"""

import argparse
import asyncio
import logging
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from datetime import time as time_of_day
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

from sqlalchemy import make_url

from bot.store.store import Store
from local_discord import LocalDiscord
from tests.bot.process import on_discord
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.powercut.shim import COMPILER
from tools.bench.bots import local_discord
from tools.bench.players import people
from tools.soak.crowd import Came
from tools.soak.due import ENDING, Due, Matches, make_due
from tools.soak.due import begun as matches_begun
from tools.soak.fleet import UP_WITHIN_S, Fleet, SetClock, fleet
from tools.soak.ledger import repeated
from tools.soak.saved import Report, checked_records, unsettled
from tools.soak.witnesses import Memory, Witness

BOTS: Final = 4
PLAYERS: Final = 10
EVENING: Final = 22
"""The hour, UTC, of the digest and of the reminders."""
KILLED_EVERY_S: Final = 1.0
A_LEASE_S: Final = 150.0
"""After so long, what a killed bot was posting is another bot's to post."""
LEASES: Final = 2
"""Whom a busy database keeps from noting what was posted, tries again after another one."""
POSTED_WITHIN_S: Final = 40.0
FEWEST_A_SECOND: Final = 0.5
"""Presses that are played; with fewer, the soak would show nothing."""


async def kills(seconds: float, seed: int, url: str | None) -> int:
    """How much is lost, doubled or missing after a soak."""
    report, random = Report(), Random(seed)
    report.line(f"seed {seed}; {'PostgreSQL' if url else 'SQLite'}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = url or f"sqlite:///{folder}/divan.db"
        async with local_discord() as server:
            server.unchecked = True
            clock = SetClock(server.clock, folder / "clock")
            evening = _evening(server)
            clock.advance_to(evening - timedelta(seconds=UP_WITHIN_S + seconds / 2))
            due = await make_due(database, server, server.clock.now().date(), EVENING)
            settings = {**on_discord(server), "DATABASE_URL": database, "SOLVER_PROCESSES": "0"}
            async with fleet(folder, settings, folder / "clock", random) as bots:
                await _begun(report, bots)
                clock.advance_to(evening - timedelta(seconds=seconds / 2))
                everyone = people(server, PLAYERS, Witness)
                owners = [one.owner for one in everyone]
                matches = await matches_begun(database, server, owners, evening)
                memory = Memory(matches.table)
                await _soaked(report, server, bots, everyone, memory, seconds, random)
                await _check_posts(report, database, server, due, matches, clock)
                await bots.stop()
                _check_answers(report, memory, bots)
                for trouble in bots.troubles():
                    report.line(trouble, good=False)
                for logger, times in bots.warnings().items():
                    report.line(f"{times} warnings by {logger}")
            await checked_records(report, database, server, memory, due)
    return report.failures


def _evening(server: LocalDiscord) -> datetime:
    """The next one, unless that is about to come."""
    now = server.clock.now()
    evening = datetime.combine(now, time_of_day(EVENING), UTC)
    while evening - now < timedelta(minutes=10):
        evening += timedelta(days=1)
    return evening


async def _begun(report: Report, bots: Fleet) -> None:
    """Starts all bots."""
    since = time.monotonic()
    for _ in range(BOTS):
        await bots.start()
    await bots.up()
    report.line(f"{BOTS} bots are up after {time.monotonic() - since:.1f} s")


async def _soaked(
    report: Report,
    server: LocalDiscord,
    bots: Fleet,
    everyone: Sequence[Witness],
    memory: Memory,
    seconds: float,
    random: Random,
) -> None:
    server.world.listen(memory.note)
    for one in everyone:
        one.memory = memory
        one.random.seed(random.random())
    server.faults.double(10**9)
    ends = time.monotonic() + seconds
    pressing = asyncio.gather(*(one.press_until(ends) for one in everyone))
    killed = [await _killed(bots) for _ in range(int(seconds / KILLED_EVERY_S))]
    await pressing
    _tell(report, memory, seconds)
    report.line(
        f"{len(killed)} kills, {sum(killed)} of them of bots that were up", good=sum(killed) > 0
    )
    await bots.up()
    calm = [await one.look_again() for one in everyone]
    report.line(f"{sum(calm)} of {PLAYERS} players are answered afterwards", good=all(calm))


async def _killed(bots: Fleet) -> bool:
    """Kills one bot after a while; whether it was up."""
    await asyncio.sleep(KILLED_EVERY_S)
    return await bots.replace_one()


def _tell(report: Report, memory: Memory, seconds: float) -> None:
    came = Counter(one.came for one in memory.asked)
    played = sum(one.played for one in memory.shown)
    report.line(
        f"{len(memory.asked):,} asked in {seconds:.0f} s: {came[Came.DONE]:,} done, "
        f"{came[Came.REFUSED]} refused, {came[Came.UNANSWERED]} unanswered; "
        f"median {median(one.seconds for one in memory.asked) * 1e3:,.0f} ms"
    )
    report.line(
        f"{played:,} acknowledged moves, {played / seconds:.1f} a second",
        good=played >= FEWEST_A_SECOND * seconds,
    )
    report.line(
        f"{memory.of_duels} boards of duels, {memory.hands} hands at a table",
        good=memory.of_duels > 0 and memory.hands > 0,
    )


async def _check_posts(
    report: Report,
    url: str,
    server: LocalDiscord,
    due: Due,
    matches: Matches,
    clock: SetClock,
) -> None:
    """Waits until everything is posted and settled, and counts how often it was posted."""
    left, store = list[str](), await Store.open(url)
    for _ in range(LEASES):
        clock.advance(A_LEASE_S)
        ends = time.monotonic() + POSTED_WITHIN_S
        while left := await unsettled(url, due) + await matches.unsettled(store):
            if time.monotonic() >= ends:
                break
            await asyncio.sleep(1)
        if not left:
            break
    for one in left:
        report.line(one)
    report.line(f"{len(left)} posts, days and matches are left over", good=not left)
    for what, times in due.posts(server).items():
        report.line(f"{what}: posted {times} time{'s' * (times != 1)}", good=times == 1)
    duels, wrong = await matches.told(store, server)
    await store.close()
    for one in wrong:
        report.line(one, good=False)
    told = f"{duels} duels and a cup are over, each told once"
    report.line(told, good=duels >= ENDING and not wrong)


def _check_answers(report: Report, memory: Memory, bots: Fleet) -> None:
    """Tells each interaction that was answered twice: by which messages, and what the bots say."""
    for interaction, trouble in repeated(memory.answers):
        report.line(trouble, good=False)
        answers = memory.answers[interaction]
        report.line(f"pressed {answers.pressed!r}")
        for said in (*answers.sent.values(), *bots.logged(interaction)):
            report.line(str(said))


def main() -> None:
    """Soaks, and exits with 1 if anything is lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=60)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(10**6))
    options = parser.parse_args()
    if not COMPILER:
        sys.exit("The bots' clocks are set by a library in C: apt-get install gcc")

    # A killed bot's requests break off.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)

    async def on_its_database() -> int:
        url = await emptied(make_url(POSTGRESQL), "kills") if POSTGRESQL else None
        return await kills(options.seconds, options.seed, url)

    sys.exit(bool(asyncio.run(on_its_database())))


if __name__ == "__main__":
    main()
