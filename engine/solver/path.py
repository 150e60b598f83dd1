"""A game as the path of its positions, and what else a winning line shows about them.

Moves often commute. So a line is followed by the cards that it plays, whichever slot they lie in by
then, and whatever is concluded from that is replayed by the rules.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine import sultan
from engine.game import Game
from engine.moves import WASTE, Move, Play
from engine.rules import Rules, chosen


@dataclass(frozen=True)
class Path:
    """A game's positions, and where there was more than one legal move."""

    rules: Rules[Any]
    moves: tuple[str, ...]
    steps: tuple[str, ...]
    """The moves, each as `_step` names it."""
    positions: tuple[Any, ...]
    """Before the first move and after each one."""
    deciding: tuple[int, ...]
    """The plies with several legal moves; elsewhere the next position is as good."""

    @classmethod
    def of(cls, game: Game) -> "Path":
        """The path of a game; takes about 0.1 ms a move."""
        at = game.rules.start(game.number)
        positions, steps, deciding = [at], [], []
        for ply, notation in enumerate(game.moves):
            legal = game.rules.legal_moves(at)
            move = chosen(legal, notation)
            if len(legal) > 1:
                deciding.append(ply)
            steps.append(_step(at, move))
            at = game.rules.after(at, move)
            positions.append(at)
        return cls(game.rules, game.moves, tuple(steps), tuple(positions), tuple(deciding))

    def others(self, ply: int) -> Iterator[str]:
        """The moves that could have been made instead, without those that win by what followed."""
        at = self.positions[ply]
        for move in self.rules.legal_moves(at):
            if (step := _step(at, move)) == self.steps[ply]:
                continue
            if self._winning(self.rules.after(at, move), _without(self.steps[ply:], step)) is None:
                yield str(move)

    def followed(self, ply: int, line: Sequence[str]) -> tuple[int, tuple[str, ...]]:
        """The last ply that a line shows to be winnable, and the line from there.

        The line wins at `ply`. While the game makes its next move, it follows the line. When the
        game makes another move, the line is tried after it, without it.
        """
        line, rest = tuple(line), tuple(self._steps(self.positions[ply], line))
        while rest and ply < len(self.moves):
            left = _without(rest, self.steps[ply])
            if rest[0] == self.steps[ply] and line[0] == self.moves[ply]:
                line = line[1:]
            elif (other := self._winning(self.positions[ply + 1], left)) is not None:
                line = other
            else:
                break
            ply, rest = ply + 1, left
        return ply, line

    def _steps(self, at: Any, line: Iterable[str]) -> Iterator[str]:
        for notation in line:
            move = chosen(self.rules.legal_moves(at), notation)
            yield _step(at, move)
            at = self.rules.after(at, move)

    def _winning(self, at: Any, steps: Iterable[str]) -> tuple[str, ...] | None:
        """The notations of these steps if they win from a position; else None."""
        line = []
        for step in steps:
            legal = self.rules.legal_moves(at)
            move = next((move for move in legal if _step(at, move) == step), None)
            if move is None:
                return None
            line.append(str(move))
            at = self.rules.after(at, move)
        return tuple(line) if self.rules.placed(at) == self.rules.goal else None


def _step(at: Any, move: Move) -> str:
    """A move's notation; in the Sultan games, a play's card instead of where it lies."""
    if not isinstance(move, Play) or not isinstance(at, sultan.Position):
        return str(move)
    return f"play {at.waste[-1] if move.source == WASTE else at.reserve[move.source - 1]}"


def _without(steps: tuple[str, ...], step: str) -> tuple[str, ...]:
    """The steps without the first like this one."""
    at = steps.index(step) if step in steps else len(steps)
    return (*steps[:at], *steps[at + 1 :])
