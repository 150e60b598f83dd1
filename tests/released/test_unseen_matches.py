"""A released version sees nothing of matches while it runs beside this one: it gives no hint on
their games and counts them nowhere."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from bot.services.audit import Auditing
from bot.services.core.requests import Transactions
from bot.services.daily.proofs import seal_of_match
from bot.store.schema.games import Record, StoredGame
from bot.store.schema.matches import MatchDeal, MatchState, Seat
from bot.store.store import Store, Transaction
from engine import Game
from tests.bot.process import CHECKOUT
from tests.bot.store.test_matches import ADA, BOB, duel
from tests.play.records import daily
from tests.released.archive import unpacked, versions

NOON: Final = datetime(2026, 11, 20, 12, tzinfo=UTC)

PROGRAM: Final = """
import asyncio, json, sys
from datetime import date
import bot
from bot.store.store import Store

URL, ADA = sys.argv[1:]

def seen(tx, game, interaction):
    return {
        "game": tx.games.game(game) is not None,
        "begun": tx.games.begun_by(interaction) is not None,
        "last": tx.games.last(ADA) is not None,
        "ended": tx.games.last_ended(ADA) is not None,
        "open": len(tx.games.open_now(ADA)) + len(tx.put_aside.of(ADA)),
        "stored": any(tx.personal.counts(ADA).values()),
        "ends": tx.ends.ordinary(ADA) != {},
    }

def erased(tx):
    tx.personal.erase(ADA, "nobody:1", date(2026, 11, 20), lambda *_: "")
    tx.players.change(ADA, text_mode=True)
    return tx.players.of(ADA).text_mode

async def main():
    store = await Store.open(URL)
    print(bot.__path__[0], flush=True)
    game, interaction = json.loads(sys.stdin.readline())
    print(json.dumps(await store.read(lambda tx: seen(tx, game, interaction))), flush=True)
    print(json.dumps(await store.write(erased)), flush=True)
    await store.close()

asyncio.run(main())
"""


@pytest.mark.long
@pytest.mark.parametrize("version", [one for one in versions() if int(one[2:]) < 17])
async def test_a_released_version_sees_nothing_of_matches(
    url: str, tmp_path: Path, version: str
) -> None:
    code = unpacked(version, tmp_path / "released")
    known = {"PYTHONPATH": f"{code}:{CHECKOUT}"}
    command = (sys.executable, "-c", PROGRAM, url, ADA)
    old = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, env=known, cwd="/"
    )
    assert old.stdin
    assert old.stdout
    assert await old.stdout.readline() == f"{code}/bot\n".encode()
    store = await Store.open(url)
    game = await store.write(played)
    old.stdin.write(f"{json.dumps([game.id, 7])}\n".encode())
    seen, says = [json.loads(await old.stdout.readline()) for _ in range(2)]
    assert not any(seen.values())
    assert says is True
    assert await old.wait() == 0
    assert await store.read(lambda tx: tx.games.game(game.id)) == game
    assert await store.read(lambda tx: not tx.players.of(ADA).unchallenged)
    assert await Auditing(Transactions(store), NOON.date()).findings() == ()
    await store.close()


def played(tx: Transaction) -> StoredGame:
    """Ada's game in a duel, with a move that interaction 7 made."""
    match = tx.matches.open(duel(NOON))
    tx.matches.change(match.id, MatchState.OPEN, state=MatchState.RUNNING, rival=BOB)
    _, number, line = daily("sultan").split(" ", 2)
    seal = seal_of_match("duel", match.id, 1, "sultan", int(number), "5e" * 16)
    deal = MatchDeal(match.id, 1, int(number), (*line.split(),), 1, 1, "5e" * 16, seal)
    tx.matches.add_deals([deal])
    tx.seats.take(Seat(match.id, ADA, NOON))
    begun = tx.match_games.start(match.id, 1, ADA, NOON)
    assert begun
    now = Game.start("sultan", int(number)).played_all(line.split()[:1])
    record = Record(now.moves, (0,))
    row = replace(begun, record=record, placed=now.placed, tie_breaker=now.tie_breaker)
    tx.games.save(7, row)
    saved = tx.games.game(begun.id)
    assert saved
    return saved
