"""Who did better: as at a daily, cards home first, then turns.

How often each of two players beat the other in their duels; the ranking of a cup; and where two
records of one deal parted for good. Records part early and often meet again: one turns before the
other plays, and both come to the same position. So their first difference says little. What counts
is the last position that both had.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.services.core.work import Slices
from bot.services.play.courses import Step, step
from bot.services.play.loaded_games import replay
from bot.services.rankings.par import Score
from engine import Game
from engine.alike import counterpart, essence
from engine.rules import find_move
from engine.table import Table

DROPS_ONE: Final = 5
"""In a cup of this many deals, everybody's worst one doesn't count by match points."""

_UNPLAYED: Final = (-1, 0)
"""The order of a deal not played: below every score, and level with others."""
_SLICE: Final = 100
"""How many moves a slice replays, in about 2 ms."""


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """One player's duels with another."""

    won: int
    lost: int
    level: int

    @property
    def count(self) -> int:
        return self.won + self.lost + self.level


def head_to_head(duels: Iterable[tuple[Score | None, Score | None]]) -> HeadToHead:
    """One player's duels with another, by what the two made of each; None is for who made no move:
    that is no defeat, and counts nowhere."""
    orders = [(one.order, other.order) for one, other in duels if one and other]
    won = sum(one > other for one, other in orders)
    lost = sum(one < other for one, other in orders)
    return HeadToHead(won, lost, len(orders) - won - lost)


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line of the ranking."""

    owner: str
    place: int
    """From 1; shared by those who are level."""
    made: Score
    """Their points, and what breaks ties."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A cup's ranking, best first."""

    lines: tuple[Line, ...]
    """None if fewer than two played."""

    @property
    def champions(self) -> tuple[Line, ...]:
        """Those who share the first place; none if only two played."""
        return tuple(line for line in self.lines if len(self.lines) > 2 and line.place == 1)


def ranking(
    played: Mapping[str, Sequence[Score | None]], *, by_match_points: bool = False
) -> Ranking:
    """The ranking of each owner's scores, deal after deal; None is a deal without a move.

    Whoever played none at all takes no part. Those who are level stay in the order in which they
    are given.
    """
    took_part = {owner: scores for owner, scores in played.items() if any(scores)}
    if len(took_part) < 2:
        return Ranking(())
    if by_match_points:
        made = _match_points(took_part)
    else:
        made = {owner: added(scores) for owner, scores in took_part.items()}
    places: dict[Score, int] = {}
    ordered = sorted(made, key=lambda owner: made[owner].order, reverse=True)
    for place, owner in enumerate(ordered, 1):
        places.setdefault(made[owner], place)
    return Ranking(tuple(Line(owner, places[made[owner]], made[owner]) for owner in ordered))


def added(scores: Sequence[Score | None]) -> Score:
    """What a player makes of all deals of a cup; one not played adds nothing."""
    played = [score for score in scores if score]
    return Score(sum(one.score for one in played), sum(one.tie_breaker for one in played))


def _match_points(played: Mapping[str, Sequence[Score | None]]) -> dict[str, Score]:
    """2 for each other player beaten on a deal, 1 for each level; a deal not played ranks last."""
    orders = [
        [score.order if score else _UNPLAYED for score in scores] for scores in played.values()
    ]
    deals = [sorted(deal) for deal in zip(*orders, strict=True)]
    points = [
        [
            bisect_left(deal, one) + bisect_right(deal, one) - 1
            for deal, one in zip(deals, scores, strict=True)
        ]
        for scores in orders
    ]
    first = int(len(deals) == DROPS_ONE)
    return {
        owner: Score(sum(sorted(each)[first:]), 0)
        for owner, each in zip(played, points, strict=True)
    }


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
    key: str, deal: int, first: Sequence[str], second: Sequence[str]
) -> Slices[Parted | None]:
    """Where two records of a deal parted, to be shown: both moves on one board, though each has the
    position in a form of its own; None if they never did."""
    plies = yield from parting(key, deal, first, second)
    if plies is None:
        return None
    at, there = plies
    ours, _ = yield from replay(key, deal, first[:at])
    theirs, _ = yield from replay(key, deal, second[:there])
    one, other = next(iter(first[at:]), None), next(iter(second[there:]), None)
    return Parted(
        move=min(plies) + 1,
        table=ours.table,
        first=step(ours, find_move(ours.rules, ours.position, one)) if one else None,
        second=step(ours, counterpart(theirs, other, ours)) if other else None,
    )


def parting(
    key: str, deal: int, first: Sequence[str], second: Sequence[str]
) -> Slices[tuple[int, int] | None]:
    """After how many moves of each two records of a deal parted; None if they never did.

    It is the last position that both had. Raises IllegalMove.

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
    return next(iter(partings), None)


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
    return _Walk(moves, essences, ties, Score.of(Game(rules, deal, tuple(moves), at)).score)
