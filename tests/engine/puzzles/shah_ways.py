"""What can follow in the Shah, once more by its rules: rays that nothing fills have no order here.

A game in which only builds to and fro are left goes on here, as it isn't won either.
"""

from collections.abc import Iterator
from typing import Final, TypeAlias

from engine.shah import CIRCLES, Position
from tests.engine.puzzles.piles import FULL_UP, Piles, raised, wants

_SUITS: Final = (0, 1, 2, 3) * 2
_NEXT_RANK: Final = 4

At: TypeAlias = tuple[int, int, tuple[int, ...], int, int]
"""Stock, the next card on top; waste; rays; wanted; circles dealt."""


class ShahWays:
    """The positions of one deal."""

    def __init__(self) -> None:
        self._piles = Piles()

    def of(self, at: Position) -> At:
        """A position of the rules."""
        stock, waste = self._piles.of(at.stock[::-1]), self._piles.of(at.waste)
        rays = tuple(map(self._piles.of, at.rays))
        return _settled((stock, waste, rays, wants(_SUITS, at.wanted), at.circles))

    @staticmethod
    def is_won(at: At) -> bool:
        """Whether all cards are home."""
        return at[3] == FULL_UP

    def after(self, at: At) -> list[At]:
        """The positions after each legal move, and after builds that lead nowhere."""
        found = [*self._plays(at)]
        stock, _, _, _, circles = at
        if stock and circles < CIRCLES:
            found.append(self._formed_on(at))
        else:
            found += self._supplied(at)
            found += self._moved(at)
        return [*map(_settled, found)]

    def _plays(self, at: At) -> Iterator[At]:
        stock, waste, rays, wanted, circles = at
        top, below = self._piles.top, self._piles.below
        for ray, pile in enumerate(rays):
            if pile and (up := raised(wanted, top[pile])):
                yield stock, waste, _with(rays, ray, below[pile]), up, circles
        if waste and (up := raised(wanted, top[waste])):
            yield stock, below[waste], rays, up, circles

    def _formed_on(self, at: At) -> At:
        """While the star is being formed: its first vacancy filled, or the next circle dealt."""
        stock, waste, rays, wanted, circles = at
        top, below, put = self._piles.top, self._piles.below, self._piles.put
        ray = self._first_vacancy(rays, circles)
        if ray is not None:
            rays = _with(rays, ray, put(top[stock], rays[ray]))
            return below[stock], waste, rays, wanted, circles
        laid = [*rays]
        for ray, pile in enumerate(rays):
            if stock:
                laid[ray], stock = put(top[stock], pile), below[stock]
        return stock, waste, tuple(laid), wanted, circles + 1

    def _supplied(self, at: At) -> Iterator[At]:
        """Once it is formed: the first vacancy filled from the waste, or a card turned."""
        stock, waste, rays, wanted, circles = at
        top, below, put = self._piles.top, self._piles.below, self._piles.put
        ray = self._first_vacancy(rays, CIRCLES)
        if ray is not None and waste:
            yield stock, below[waste], _with(rays, ray, put(top[waste], rays[ray])), wanted, circles
        elif stock:
            yield below[stock], put(top[stock], waste), rays, wanted, circles

    def _moved(self, at: At) -> Iterator[At]:
        """Builds onto the piles of circle 3, and privileges."""
        stock, waste, rays, wanted, circles = at
        top, below, put, size = (
            self._piles.top,
            self._piles.below,
            self._piles.put,
            self._piles.size,
        )
        ends = [(ray, pile) for ray, pile in enumerate(rays) if size[pile] >= CIRCLES]
        vacant = [ray for ray, pile in enumerate(rays) if not pile]
        for onto, pile in ends:
            if waste and top[pile] == top[waste] + _NEXT_RANK:
                yield stock, below[waste], _with(rays, onto, put(top[waste], pile)), wanted, circles
        for ray, pile in ends:
            card, without = top[pile], _with(rays, ray, below[pile])
            for onto, other in ends:
                if top[other] == card + _NEXT_RANK:
                    yield stock, waste, _with(without, onto, put(card, other)), wanted, circles
            for onto in vacant:
                yield stock, waste, _with(without, onto, put(card, 0)), wanted, circles

    def _first_vacancy(self, rays: tuple[int, ...], circles: int) -> int | None:
        """The ray whose place is supplied first; None if the circles laid have no vacancy."""
        circle, ray = min((self._piles.size[pile], ray) for ray, pile in enumerate(rays))
        return ray if circle < circles else None


def _settled(at: At) -> At:
    stock, waste, rays, wanted, circles = at
    return at if stock or waste else (stock, waste, tuple(sorted(rays)), wanted, circles)


def _with(rays: tuple[int, ...], ray: int, pile: int) -> tuple[int, ...]:
    return (*rays[:ray], pile, *rays[ray + 1 :])
