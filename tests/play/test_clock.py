"""A machine whose clock is wrong: what can't be undone waits until Discord agrees with it."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.divan import periodic_tasks
from local_discord import LocalDiscord
from tests.bot.process import TOKEN, on_discord, running
from tests.play.days import DAY, MORNING, at, make_digest_due, outcome, posted
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.visits import read, write
from tests.waiting import HANGS_S

FAR = timedelta(hours=29)


class Machine:
    """A machine that runs the harness's bot, with a clock of its own."""

    def __init__(self, harness: Harness) -> None:
        self.wrong_by = timedelta()
        self.harness = harness
        here = harness.server.clock.now
        harness.client.clock._here = lambda: here() + self.wrong_by
        self._tasks = periodic_tasks(harness.client, harness.services)
        """One set of tasks, as in a bot that runs for days."""

    async def run_for_seconds(self) -> None:
        for _ in range(3):
            await self._tasks.run_once()

    async def closed(self) -> list[bool]:
        """Which of Ada's and Bob's attempts are closed."""
        results = read(self.harness.store).results
        owners = (self.harness.player(name).owner for name in ("Ada", "Bob"))
        return [one.closed_at is not None for owner in owners for one in await results.of(owner)]


@pytest.fixture
async def machine(troubled_harness: Harness) -> Machine:
    """Ada and Bob have played; it is 20:00 on Discord, and the digest comes at 9 the next day."""
    await make_digest_due(troubled_harness)
    return Machine(troubled_harness)


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


def seen(harness: Harness) -> int:
    """How many interactions are remembered."""
    with closing(sqlite3.connect(harness.database)) as database:
        return int(database.execute("SELECT count(*) FROM interactions").fetchone()[0])


async def test_a_clock_29_hours_ahead_does_nothing_that_cannot_be_undone(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    """It closed the day for good."""
    harness = machine.harness
    ada = harness.player("Ada")
    await machine.run_for_seconds()
    await ada.slash("divan play", game="sultan", deal="20")
    caplog.clear()
    before = seen(harness)
    machine.wrong_by = FAR
    await machine.run_for_seconds()
    assert await machine.closed() == [False, False]
    assert (posted(harness), await outcome(harness), seen(harness)) == ([], None, before)
    (said,) = warnings(caplog)
    assert "This machine's clock says " in said
    await ada.press("Turn")
    assert await harness.record(ada) == "t"
    machine.wrong_by = timedelta()
    await machine.run_for_seconds()
    assert await machine.closed() == [False, False]
    assert "agrees with Discord's" in warnings(caplog)[-1]
    harness.server.clock.set(at(MORNING, 9))
    await machine.run_for_seconds()
    assert await machine.closed() == [True, True]
    assert len(posted(harness)) == 1
    assert len(warnings(caplog)) == 2


async def test_a_clock_29_hours_behind_makes_everything_wait(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    harness = machine.harness
    machine.wrong_by = -FAR
    harness.server.clock.set(at(MORNING, 9))
    await machine.run_for_seconds()
    assert (await machine.closed(), posted(harness)) == ([False, False], [])
    (said,) = warnings(caplog)
    assert "This machine's clock says " in said
    machine.wrong_by = timedelta()
    await machine.run_for_seconds()
    assert (await machine.closed(), len(posted(harness))) == ([True, True], 1)


async def test_a_reminder_waits_for_the_evening_on_discord(machine: Machine) -> None:
    harness = machine.harness
    cleo = harness.player("Cleo")
    await write(harness.store).players.change(cleo.owner, reminder=True)
    harness.server.clock.set(at(DAY, 12))
    await harness.draw(DAY)
    machine.wrong_by = timedelta(hours=8)
    await machine.run_for_seconds()
    machine.wrong_by = timedelta()
    await machine.run_for_seconds()
    assert posted(harness, cleo.person.dm) == []
    harness.server.clock.set(at(DAY, 20))
    await machine.run_for_seconds()
    assert len(posted(harness, cleo.person.dm)) == 1


async def test_a_day_with_dailies_is_not_opened_before_it_begins_on_discord(
    machine: Machine,
) -> None:
    harness = machine.harness
    await harness.draw(MORNING)
    machine.wrong_by = timedelta(hours=5)
    await machine.run_for_seconds()
    assert MORNING not in await read(harness.store).deals.days(DAY, MORNING)
    machine.wrong_by = timedelta()
    harness.server.clock.set(at(MORNING, 0))
    await machine.run_for_seconds()
    assert MORNING in await read(harness.store).deals.days(DAY, MORNING)


async def test_the_program_says_that_its_clock_is_wrong_and_goes_on(tmp_path: Path) -> None:
    """Its own process, on a Discord whose clock is set: it has no other time than that."""
    server = LocalDiscord(token=TOKEN)
    await server.start()
    server.clock.advance(-FAR)
    async with running(tmp_path, **on_discord(server)) as (process, _):
        assert process.stderr
        async with asyncio.timeout(HANGS_S):
            while "This machine's clock says " not in (await process.stderr.readline()).decode():
                pass
        ada = SimulatedPlayer(server.world.person("Ada"))
        await ada.slash("divan play", game="sultan", deal="20")
        await ada.press("Turn")
    await server.stop()
