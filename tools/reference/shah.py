"""The Shah, searched in plain Python: fast/shah/shah.c and what it calls."""

from functools import cached_property
from typing import Final

from engine.shah import CIRCLES
from engine.solver.encodings.encoding import EVER, NO_CARD, RANKS
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
from tools.reference.shah_relaxation import ShahRelaxation

WASTE_STACK: Final = 8
INNER: Final = 2


class Plan:
    """A plan in progress: the eight rays and the waste as stacks, and the free cards.

    The plan treats the stock as free and plays every card that fits. When nothing fits, it lifts
    the cards off the wanted card that is cheapest to uncover. Its cost is what it had to lift.
    """

    def __init__(
        self, order: bytes, state: tuple[int, int, tuple[tuple[int, ...], ...]], at: int
    ) -> None:
        mask, tops, rays = state
        waste = [card for i, card in enumerate(order[:at]) if mask >> i & 1]
        self.stacks = [*map(list, rays), waste]
        self.free = [0] * NO_CARD
        self.places: list[list[tuple[int, int]]] = [[] for _ in range(NO_CARD)]
        """By card, the stack and height of each copy in a stack."""
        for i in range(at, len(order)):
            if mask >> i & 1:
                self.free[order[i]] += 1
        for number, stack in enumerate(self.stacks):
            for height, card in enumerate(stack):
                self.places[card].append((number, height))
        self.wanted = [tops >> 4 * i & 15 for i in range(8)]

    def cost(self, lift: int, lift_inner: int) -> int:
        """The total cost of lifting cards until every card is placed."""
        total = 0
        while True:
            self._play_all()
            cheapest = self._cheapest(lift, lift_inner)
            if cheapest is None:
                return total
            cost, number, height = cheapest
            total += cost
            while len(self.stacks[number]) > height + 1:
                self.free[self._lifted(number)] += 1

    def _play_all(self) -> None:
        played = True
        while played:
            played = False
            for foundation, rank in enumerate(self.wanted):
                while rank < RANKS and self._goes(RANKS * (foundation // 2) + rank):
                    rank += 1
                    played = True
                self.wanted[foundation] = rank

    def _goes(self, card: int) -> bool:
        """Plays the card if a copy is free or on top of a stack; returns whether it did."""
        if self.free[card]:
            self.free[card] -= 1
            return True
        for number, height in self.places[card]:
            if len(self.stacks[number]) == height + 1:
                self._lifted(number)
                return True
        return False

    def _cheapest(self, lift: int, lift_inner: int) -> tuple[int, int, int] | None:
        """Cost, stack and height of the wanted card that is cheapest to uncover; first of ties."""
        options = [
            (self._cost_above(number, height, lift, lift_inner), number, height)
            for foundation, rank in enumerate(self.wanted)
            if rank < RANKS
            for number, height in self.places[RANKS * (foundation // 2) + rank]
        ]
        return min(options, key=lambda option: option[0], default=None)

    def _cost_above(self, number: int, height: int, lift: int, lift_inner: int) -> int:
        count = len(self.stacks[number]) - height - 1
        inner = max(0, min(INNER - height - 1, count)) if number < WASTE_STACK else 0
        return inner * lift_inner + (count - inner) * lift

    def _lifted(self, number: int) -> int:
        card = self.stacks[number].pop()
        self.places[card].remove((number, len(self.stacks[number])))
        return card


def plan_score(
    order: bytes,
    state: tuple[int, int, tuple[tuple[int, ...], ...]],
    at: int,
    weights: tuple[int, ...],
) -> int:
    """The weighted cards placed, cards built and vacant rays, minus the cost of the plan."""
    card_up, built, vacant, lift, lift_inner = weights
    _, tops, rays = state
    score = card_up * sum(tops >> 4 * i & 15 for i in range(8))
    score += built * sum(max(0, len(ray) - INNER - 1) for ray in rays)
    score += vacant * sum(not ray for ray in rays)
    return score - Plan(order, state, at).cost(lift, lift_inner)


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
        """The heuristic score of a state: see `Plan`."""
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
