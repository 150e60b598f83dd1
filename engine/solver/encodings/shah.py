"""The Shah, encoded for the search.

Waste and stock are one row, as in `sultan`. A layer is the number of circles dealt plus
the index in the row of the next stock card.

Merged as equal are the two copies of a card (apart from where they lie), the two foundations of a
suit and, once the star is formed, the number of circles dealt. Rays are not interchangeable: their
order decides which vacancy is filled first.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from engine.moves import WASTE as FROM_WASTE
from engine.moves import Build, Deal, Fill, Move, Play, Privilege, Turn
from engine.shah import CIRCLES, SHAH, Position
from engine.solver.encodings import shah_searches
from engine.solver.encodings.encoding import NO_CARD, Part, Search, encoded, encoded_tops, replayed

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


@dataclass(frozen=True)
class ShahEncoding:
    position: Position
    game = 2
    relaxed = None
    """No game with fewer rules is known to be searched faster."""
    beams = staticmethod(shah_searches.beams)
    searches = staticmethod(shah_searches.searches)
    dives = staticmethod(shah_searches.dives)

    @cached_property
    def order(self) -> bytes:
        return bytes(map(encoded, self.position.waste + self.position.stock))

    @cached_property
    def start(self) -> State:
        suits = (0, 1, 2, 3, 0, 1, 2, 3)
        tops = encoded_tops(zip(suits, self.position.wanted, strict=True))
        rays = tuple(tuple(map(encoded, ray)) for ray in self.position.rays)
        return (1 << len(self.order)) - 1, tops, rays

    @cached_property
    def first_layer(self) -> int:
        return self._layer(self.position.circles, len(self.position.waste))

    def _layer(self, circles: int, at: int) -> int:
        length = len(self.order)
        return (CIRCLES - 1 if at == length else circles - 1) * (length + 1) + at

    @property
    def decided_from(self) -> int:
        """The first layer with a formed star: from then on how the stock is played can be
        decided."""
        return (CIRCLES - 1) * (len(self.order) + 1)

    def parts(self, nodes: int) -> tuple[Part, ...]:
        return shah_searches.parts(nodes, stock=len(self.position.stock))

    def hunts(self, nodes: int) -> Iterator[Search]:
        return shah_searches.hunts(nodes, stock=len(self.position.stock))

    def words(self, state: State) -> tuple[int, ...]:
        """Four bytes for each ray, two rays to a word."""
        mask, tops, rays = state
        row = (mask & 0xFFFFFFFFFFFFFFFF, mask >> 64 | tops << 32)
        words = [_ray_bits(rays[i]) | _ray_bits(rays[i + 1]) << 32 for i in range(0, RAYS, 2)]
        return (*row, *words)

    def line(self, codes: Sequence[int]) -> tuple[str, ...]:
        return replayed(SHAH, self.position, codes, lambda _, code: _move(code))


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
