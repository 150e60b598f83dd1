"""Sultan and The Sultan (classic) searched in plain Python, as fast/sultan/sultan.c does it.

Some moves are skipped because they never win when the move kept does not: see `_only_move`.
"""

from functools import cached_property
from typing import Final

from engine.solver.encodings.encoding import EVER, NO_CARD
from engine.solver.encodings.sultan import REDEAL, RESERVE, TURN, WASTE, State, SultanEncoding
from engine.sultan import REDEALS
from tools.reference import open_vacancies
from tools.reference.encoding import Child, next_card, taker
from tools.reference.sultan_relaxation import LastPass, SultanRelaxation

LAST_PASS: Final = REDEALS


class SultanSearch(SultanEncoding):
    """A position of a Sultan game, with what its states lead to."""

    @cached_property
    def layers(self) -> int:
        """One for each pass and index in the row."""
        return (LAST_PASS + 1) * self.stride

    def children(self, state: State, layer: int) -> list[Child[State]]:
        """The states after each move worth searching."""
        if self.open_vacancies:
            return open_vacancies.children(self, state, layer)
        mask, tops, reserve = state
        at, length = layer % self.stride, len(self.order)
        top = (mask & ((1 << at) - 1)).bit_length() - 1
        plays = self._plays(state, layer, top)
        if plays and self._only_move(state, layer, plays[0]):
            return plays[:1]
        if at < length:
            following = next_card(mask, at + 1, length)
            plays.append((layer - at + following, state, TURN))
        elif top >= 0 and layer // self.stride < LAST_PASS:
            plays.append(self._redealt(mask, tops, reserve, layer))
        return plays

    def _plays(self, state: State, layer: int, top: int) -> list[Child[State]]:
        """The states after each play, the waste's first."""
        mask, tops, reserve = state
        plays: list[Child[State]] = []
        if top >= 0 and (foundation := taker(tops, self.order[top])) >= 0:
            raised = tops + (1 << 4 * foundation)
            plays.append((layer, (mask ^ 1 << top, raised, reserve), WASTE))
        for slot, card in enumerate(reserve):
            if card == NO_CARD or (slot and card == reserve[slot - 1]):
                continue
            foundation = taker(tops, card)
            if foundation >= 0:
                raised = tops + (1 << 4 * foundation)
                to, left, filled = self._filled(mask, reserve, slot, layer, top)
                plays.append((to, (left, raised, filled), RESERVE + card))
        return plays

    def _filled(
        self, mask: int, reserve: tuple[int, ...], slot: int, layer: int, top: int
    ) -> tuple[int, int, tuple[int, ...]]:
        """Layer, row and reserve after a slot's card has gone and its vacancy is filled."""
        at, length = layer % self.stride, len(self.order)
        filler = top if top >= 0 and not self.classic else at
        if filler == length:
            return layer, mask, _with(reserve, slot, NO_CARD)
        mask ^= 1 << filler
        return (
            layer - at + next_card(mask, at, length),
            mask,
            _with(reserve, slot, self.order[filler]),
        )

    def _only_move(self, state: State, layer: int, play: Child[State]) -> bool:
        """Whether any win that is possible at all is also possible after this play.

        Sultan, with the stock empty: the available cards are the reserve and the top of the waste,
        and any play uncovers the next waste card. So no play makes another impossible (two copies
        of a card are equally available), and every order of plays ends with the same cards placed
        and the same waste and reserve. A redeal is illegal until that end.

        Classic, in the last pass: the top of the waste can only leave the waste by being played,
        and until then it covers other cards. Holding it helps only the other copy, which might
        need the foundation first. That isn't so if the other copy lies further down in the waste,
        since it must wait anyway, or if the nearer foundation wants the card, since the other copy
        is then placed or has a foundation of its own. With the stock empty a vacancy is worth
        nothing, so a copy in the reserve can wait as well.
        """
        mask, tops, _ = state
        at, length = layer % self.stride, len(self.order)
        _, (left, _, _), code = play
        if not self.classic:
            return at == length
        if layer // self.stride < LAST_PASS or code != WASTE:
            return False
        card = self.order[(mask ^ left).bit_length() - 1]
        if at == length or tops >> 8 * (card // 12) + 4 & 15 == card % 12:
            return True
        waste = left & ((1 << at) - 1)
        return any(waste >> i & 1 and self.order[i] == card for i in range(at))

    def _redealt(self, mask: int, tops: int, reserve: tuple[int, ...], layer: int) -> Child[State]:
        length = len(self.order)
        while self.classic and mask and reserve[-1] == NO_CARD:
            first = next_card(mask, 0, length)
            reserve = _with(reserve, len(reserve) - 1, self.order[first])
            mask ^= 1 << first
        to = layer - length + self.stride + next_card(mask, 0, length)
        return to, (mask, tops, reserve), REDEAL

    def score(self, state: State, layer: int, weights: tuple[int, ...]) -> int:
        """Cards placed, a bonus for nearer foundations, minus ranks to go and cards covered.

        Ranks to go are those of the reserve; covered are cards of the waste that lie under one of
        their suit which has to wait for them.
        """
        near, reserved, covered = weights
        mask, tops, reserve = state
        ranks = [tops >> 4 * i & 15 for i in range(8)]
        total = 10 * sum(ranks) + near * sum(ranks[1::2])
        for card in reserve:
            if card < NO_CARD:
                far, rank = card // 12 * 2, card % 12
                total -= reserved * (rank - ranks[far if rank >= ranks[far] else far + 1])
        return total - covered * self._covered(mask, ranks, layer) if covered else total

    def _covered(self, mask: int, ranks: list[int], layer: int) -> int:
        highest, total = [0] * 4, 0
        for i in reversed(range(layer % self.stride)):
            if mask >> i & 1:
                suit, rank = divmod(self.order[i], 12)
                total += ranks[2 * suit] > rank < highest[suit]
                highest[suit] = max(highest[suit], rank)
        return total

    def provably_lost(self, state: State, layer: int, *, first: bool) -> bool:
        """Whether the relaxation proves that the state is lost.

        Tested only at the start and in the last pass: earlier it takes time and decides no more.
        """
        if layer < self.pruned_from and not first:
            return False
        return self.beyond(state, layer, EVER)

    def is_turn(self, code: int) -> bool:
        """Whether a move counts for the tie-breaker."""
        return code == TURN

    def ahead(self, state: State, layer: int) -> int:
        """The cards left in the stock."""
        return (state[0] >> layer % self.stride).bit_count()

    def beyond(self, state: State, layer: int, turns: int) -> bool:
        """Whether the relaxation proves that no win takes at most so many more turns."""
        return SultanRelaxation(self, state, layer).beyond(turns)

    @cached_property
    def pruned_from(self) -> int:
        """The last pass."""
        return LAST_PASS * self.stride

    @property
    def proved_from(self) -> int:
        """The last pass of the classic game.

        A card that fits may be played in any later layer as well, so states that were proved lost
        when they arrived are found again.
        """
        return self.pruned_from if self.classic else self.layers

    def decider(self) -> LastPass | None:
        """The last pass, with open vacancies."""
        return LastPass(self) if self.open_vacancies else None

    def prober(self) -> None:
        """Nothing does: decisions are made where the last pass begins."""


def _with(reserve: tuple[int, ...], slot: int, card: int) -> tuple[int, ...]:
    return tuple(sorted((*reserve[:slot], card, *reserve[slot + 1 :])))
