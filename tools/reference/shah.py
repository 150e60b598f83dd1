"""The Shah, searched in plain Python: fast/shah/shah.c and what it calls."""

from functools import cached_property
from typing import Final

from engine.shah import CIRCLES
from engine.solver.encodings.encoding import EVER, RANKS
from engine.solver.encodings.shah import (
    BUILD,
    DEAL,
    FILL,
    PLAY,
    PRIVILEGE,
    RAYS,
    TURN,
    WASTE,
    Rays,
    ShahEncoding,
    State,
)
from tools.reference.decisions import UNDECIDED
from tools.reference.encoding import Child, next_card, taker
from tools.reference.shah_decisions import ShahDecider, refuted
from tools.reference.shah_plan import plan_score
from tools.reference.shah_relaxation import ShahRelaxation

QUEEN: Final = RANKS - 1
LATE: Final = 16
"""With so few cards in the stock, a proof of loss that takes longer is worth its time."""


class ShahSearch(ShahEncoding):
    """A position of the Shah, with what its states lead to."""

    pruned_from = 0

    @cached_property
    def layers(self) -> int:
        """One for each number of circles and index in the row."""
        return CIRCLES * (len(self.order) + 1)

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

    @property
    def proved_from(self) -> int:
        """Only the layers with the stock empty: elsewhere it takes long and prunes little."""
        return self.layers

    def decider(self) -> None:
        """Every state is expanded."""

    def prober(self) -> ShahDecider:
        """How the stock is played, once the star is formed."""
        return ShahDecider(self.order)


def _fits(ray: tuple[int, ...], card: int) -> bool:
    """Whether a card may be built on the ray's circle-3 pile."""
    return len(ray) >= CIRCLES and card % RANKS != QUEEN and ray[-1] == card + 1


def _pushed(rays: Rays, ray: int, card: int) -> Rays:
    return (*rays[:ray], (*rays[ray], card), *rays[ray + 1 :])


def _popped(rays: Rays, ray: int) -> Rays:
    return (*rays[:ray], rays[ray][:-1], *rays[ray + 1 :])
