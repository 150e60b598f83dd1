"""What is measured on the clock: a busy database, a crowd at puzzles."""

import asyncio
import logging
import sys
import time
from asyncio import gather
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Iterable
from contextlib import asynccontextmanager
from typing import Final

import pytest

from bot.app import requests
from bot.press.custom_ids import custom_id
from bot.press.games import PlayMove
from bot.press.puzzles import SolvePuzzle
from local_discord import Interaction, Person
from tests.effort import effort
from tests.play.day_puzzles import own, row_of
from tests.play.harness import Harness
from tests.play.making import made, puzzle_of
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, alt, has_picture, is_private, text
from tests.visits import read
from tools.bench.players import Player, people

BUSY = "Divan couldn’t save, so nothing was changed. Try again in a moment."

LOCK = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


@asynccontextmanager
async def locked_database(harness: Harness) -> AsyncIterator[None]:
    """Another process holds the write lock."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", LOCK, str(harness.database), stdin=PIPE, stdout=PIPE
    )
    assert process.stdout
    assert await process.stdout.readline() == b"locked\n"
    try:
        yield
    finally:
        await process.communicate(b"")


@pytest.mark.clock
async def test_players_hear_in_time_that_nothing_was_saved(
    troubled_harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    harness, ada = troubled_harness, troubled_harness.player("Ada")
    board = await ada.slash("divan play", game="sultan", deal="20")
    before = await harness.last(ada)
    await ada.slash("divan settings")
    async with locked_database(harness):
        began = time.monotonic()
        interactions = [
            await ada.tap("Turn", on=board),
            await ada.tap("Hint", on=board),
            await ada.tap("Make private"),
            await ada.person.slash("divan move", {"moves": "2"}),
            await ada.person.slash("divan play", {"game": "shah"}),
        ]
        for interaction in interactions:
            answer = await interaction.answered()
            assert answer.message
            assert text(answer.message) == BUSY
            assert is_private(answer.message)
        assert time.monotonic() - began < 3
    assert await harness.last(ada) == before
    assert not (await read(harness.store).players.of(ada.owner)).private
    await ada.press("Turn", on=board)
    assert await harness.record(ada) == "t"
    outages = [
        one.levelname for one in caplog.records if one.name == "bot.store.engines.connections"
    ]
    assert outages == ["WARNING", "INFO"]


@pytest.mark.clock
async def test_a_press_waits_for_a_short_lock(harness: Harness, ada: SimulatedPlayer) -> None:
    async with locked_database(harness):
        tapped = await ada.tap("Turn")
        await asyncio.sleep(0.3)
        assert not tapped.answer.done()
    await tapped.answered()
    assert await harness.record(ada) == "t"


@pytest.mark.clock
async def test_reading_works_while_the_database_is_locked(
    harness: Harness, ada: SimulatedPlayer
) -> None:
    async with locked_database(harness):
        assert await ada.offered("t ") == ["t 2", "t 6", "t t"]
        for label in ("More", "In words", "Rules"):
            began = time.monotonic()
            await ada.press(label)
            ada.message = harness.server.world.messages_for(ada.person)[0]
            assert time.monotonic() - began < 0.5


MANY: Final = effort(100, 200)
"""Two hundred take 1.8 to 2.0 s to begin on two idle cores, their own part included."""

WITHIN_S: Final = 3.0


class One(Player):
    """Somebody in a crowd."""

    @property
    def person(self) -> Person:
        return self._person

    @property
    def owner(self) -> str:
        return f"discord:{self._person.user.id}"


async def all_at_once(asking: Iterable[Awaitable[Interaction]]) -> tuple[list[Message], float]:
    """What each is shown who asks at the same moment, and how long the last one waits."""
    began = time.monotonic()
    asked = await gather(*asking)
    answers = await gather(*(one.answered() for one in asked))
    return [one.message or {} for one in answers], time.monotonic() - began


async def test_two_hundred_new_games_at_once_are_all_dealt(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine some were told that nothing could be saved, as others were first."""
    monkeypatch.setattr(requests, "ANSWERED_WITHIN", 0.1)
    crowd = people(harness.server, 200, One)
    shown, _ = await all_at_once(one.person.slash("divan play") for one in crowd)
    assert [text(message) for message in shown if not has_picture(message)] == []
    dealt = [await read(harness.store).games.last(one.owner) for one in crowd]
    assert len({game.id for game in dealt}) == 200


@pytest.mark.clock
@pytest.mark.usefixtures("quick_analyses")
@pytest.mark.parametrize("kind", ["made", "day"])
async def test_a_crowd_begins_and_tries_at_once(solvers: Harness, kind: str) -> None:
    """Everybody is answered in time, alone, and each try counts once."""
    crowd = people(solvers.server, MANY, One)
    if kind == "made":
        board = await made(solvers, solvers.player("Ada"))
        puzzle, solving = await puzzle_of(solvers), custom_id(SolvePuzzle(1))
        shown, took = await all_at_once(one.person.press(board["id"], solving) for one in crowd)
    else:
        puzzle = await own(solvers)
        shown, took = await all_at_once(one.person.slash("divan puzzle") for one in crowd)
    assert took < WITHIN_S, f"begun in {took:.2f} s"
    for message in shown:
        assert is_private(message)
        assert has_picture(message), text(message)
    assert len({alt(message) for message in shown}) == 1
    begun = [await row_of(solvers, one.owner, 1 if kind == "made" else None) for one in crowd]
    assert len({row.id for row in begun}) == MANY
    games = [await read(solvers.store).puzzles.game(row.id) for row in begun]
    moves = [str(one) for one in puzzle.start.legal_moves]
    tries = [moves[n % len(moves)] for n in range(MANY)]
    shown, tried = await all_at_once(
        one.person.press(on["id"], custom_id(PlayMove(game.id, game.version, move)), force=True)
        for one, on, game, move in zip(crowd, shown, games, tries, strict=True)
    )
    assert tried < WITHIN_S, f"tried in {tried:.2f} s"
    assert all(map(has_picture, shown))
    after = [await read(solvers.store).puzzles.game(row.id) for row in begun]
    assert [game.record.moves[-1] for game in after] == tries
