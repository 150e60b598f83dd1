"""Which beams search the Sultan games: their widths, weights and prices, as measured.

A score's weights are what a rank on a suit's nearer foundation is worth beyond ten, what a rank to
go takes off for a card in the reserve, and what a card of the waste takes off that lies under one
of its suit which has to wait for it. A price is what a turn takes off.
"""

from collections.abc import Iterator
from itertools import count, cycle
from typing import Final

from engine.solver.encodings.encoding import Beam, Dive, Means, Part, Search, shared

FIRST_WIDTH: Final = 16
WIDENING: Final = 4
WEIGHTS: Final = {False: (2, 1, 0), True: (5, 1, 0)}
"""By `classic`."""

SMALL: Final = 20_000
"""The largest budget that isn't shared."""
UNSHARED: Final = ((Means.BEAMS, 100),)
SHARES: Final = {
    False: ((Means.BEAMS, 60), (Means.HUNTS, 80), (Means.PROOF, 100)),
    True: ((Means.BEAMS, 30), (Means.PROOF, 55), (Means.HUNTS, 100)),
}
"""By `classic`."""
FIRST_FEWEST_WIDTH: Final = 16
FEWEST_WEIGHTS: Final = {False: (2, 1, 0), True: (4, 1, 0)}
PRICES: Final = (5, 10, 2, 20)

FIRST_HUNT_WIDTH: Final = 64
NODES_PER_WIDTH: Final = 960
"""The nodes to be spent on searches for any win, for each state that a layer admits in the first,
which takes about a twentieth of them. Width finds more than other weights do."""
WIDER: Final = 8
"""How many times as wide the next ones are: the first one again, then others."""
HUNTS: Final = {
    False: (((2, 1, 0), 5), ((2, 1, 0), 10), ((2, 1, 0), 2)),
    True: (
        ((4, 2, 8), 2),
        ((5, 1, 0), 0),
        ((4, 2, 8), 5),
        ((4, 1, 0), 2),
        ((0, 1, 0), 2),
        ((5, 1, 0), 2),
    ),
}
"""By `classic`: weights and price of one search for any win after another."""


def parts(nodes: int, *, classic: bool) -> tuple[Part, ...]:
    """The searches that share so many nodes."""
    return shared(nodes, UNSHARED if nodes <= SMALL else SHARES[classic])


def beams(*, classic: bool) -> Iterator[Beam]:
    """Ever wider beams with the same weights."""
    width = FIRST_WIDTH
    while True:
        yield Beam(width, WEIGHTS[classic])
        width *= WIDENING


def searches(*, classic: bool) -> Iterator[Search]:
    """Ever wider beams with changing prices, for the fewest turns."""
    for number in count():
        width = FIRST_FEWEST_WIDTH * 2**number
        yield Search(width, FEWEST_WEIGHTS[classic], PRICES[number % len(PRICES)])


def dives(*, classic: bool) -> Iterator[Dive]:
    """Hunts with the weights of one search for a win after another."""
    return (Dive(weights) for weights, _ in cycle(HUNTS[classic]))


def hunts(nodes: int, *, classic: bool) -> Iterator[Search]:
    """A narrow beam for any win, then wider ones with changing weights and prices."""
    width = max(FIRST_HUNT_WIDTH, nodes // NODES_PER_WIDTH)
    weights, price = HUNTS[classic][0]
    yield Search(width, weights, price)
    while True:
        width *= WIDER
        for weights, price in HUNTS[classic]:
            yield Search(width, weights, price)
