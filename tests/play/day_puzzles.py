"""The puzzle of a day: made as the solver processes do, and answered."""

from datetime import date
from functools import cache

from bot.services.core.days import day_of
from bot.store.schema.puzzles import DayPuzzle, StoredPuzzle
from engine.puzzles.collection import written
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.puzzling import attempt
from tests.visits import read, write


def today(harness: Harness) -> date:
    return day_of(harness.server.clock.now())


@cache
def found_puzzle() -> Puzzle:
    """One of three decisions, with two moves to choose from at each."""
    puzzle = found("sultan", 4611686018427387022)
    assert puzzle
    return puzzle


async def own(harness: Harness) -> Puzzle:
    """Makes today's puzzle ahead."""
    puzzle = found_puzzle()
    await keep(harness, today(harness), puzzle)
    return puzzle


async def keep(harness: Harness, day: date, puzzle: Puzzle) -> None:
    """Keeps the puzzle of a day, as the solver processes do two days ahead."""
    key, number, level = puzzle.key, puzzle.number, puzzle.level
    made = DayPuzzle(day, 0, key, number, level, written(puzzle), is_shipped=False)
    await write(harness.store).day_puzzles.keep(made)


async def row(harness: Harness, player: SimulatedPlayer) -> StoredPuzzle:
    found: StoredPuzzle | None = await read(harness.store).day_puzzles.begun(
        player.owner, today(harness)
    )
    assert found
    return found


async def solve(player: SimulatedPlayer, puzzle: Puzzle, *, wrong: int = 0) -> None:
    """Tries so many wrong moves first, then finds every decision."""
    for decision in range(len(puzzle.decisions)):
        answer = puzzle.answer(decision)
        others = [one for one in puzzle.choices(decision) if one != answer]
        for move in others[:wrong] if decision == 0 else ():
            await attempt(player, move)
        await attempt(player, answer)
