"""The puzzle of a day: made as the solver processes do."""

from datetime import date
from functools import cache

from bot.services.core.days import day_of
from bot.store.schema.puzzles import DayPuzzle, StoredPuzzle
from engine.puzzles.collection import written
from engine.puzzles.finding import found
from engine.puzzles.puzzle import Puzzle
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.visits import read, write


def today(harness: Harness) -> date:
    return day_of(harness.server.clock.now())


@cache
def found_puzzle() -> Puzzle:
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
    """What a player has of today's puzzle."""
    return await row_of(harness, player.owner)


async def row_of(harness: Harness, owner: str, made: int | None = None) -> StoredPuzzle:
    """What a player has of today's puzzle, or of one that was made."""
    day = None if made else today(harness)
    alike = StoredPuzzle(0, owner, "", 1, 1, harness.server.clock.now(), day=day, made=made)
    found: StoredPuzzle | None = await read(harness.store).puzzles.begun(owner, alike)
    assert found
    return found
