"""Puzzles pressed by two bots, by vandals, where nothing may be written, and while they go."""

from asyncio import gather
from collections.abc import Awaitable, Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest

from bot.press.custom_ids import custom_id
from bot.press.puzzles import MakePuzzle, SolvePuzzle, TryMove
from bot.render.draw import Renderer
from bot.store.schema.puzzles import StoredPuzzle
from local_discord import Interaction
from tests.effort import effort
from tests.play.analysing import analysed
from tests.play.harness import Harness, open_harness
from tests.play.making import lost_game, made, offered, puzzle_of
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message, has_picture, is_private, rows, text
from tests.play.test_bad_days import CALLBACK
from tests.play.test_made_puzzles import GONE, shown_in
from tests.play.test_puzzle_crowd import One
from tests.play.test_read_only import REFUSED
from tests.play.waiting import settled
from tests.visits import read
from tools.bench.players import people

pytestmark = pytest.mark.usefixtures("quick_analyses")

SOME: Final = 8
PRESSES: Final = effort(150, 1_000)
AT_ONCE: Final = 50
TOO_MANY: Final = "Too many presses at once, so this one did nothing. Go on in a few seconds."


async def answers(asking: Iterable[Awaitable[Interaction]]) -> list[Message]:
    """What is shown to those who ask at once."""
    asked = await gather(*asking)
    return [(await one.answered()).message or {} for one in asked]


async def begun(harness: Harness, crowd: Sequence[One | SimulatedPlayer]) -> list[StoredPuzzle]:
    found = [await read(harness.store).made_puzzles.begun(one.owner, 1) for one in crowd]
    return [row for row in found if row]


@pytest.mark.long
async def test_two_bots_that_get_every_press_count_each_once(
    either: Harness, renderer: Renderer, tmp_path: Path, url: str
) -> None:
    board = await made(either, either.player("Ada"))
    await settled(either)
    crowd = people(either.server, SOME, One)
    async with open_harness(either.server, tmp_path / "none", renderer, url=url):
        shown = await answers(
            one.person.press(board["id"], custom_id(SolvePuzzle(1))) for one in crowd
        )
        assert all(map(has_picture, shown))
        each, puzzle = await begun(either, crowd), await puzzle_of(either)
        assert len({row.id for row in each}) == SOME
        wrong = next(one for one in puzzle.choices(0) if one != puzzle.answer(0))
        for version, move in enumerate((wrong, puzzle.answer(0)), 1):
            shown = await answers(
                one.person.press(on["id"], custom_id(TryMove(row.id, version, move)), force=True)
                for one, on, row in zip(crowd, shown, each, strict=True)
            )
            assert all(map(has_picture, shown))
    assert {row.tries for row in await begun(either, crowd)} == {(wrong, puzzle.answer(0))}


@pytest.mark.long
async def test_old_buttons_pressed_for_ever_try_one_move(solvers: Harness) -> None:
    ada, bob, cleo = map(solvers.player, ("Ada", "Bob", "Cleo"))
    board, puzzle = await made(solvers, ada), await puzzle_of(solvers)
    await bob.press("Solve", on=board)
    (row,) = await begun(solvers, [bob])
    wrong = [one for one in puzzle.choices(0) if one != puzzle.answer(0)]
    old, on = custom_id(TryMove(row.id, 1, wrong[0])), bob.message["id"]
    shown = list[Message]()
    for _ in range(PRESSES // AT_ONCE):
        flood = [bob.person.press(on, old, force=True) for _ in range(AT_ONCE)]
        seen, other = await gather(answers(flood), cleo.press("Solve", on=board))
        shown += seen
        assert has_picture(other), "nobody waits for a vandal"
    assert {text(one) for one in shown if not has_picture(one)} <= {TOO_MANY}
    (row,) = await begun(solvers, [bob])
    assert (row.tries, row.version) == ((wrong[0],), 2)


async def test_who_may_not_write_makes_none(solvers: Harness) -> None:
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    reading = bob.at(solvers.server.world.announcements)
    game = await lost_game(solvers, bob)
    await reading.force_slash("divan analyse")
    await analysed(solvers, reading)
    await reading.press("Make it a puzzle")
    assert is_private(reading.message)
    assert text(reading.message) == REFUSED
    assert await read(solvers.store).made_puzzles.of_game(game) is None
    await bob.slash("divan help")
    board = await bob.send(MakePuzzle(game))
    assert rows(board) == [["Solve"]], "elsewhere it can be posted"
    await ada.press("Solve", on=board)
    assert has_picture(ada.message)


@pytest.mark.parametrize("times", [1, 2, 3])
async def test_what_discord_refuses_to_post_is_posted_anew_or_can_be(
    solvers: Harness, times: int
) -> None:
    """As a new message, in a sentence, or not at all: nothing is noted that nobody sees."""
    ada, bob = solvers.player("Ada"), solvers.player("Bob")
    game = await lost_game(solvers, ada)
    analysis = await offered(solvers, ada)
    solvers.server.faults.fail(CALLBACK, 403, code=50013, times=times)
    await ada.tap("Make it a puzzle", on=analysis)
    await settled(solvers)
    there = posted_puzzles(solvers)
    noted = await read(solvers.store).made_puzzles.of_game(game)
    assert (noted is not None) is bool(there)
    if not there:
        await ada.press("Make it a puzzle", on=analysis)
        there = posted_puzzles(solvers)
    await bob.press("Solve", on=there[0])
    assert "at each, one move still wins" in text(bob.message)


def posted_puzzles(harness: Harness) -> list[Message]:
    return [one for one in shown_in(harness) if rows(one) == [["Solve"]]]


async def test_while_it_is_deleted_everybody_is_answered(either: Harness) -> None:
    """Each sees the board, or that it isn't there any more, and nothing of it is left."""
    ada = either.player("Ada")
    board = await made(either, ada)
    await settled(either)
    await ada.slash("divan privacy")
    await ada.press("Delete")
    crowd = people(either.server, SOME, One)
    solving = [one.person.press(board["id"], custom_id(SolvePuzzle(1))) for one in crowd]
    half = SOME // 2
    first, _, last = await gather(
        answers(solving[:half]), ada.press("Delete"), answers(solving[half:])
    )
    for one in (*first, *last):
        assert has_picture(one) or text(one) == GONE
    assert text(ada.message).startswith("### Deleted")
    assert await begun(either, crowd) == []
    (late,) = await answers([crowd[0].person.press(board["id"], custom_id(SolvePuzzle(1)))])
    assert text(late) == GONE
