"""How often Run throws a win away, pressed by a player like Patient who also makes mistakes.

That is: how often a position that can be won can't be won after it, both proved. A press that first
plays what Run stopped for is judged from there: that was the player's choice. The random moves of
each game follow from its key and its number, so a measurement can be repeated.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import count
from math import sqrt
from random import Random
from typing import Final, TypeAlias

from engine import Game
from engine.catalogue import GAMES
from engine.moves import Move, Play, Turn
from engine.run import left_to_player, may_run, played_all_that_fit
from engine.solver import Kind, solve
from engine.solver.baseline import patient
from tests.engine.runs import run, run_on

PRESSES: Final = {"sultan": 800, "sultan-classic": 200, "shah": 20}
"""How many presses are judged, unless `RUN_PRESSES` says how many, as in `10000,10000,600`."""
NODES: Final = {"sultan": 100_000, "sultan-classic": 20_000, "shah": 40_000}
"""The budget of a verdict."""
MISTAKES: Final = 0.1
"""How often the player makes a random move."""
UNDECIDED: Final = 3
"""The player gives up after this many verdicts in a row that weren't proved."""

Line: TypeAlias = tuple[str, ...] | None
"""How a position is won; None if that isn't known."""


@dataclass
class Judged:
    """The presses judged so far."""

    presses: int = 0
    """Of those at positions that can be won, how many have a proved verdict after them."""
    games: int = 0
    lost: list[str] = field(default_factory=list)
    """Where a win was thrown away: the record and, after a `|`, what Run did."""

    def __str__(self) -> str:
        low, high = (f"{share:.2%}" for share in wilson(len(self.lost), self.presses))
        return (
            f"{len(self.lost)} of {self.presses:,} wins thrown away, {low} to {high} "
            f"(95 %, Wilson; {self.games} games)"
        )


def report() -> list[str]:
    """The figures, a line each, and every press that threw a win away."""
    asked = os.environ.get("RUN_PRESSES")
    wanted = dict(zip(GAMES, map(int, asked.split(",")), strict=True)) if asked else PRESSES
    lines = []
    for key, presses in wanted.items():
        found = judged(key, presses)
        lines += [f"{key}: {found}", *found.lost]
    return lines


def judged(key: str, presses: int) -> Judged:
    """At least so many presses of Run, in games of the deals 1, 2, 3 …"""
    found = Judged()
    for number, (game, line) in enumerate(_deals(key), 1):
        if found.presses >= presses:
            break
        found.games += 1
        _play(game, line, Random(f"{key} {number}"), found)
    return found


def _deals(key: str) -> Iterator[tuple[Game, Line]]:
    """Games to play. The Shah's have proved deals, again and again: few others can be decided."""
    if key != "shah":
        yield from ((Game.start(key, number), None) for number in count(1))
    records = files("assets").joinpath("deals", f"{key}.txt").read_text("utf-8").splitlines()
    while True:
        for record in records:
            _, number, *line = record.split()
            yield Game.start(key, int(number)), tuple(line)


def _play(game: Game, line: Line, random: Random, found: Judged) -> None:
    """Plays a game to its end, or until it can't be won or too much is undecided."""
    seen, undecided = set(), 0
    while game.legal_moves and game.position not in seen:
        seen.add(game.position)
        move = (
            random.choice(game.legal_moves) if random.random() < MISTAKES else patient(game.table)
        )
        chosen, after = _pressed(game, move)
        game, line = chosen, _rest(line, game, chosen)
        if after is chosen:
            continue
        if line is None:
            verdict = solve(game, NODES[game.key])
            line, undecided = verdict.line, undecided + 1 if verdict.kind is Kind.UNKNOWN else 0
            if verdict.kind is Kind.LOST or undecided == UNDECIDED:
                return
        if line is not None:
            line = _rest(line, game, after)
            kind = Kind.WON
            if line is None:
                verdict = solve(after, NODES[game.key])
                line, kind = verdict.line, verdict.kind
            found.presses += kind is not Kind.UNKNOWN
            if kind is Kind.LOST:
                made = after.moves[len(game.moves) :]
                found.lost.append(f"{game.record} | {' '.join(made)}")
                return
        game = after


def _pressed(game: Game, move: Move) -> tuple[Game, Game]:
    """The game after what the player chose to play, and after the press as a whole."""
    if isinstance(move, Turn) and may_run(game.table):
        return game, run(game)
    if move not in left_to_player(game.table):
        return (after := game.played(str(move))), after
    if isinstance(move, Play) and not game.table.redeals_left:
        return played_all_that_fit(game), run_on(game, None)
    return game.played(str(move)), run_on(game, str(move))


def _rest(line: Line, before: Game, after: Game) -> Line:
    """The rest of a winning line, if the moves between two positions follow it."""
    made = after.moves[len(before.moves) :]
    return line[len(made) :] if line and line[: len(made)] == made else None


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    if not of:
        return 0, 1
    share, z2 = hits / of, 1.96**2
    middle, half = share + z2 / (2 * of), sqrt(z2 * (share * (1 - share) + z2 / (4 * of)) / of)
    return max(0, middle - half) / (1 + z2 / of), min(1, (middle + half) / (1 + z2 / of))
