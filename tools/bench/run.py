"""The number of presses in a won game, with Patient pressing the buttons; and wins thrown away.

A win is thrown away where a position that can be won can't be won after Run, both proved, pressed
by a player like Patient who also makes mistakes. A press that first plays what Run stopped for is
judged from there: that was the player's choice. The random moves of each game follow from its key
and its number, so a measurement can be repeated.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from itertools import count
from random import Random
from statistics import median
from typing import Final, TypeAlias

from engine import Game, Outcome
from engine.catalogue import GAMES
from engine.moves import Deal, Fill, Move, Turn
from engine.run import (
    filling_as_must_be,
    left_to_player,
    may_all_go_up,
    may_run,
    played_all_that_fit,
)
from engine.solver import Kind, solve
from engine.solver.baseline import patient
from engine.stops import Stop, end
from tests.engine.runs import filled_in_order, run, run_on
from tools.odds import wilson

DEALS = range(1, 301)


@dataclass(frozen=True)
class Board:
    """A game, and why Run stopped if the last press ran."""

    game: Game
    stop: Stop | None = None


def report() -> list[str]:
    """The figures, a line each."""
    return [*(counted(key) for key in GAMES), *thrown_away()]


def counted(key: str) -> str:
    """The presses in a game's won deals."""
    games = [played_by_presses(Game.start(key, number)) for number in DEALS]
    won = [(presses, len(game.moves)) for presses, game in games if game.outcome is Outcome.WON]
    if not won:
        return f"{key}: none of {len(DEALS)} deals won"
    presses, moves = (median(counts) for counts in zip(*won, strict=True))
    return f"{key}: {presses:.0f} presses for {moves:.0f} moves ({len(won)} of {len(DEALS)} won)"


def played_by_presses(game: Game) -> tuple[int, Game]:
    """The number of presses, and the game at its end, or where it repeats a position."""
    presses, seen, board = 0, set(), Board(game)
    while board.game.legal_moves and board.game.position not in seen:
        seen.add(board.game.position)
        board = pressed(board)
        presses += 1
    return presses, board.game


def pressed(board: Board) -> Board:
    """The board after the press that makes the most of the moves that Patient would make.

    If none does, after the button of Patient's next move, or Run if that is a turn.
    """
    following = max(_offered(board), key=lambda after: _as_patient(board.game, after.game))
    if _as_patient(board.game, following.game):
        return following
    game, move = board.game, patient(board.game.table)
    if str(move) == "t" and may_run(game.table):
        return _ran(game, run(game))
    return Board(_filled(game.played(str(move))))


def _offered(board: Board) -> Iterator[Board]:
    """The boards after each of the buttons that may make several moves."""
    game, table = board.game, board.game.table
    yield board
    if left := left_to_player(table, board.stop):
        yield _ran(game, run_on(game, str(left[0]) if len(left) == 1 else None))
    for move in table.legal:
        if not isinstance(move, Fill | Deal):
            yield Board(_filled(game.played(str(move))))
    yield Board(filled_in_order(game))
    if may_all_go_up(game):
        yield Board(_filled(played_all_that_fit(game)))
    if may_run(table):
        yield _ran(game, run(game))


def _ran(before: Game, game: Game) -> Board:
    earlier = before.played_all(game.moves[len(before.moves) : -1])
    return Board(game, end(earlier.table, game.table))


def _filled(game: Game) -> Game:
    return [game, *filling_as_must_be(game)][-1]


def _as_patient(game: Game, after: Game) -> int:
    """How many moves Patient would have made, too, in whatever order; 0 if they aren't the same.

    What wins by going up alone is as good.
    """
    count = len(after.moves) - len(game.moves)
    if after.outcome is Outcome.WON:
        return count
    while game.legal_moves and len(game.moves) < len(after.moves):
        game = game.played(str(patient(game.table)))
    return count if game.position == after.position else 0


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
        share = wilson(len(self.lost), self.presses)
        return (
            f"{len(self.lost)} of {self.presses:,} wins thrown away, {share.low:.2%} to "
            f"{share.high:.2%} (95 %, Wilson; {self.games} games)"
        )


def thrown_away() -> list[str]:
    """How many wins, a line a game, and every press that threw one away."""
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
        chosen, after = _pressed_as_patient(game, move)
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


def _pressed_as_patient(game: Game, move: Move) -> tuple[Game, Game]:
    """The game after what the player chose to play, and after the press as a whole."""
    if isinstance(move, Turn) and may_run(game.table):
        return game, run(game)
    left = left_to_player(game.table)
    if move not in left:
        return (after := game.played(str(move))), after
    if len(left) > 1:
        return played_all_that_fit(game), run_on(game, None)
    return game.played(str(move)), run_on(game, str(move))


def _rest(line: Line, before: Game, after: Game) -> Line:
    """The rest of a winning line, if the moves between two positions follow it."""
    made = after.moves[len(before.moves) :]
    return line[len(made) :] if line and line[: len(made)] == made else None
