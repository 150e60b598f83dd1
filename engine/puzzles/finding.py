"""Finds a deal's puzzle: where one move after another is the only one that wins.

There are easier puzzles, but where several moves win, most of what is done doesn't matter.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Final

from engine.deals import below, stream
from engine.game import Game
from engine.moves import WASTE, Turn
from engine.puzzles.endings import endings, finishing
from engine.puzzles.players import KINDS
from engine.puzzles.puzzle import Puzzle, is_visible
from engine.solver.check import Check, unchecked
from engine.solver.solving import is_proved_lost
from engine.table import Outcome

PROOF: Final = 20_000
"""The nodes for a proof of loss; without one, there is no decision."""
FEWEST_WAYS: Final = 8
"""Random presses find at most one puzzle in so many."""
MOST_DECISIONS: Final = 6
MOST_OBVIOUS: Final = 2
"""At most so many of three decisions are ones that both Patient and Greedy find."""

_TURN: Final = str(Turn())


@dataclass(frozen=True, slots=True)
class _Decision:
    """A position at which one move wins and all others are proved lost."""

    ply: int
    """Of the line, from 0 on."""
    last: int
    """The ply of the last turn, if it is to turn on and hold several times in a row."""
    choices: int
    found_by: frozenset[int]
    """Which of the baseline players find the move: their places in KINDS."""
    held: frozenset[Hashable]
    """What could be done instead."""
    move: str


def found(key: str, number: int, check: Check = unchecked) -> Puzzle | None:
    """A deal's puzzle; None if none is found. The same each time. Raises what `check` raises."""
    chance = stream(f"{key}/puzzles", number)
    for game, line in endings(key, number, check):
        decisions = tuple(_decisions(game, line, check))
        spans = [*_spans(game, line, decisions)]
        if spans:
            first, last, finish = spans[below(len(spans), chance)]
            chosen = decisions[first : last + 1]
            if any(one.move != _TURN for one in chosen):
                return _puzzle(game, line, chosen, finish)
            # Whoever only ever turns would find it: another ending of the deal may do.
    return None


def beginning_at(game: Game, line: Sequence[str]) -> Puzzle | None:
    """The puzzle that begins at a position, with a line that wins from there.

    None if something is hidden there, or the line doesn't win. It may be dull: somebody went wrong.
    """
    line = tuple(line)
    if not is_visible(game.table) or game.played_all(line).outcome is not Outcome.WON:
        return None
    return Puzzle(game.key, game.number, game.moves, line)


def _loses_otherwise(game: Game, move: str, check: Check) -> bool:
    """Whether there are other moves, and all are proved lost."""
    others = [one for one in map(str, game.legal_moves) if one != move]
    lost = (is_proved_lost(game.played(one), PROOF, check=check) for one in others)
    return bool(others) and all(lost)


def _decisions(game: Game, line: Iterable[str], check: Check) -> Iterator[_Decision]:
    """The decisions along a line, in order."""
    before: _Decision | None = None
    for ply, move in enumerate(line):
        if _loses_otherwise(game, move, check):
            one = _decision(game, ply, move)
            if before and _goes_on_holding(before, one):
                before = replace(before, last=ply)
            else:
                if before:
                    yield before
                before = one
        game = game.played(move)
    if before:
        yield before


def _decision(game: Game, ply: int, move: str) -> _Decision:
    table, others = game.table, [one for one in map(str, game.legal_moves) if one != move]
    held = frozenset((one, table.card_at(WASTE) if one == WASTE else None) for one in others)
    found_by = frozenset(i for i, player in enumerate(KINDS) if str(player(table)) == move)
    return _Decision(ply, ply, len(others) + 1, found_by, held, move)


def _goes_on_holding(before: _Decision, now: _Decision) -> bool:
    """Whether a turn only goes on holding what the turn before it held."""
    turns = before.move == now.move == _TURN
    return turns and now.ply == before.last + 1 and now.held <= before.held


def _spans(
    game: Game, line: tuple[str, ...], decisions: tuple[_Decision, ...]
) -> Iterator[tuple[int, int, tuple[str, ...]]]:
    """The first and last decision of every puzzle among these, and how All up and Run finish it."""
    for last, decision in enumerate(decisions):
        finish = _finish(game.played_all(line[: decision.last + 1]))
        if finish is None:
            continue
        for first in range(max(0, last + 1 - MOST_DECISIONS), last + 1):
            if _is_worth_it(decisions[first : last + 1]):
                yield first, last, finish


def _is_worth_it(decisions: Sequence[_Decision]) -> bool:
    """Whether Patient and Greedy go wrong, not just once in many decisions, and random presses
    hardly find it.

    A few of the decisions may be obvious ones: if none were, the obvious move never won.
    """
    every = frozenset(range(len(KINDS)))
    found_by = every.intersection(*(one.found_by for one in decisions))
    obvious = sum(one.found_by == every for one in decisions)
    ways = prod(one.choices for one in decisions)
    return ways >= FEWEST_WAYS and not found_by and obvious * 3 <= len(decisions) * MOST_OBVIOUS


def _finish(game: Game) -> tuple[str, ...] | None:
    """The moves of All up and Run to a win; None if they don't win."""
    end = [game, *finishing(game)][-1]
    return end.moves[len(game.moves) :] if end.outcome is Outcome.WON else None


def _puzzle(
    game: Game,
    line: tuple[str, ...],
    decisions: tuple[_Decision, ...],
    finish: tuple[str, ...],
) -> Puzzle:
    first, last = decisions[0].ply, decisions[-1].last
    moves, line = (*game.moves, *line[:first]), (*line[first : last + 1], *finish)
    return Puzzle(game.key, game.number, moves, line)
