"""Nothing tells of a day's puzzle what its solver would like to know, before the day is over.

Neither its deal nor its line; nor anything of the puzzles that are made ahead.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from functools import cache
from typing import Final

import pytest
from prometheus_client import generate_latest

from bot.metrics import REGISTRY
from bot.press.custom_ids import read as read_press
from bot.press.puzzles import (
    AnotherPuzzle,
    MakePuzzle,
    SharePuzzle,
    SolvePuzzle,
    SolveToday,
    TryMove,
)
from bot.services.core.days import closes_at
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle
from tests.play.day_puzzles import found_puzzle, keep, own, row, today
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import attempt
from tests.play.reading import BUTTON, of_type, text
from tests.play.test_secret import RecordedHarness, recorded

__all__ = ["recorded"]

RUN: Final = 5
"""So many moves of a line in a row, written somehow, would tell it."""


@cache
def tomorrows() -> Puzzle:
    puzzle = found("sultan-classic", 4611686018427387031)
    assert puzzle
    return puzzle


def forms(*puzzles: Puzzle) -> list[str]:
    """Ways to write their deals, and what follows at each of their decisions."""
    said = list[str]()
    for one in puzzles:
        said += [f"{one.number}", f"{one.number:x}", f"{one.number:,}"]
        for at in one.decisions:
            run = one.line[at : at + RUN]
            if len(set(run)) > 1:
                said += [" ".join(run), ",".join(run), ", ".join(map(repr, run))]
    return said


async def answer(player: SimulatedPlayer, puzzle: Puzzle) -> None:
    for decision in range(len(puzzle.decisions)):
        await attempt(player, puzzle.answer(decision))


async def forge(harness: Harness, player: SimulatedPlayer) -> None:
    """Presses of every kind, of their own puzzle and of others', as nobody is offered them."""
    theirs = await row(harness, player)
    await player.slash("divan help")
    on = player.message
    for puzzle in (theirs.id, theirs.id + 1, 1, 2**62 + 1):
        for press in (
            SharePuzzle(puzzle),
            SolvePuzzle(puzzle),
            TryMove(puzzle, 1, "nonsense"),
            TryMove(puzzle, 0, "t"),
            TryMove(puzzle, 99, "t"),
            MakePuzzle(puzzle),
        ):
            await player.send(press, on=on)
    await player.send(AnotherPuzzle("sultan", 3), on=on)


async def break_something(harness: Harness, player: SimulatedPlayer) -> None:
    """Has a day's puzzle fail in unforeseen ways."""
    for table in ("puzzles", "day_puzzles"):
        await harness.restart()
        with closing(sqlite3.connect(harness.database)) as database:
            database.execute(f"ALTER TABLE {table} RENAME TO lost")
        said = [text(await player.slash("divan puzzle")), text(await player.send(SolveToday()))]
        with closing(sqlite3.connect(harness.database)) as database:
            database.execute(f"ALTER TABLE lost RENAME TO {table}")
        assert "something went wrong" in " ".join(said)


async def test_nothing_sets_the_right_move_apart(harness: Harness) -> None:
    """Neither order, style nor id of its button, nor anything in the picture's file."""
    ada, puzzle = harness.player("Ada"), await own(harness)
    await ada.slash("divan puzzle")
    parts = of_type(ada.message, BUTTON)
    presses = [read_press(one["custom_id"]) for one in parts]
    assert [one.move for one in presses if isinstance(one, TryMove)] == [*puzzle.choices(0)]
    assert len({(one["style"], one.get("disabled", False)) for one in parts}) == 1
    picture = harness.picture(ada.message)
    assert {*chunks(picture)} <= {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"}


def chunks(png: bytes) -> Iterator[bytes]:
    """The kinds of a PNG file's chunks; what follows the last one is one, too."""
    at = 8
    while at < len(png):
        yield png[at + 4 : at + 8]
        at += 12 + int.from_bytes(png[at : at + 4])


@pytest.mark.long
async def test_nothing_tells_a_days_puzzle_before_its_day_is_over(
    recorded: RecordedHarness,
) -> None:
    harness = recorded.harness
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    puzzle = await own(harness)
    assert puzzle == found_puzzle()
    await keep(harness, today(harness) + timedelta(1), tomorrows())
    for player in (ada, bob, cleo):
        await player.slash("divan puzzle")
    wrong = next(one for one in puzzle.choices(0) if one != puzzle.answer(0))
    await attempt(bob, wrong)
    await answer(bob, puzzle)
    await bob.press("Share")
    await forge(harness, cleo)
    await cleo.send(SolveToday())
    for command in ("daily", "stats", "settings", "privacy"):
        for player in (bob, cleo):
            await player.slash(f"divan {command}")
    for player in (bob, cleo):
        await player.press("Export")
    await break_something(harness, cleo)
    hunted = forms(puzzle, tomorrows())
    for one in (puzzle, tomorrows()):
        assert any(form in " ".join(one.line) for form in hunted), "a line would go unnoticed"
    assert recorded.with_(*hunted) == []
    page = generate_latest(REGISTRY).decode()
    assert not [form for form in hunted if form in page]
    recorded.clear()
    harness.server.clock.set(closes_at(today(harness)))
    await attempt(ada, puzzle.answer(0))
    assert "This wins:" in text(ada.message)
    assert recorded.with_(*forms(tomorrows())) == []
