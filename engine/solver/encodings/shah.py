"""The Shah, encoded for the search.

Waste and stock are one row, as in `sultan_encoding`. A layer is the number of circles dealt plus
the index in the row of the next stock card.

Merged as equal are the two copies of a card (apart from where they lie), the two foundations of a
suit and, once the star is formed, the number of circles dealt. Rays are not interchangeable: their
order decides which vacancy is filled first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from engine.game import Game
from engine.moves import WASTE as FROM_WASTE
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Turn
from engine.shah import CIRCLES, SHAH, Position
from engine.solver.encodings import shah_searches
from engine.solver.encodings.encoding import NO_CARD, Beam, Search, encoded, encoded_tops

Rays: TypeAlias = tuple[tuple[int, ...], ...]
State: TypeAlias = tuple[int, int, Rays]
"""A bit mask of the cards left in the row, the foundations, and the rays from the inside out."""

TURN: Final = 0
WASTE: Final = 1
DEAL: Final = 2
FILL: Final = 3
PLAY: Final = 8
BUILD: Final = 32
PRIVILEGE: Final = 128
"""PLAY + ray; BUILD or PRIVILEGE + 8 × source + target; rays from 0, source 8 is the waste."""

RAYS: Final = 8
FEW: Final = 40


@dataclass(frozen=True)
class ShahEncoding:
    """A position of the Shah, encoded."""

    position: Position
    game = 2

    @cached_property
    def order(self) -> bytes:
        """The row: the waste from the bottom up, then the stock."""
        return bytes(map(encoded, self.position.waste + self.position.stock))

    @cached_property
    def start(self) -> State:
        """The state of the position itself."""
        suits = (0, 1, 2, 3, 0, 1, 2, 3)
        tops = encoded_tops(zip(suits, self.position.wanted, strict=True))
        rays = tuple(tuple(map(encoded, ray)) for ray in self.position.rays)
        return (1 << len(self.order)) - 1, tops, rays

    @cached_property
    def first_layer(self) -> int:
        """The layer of the position."""
        return self._layer(self.position.circles, len(self.position.waste))

    def _layer(self, circles: int, at: int) -> int:
        length = len(self.order)
        return (CIRCLES - 1 if at == length else circles - 1) * (length + 1) + at

    def words(self, state: State) -> tuple[int, ...]:
        """The state packed for the compiled search: four bytes for each ray, two rays to a word."""
        mask, tops, rays = state
        row = (mask & 0xFFFFFFFFFFFFFFFF, mask >> 64 | tops << 32)
        words = [_ray_bits(rays[i]) | _ray_bits(rays[i + 1]) << 32 for i in range(0, RAYS, 2)]
        return (*row, *words)

    def beams(self) -> Iterator[Beam]:
        """Beams with perturbed weights that widen slowly; two of three place cards at once."""
        return shah_searches.beams()

    @property
    def relaxed(self) -> None:
        """None: no game with fewer rules is known to be searched faster."""
        return None

    @property
    def decided_from(self) -> int:
        """Once the star is formed, it is decided how the stock is played."""
        return (CIRCLES - 1) * (len(self.order) + 1)

    @property
    def may_be_exhausted(self) -> bool:
        """Once few cards are in the stock: before that there are far too many positions."""
        return self.position.formed and len(self.position.stock) <= FEW

    def searches(self) -> Iterator[Search]:
        """Beams with changing prices and perturbed weights that widen slowly."""
        return shah_searches.searches()

    def hunts(self, nodes: int) -> Iterator[Search]:
        """Beams with changing weights and prices, then wider ones with perturbed weights."""
        return shah_searches.hunts(nodes)

    def line(self, codes: Sequence[int]) -> tuple[str, ...]:
        """The notations of winning moves, checked by replaying them through the rules."""
        at, line = self.position, []
        for code in codes:
            move = _move(code)
            assert move in SHAH.legal_moves(at), f"{move} is not legal here"
            at = SHAH.after(at, move)
            line.append(str(move))
        assert SHAH.placed(at) == SHAH.goal, "the line does not win"
        return tuple(line)


def _ray_bits(ray: tuple[int, ...]) -> int:
    """Circle 1, circle 2, the pile's bottom card and its size: a pile is a descending run."""
    inner, middle, base = (*ray[:CIRCLES], *(NO_CARD,) * CIRCLES)[:CIRCLES]
    return inner | middle << 8 | base << 16 | max(0, len(ray) - CIRCLES + 1) << 24


def _move(code: int) -> Move:
    if code >= PRIVILEGE:
        source, target = divmod(code - PRIVILEGE, RAYS)
        return Privilege(source + 1, target + 1)
    if code >= BUILD:
        source, target = divmod(code - BUILD, RAYS)
        return Build(FROM_WASTE if source == RAYS else source + 1, target + 1)
    if code >= PLAY:
        return Play(code - PLAY + 1)
    return (Turn(), Play(FROM_WASTE), Deal(), Fill())[code]


def shah_encoding(game: Game) -> ShahEncoding:
    """The game's position, encoded."""
    return ShahEncoding(game.position)
