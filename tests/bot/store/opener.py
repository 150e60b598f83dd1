"""A program that opens a database, migrated by given scripts, and says so, or why it can't.

Arguments: the database's address and the scripts' folder. It begins at a line on stdin, and has
the database open until the next.
"""

import asyncio
import sys
from pathlib import Path

from sqlalchemy import text

from bot.store import opening
from bot.store.engines.address import Address
from bot.store.errors import StoreUnusable


async def held_open(address: Address, scripts: Path) -> None:
    try:
        with opening.raising_unusable(address):
            await opening.migrate(address, scripts, is_dumped=True)
    except StoreUnusable as error:
        say(type(error).__name__)
        return
    async with opening.reached(address) as database:
        await database.read(lambda connection: connection.execute(text("SELECT 1 FROM games")))
        say("open")
        sys.stdin.readline()


def say(word: str) -> None:
    sys.stdout.write(f"{word}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    say("ready")
    sys.stdin.readline()
    asyncio.run(held_open(Address.parse(sys.argv[1]), Path(sys.argv[2])))
