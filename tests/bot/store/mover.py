"""A program that makes moves in a watched store and prints each acknowledged version.

Arguments: the store's address, and which of several such programs it is, by default 0.
"""

import asyncio
import sys
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count

from bot.store.schema.games import Record, Saved
from bot.store.store import Store
from tests.bot.store.play import saved, started


async def move_forever(url: str, program: int) -> None:
    now = datetime(2026, 11, 20, tzinfo=UTC)
    store = await Store.open(url)
    watching = asyncio.create_task(store.watch())
    interactions = count(1 + program * 10**8)
    owner = f"discord:{42 + program}"
    game = await started(store, now, interaction=next(interactions), owner=owner)
    while not watching.done():
        moves = f"{game.record!s} t".strip()
        assert await saved(store, game, next(interactions), now, moves=moves) is Saved.SAVED
        game = replace(game, version=game.version + 1, record=Record.of(moves, ""))
        sys.stdout.write(f"{game.version}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(move_forever(sys.argv[1], int([*sys.argv, "0"][2])))
