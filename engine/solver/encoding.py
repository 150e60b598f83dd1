"""Cards and foundations as small numbers, and the interface of an encoded position.

A card is 12 × suit + rank, 0 to 47. The foundations (`tops`) are eight 4-bit numbers, the rank each
takes next: two for each suit, the one farther ahead first. Sorting them merges equal positions,
since both foundations of a suit take the same cards.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, TypeVar

from engine.cards import Card
from engine.foundations import FULL
from engine.solver.check import Check

RANKS: Final = 12
NO_CARD: Final = 48
ALL_UP: Final = 0xCCCCCCCC
"""The foundations when all eight are full."""
NEAR: Final = 0xF0F0F0F0
"""The foundations that are less far ahead than the others."""
EVER: Final = 1_000_000
"""As many turns as anybody could want: the limit of a search without one."""

UNBOUNDED: Final = 2**32 - 1
"""The width of a beam that cuts nothing."""

S = TypeVar("S", bound=Hashable)
T = TypeVar("T", contravariant=True)

Weights: TypeAlias = tuple[int, ...]
Child: TypeAlias = tuple[int, S, int]
"""The layer a move leads to, the new state, and the move's code."""


@dataclass(frozen=True, slots=True)
class Beam:
    """The parameters of one beam search."""

    width: int
    """How many states a layer admits, the best by score."""
    weights: Weights
    """The weights of the score's terms."""
    at_once: bool = False
    """Whether a card that the foundation less far ahead takes is placed at once: no other move is
    tried then. In the Shah it loses few wins, and finds many more with the nodes that it saves."""
    alike: int = UNBOUNDED
    """How many of the states that a crowded layer admits may be alike: with the same cards left in
    the row and on the foundations. Without a limit, they soon are hardly anything else."""


EXHAUSTIVE: Final = Beam(UNBOUNDED, ())
"""The beam that cuts nothing, so that it proves a loss or finds a win if it isn't spent."""


@dataclass(frozen=True, slots=True)
class Search:
    """The parameters of one search for the fewest turns."""

    width: int
    """How many states a layer admits, the best by score."""
    weights: Weights
    """The weights of the score's terms."""
    price: int
    """What a turn takes off a state's score."""
    everywhere: bool = False
    """Whether to prune in every layer, not only from the encoding's `pruned_from` on."""
    at_once: bool = False
    """As in `Beam`."""


class Decider(Protocol[T]):
    """Decides whether states of late layers are lost, and learns from each for the next ones."""

    first_layer: int
    """From this layer on it decides; no move leads from one of these layers to an earlier one."""

    def lost(self, state: T, layer: int, nodes: int, check: Check) -> tuple[bool | None, int]:
        """Whether a state is lost, and the nodes that took; None if so many don't suffice."""


class Encoding(Protocol[S]):
    """A position encoded for the search. Equal states have the same moves ahead of them."""

    @property
    def game(self) -> int:
        """The game's number in the compiled search."""

    @property
    def relaxed(self) -> "Encoding[S] | None":
        """The position in a game that can do all this one can, and whose search may be shorter:
        if it is lost there, it is lost. Its lines mean nothing. None if there is no such game."""

    @property
    def order(self) -> bytes:
        """The cards of waste and stock, bottom of the waste first; no move changes their order."""

    @property
    def start(self) -> S:
        """The state of the position itself."""

    @property
    def first_layer(self) -> int:
        """The layer of the position; no move leads to a lower one."""

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

    def words(self, state: S) -> tuple[int, ...]:
        """The state packed into six 64-bit words for the compiled search."""

    def beams(self) -> Iterator[Beam]:
        """The beams to try, one after another, without end."""

    @property
    def may_be_exhausted(self) -> bool:
        """Whether a search without bounds is worth half of a large budget: beams widen slowly."""

    def searches(self) -> Iterator[Search]:
        """The searches for the fewest turns, one after another, without end."""

    def hunts(self, nodes: int) -> Iterator[Search]:
        """The searches for any win, one after another, without end: some fit into so many nodes."""

    def line(self, codes: Sequence[int]) -> tuple[str, ...]:
        """The notations of winning moves, checked by replaying them through the rules."""


def encoded(card: Card) -> int:
    """The number of a card; kings are never encoded."""
    return RANKS * card.suit + card.rank


def encoded_tops(wanted: Iterable[tuple[int, int]]) -> int:
    """The foundations given as pairs of suit and wanted rank, in any order."""
    ranks = sorted(wanted, key=lambda pair: (pair[0], -pair[1]))
    return sum(rank << 4 * i for i, (_, rank) in enumerate(ranks))


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


assert FULL == RANKS, "a full foundation wants the rank after the queen"
