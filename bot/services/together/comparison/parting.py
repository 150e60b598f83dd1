"""Where two records of one deal parted for good.

Records part early and often meet again: one turns before the other plays, and both come to the same
position. So their first difference says little. What counts is the last position that both had.
"""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.core.slices import Slices
from bot.services.play.steps import Step, step
from bot.store.schema.rankings import WIN
from engine import Game, Outcome
from engine.alike import counterpart, essence
from engine.rules import find_move
from engine.table import Table

_SLICE: Final = 100
"""How many moves a slice replays, in about 2 ms."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two records where they parted."""

    ply: int
    """How many moves it had."""
    move: str | None
    """The notation of its next one; None if it went no further."""


@dataclass(frozen=True, slots=True)
class Parting:
    """The last position that both records had, and how each went on.

    Each has it in a form of its own, which are alike (`engine.alike`): `counterpart` gives the move
    of one on the other's board.
    """

    first: Side
    second: Side


@dataclass(frozen=True, slots=True)
class Parted:
    """The position in which two parted, as the first one had it, and the move of each."""

    move: int
    """The number of the move, from 1; of two numbers the lower one."""
    table: Table
    first: Step | None
    """None if that one's record ends there."""
    second: Step | None


def parted(
    key: str, deal: int, first: Sequence[str], second: Sequence[str], at: Parting
) -> Slices[Parted]:
    """Where two records of a deal parted, to be shown: both moves on one board."""
    ours = yield from replayed(key, deal, first[: at.first.ply])
    theirs = yield from replayed(key, deal, second[: at.second.ply])
    one, other = at.first.move, at.second.move
    return Parted(
        move=min(at.first.ply, at.second.ply) + 1,
        table=ours.table,
        first=step(ours, find_move(ours.rules, ours.position, one)) if one else None,
        second=step(ours, counterpart(theirs, other, ours)) if other else None,
    )


def parting(
    key: str, deal: int, first: Sequence[str], second: Sequence[str]
) -> Slices[Parting | None]:
    """Where two records of a deal parted; None if they never did. Raises IllegalMove.

    Two who both came to the same score may meet again where nothing matters any more, such as with
    all cards turned. If one needed more turns (or builds and privileges), it is where that began:
    positions from which both needed as many are passed over.
    """
    ours = yield from _walked(key, deal, first)
    theirs = yield from _walked(key, deal, second)
    partings = sorted(_partings(ours, theirs), key=lambda at: at[0] + at[1], reverse=True)
    if ours.score == theirs.score and ours.ties[-1] != theirs.ties[-1]:
        unequal = [at for at in partings if ours.ties_from(at[0]) != theirs.ties_from(at[1])]
        partings = unequal or partings
    if not partings:
        return None
    at, there = partings[0]
    return Parting(ours.side(at), theirs.side(there))


@dataclass(frozen=True, slots=True)
class _Walk:
    """A record with what its positions have in common with those of others."""

    moves: Sequence[str]
    essences: list[Hashable]
    """One more than moves."""
    ties: list[int]
    """The tie-breaker at each position."""
    score: int

    def ties_from(self, ply: int) -> int:
        return self.ties[-1] - self.ties[ply]

    def side(self, ply: int) -> Side:
        return Side(ply, self.moves[ply] if ply < len(self.moves) else None)

    def next_essence(self, ply: int) -> Hashable:
        return self.essences[ply + 1] if ply < len(self.moves) else None


def _partings(ours: _Walk, theirs: _Walk) -> Iterator[tuple[int, int]]:
    """The plies of each position that both had, and after which they went different ways.

    None of them is the end of both, so nobody's game is over there.
    """
    last = {it: ply for ply, it in enumerate(ours.essences)}
    last_there = {it: ply for ply, it in enumerate(theirs.essences)}
    for it, ply in last.items():
        there = last_there.get(it)
        if there is not None and ours.next_essence(ply) != theirs.next_essence(there):
            yield ply, there


def _walked(key: str, deal: int, moves: Sequence[str]) -> Slices[_Walk]:
    game = Game.start(key, deal)
    rules, at = game.rules, game.position
    essences, ties = [essence(rules, at)], [0]
    for ply, notation in enumerate(moves, 1):
        at = rules.after(at, find_move(rules, at, notation))
        essences.append(essence(rules, at))
        ties.append(ties[-1] + rules.tie_breaker((notation,)))
        if not ply % _SLICE:
            yield
    return _Walk(moves, essences, ties, _score(Game(rules, deal, tuple(moves), at)))


def replayed(key: str, deal: int, moves: Sequence[str]) -> Slices[Game]:
    """The game after these moves."""
    game = Game.start(key, deal)
    for start in range(0, len(moves), _SLICE):
        for notation in moves[start : start + _SLICE]:
            game = game.played(notation)
        yield
    return game


def _score(game: Game) -> int:
    return WIN if game.outcome is Outcome.WON else game.placed
