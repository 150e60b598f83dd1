"""A crowd at one puzzle at once."""

import time
from asyncio import gather
from collections.abc import Awaitable, Iterable
from typing import Final

import pytest

from bot.press.custom_ids import custom_id
from bot.press.puzzles import SolvePuzzle, TryMove
from bot.services.core.days import day_of
from bot.store.schema.puzzles import StoredPuzzle
from local_discord import Interaction, Person
from tests.effort import effort
from tests.play.day_puzzles import own
from tests.play.harness import Harness
from tests.play.making import made, puzzle_of
from tests.play.reading import Message, alt, has_picture, is_private, text
from tests.visits import read
from tools.bench.players import Player, people

pytestmark = [pytest.mark.clock, pytest.mark.usefixtures("quick_analyses")]

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
    begun = [await row_of(solvers, one, kind) for one in crowd]
    assert len({row.id for row in begun}) == MANY
    moves = puzzle.choices(0)
    tries = [moves[n % len(moves)] for n in range(MANY)]
    shown, tried = await all_at_once(
        one.person.press(on["id"], custom_id(TryMove(row.id, row.version, move)), force=True)
        for one, on, row, move in zip(crowd, shown, begun, tries, strict=True)
    )
    assert tried < WITHIN_S, f"tried in {tried:.2f} s"
    assert all(map(has_picture, shown))
    after = [await row_of(solvers, one, kind) for one in crowd]
    assert [row.tries for row in after] == [(move,) for move in tries]


async def row_of(harness: Harness, one: One, kind: str) -> StoredPuzzle:
    if kind == "made":
        row = await read(harness.store).made_puzzles.begun(one.owner, 1)
    else:
        day = day_of(harness.server.clock.now())
        row = await read(harness.store).day_puzzles.begun(one.owner, day)
    assert isinstance(row, StoredPuzzle)
    return row
