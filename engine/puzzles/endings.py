"""Games whose end is in sight and can be won: where puzzles are looked for."""

from collections.abc import Iterator
from typing import Final

from engine.deals import below, stream
from engine.game import Game
from engine.puzzles.players import noisy
from engine.puzzles.puzzle import is_visible
from engine.run import (
    filling_as_must_be,
    may_play_all,
    may_run,
    playing_all_that_fit,
    running,
)
from engine.solver.baseline import Player, playing_on
from engine.solver.check import Check, unchecked
from engine.solver.solving import solve
from engine.table import Outcome

NODES: Final = 50_000
"""For a position on the way; unknown counts as lost, which costs a puzzle at most."""
STRAYS: Final = 6
"""How many players leave a winning line, one after another."""
STRAYED: Final = 24
"""They leave it at most so many moves before all is visible."""


def endings(
    key: str, number: int, check: Check = unchecked
) -> Iterator[tuple[Game, tuple[str, ...]]]:
    """Visible positions of a deal, each with a line that wins from there.

    A seeded player plays it. Where they still could have won, but not for long, the solver's line
    begins. Other players leave it shortly before all is visible: some get into positions as
    delicate. Raises what `check` raises.
    """
    won = _last_winnable(key, number, check)
    games = [] if won is None else [*_until_visible(won)]
    if won is None or not is_visible(games[-1].table):
        return
    yield games[-1], won.moves[len(games[-1].moves) :]
    chance = stream(f"{key}/strays", number)
    for seed in range(STRAYS):
        game = games[-1 - below(min(STRAYED, len(games)), chance)]
        at = _visible_after(game, noisy(chance, seed))
        if at is not None and (line := solve(at, NODES, check=check).line):
            yield at, line


def finishing(game: Game) -> Iterator[Game]:
    """The game after each move of All up and Run, one after the other, as far as they go."""
    while game.outcome is Outcome.OPEN and (moved := [*_one_press(game)]):
        yield from moved
        game = moved[-1]


def _one_press(game: Game) -> Iterator[Game]:
    if may_play_all(game.table):
        return playing_all_that_fit(game)
    return running(game) if may_run(game.table) else filling_as_must_be(game)


def _last_winnable(key: str, number: int, check: Check) -> Game | None:
    """A won game: the player's moves as long as it could be won, then those of a line."""
    player = noisy(stream(f"{key}/player", number), number)
    games = [*playing_on(Game.start(key, number), player)]
    won, line, lost = -1, None, len(games)
    while lost - won > 1:
        middle = (won + lost) // 2
        found = solve(games[middle], NODES, check=check).line
        if found is None:
            lost = middle
        else:
            won, line = middle, found
    return None if line is None else games[won].played_all(line)


def _until_visible(won: Game) -> Iterator[Game]:
    """The positions of a won game up to the first at which all that is to come is visible."""
    at = Game.start(won.key, won.number)
    yield at
    for move in won.moves:
        if is_visible(at.table):
            return
        at = at.played(move)
        yield at


def _visible_after(game: Game, player: Player) -> Game | None:
    """The first visible position after a player plays on, if the game is still open there."""
    for at in playing_on(game, player):
        if is_visible(at.table):
            return at if at.outcome is Outcome.OPEN else None
    return None
