"""The day's puzzle, and that nobody knows it before its day."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
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
from bot.services.core.requests import Request
from bot.services.puzzles.days import ENOUGH
from bot.store.schema.puzzles import DayPuzzle, StoredPuzzle
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle
from tests.play.day_puzzles import found_puzzle, keep, own, row, solve, today
from tests.play.days import DAY, MORNING, at, posted, run_tasks_at
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import attempt
from tests.play.reading import BUTTON, alt, is_private, labels, of_type, rows, text
from tests.play.test_secret import RecordedHarness, recorded
from tests.visits import read, write


async def test_everybody_has_the_same_puzzle(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    puzzle = await own(harness)
    for player in (ada, bob):
        assert is_private(await player.slash("divan puzzle"))
        assert "Everybody has this one, until <t:" in text(player.message)
    assert alt(ada.message) == alt(bob.message)
    assert alt(ada.message).startswith("Sultan, puzzle 1")
    await solve(ada, puzzle)
    assert "1 of 1 here found it without a wrong move." in text(ada.message)
    await solve(bob, puzzle, wrong=1)
    assert "1 of 2 here found it without a wrong move." in text(bob.message)
    assert rows(bob.message) == [["Another", "Share"]]
    assert "Sultan, puzzle 1\n🟥🟩🟩" in text(await bob.press("Share"))


async def test_without_one_made_ahead_one_of_the_collection_is_dealt(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await asyncio.gather(ada.slash("divan puzzle"), bob.slash("divan puzzle"))
    assert "None was ready for today, so it comes from the collection." in text(ada.message)
    assert alt(ada.message) == alt(bob.message)
    assert (await row(harness, ada)).deal == (await row(harness, bob)).deal


async def test_several_devices_begin_it_once(harness: Harness) -> None:
    await own(harness)
    devices = [harness.player("Ada") for _ in range(4)]
    await asyncio.gather(*(one.slash("divan puzzle") for one in devices))
    assert all("Everybody has this one" in text(one.message) for one in devices)
    assert (await row(harness, devices[0])).version == 1


async def test_neither_deal_nor_line_can_be_read(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    ada = harness.player("Ada")
    puzzle = await own(harness)
    await ada.slash("divan puzzle")
    shown = [str(ada.message)]
    await solve(ada, puzzle, wrong=1)
    shown += [str(ada.message), caplog.text]
    exported = await harness.services.privacy.export(
        Request(1, ada.owner, harness.server.clock.now())
    )
    shown.append(str(exported.tables))
    for said in shown:
        assert str(puzzle.number) not in said
        assert " ".join(puzzle.line[:6]) not in said


async def test_it_is_answered_until_its_day_is_over_and_then_told(harness: Harness) -> None:
    clock = harness.server.clock
    ada, bob = harness.player("Ada"), harness.player("Bob")
    puzzle = await own(harness)
    day = today(harness)
    await ada.slash("divan puzzle")
    board = ada.message
    await bob.slash("divan puzzle")
    clock.set(closes_at(day) - timedelta(minutes=1))
    await attempt(ada, puzzle.answer(0))
    assert "Its day is over" not in text(ada.message)
    clock.advance(timedelta(minutes=1))
    await attempt(ada, puzzle.answer(1))
    assert "Its day is over. This wins:\n1. " in text(ada.message)
    assert "Next from the stock: " in alt(ada.message), "where it begins, to read the moves beside"
    assert rows(ada.message) == [["Another"]]
    stored = await read(harness.store).day_puzzles.begun(ada.owner, day)
    assert stored
    assert (stored.tries, stored.answered_at) == ((puzzle.answer(0),), None)
    refused = await ada.send(SharePuzzle(stored.id), on=board)
    assert "Answer this puzzle first" in text(refused)
    assert "Its day is over" not in text(await ada.send(SolveToday(), on=board))


@pytest.mark.parametrize("answers", [ENOUGH - 1, ENOUGH])
async def test_from_ten_answers_on_wrong_moves_are_counted(harness: Harness, answers: int) -> None:
    clock, ada = harness.server.clock, harness.player("Ada")
    puzzle = await own(harness)
    right = [puzzle.answer(decision) for decision in range(len(puzzle.decisions))]
    wrong = next(one for one in puzzle.choices(0) if one != right[0])
    now = clock.now()
    for number in range(answers):
        shown = StoredPuzzle(
            0, f"discord:{number}", puzzle.key, puzzle.number, 1, now, (), 1, day=today(harness)
        )
        begun = await write(harness.store).puzzles.begin(shown)
        tries = (wrong, *right) if number % 2 else (*right,)
        await write(harness.store).puzzles.save(
            replace(begun, tries=tries, version=2, answered_at=now, clean=number % 2 == 0)
        )
    await ada.slash("divan puzzle")
    clock.set(closes_at(today(harness)))
    await attempt(ada, puzzle.answer(0))
    assert "This wins" in text(ada.message)
    assert ("Others: " in text(ada.message)) is (answers == ENOUGH)
    assert ("(5)" in text(ada.message)) is (answers == ENOUGH), "who went wrong"


async def test_a_streak_of_days_is_told(harness: Harness) -> None:
    clock, ada = harness.server.clock, harness.player("Ada")
    for day in range(3):
        puzzle = await own(harness)
        await ada.slash("divan puzzle")
        await solve(ada, puzzle, wrong=day % 2)
        assert (f"Answered {day + 1} days in a row." in text(ada.message)) is (day > 0)
        clock.advance(timedelta(days=1))


async def test_the_digest_and_dailies_lead_there(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert "Puzzle" in labels(await ada.slash("divan daily"))
    assert "Everybody has this one" in text(await ada.press("Puzzle"))


async def test_the_digest_tells_how_many_found_it(digest_due: Harness) -> None:
    keep = write(digest_due.store).day_puzzles.keep
    await keep(DayPuzzle(DAY, 0, "sultan", 7, 1, "t|1|0", is_shipped=False))
    for name, clean in (("Ada", True), ("Bob", False)):
        owner = digest_due.player(name).owner
        row = await write(digest_due.store).puzzles.begin(
            StoredPuzzle(0, owner, "sultan", 7, 1, at(DAY, 12), (), 1, day=DAY)
        )
        await write(digest_due.store).puzzles.save(
            replace(row, version=2, answered_at=at(DAY, 13), clean=clean)
        )
    await run_tasks_at(digest_due, at(MORNING, 9))
    (digest,) = posted(digest_due)
    assert "Puzzle 1: 1 of 2 here found it without a wrong move." in text(digest)
    assert rows(digest) == [["Play today", "The best", "Proof"], ["Puzzle"]]


async def test_outside_of_servers_nobody_is_counted(harness: Harness) -> None:
    ada = harness.player("Ada")
    puzzle = await own(harness)
    await ada.slash("divan puzzle")
    await solve(ada, puzzle)
    alone = Request(1, ada.owner, harness.server.clock.now())
    view = await harness.services.puzzles.today(alone)
    assert view.is_answered
    assert view.of_day
    assert view.of_day.found is None


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
        for first in one.decisions:
            run = one.line[first : first + RUN]
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
    parts = of_type(await ada.slash("divan puzzle"), BUTTON)
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
