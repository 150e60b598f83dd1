"""Playing puzzles: a move that wins, or one that loses on purpose."""

from collections.abc import Callable
from dataclasses import replace

from bot.press.games import GiveUp, PlayMove
from bot.press.press import Press
from bot.services.core.puzzle_collections import PuzzleCollections
from bot.store.schema.games import StoredGame
from bot.store.schema.puzzles import StoredPuzzle
from engine import Game
from engine.puzzles.puzzle import Puzzle
from engine.solver.solving import solve as solved
from engine.solver.verdict import Kind
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.visits import read, write

COLLECTIONS = PuzzleCollections()


async def last(harness: Harness, player: SimulatedPlayer) -> StoredPuzzle:
    """The puzzle that a player was shown last, of whatever kind, as it is stored."""
    found = (await read(harness.store).personal.stored(player.owner))["puzzles"][-1]
    return StoredPuzzle(**found)


async def current(harness: Harness, player: SimulatedPlayer) -> StoredGame:
    """The current try at that, as it is stored."""
    shown = await last(harness, player)
    row: StoredGame | None = await read(harness.store).puzzles.game(shown.id)
    assert row
    return row


def puzzle_of(row: StoredPuzzle) -> Puzzle:
    """One of a collection."""
    collection = COLLECTIONS.of(row.key)
    puzzle = collection.puzzle(row.deal) if collection else None
    assert puzzle
    return puzzle


async def game_of(harness: Harness, player: SimulatedPlayer) -> Game:
    row = await current(harness, player)
    return Game.start(row.key, row.deal).played_all(row.record.moves)


async def press(
    harness: Harness, player: SimulatedPlayer, kind: type[Press], *of: object
) -> Message:
    """Presses something on the board as it is now, offered or not."""
    row = await current(harness, player)
    made: Callable[..., Press] = kind
    return await player.send(made(row.id, row.version, *of))


async def play(harness: Harness, player: SimulatedPlayer, move: str) -> Message:
    return await press(harness, player, PlayMove, move)


def winning(game: Game) -> str:
    """A move of a shortest known win from a position that can be won."""
    verdict = solved(game, 200_000)
    assert verdict.kind is Kind.WON
    assert verdict.line
    return verdict.line[0]


def losing(game: Game) -> str | None:
    """A move after which the game is proved lost; None if none is."""
    for move in map(str, game.legal_moves):
        if solved(game.played(move), 100_000).kind is Kind.LOST:
            return move
    return None


async def answered(harness: Harness, player: SimulatedPlayer) -> StoredPuzzle:
    """A puzzle that a player has solved on the first try, where nobody judges."""
    collection = COLLECTIONS.of("sultan")
    assert collection
    puzzle, now = collection.puzzle(collection.easiest[0]), harness.server.clock.now()
    assert puzzle
    new = StoredPuzzle(0, player.owner, puzzle.key, puzzle.number, 1, now)
    row: StoredPuzzle = await write(harness.store).puzzles.begin(new)
    done = replace(row, answered_at=now, tries=1)
    await write(harness.store).puzzles.save(done)
    return done


async def solve(harness: Harness, player: SimulatedPlayer) -> Message:
    """Wins the current try."""
    line = solved(await game_of(harness, player), 200_000).line
    assert line
    for move in line:
        await play(harness, player, move)
    return player.message


async def go_wrong(harness: Harness, player: SimulatedPlayer) -> tuple[int, str]:
    """Makes a losing move as soon as there is one; how many moves came before it, and which."""
    game = await game_of(harness, player)
    while (move := losing(game)) is None:
        await play(harness, player, winning(game))
        game = await game_of(harness, player)
    await play(harness, player, move)
    return len(game.moves), move


async def lose(harness: Harness, player: SimulatedPlayer) -> tuple[int, str]:
    """Loses the current try by playing on after a losing move."""
    lost = len((await last(harness, player)).lost)
    found = await go_wrong(harness, player)
    while len((await last(harness, player)).lost) == lost:
        game = await game_of(harness, player)
        await play(harness, player, str(game.legal_moves[0]))
    return found


async def give_up(harness: Harness, player: SimulatedPlayer) -> Message:
    return await press(harness, player, GiveUp)
