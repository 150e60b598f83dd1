"""Games whose end is in sight and can be won: where puzzles are looked for."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, takewhile
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
from engine.solver.solving import has_encoding, solve
from engine.table import Outcome

NODES: Final = 10_000
"""For a position on the way; unknown counts as lost, which costs a puzzle at most."""
START_NODES: Final = 100_000
GENERAL: Final = 8
"""The general search gets this part of these nodes, since each takes much longer."""
STRAYS: Final = 30
"""How many players leave a winning line, one after another."""
STRAYED: Final = 60
"""They leave it at most so many moves before all is visible."""
STRAY_NOISE: Final = 40
"""Of a hundred moves of theirs so many are any legal ones."""


def endings(
    key: str, number: int, check: Check = unchecked
) -> Iterator[tuple[Game, tuple[str, ...]]]:
    """Visible positions of a deal, each with a line that wins from there.

    First that of a won game. Then players leave it shortly before all is visible and play on,
    badly; where they could still have won, but not for long, the solver's line begins. Raises what
    `check` raises.
    """
    won = _won(key, number, check)
    hidden = [] if won is None else [*_hidden(won)]
    if won is None or len(hidden) > len(won.moves):
        return
    games = [*hidden, hidden[-1].played(won.moves[len(hidden) - 1])]
    yield games[-1], won.moves[len(games[-1].moves) :]
    chance = stream(f"{key}/strays", number)
    for seed in range(STRAYS):
        game = games[-1 - below(min(STRAYED, len(games)), chance)]
        seen = [*_visible_from(game, noisy(chance, seed, STRAY_NOISE))]
        end = _won_at_last(seen, check)
        if end is not None:
            yield seen[0], end.moves[len(seen[0].moves) :]


def finishing(game: Game) -> Iterator[Game]:
    """The game after each move of All up and Run, one after the other, as far as they go."""
    while game.outcome is Outcome.OPEN and (moved := [*_one_press(game)]):
        yield from moved
        game = moved[-1]


def _one_press(game: Game) -> Iterator[Game]:
    if may_play_all(game.table):
        return playing_all_that_fit(game)
    return running(game) if may_run(game.table) else filling_as_must_be(game)


def _won(key: str, number: int, check: Check) -> Game | None:
    """A won game.

    A line from the start hardly ever takes all passes, if there are several. So a player plays
    first, as long as the game can be won.
    """
    start = Game.start(key, number)
    if start.table.passes == 1:
        line = solve(start, _affordable(start, START_NODES), check=check).line
        return None if line is None else start.played_all(line)
    player = noisy(stream(f"{key}/player", number), number)
    return _won_at_last([*playing_on(start, player)], check)


def _won_at_last(games: Sequence[Game], check: Check) -> Game | None:
    """A won game: the last of a game's positions that is found to be won, played on by a line."""
    won, line, lost = -1, None, len(games)
    while lost - won > 1:
        middle = (won + lost) // 2
        found = solve(games[middle], _affordable(games[middle], NODES), check=check).line
        if found is None:
            lost = middle
        else:
            won, line = middle, found
    return None if line is None else games[won].played_all(line)


def _affordable(game: Game, nodes: int) -> int:
    return nodes if has_encoding(game) else nodes // GENERAL


def _hidden(won: Game) -> Iterator[Game]:
    """The positions of a won game before the first at which all that is to come is visible."""
    positions = accumulate(won.moves, Game.played, initial=Game.start(won.key, won.number))
    return takewhile(lambda game: not is_visible(game.table), positions)


def _visible_from(game: Game, player: Player) -> Iterator[Game]:
    """The open positions at which all is visible, as a player plays on."""
    for at in playing_on(game, player):
        if at.outcome is Outcome.OPEN and is_visible(at.table):
            yield at
