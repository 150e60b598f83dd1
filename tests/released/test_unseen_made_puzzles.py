"""A version before 0.19 sees nothing of the puzzles that players make while it runs beside this:
it neither offers, counts nor drops what others were shown of them."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from bot.store.schema.puzzles import MadePuzzle, StoredPuzzle
from bot.store.store import Store, Transaction
from tests.bot.process import CHECKOUT
from tests.bot.store.test_matches import ADA, BOB
from tests.released.archive import unpacked

NOON: Final = datetime(2026, 11, 20, 12, tzinfo=UTC)

PROGRAM: Final = """
import asyncio, json, sys
from datetime import UTC, datetime
import bot
from bot.store.schema.rows.puzzles import StoredPuzzle
from bot.store.store import Store

URL, BOB = sys.argv[1:]
NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)

def seen(tx, id):
    return {
        "shown": tx.puzzles.get(id) is not None,
        "open": tx.puzzles.open_one(BOB, "sultan", 1) is not None,
        "last": tx.puzzles.last(BOB) is not None,
        "seen": bool(tx.puzzles.seen(BOB, "sultan")),
        "answers": bool(tx.puzzles.answers(BOB)),
    }

def begun(tx):
    return tx.puzzles.begin(StoredPuzzle(0, BOB, "sultan", 7, 1, NOON, (), 1)).id

async def main():
    store = await Store.open(URL)
    print(bot.__path__[0], flush=True)
    id = json.loads(sys.stdin.readline())
    print(json.dumps(await store.read(lambda tx: seen(tx, id))), flush=True)
    print(json.dumps(await store.write(begun)), flush=True)
    await store.close()

asyncio.run(main())
"""


@pytest.mark.long
async def test_0_18_sees_nothing_of_puzzles_that_players_make(url: str, tmp_path: Path) -> None:
    code = unpacked("0.18", tmp_path / "released")
    command = (sys.executable, "-c", PROGRAM, url, BOB)
    known = {"PYTHONPATH": f"{code}:{CHECKOUT}"}
    old = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=known, cwd="/"
    )
    assert old.stdin
    assert old.stdout
    assert await old.stdout.readline() == f"{code}/bot\n".encode()
    store = await Store.open(url)
    row = await store.write(shown)
    old.stdin.write(f"{row.id}\n".encode())
    seen, its_own = [json.loads(await old.stdout.readline()) for _ in range(2)]
    assert not any(seen.values())
    assert await old.wait() == 0
    assert await store.read(lambda tx: tx.puzzles.get(row.id)) == row
    both = await store.read(lambda tx: tx.puzzles.get(its_own))
    assert both
    assert both.made is None, "the same deal, of the collection"
    await store.close()


def shown(tx: Transaction) -> StoredPuzzle:
    """What Bob was shown of a puzzle that Ada made."""
    made = tx.made_puzzles.claim(MadePuzzle(0, 1, ADA, "sultan", 7, 1, "t|t|0", "8", 5, NOON))
    assert made
    row = tx.made_puzzles.begin(StoredPuzzle(0, BOB, "sultan", 7, 1, NOON, (), 1, made=made.id))
    assert row
    return row
