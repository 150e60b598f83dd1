"""The day's puzzle, and that nobody knows it before its day."""

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from functools import cache
from typing import Final

import pytest
from prometheus_client import generate_latest

from bot.metrics import REGISTRY
from bot.press.games import GiveUp, Undo
from bot.press.puzzles import (
    AnotherPuzzle,
    MakePuzzle,
    PlayPuzzle,
    SharePuzzle,
    ShowPuzzleOver,
    SkipPuzzle,
    SolveDay,
    SolvePuzzle,
    SolveToday,
    TryMove,
)
from bot.services.core.days import closes_at
from bot.services.core.requests import Request
from bot.store.schema.puzzles import DayPuzzle, StoredPuzzle
from bot.store.schema.rankings import EVERYWHERE
from bot.words.cards import short
from engine import Game
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle
from engine.puzzles.tries import mistake
from tests.play.day_puzzles import found_puzzle, keep, own, row, today
from tests.play.days import DAY, MORNING, at, posted, run_tasks_at
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import current, give_up, lose, play, solve
from tests.play.reading import alt, is_private, labels, rows, text
from tests.play.test_secret import RecordedHarness, recorded
from tests.visits import read, write


@pytest.fixture
def harness(solvers: Harness) -> Harness:
    """A bot with a solver process, which judges."""
    return solvers


async def test_everybody_has_the_same_puzzle(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await own(harness)
    for player in (ada, bob):
        assert is_private(await player.slash("divan puzzle"))
    assert alt(ada.message) == alt(bob.message)
    assert "Sultan puzzle 1." in alt(ada.message)
    await solve(harness, ada)
    assert "here solved it" not in text(ada.message), "nobody else has"
    await give_up(harness, bob)
    await solve(harness, bob)
    assert "1 of 2 here solved it on the first try." in text(bob.message)
    shared = await bob.press("Share")
    assert text(shared).endswith("Divan puzzle 1: 2 of 6\n🟥🟩")
    assert "Solved on try 1." in text(await ada.press("Play it", on=shared))


async def test_on_another_device_it_is_the_same_try(harness: Harness) -> None:
    ada, phone = harness.player("Ada"), harness.player("Ada")
    await own(harness)
    await ada.slash("divan puzzle")
    await give_up(harness, ada)
    await phone.slash("divan puzzle")
    assert "Try 2 of 6" in text(phone.message)
    assert alt(phone.message) == alt(ada.message)


async def test_without_one_made_ahead_one_of_the_collection_is_dealt(harness: Harness) -> None:
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await asyncio.gather(ada.slash("divan puzzle"), bob.slash("divan puzzle"))
    assert "No puzzle was ready for today, so this one is from the collection." in text(ada.message)
    assert alt(ada.message) == alt(bob.message)
    assert (await row(harness, ada)).deal == (await row(harness, bob)).deal


async def test_several_devices_begin_it_once(harness: Harness) -> None:
    await own(harness)
    devices = [harness.player("Ada") for _ in range(4)]
    await asyncio.gather(*(one.slash("divan puzzle") for one in devices))
    assert all("This can still be won." in text(one.message) for one in devices)
    stored = await read(harness.store).personal.stored(devices[0].owner)
    assert (len(stored["puzzles"]), len(stored["games"])) == (1, 1)


async def test_neither_deal_nor_line_can_be_read(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    ada = harness.player("Ada")
    puzzle = await own(harness)
    await ada.slash("divan puzzle")
    shown = [str(ada.message)]
    await lose(harness, ada)
    shown.append(str(ada.message))
    for move in await moves_left(harness, ada, puzzle):
        await play(harness, ada, move)
    assert "Solved on try 2." in text(ada.message)
    shown += [str(ada.message), caplog.text, repr(await current(harness, ada))]
    asked = Request(1, ada.owner, harness.server.clock.now())
    exported = await harness.services.privacy.export(asked)
    shown.append(str(exported.tables))
    for said in shown:
        assert str(puzzle.number) not in said
        assert " ".join(puzzle.line[:6]) not in said
    over = replace(asked, at=closes_at(today(harness)))
    (game,) = (await harness.services.privacy.export(over)).tables["games"]
    assert game["deal"] == puzzle.number


async def moves_left(harness: Harness, player: SimulatedPlayer, puzzle: Puzzle) -> tuple[str, ...]:
    """What is left of a puzzle's line where a player has kept to it."""
    made = (await current(harness, player)).record.moves[len(puzzle.moves) :]
    assert puzzle.line[: len(made)] == made
    return puzzle.line[len(made) :]


async def test_it_is_played_until_its_day_closes_and_then_told(harness: Harness) -> None:
    clock = harness.server.clock
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await own(harness)
    day = today(harness)
    await ada.slash("divan puzzle")
    board = ada.message
    await bob.slash("divan puzzle")
    clock.set(closes_at(day) - timedelta(minutes=1))
    shared = SolveDay(day)
    assert "Try 1 of 6" in text(await ada.send(shared, on=board))
    game = await current(harness, ada)
    await ada.send(GiveUp(game.id, game.version), on=board)
    assert "Try 2 of 6" in text(ada.message)
    game = await current(harness, ada)
    clock.advance(timedelta(minutes=1))
    for late in (GiveUp(game.id, game.version), Undo(game.id, game.version), shared):
        await ada.send(late, on=board)
        said = text(ada.message).replace("*", "")
        assert "🟥 The day is over. Here’s a way to win.\n" in said
        assert "Next from the stock: " in alt(ada.message), "where it begins"
        assert "Share" not in labels(ada.message)
    stored = await read(harness.store).puzzles.get(1)
    assert (stored.tries, stored.answered_at, len(stored.lost)) == (None, None, 1)
    assert await read(harness.store).day_puzzles.found(day, harness.server_name) == (0, 0)
    assert "Finish this puzzle first" in text(await ada.send(SharePuzzle(stored.id), on=board))
    assert "Try 1 of 6" in text(await ada.send(SolveToday(), on=board))


async def test_no_other_day_is_told_or_drawn(harness: Harness) -> None:
    ada = harness.player("Ada")
    await own(harness)
    tomorrow = today(harness) + timedelta(1)
    await keep(harness, tomorrow, tomorrows())
    await ada.slash("divan help")
    for day in (tomorrow, today(harness) - timedelta(9), tomorrow + timedelta(9)):
        said = text(await ada.send(SolveDay(day), on=ada.message))
        assert said.startswith("This puzzle is gone")
        assert await read(harness.store).personal.counts(ada.owner)


async def test_a_streak_of_days_is_told_and_a_cross_keeps_it(harness: Harness) -> None:
    clock, ada = harness.server.clock, harness.player("Ada")
    for day in range(3):
        await own(harness)
        await ada.slash("divan puzzle")
        if day == 1:
            for _ in range(6):
                await give_up(harness, ada)
            assert "Next puzzle at" in text(ada.message)
        else:
            await solve(harness, ada)
        assert (f"You’ve finished the puzzle {day + 1} days in a row." in text(ada.message)) is (
            day > 0
        )
        clock.advance(timedelta(days=1))


async def test_without_solver_processes_there_are_none(troubled_harness: Harness) -> None:
    ada = troubled_harness.player("Ada")
    await ada.slash("divan puzzle")
    assert text(ada.message).startswith(
        "Puzzles are off here: this copy of Divan can’t judge them."
    )


async def test_the_digest_and_dailies_lead_there(harness: Harness) -> None:
    ada = harness.player("Ada")
    assert "Puzzle" in labels(await ada.slash("divan daily"))
    assert "This can still be won." in text(await ada.press("Puzzle"))


async def test_the_digest_tells_how_many_found_it(digest_due: Harness) -> None:
    keep = write(digest_due.store).day_puzzles.keep
    await keep(DayPuzzle(DAY, 0, "sultan", 7, 1, "t|1|0", is_shipped=False))
    for name, tries in (("Ada", 1), ("Bob", 3)):
        owner = digest_due.player(name).owner
        row = await write(digest_due.store).puzzles.begin(
            StoredPuzzle(0, owner, "sultan", 7, 1, at(DAY, 12), day=DAY)
        )
        await write(digest_due.store).puzzles.save(
            replace(row, lost=("5:t",) * (tries - 1), answered_at=at(DAY, 13), tries=tries)
        )
    await run_tasks_at(digest_due, at(MORNING, 9))
    (digest,) = posted(digest_due)
    ada, bob = map(digest_due.player, ("Ada", "Bob"))
    names = f"<@{ada.person.id}> 1 · <@{bob.person.id}> 3"
    assert f"Puzzle 1: {names}" in text(digest)
    assert rows(digest) == [
        ["Play today"],
        ["Watch the best game: Sultan | How the puzzle went | Puzzle | Proof"],
    ]
    assert names in text(await ada.pick("How the puzzle went", on=digest))


async def test_the_morning_after_tells_where_it_was_lost(harness: Harness) -> None:
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    harness.server.clock.set(at(DAY, 12))
    await own(harness)
    day = today(harness)
    for player in (ada, bob, cleo):
        await player.slash("divan puzzle")
        lost = await lose(harness, player)
    for player in (bob, cleo):
        await solve(harness, player)
    over = ShowPuzzleOver(day)
    assert "still playing" in text(await ada.send(over, on=ada.message))
    await write(harness.store).memberships.hide(cleo.owner, EVERYWHERE, day, hidden=True)
    harness.server.clock.set(closes_at(day))
    await ada.send(SolveDay(day), on=ada.message)
    await ada.press("How the puzzle went")
    assert f"Nov 20, 2026\n<@{bob.person.id}> 2\n" in text(ada.message), "Cleo hides"
    moves = (await current(harness, cleo)).record.moves[: lost[0]]
    wrong = mistake(Game.start("sultan", found_puzzle().number).played_all(moves), lost[1])
    assert wrong.card
    assert f"**3 of you played {short(wrong.card)} too soon.**" in text(ada.message)
    assert "Next from the stock: " in alt(ada.message)


async def test_who_is_still_on_it_is_told_after_ones_own_end(harness: Harness) -> None:
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    await own(harness)
    for player in (ada, bob, cleo):
        await player.slash("divan puzzle")
    await give_up(harness, cleo)
    await give_up(harness, bob)
    assert "still on it" not in text(bob.message)
    await solve(harness, bob)
    assert f"<@{cleo.person.id}> is still on it." in text(bob.message), "Ada has made no move"
    await write(harness.store).memberships.hide(cleo.owner, EVERYWHERE, DAY, hidden=True)
    await give_up(harness, ada)
    await bob.slash("divan puzzle")
    assert f"<@{ada.person.id}> is still on it." in text(bob.message)
    await solve(harness, ada)
    assert "still on it" not in text(ada.message)


async def test_after_deletion_it_can_be_played_again_but_counts_nowhere(harness: Harness) -> None:
    """Its answer was known, and the second one counted as the first."""
    ada, bob = harness.player("Ada"), harness.player("Bob")
    await own(harness)
    await ada.slash("divan puzzle")
    for _ in range(6):
        await give_up(harness, ada)
    assert "Here’s a way to win." in text(ada.message)
    for _ in range(2):  # Whoever deletes what didn't count gets no other one either.
        await ada.slash("divan privacy")
        await ada.press("Delete")
        assert "No second attempt that counts" in text(ada.message)
        await ada.press("Delete")
        await ada.slash("divan puzzle")
        assert "Try 1 of 6" in text(ada.message)
        assert "it doesn’t count anywhere" in text(ada.message)
    await solve(harness, ada)
    assert "Solved on try 1." in text(ada.message)
    assert "it doesn’t count anywhere" in text(ada.message)
    assert "Share" not in labels(ada.message)
    assert "here solved it" not in text(ada.message)
    await bob.slash("divan puzzle")
    assert "count anywhere" not in text(bob.message)
    await solve(harness, bob)
    assert "here solved it" not in text(bob.message), "nobody else who counts"
    titles, day = read(harness.store).titles, today(harness)
    for player, counted in ((ada, False), (bob, True)):
        assert await read(harness.store).puzzles.answers(player.owner) == (1,) * counted
        assert await titles.answered(player.owner, day, day) == counted
        assert await titles.at_first_try(player.owner) == (counted,)
        assert bool(await read(harness.store).day_puzzles.answered_days(player.owner)) is counted
    home = harness.server_name
    assert await titles.fewest_tries(home, day, day, 1) == {bob.owner}
    assert await read(harness.store).day_puzzles.by_tries(day, home) == {1: 1}
    await harness.services.maintenance.clear(harness.server.clock.now())
    assert (await read(harness.store).day_puzzles.of(day)).nonce
    await harness.restart()
    await harness.services.maintenance.clear(closes_at(day))
    assert (await read(harness.store).day_puzzles.of(day)).nonce is None
    stored = (await read(harness.store).personal.stored(ada.owner))["puzzles"]
    assert [one["counts"] for one in stored] == [False]


async def test_outside_of_servers_nobody_is_counted(harness: Harness) -> None:
    ada = harness.player("Ada")
    await own(harness)
    await ada.slash("divan puzzle")
    await solve(harness, ada)
    alone = Request(1, ada.owner, harness.server.clock.now())
    view = await harness.services.puzzles.today(alone)
    assert view.puzzle
    assert view.puzzle.is_solved
    assert view.puzzle.found is None


__all__ = ["recorded"]

RUN: Final = 5
"""So many moves of a line in a row, written somehow, would tell it."""


@cache
def tomorrows() -> Puzzle:
    puzzle = found("sultan-classic", 4611686018427387031)
    assert puzzle
    return puzzle


def forms(*puzzles: Puzzle) -> list[str]:
    """Ways to write their deals, and what follows at many places of their lines."""
    said = list[str]()
    for one in puzzles:
        said += [f"{one.number}", f"{one.number:x}", f"{one.number:,}"]
        for first in range(0, len(one.line) - RUN, 2):
            run = one.line[first : first + RUN]
            if len(set(run)) > 2:
                said += [" ".join(run), ",".join(run), ", ".join(map(repr, run))]
    return said


async def forge(harness: Harness, player: SimulatedPlayer) -> None:
    """Presses of every kind, of their own puzzle and of others', as nobody is offered them."""
    theirs = await row(harness, player)
    await player.slash("divan help")
    on = player.message
    for puzzle in (theirs.id, theirs.id + 1, 1, 2**62 + 1):
        for one in (
            SharePuzzle(puzzle),
            SolvePuzzle(puzzle),
            SkipPuzzle(puzzle),
            TryMove(puzzle, 1, "nonsense"),
            TryMove(puzzle, 99, "t"),
            MakePuzzle(puzzle),
        ):
            await player.send(one, on=on)
    for day in (1, 2):
        await player.send(SolveDay(today(harness) + timedelta(day)), on=on)
    await player.send(PlayPuzzle("sultan", 7), on=on)
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


@pytest.mark.long
async def test_nothing_tells_a_days_puzzle_before_its_day_is_over(
    recorded: RecordedHarness,
) -> None:
    harness = recorded.harness
    ada, bob, cleo = map(harness.player, ("Ada", "Bob", "Cleo"))
    puzzle = await own(harness)
    assert puzzle == found_puzzle()
    puzzles_day = today(harness)
    await keep(harness, today(harness) + timedelta(1), tomorrows())
    for player in (ada, bob, cleo):
        await player.slash("divan puzzle")
    await lose(harness, bob)
    for move in await moves_left(harness, bob, puzzle):
        await play(harness, bob, move)
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
    await ada.send(SolveDay(puzzles_day), on=ada.message)
    assert "Here’s a way to win." in text(ada.message)
    assert recorded.with_(*forms(tomorrows())) == []
