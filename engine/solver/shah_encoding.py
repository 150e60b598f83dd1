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
from engine.solver import shah_searches
from engine.solver.decisions import UNDECIDED
from engine.solver.encoding import (
    EVER,
    NO_CARD,
    RANKS,
    Beam,
    Child,
    Search,
    encoded,
    encoded_tops,
    next_card,
    taker,
)
from engine.solver.shah_decisions import ShahDecider, refuted
from engine.solver.shah_plan import plan_score
from engine.solver.shah_relaxation import ShahRelaxation

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
QUEEN: Final = RANKS - 1
FEW: Final = 40
LATE: Final = 16
"""With so few cards in the stock, a proof of loss that takes longer is worth its time."""


@dataclass(frozen=True)
class ShahEncoding:
    """A position of the Shah, encoded."""

    position: Position
    game = 2
    pruned_from = 0

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

    @cached_property
    def layers(self) -> int:
        """One for each number of circles and index in the row."""
        return CIRCLES * (len(self.order) + 1)

    def _layer(self, circles: int, at: int) -> int:
        length = len(self.order)
        return (CIRCLES - 1 if at == length else circles - 1) * (length + 1) + at

    def children(self, state: State, layer: int) -> list[Child[State]]:
        """The states after each move."""
        mask, tops, rays = state
        circles, at = divmod(layer, len(self.order) + 1)
        circles += 1
        formed = circles == CIRCLES
        top = (mask & ((1 << at) - 1)).bit_length() - 1
        size, ray = min((len(ray), i) for i, ray in enumerate(rays))
        vacancy = ray if size < circles else -1
        moves = self._plays(state, layer, top)
        if not formed:
            moves.append(
                self._filled_from_stock(state, circles, at, vacancy)
                if vacancy >= 0
                else self._circle_laid(state, circles, at)
            )
            return moves
        if vacancy >= 0 and top >= 0:
            filled = _pushed(rays, vacancy, self.order[top])
            moves.append((layer, (mask ^ 1 << top, tops, filled), FILL))
        elif at < len(self.order):
            following = next_card(mask, at + 1, len(self.order))
            moves.append((self._layer(circles, following), state, TURN))
        return moves + self._moved(state, layer, top)

    def _plays(self, state: State, layer: int, top: int) -> list[Child[State]]:
        mask, tops, rays = state
        plays: list[Child[State]] = []
        if top >= 0 and (foundation := taker(tops, self.order[top])) >= 0:
            raised = tops + (1 << 4 * foundation)
            plays.append((layer, (mask ^ 1 << top, raised, rays), WASTE))
        for i, ray in enumerate(rays):
            if ray and (foundation := taker(tops, ray[-1])) >= 0:
                raised = tops + (1 << 4 * foundation)
                plays.append((layer, (mask, raised, _popped(rays, i)), PLAY + i))
        return plays

    def _filled_from_stock(self, state: State, circles: int, at: int, vacancy: int) -> Child[State]:
        mask, tops, rays = state
        mask ^= 1 << at
        to = self._layer(circles, next_card(mask, at, len(self.order)))
        return to, (mask, tops, _pushed(rays, vacancy, self.order[at])), FILL

    def _circle_laid(self, state: State, circles: int, at: int) -> Child[State]:
        mask, tops, rays = state
        for ray in range(RAYS):
            if at < len(self.order):
                rays = _pushed(rays, ray, self.order[at])
                mask ^= 1 << at
                at = next_card(mask, at, len(self.order))
        return self._layer(circles + 1, at), (mask, tops, rays), DEAL

    def _moved(self, state: State, layer: int, top: int) -> list[Child[State]]:
        """The states after builds and privileges."""
        mask, tops, rays = state
        moves: list[Child[State]] = []
        if top >= 0:
            left = mask ^ 1 << top
            for target, ray in enumerate(rays):
                if _fits(ray, self.order[top]):
                    built = _pushed(rays, target, self.order[top])
                    moves.append((layer, (left, tops, built), BUILD + RAYS * RAYS + target))
        for source, piled in enumerate(rays):
            if len(piled) < CIRCLES:
                continue
            for target, ray in enumerate(rays):
                if ray and not _fits(ray, piled[-1]):
                    continue
                moved = _pushed(_popped(rays, source), target, piled[-1])
                kind = BUILD if ray else PRIVILEGE
                moves.append((layer, (mask, tops, moved), kind + RAYS * source + target))
        return moves

    def score(self, state: State, layer: int, weights: tuple[int, ...]) -> int:
        """The heuristic score of a state: see `shah_plan`."""
        return plan_score(self.order, state, layer % (len(self.order) + 1), weights)

    def provably_lost(self, state: State, layer: int, *, first: bool) -> bool:
        """Whether a relaxation proves that the state is lost."""
        del first
        return self.beyond(state, layer, EVER)

    def is_turn(self, code: int) -> bool:
        """Whether a move counts for the tie-breaker."""
        return code >= BUILD

    def ahead(self, state: State, layer: int) -> int:
        """None: builds and privileges are never certain."""
        del state, layer
        return 0

    def beyond(self, state: State, layer: int, turns: int) -> bool:
        """Whether a relaxation proves that no win takes at most so many more of them: late in a
        game, and where turns don't matter, the one that takes longer and sees more."""
        circles, at = divmod(layer, len(self.order) + 1)
        formed = circles == CIRCLES - 1
        if turns >= EVER // 2 and formed and len(self.order) - at <= LATE:
            return refuted(self.order, state, at, UNDECIDED)
        return ShahRelaxation(self.order, state, at).beyond(turns)

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
    def proved_from(self) -> int:
        """Only the layers with the stock empty: elsewhere it takes long and prunes little."""
        return self.layers

    def decider(self) -> None:
        """Every state is expanded."""

    def prober(self) -> ShahDecider:
        """How the stock is played, once the star is formed."""
        return ShahDecider(self.order)

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


def _fits(ray: tuple[int, ...], card: int) -> bool:
    """Whether a card may be built on the ray's circle-3 pile."""
    return len(ray) >= CIRCLES and card % RANKS != QUEEN and ray[-1] == card + 1


def _pushed(rays: Rays, ray: int, card: int) -> Rays:
    return (*rays[:ray], (*rays[ray], card), *rays[ray + 1 :])


def _popped(rays: Rays, ray: int) -> Rays:
    return (*rays[:ray], rays[ray][:-1], *rays[ray + 1 :])


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
