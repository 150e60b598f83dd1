"""What a plain search asks of an encoded position, and of its cards and foundations."""

from collections.abc import Hashable
from typing import Final, Protocol, TypeAlias, TypeVar

from engine.solver.check import Check
from engine.solver.encodings.encoding import NO_CARD, RANKS, Encoding, Weights

S = TypeVar("S", bound=Hashable)
T = TypeVar("T", contravariant=True)

ALL_UP: Final = 0xCCCCCCCC
"""The foundations when all eight are full."""
NEAR: Final = 0xF0F0F0F0
"""The foundations that are less far ahead than the others."""

LAYER_GROWTH: Final = 512
"""The most states that a layer may grow to by its own moves, as a multiple of the beam's width.

Measured on the Shah with 400,000 nodes: 8 wins 1 of 40 deals, 64 wins 24, and 512 wins 31. In that
game, cards are built, played and filled within a layer.
"""

Child: TypeAlias = tuple[int, S, int]
"""The layer a move leads to, the new state, and the move's code."""


class Decider(Protocol[T]):
    """Decides whether states of late layers are lost, and learns from each for the next ones."""

    first_layer: int
    """From this layer on it decides; no move leads from one of these layers to an earlier one."""

    def lost(self, state: T, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """Whether a state is lost, and the nodes that took; None if so many don't suffice."""


class Searchable(Encoding[S], Protocol[S]):
    """An encoded position that tells what its states lead to, and which are lost."""

    @property
    def layers(self) -> int:
        """The number of layers; they count from 0."""

    def children(self, state: S, layer: int) -> list[Child[S]]:
        """The states after each move worth searching."""

    def score(self, state: S, layer: int, weights: Weights) -> int:
        """The heuristic score of a state, comparable within a layer; higher is better."""

    def provably_lost(self, state: S, layer: int, *, first: bool) -> bool:
        """Whether a relaxation proves that the state is lost, if that is worth its time there. The
        first layer of a search is."""

    def is_turn(self, code: int) -> bool:
        """Whether a move counts for the tie-breaker; within a layer or to a later one."""

    def ahead(self, state: S, layer: int) -> int:
        """Turns that are nearly certain to come, for the score of states within a layer."""

    def beyond(self, state: S, layer: int, turns: int) -> bool:
        """Whether it is proved that no win from the state takes at most so many more turns."""

    @property
    def pruned_from(self) -> int:
        """The first layer in which proofs are always worth their time."""

    @property
    def proved_from(self) -> int:
        """The first layer from which on a search that cuts nothing tries the proof of loss for
        states found within a layer, too, not only for those that arrive in it."""

    def decider(self) -> "Decider[S] | None":
        """What decides states of late layers as a whole; None if they are all expanded."""

    def prober(self) -> "Decider[S] | None":
        """What may prove a state lost by itself, before it is searched; None if nothing does."""


def taker(tops: int, card: int) -> int:
    """The foundation that takes the card, or -1."""
    far, rank = card // RANKS * 2, card % RANKS
    if tops >> 4 * far & 15 == rank:
        return far
    if tops >> 4 * far + 4 & 15 == rank:
        return far + 1
    return -1


def tops_of(state: object) -> int:
    """The foundations of a state; in every encoding they come second."""
    assert isinstance(state, tuple)
    tops: int = state[1]
    return tops


def likeness(state: object) -> tuple[int, int]:
    """What states that are alike have in common: the cards left in the row and the foundations. In
    every encoding they come first."""
    assert isinstance(state, tuple)
    mask: int = state[0]
    return mask, tops_of(state)


def to_be_tried(state: S, children: list[Child[S]], *, at_once: bool) -> list[Child[S]]:
    """The first child that raises a foundation less far ahead than the other one of its suit, if
    there is any and it is tried at once; otherwise all."""
    if at_once and len(children) > 1:
        before = tops_of(state)
        for child in children:
            if (tops_of(child[1]) - before) & NEAR:
                return [child]
    return children


def next_card(mask: int, at: int, length: int) -> int:
    """The index of the first remaining card from `at` on; `length` if there is none."""
    left = mask >> at
    return at + (left & -left).bit_length() - 1 if left else length


class Relaxation:
    """Foundations that rise as cards are reached.

    An upper bound for the foundations: any card, once reached, may be played at any time.

    No real play gets a foundation higher. Two copies of a card are counted, not told apart.
    """

    __slots__ = ("far", "first_far", "first_near", "free", "near")

    def __init__(self, tops: int) -> None:
        self.far = [tops >> 8 * suit & 15 for suit in range(4)]
        self.near = [tops >> 8 * suit + 4 & 15 for suit in range(4)]
        self.first_far = tuple(self.far)
        self.first_near = tuple(self.near)
        self.free = [0] * (NO_CARD + 1)
        """How many copies of each card have been reached."""

    def up(self, card: int) -> int:
        """How many of the copies in play at the start may be on the foundations by now."""
        suit, rank = divmod(card, RANKS)
        return (
            (self.far[suit] > rank)
            + (self.near[suit] > rank)
            - (self.first_far[suit] > rank)
            - (self.first_near[suit] > rank)
        )

    def reach(self, card: int) -> bool:
        """Marks a card as reached; returns whether a foundation rose."""
        self.free[card] += 1
        return self.climb(card // RANKS)

    def climb(self, suit: int) -> bool:
        """Raises the suit's foundations as far as reached cards allow; returns whether any rose.

        The nearer one needs a second copy of each rank that the farther one took since the start.
        """
        free, before = self.free, self.far[suit] + self.near[suit]
        while True:
            far, near = self.far[suit], self.near[suit]
            if far < RANKS and free[RANKS * suit + far]:
                self.far[suit] += 1
            elif near < far and free[RANKS * suit + near] > (near >= self.first_far[suit]):
                self.near[suit] += 1
            else:
                return far + near > before

    @property
    def complete(self) -> bool:
        """Whether every foundation could get its queen."""
        return all(near == RANKS for near in self.near)
