"""Answering puzzles: right, or wrong on purpose."""

from bot.services.core.puzzle_collections import PuzzleCollections
from bot.store.schema.puzzles import StoredPuzzle
from engine.puzzles.puzzle import Puzzle
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import BUTTON, Message, id_of, of_type
from tests.visits import read

COLLECTIONS = PuzzleCollections()


async def last(harness: Harness, player: SimulatedPlayer) -> StoredPuzzle:
    """The puzzle that a player was shown last, as it is stored."""
    row: StoredPuzzle | None = await read(harness.store).puzzles.last(player.owner)
    assert row
    return row


def puzzle_of(row: StoredPuzzle) -> Puzzle:
    collection = COLLECTIONS.of(row.key)
    assert collection
    puzzle = collection.puzzle(row.deal)
    assert puzzle
    return puzzle


def found(row: StoredPuzzle) -> int:
    """How many decisions are found."""
    puzzle, decision = puzzle_of(row), 0
    for move in row.tries:
        decision += decision < len(puzzle.decisions) and move == puzzle.answer(decision)
    return decision


def wrong_moves(row: StoredPuzzle) -> list[str]:
    """The moves that lose at the decision to be found."""
    puzzle, decision = puzzle_of(row), found(row)
    return [one for one in puzzle.choices(decision) if one != puzzle.answer(decision)]


async def find(harness: Harness, player: SimulatedPlayer) -> Message:
    """Tries the right move."""
    row = await last(harness, player)
    return await attempt(player, puzzle_of(row).answer(found(row)))


async def miss(harness: Harness, player: SimulatedPlayer, nth: int = 0) -> Message:
    """Tries a wrong move: the first one, or the one after so many."""
    return await attempt(player, wrong_moves(await last(harness, player))[nth])


async def solve(harness: Harness, player: SimulatedPlayer) -> Message:
    """Finds all decisions that are left."""
    row = await last(harness, player)
    for _ in range(found(row), len(puzzle_of(row).decisions)):
        await find(harness, player)
    return player.message


async def attempt(player: SimulatedPlayer, move: str) -> Message:
    """Presses the button of a move, or chooses it in the select."""
    id_ = id_of(player.message, move=move)
    is_button = any(part.get("custom_id") == id_ for part in of_type(player.message, BUTTON))
    return await (player.force(id_) if is_button else player.choose(move=move))
