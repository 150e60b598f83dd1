"""Lost games that make a puzzle, and the puzzles made of them."""

from functools import cache
from typing import Final

from engine import Game, Outcome
from engine.deals import stream
from engine.puzzles.collection import read
from engine.puzzles.players import noisy
from engine.puzzles.puzzle import Puzzle
from engine.solver.baseline import played_out
from tests.play.analysing import analysed, stored
from tests.play.harness import Harness
from tests.play.player import SimulatedPlayer
from tests.play.reading import Message
from tests.visits import read as reading

DEALS: Final = {"sultan": (2, 217), "sultan-classic": (16, 216)}
"""Deals that an erring player loses where all is visible, and the numbers of the losing moves."""


@cache
def missed_win(key: str = "sultan") -> str:
    """The record of a game that was lost where one move alone still won."""
    deal = DEALS[key][0]
    game = played_out(Game.start(key, deal), noisy(stream(f"x/{key}", deal), deal))
    assert game.outcome is Outcome.LOST
    return game.record


async def lost_game(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> int:
    """A game that a player has just lost; its id."""
    return await stored(harness, player.owner, missed_win(key), 10**17 + int(player.person.id) % 99)


async def offered(harness: Harness, player: SimulatedPlayer) -> Message:
    """The analysis of the player's last game, once it has ended."""
    await player.slash("divan analyze")
    return await analysed(harness, player)


async def made(harness: Harness, player: SimulatedPlayer, key: str = "sultan") -> Message:
    """The public message of a puzzle that a player made."""
    await lost_game(harness, player, key)
    await offered(harness, player)
    return await player.press("Make it a puzzle")


async def puzzle_of(harness: Harness, id_: int = 1) -> Puzzle:
    row = await reading(harness.store).made_puzzles.of(id_)
    return read(row.key, row.deal, row.written)
