"""A program that makes moves in a watched store and prints each acknowledged version."""

import asyncio
import sys
from dataclasses import replace
from datetime import UTC, datetime

from bot.store.rows import Saved
from bot.store.store import Store
from tests.bot.store.play import saved, started


async def move_forever(url: str) -> None:
    now = datetime(2026, 11, 20, tzinfo=UTC)
    store = await Store.open(url)
    watching = asyncio.create_task(store.watch())
    game = await started(store, now)
    while not watching.done():
        moves = f"{game.moves} t".strip()
        assert await saved(store, game, game.version + 2, now, moves=moves) is Saved.SAVED
        game = replace(game, version=game.version + 1, moves=moves)
        sys.stdout.write(f"{game.version}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(move_forever(sys.argv[1]))
