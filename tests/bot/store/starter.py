"""A program that starts on each database that it is told, as the bot does, and says how it went."""

import asyncio
import os
import sys
from datetime import UTC, date, datetime
from random import Random

from bot.services.core.requests import Transactions
from bot.services.daily.deal_pool import DealPool
from bot.services.solving.workers import Workers
from bot.store.schema.dailies import Daily
from bot.store.store import Store
from engine.catalogue import GAMES

TODAY = date(2026, 11, 20)
NOW = datetime(2026, 11, 20, tzinfo=UTC)


async def started(url: str, chance: Random) -> list[int]:
    """Open a database, load the shipped deals and draw the dailies; their deals, in game order."""
    store = await Store.open(url)
    transactions = Transactions(store)
    try:
        await DealPool(transactions, Workers(0), chance.randrange, lambda: NOW).load_shipped()
        return [await drawn(transactions, key, chance.randrange(2**32)) for key in GAMES]
    finally:
        await store.close()


async def drawn(transactions: Transactions, key: str, deal: int) -> int:
    """The day's deal: this one, unless another program has drawn one before."""
    daily = Daily(TODAY, key, deal, ("t",), 1)
    return (await transactions.write(lambda tx: tx.deals.draw_daily(daily))).deal


def main() -> None:
    """Answer each line on stdin, the address of a database, with one on stdout."""
    chance = Random(os.getpid())
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    for line in sys.stdin:
        try:
            said = " ".join(map(str, asyncio.run(started(line.strip(), chance))))
        except BaseException as error:  # noqa: BLE001 - the test reads it
            said = f"failed: {error!r} {error.__cause__!r}".replace("\n", " ")
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
