"""Which beams search the Shah: their widths, weights and prices, as measured.

A price is what a build or privilege takes off.
"""

from collections.abc import Iterator
from itertools import count
from typing import Final

from engine.solver.encodings.encoding import Beam, Dive, Means, Part, Search, shared

WEIGHTS: Final = (60, 40, 60, 20, 60)
"""For a card placed, a card built, a vacant ray, lifting a card, lifting one in circle 1 or 2: the
score is the cost of a relaxed plan (fast/shah/shah_plan.c)."""
FIRST_WIDTH: Final = 8
WIDENING: Final = 5
"""Each beam is a fifth wider than the one before."""
BEAMS: Final = ((60, 20, 60, 30, 90), WEIGHTS)
"""The weights of one beam after another."""
ALIKE: Final = 2
"""How many states that are alike a beam admits."""
FIRST_FEWEST_WIDTH: Final = 128
FEWEST_WIDENING: Final = 8
"""Each search for the fewest is an eighth wider than the one before."""
PRICES: Final = (80, 130, 60, 100, 180)
"""What a build or privilege takes off the score in one search for the fewest after another."""
HUNTS: Final = (
    ((60, 20, 60, 40, 90), 20, True),
    ((60, 0, 60, 40, 90), 80, True),
    ((60, 20, 60, 30, 90), 20, False),
    ((60, 20, 60, 30, 90), 80, True),
    (WEIGHTS, 80, False),
    ((60, 0, 60, 40, 90), 20, True),
)
"""Weights and price of one search for any win after another, and whether it places cards at once.
That finds more wins, but others: a card may be kept for its place, above all late in the game."""
FIRST_HUNT_WIDTH: Final = 32
NODES_PER_WIDTH: Final = 2000
"""About the nodes of the first two together, for each state that a layer admits."""
HUNTS_AS_WIDE: Final = 2
"""How many of one width there are before it is late."""
SMALL: Final = 20_000
"""The largest budget that only quick searches share."""
LATE: Final = 40
"""How many cards are in the stock, at most, once a search that cuts nothing may end."""
LATE_SHARES: Final = {
    False: ((Means.DIVES, 50), (Means.BEAMS, 100)),
    True: ((Means.DIVES, 15), (Means.BEAMS, 35), (Means.HUNTS, 80), (Means.PROOF, 100)),
}
"""By whether the budget is larger than that."""
SHARES: Final = ((Means.BEAMS, 20), (Means.DIVES, 28), (Means.HUNTS, 65), (Means.BEAMS, 100))
"""Of each round, before it is late."""
FIRST_ROUND: Final = 200_000
"""Until when the first round lasts, in nodes."""
ROUND: Final = 3
"""Each further one lasts until so many times as many nodes."""
FACTORS: Final = (8, 9, 11, 13, 16, 19, 23, 27, 32)
"""How much a perturbed weight may differ, in sixteenths: from one half to two."""


def parts(nodes: int, *, stock: int) -> tuple[Part, ...]:
    """The searches that share so many nodes, with so many cards in the stock.

    Before it is late, the budget says only when the rounds end, and not what is searched in them:
    so what fewer nodes decide, more decide as well.
    """
    if stock <= LATE:
        return shared(nodes, LATE_SHARES[nodes > SMALL])
    found, used, until = [Part(Means.BEAMS, SMALL)], SMALL, FIRST_ROUND
    while used < nodes:
        found += shared(until - used, SHARES, after=used)
        used, until = until, ROUND * until
    whole = [part for part in found if part.until < nodes]
    return (*whole, Part(found[len(whole)].means, nodes))


def beams() -> Iterator[Beam]:
    """Beams with perturbed weights that widen slowly; two of three place cards at once."""
    width = FIRST_WIDTH
    for number in count():
        weights = _perturbed(BEAMS[number % len(BEAMS)], number)
        yield Beam(width, weights, at_once=number % 3 < 2, alike=ALIKE)
        width += width // WIDENING


def searches() -> Iterator[Search]:
    """Beams with changing prices and perturbed weights that widen slowly."""
    width = FIRST_FEWEST_WIDTH
    for number in count():
        yield Search(
            width, _perturbed(WEIGHTS, number // len(PRICES)), PRICES[number % len(PRICES)]
        )
        width += width // FEWEST_WIDENING


def dives() -> Iterator[Dive]:
    """Hunts with perturbed weights; two of three place cards at once."""
    for number in count():
        yield Dive(_perturbed(WEIGHTS, number), at_once=number % 3 < 2)


def hunts(nodes: int, *, stock: int) -> Iterator[Search]:
    """Beams with changing weights and prices, then wider ones with perturbed weights. Before it is
    late, their widths are the same for every budget, too."""
    is_late = stock <= LATE
    first = max(FIRST_HUNT_WIDTH, nodes // NODES_PER_WIDTH) if is_late else FIRST_HUNT_WIDTH
    alike = len(HUNTS) if is_late else HUNTS_AS_WIDE
    for number in count():
        weights, price, at_once = HUNTS[number % len(HUNTS)]
        found = _perturbed(weights, number // len(HUNTS))
        yield Search(first << number // alike, found, price, at_once=at_once)


def _perturbed(weights: tuple[int, ...], number: int) -> tuple[int, ...]:
    """The weights, each times a pseudo-random factor, the same on every machine; none for 0."""
    if not number:
        return weights
    word = number
    result = []
    for weight in weights:
        word = (word * 6364136223846793005 + 1442695040888963407) % 2**64
        result.append(weight * FACTORS[(word >> 33) % len(FACTORS)] // 16)
    return tuple(result)
