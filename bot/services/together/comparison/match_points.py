"""The ranking of a cup by match points, as in duplicate bridge; exact."""

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from fractions import Fraction
from typing import Final

from bot.services.together.comparison.scores import Score

DROPS_ONE: Final = 5
"""In a cup of this many deals, everybody's worst one doesn't count."""

_UNPLAYED: Final = (-1, 0)
"""The order of a deal not played: below every score, and level with others."""


class Verdict(Enum):
    """What a cup's ranking is worth."""

    CHAMPIONS = auto()
    """Whoever has the first place is a champion."""
    DUEL = auto()
    """Only two played: it is told by the deals that each won."""
    VOID = auto()
    """At most one played."""


@dataclass(frozen=True, slots=True)
class Line:
    """One player's line of the ranking."""

    owner: str
    place: int
    """From 1; shared by those with as many points."""
    points: int
    """Those of all deals that count: 2 for each player beaten on a deal, 1 for each level."""
    total: Fraction
    """The same as a share of what could be had."""
    deals: tuple[Fraction, ...]
    """The share of each deal."""
    best: int
    """The number of their best deal, from 1; the first of several."""
    won: int
    """On how many deals they beat everybody."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A cup's ranking, best first."""

    verdict: Verdict
    lines: tuple[Line, ...]


def share_against(
    outsider: Sequence[Score], played: Collection[Sequence[Score | None]]
) -> Fraction:
    """What somebody who is out of competition would have of the points; 0 against nobody."""
    orders = [[score.order if score else _UNPLAYED for score in scores] for scores in played]
    own = [score.order for score in outsider]
    points = _counted(_points([*orders, own])[-1])
    most = 2 * len(orders) * len(points)
    return Fraction(sum(points), most) if most else Fraction(0)


def ranking(played: Mapping[str, Sequence[Score | None]]) -> Ranking:
    """The ranking of each owner's scores, deal after deal; None is a deal without a move.

    A deal not played ranks last. Whoever played none at all takes no part. Those with as many
    points stay in the order in which they are given.
    """
    orders = {
        owner: [score.order if score else _UNPLAYED for score in scores]
        for owner, scores in played.items()
        if any(scores)
    }
    if len(orders) < 2:
        return Ranking(Verdict.VOID, ())
    most = 2 * (len(orders) - 1)
    points = dict(zip(orders, _points(list(orders.values())), strict=True))
    totals = {owner: sum(_counted(deals)) for owner, deals in points.items()}
    places: dict[int, int] = {}
    for place, total in enumerate(sorted(totals.values(), reverse=True), 1):
        places.setdefault(total, place)
    lines = [
        Line(
            owner=owner,
            place=places[totals[owner]],
            points=totals[owner],
            total=Fraction(totals[owner], most * len(_counted(deals))),
            deals=tuple(Fraction(one, most) for one in deals),
            best=deals.index(max(deals)) + 1,
            won=deals.count(most),
        )
        for owner, deals in points.items()
    ]
    verdict = Verdict.DUEL if len(lines) == 2 else Verdict.CHAMPIONS
    return Ranking(verdict, tuple(sorted(lines, key=lambda line: line.place)))


def _points(orders: list[list[tuple[int, int]]]) -> list[list[int]]:
    """The points of each player and deal: 2 for each other player they beat, 1 for each level."""
    deals = [sorted(deal) for deal in zip(*orders, strict=True)]
    return [
        [
            bisect_left(deal, one) + bisect_right(deal, one) - 1
            for deal, one in zip(deals, scores, strict=True)
        ]
        for scores in orders
    ]


def _counted(deals: Sequence[int]) -> Sequence[int]:
    """The points of the deals that count."""
    return sorted(deals)[1:] if len(deals) == DROPS_ONE else deals
