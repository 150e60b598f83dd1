"""The first start by several programs at once, on an empty database: all of them come up."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, make_url, text

from bot.services.daily.deal_pool import shipped
from bot.store.schema.dailies import ProvedDeal
from bot.store.store import Store
from engine.catalogue import GAMES
from tests.bot.store.emptied import POSTGRESQL, emptied
from tests.effort import effort
from tests.visits import read, write
from tests.waiting import HANGS_S

ROUNDS = effort(4, 25)
PROGRAMS = 8
CHECKOUT = Path(__file__).parents[3]


@pytest.mark.long
async def test_eight_programs_can_start_at_once(url: str, tmp_path: Path, worker_id: str) -> None:
    async with AsyncExitStack() as stack:
        programs = [await stack.enter_async_context(starter()) for _ in range(PROGRAMS)]
        assert {await said(program) for program in programs} == {"ready"}
        for n in range(ROUNDS):
            await all_start(programs, await another(url, tmp_path, worker_id, n))


async def test_programs_can_add_the_same_deals_in_different_orders(url: str) -> None:
    stores = [await Store.open(url) for _ in range(4)]
    deals = [ProvedDeal("shah", number, ("t",)) for number in range(300)]
    orders = [deals[n:] + deals[:n] for n in (0, 100, 200)] + [deals[::-1]]
    kept = (write(one).deals.keep(order) for one, order in zip(stores, orders, strict=True))
    await asyncio.gather(*kept)
    assert await read(stores[0]).deals.ready("shah") == 300
    await asyncio.gather(*(one.close() for one in stores))


async def all_start(programs: list[Process], url: str) -> None:
    """The programs start at the same moment, play the same dailies, and have every shipped deal."""
    for program in programs:
        assert program.stdin
        program.stdin.write(f"{url}\n".encode())
    dailies = await asyncio.gather(*map(said, programs))
    assert len({*dailies}) == 1, dailies
    assert len(dailies[0].split()) == len(GAMES), dailies[0]
    store = await Store.open(url)
    for key in GAMES:
        assert await read(store).deals.ready(key) == len(shipped(key))
    assert not await store._database.read(deadlocks)
    await store.close()


def deadlocks(connection: Connection) -> int:
    """How many deadlocks PostgreSQL has had to resolve in this database."""
    if connection.dialect.name == "sqlite":
        return 0
    counted = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    return connection.scalar(text(counted)) or 0


async def another(url: str, folder: Path, worker: str, n: int) -> str:
    """The address of another empty database of the same kind."""
    if url.startswith("sqlite"):
        return f"sqlite:///{folder}/divan{n}.db"
    return await emptied(make_url(POSTGRESQL), worker)


@asynccontextmanager
async def starter() -> AsyncIterator[Process]:
    """A program that waits for a database to start on."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bot.store.starter"), cwd=CHECKOUT, stdin=PIPE, stdout=PIPE
    )
    try:
        yield process
    finally:
        process.kill()
        await process.communicate()


async def said(program: Process) -> str:
    """The next line of a program."""
    assert program.stdout
    async with asyncio.timeout(HANGS_S):
        return (await program.stdout.readline()).decode().strip()
