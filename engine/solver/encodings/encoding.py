"""Cards and foundations as small numbers, and the interface of an encoded position.

A card is 12 × suit + rank, 0 to 47. The foundations (`tops`) are eight 4-bit numbers, the rank each
takes next: two for each suit, the one farther ahead first. Sorting them merges equal positions,
since both foundations of a suit take the same cards.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Protocol, TypeAlias, TypeVar

from engine.cards import Card
from engine.foundations import FULL
from engine.moves import Move
from engine.rules import Rules

RANKS: Final = 12
NO_CARD: Final = 48
EVER: Final = 1_000_000
"""As many turns as anybody could want: the limit of a search without one."""

UNBOUNDED: Final = 2**32 - 1
"""The width of a beam that cuts nothing."""

P = TypeVar("P")
S = TypeVar("S", bound=Hashable)

Weights: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Beam:
    """The parameters of one beam search."""

    width: int
    """How many states a layer admits, the best by score."""
    weights: Weights
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
    weights: Weights
    price: int
    """What a turn takes off a state's score."""
    everywhere: bool = False
    """Whether to prune in every layer, not only where proofs are always worth their time."""
    at_once: bool = False
    """As in `Beam`."""


@dataclass(frozen=True, slots=True)
class Dive:
    """The parameters of one depth-first hunt for a win."""

    weights: Weights
    at_once: bool = False
    """As in `Beam`."""


class Means(Enum):
    """A kind of search in a portfolio."""

    BEAMS = "beams"
    """Ever wider beams, for either side."""
    DIVES = "dives"
    """Short depth-first hunts, for a win."""
    HUNTS = "hunts"
    """Beams with a price, for a win."""
    PROOF = "proof"
    """A search that cuts nothing, first of the relaxed game if there is one."""


@dataclass(frozen=True, slots=True)
class Part:
    """One search of a portfolio."""

    means: Means
    until: int
    """How many nodes may be used once it ends, by all so far."""


Shares: TypeAlias = Sequence[tuple[Means, int]]
"""Searches that share some nodes, in order, each with how much may be used once it ends, in
percent."""


def shared(nodes: int, shares: Shares, after: int = 0) -> tuple[Part, ...]:
    """The parts of so many nodes, `after` those that are used already."""
    return tuple(Part(means, after + nodes * until // 100) for means, until in shares)


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
    def decided_from(self) -> int | None:
        """The first layer from which a state may be proved lost by decisions, before it is
        searched; None if none may."""

    def words(self, state: S) -> tuple[int, ...]:
        """The state packed into six 64-bit words for the compiled search."""

    def beams(self) -> Iterator[Beam]:
        """The beams to try, one after another, without end."""

    def parts(self, nodes: int) -> Sequence[Part]:
        """The searches that share so many nodes, in order. A kind of them goes on where it was."""

    def searches(self) -> Iterator[Search]:
        """The searches for the fewest turns, one after another, without end."""

    def dives(self) -> Iterator[Dive]:
        """The depth-first hunts for any win, one after another, without end."""

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


def replayed(
    rules: Rules[P], at: P, codes: Iterable[int], move: Callable[[P, int], Move]
) -> tuple[str, ...]:
    """The notations of a win's moves, given by code, as the rules allow them one by one."""
    line = []
    for code in codes:
        made = move(at, code)
        assert made in rules.legal_moves(at), f"{made} is not legal here"
        at = rules.after(at, made)
        line.append(str(made))
    assert rules.placed(at) == rules.goal, "the line does not win"
    return tuple(line)


assert FULL == RANKS, "a full foundation wants the rank after the queen"
