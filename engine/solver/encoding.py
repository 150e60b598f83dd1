"""Cards and foundations as small numbers, and what a search asks of an encoded game.

A card is 12 × suit + rank, 0 to 47. The foundations are eight numbers of 4 bits, the rank that each
takes next, two a suit, the farther one first: which of a suit's two foundations is which never
matters, since both want the same cards.
"""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, TypeVar

from engine.cards import Card
from engine.foundations import FULL

RANKS: Final = 12
NO_CARD: Final = 48
ALL_UP: Final = 0xCCCCCCCC
"""The foundations when all eight are full."""

S = TypeVar("S", bound=Hashable)

Weights: TypeAlias = tuple[int, ...]
Child: TypeAlias = tuple[int, S, int]
"""The layer that a move leads to, the state there, and the move's code."""


@dataclass(frozen=True, slots=True)
class Beam:
    """One try of a search."""

    width: int
    """How many states of a layer are gone on with, the best by score."""
    weights: Weights
    """What the score weighs."""


class Encoding(Protocol[S]):
    """A position made ready for a search. States are hashable and equal only if play is."""

    @property
    def game(self) -> int:
        """The number that the compiled search knows the game by."""

    @property
    def order(self) -> bytes:
        """The cards of waste and stock, the waste's lowest first: no move changes their order."""

    @property
    def start(self) -> S:
        """The position itself."""

    @property
    def first_layer(self) -> int:
        """The layer of the position; no move leads to a lower one."""

    @property
    def layers(self) -> int:
        """How many layers there are, from 0."""

    def children(self, state: S, layer: int) -> list[Child[S]]:
        """What every move worth a look leads to."""

    def score(self, state: S, layer: int, weights: Weights) -> int:
        """How good a state looks among those of its layer."""

    def provably_lost(self, state: S, layer: int) -> bool:
        """Whether a proof says at a glance that the state is lost."""

    def words(self, state: S) -> tuple[int, ...]:
        """The state as the compiled search writes it."""

    def beams(self) -> Iterator[Beam]:
        """What to try, one after another."""

    def line(self, codes: Sequence[int]) -> tuple[str, ...]:
        """The notations of moves, replayed through the rules from the start."""


def encoded(card: Card) -> int:
    """The number of a card; no king is ever encoded."""
    return RANKS * card.suit + card.rank


def encoded_tops(wanted: Iterable[tuple[int, int]]) -> int:
    """The foundations of pairs of suit and wanted rank, in any order."""
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


def next_card(mask: int, at: int, length: int) -> int:
    """The place of the first card that is left, from `at` on; `length` if there is none."""
    left = mask >> at
    return at + (left & -left).bit_length() - 1 if left else length


assert FULL == RANKS, "a full foundation wants the rank after the queen"
