"""The heuristic score of a position of the Shah: the cost of a relaxed plan.

The plan treats the stock as free and plays every card that fits. When nothing fits, it lifts the
cards off the wanted card that is cheapest to uncover. Its cost is what it had to lift.
"""

from typing import Final

from engine.solver.encodings.encoding import NO_CARD, RANKS

WASTE: Final = 8
INNER: Final = 2


class Plan:
    """A plan in progress: the eight rays and the waste as stacks, and the free cards."""

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
        inner = max(0, min(INNER - height - 1, count)) if number < WASTE else 0
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
