"""Sultan and The Sultan (classic), encoded for the search.

Every pass keeps the order of the deal, so waste and stock are one row of cards of which some are
gone: the waste is what is left of it before the next card of the stock. A layer is a pass and that
place in the row; moves only ever go forward.

Merged as equal, since nothing that follows can tell them apart:
- the two copies of a card, but for where they lie;
- the two foundations of a suit (see `encoding`);
- the order of the reserve: a slot is filled with the same card whichever slot it is, and at the
  classic redeal the vacant slots together take the same cards from the stock.

Left out, since what is kept wins whenever they do: see `_only_move`.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from engine.game import Game
from engine.moves import WASTE as FROM_WASTE
from engine.moves import Move, Play, Redeal, Turn
from engine.solver.encoding import NO_CARD, Beam, Child, encoded, encoded_tops, next_card, taker
from engine.solver.sultan_relaxation import SultanRelaxation
from engine.sultan import REDEALS, Position, Sultan

State: TypeAlias = tuple[int, int, tuple[int, ...]]
"""Which cards of the row are left, the foundations, and the reserve, sorted, vacant slots last."""

TURN: Final = 0
WASTE: Final = 1
REDEAL: Final = 2
RESERVE: Final = 3
"""The code of playing card c of the reserve is RESERVE + c."""

LAST_PASS: Final = REDEALS
FIRST_WIDTH: Final = 16
WIDENING: Final = 4
RESERVE_WEIGHTS: Final = {False: (2,), True: (5,)}
"""What a rank on a suit's nearer foundation is worth beyond the ten of any: by `classic`."""


@dataclass(frozen=True)
class SultanEncoding:
    """A position of a Sultan game, encoded."""

    rules: Sultan
    position: Position

    @cached_property
    def classic(self) -> bool:
        """Whether vacancies are filled from the stock alone."""
        return not self.rules.fills_from_waste

    @cached_property
    def game(self) -> int:
        """0 for Sultan, 1 for the classic game."""
        return int(self.classic)

    @cached_property
    def order(self) -> bytes:
        """The row: the waste from its lowest card up, then the stock."""
        return bytes(map(encoded, self.position.waste + self.position.stock))

    @cached_property
    def start(self) -> State:
        """The position itself."""
        at = self.position
        suits = (base.suit for base in self.rules.bases)
        reserve = sorted(encoded(card) if card else NO_CARD for card in at.reserve)
        tops = encoded_tops(zip(suits, at.wanted, strict=True))
        return ((1 << len(self.order)) - 1, tops, tuple(reserve))

    @cached_property
    def first_layer(self) -> int:
        """The layer of the position."""
        return (REDEALS - self.position.redeals) * self.stride + len(self.position.waste)

    @cached_property
    def stride(self) -> int:
        """How many layers a pass has."""
        return len(self.order) + 1

    @cached_property
    def layers(self) -> int:
        """One for every pass and place."""
        return (LAST_PASS + 1) * self.stride

    def children(self, state: State, layer: int) -> list[Child[State]]:
        """What every move worth a look leads to."""
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
        """What the plays lead to, the waste's first."""
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
        """Layer, row and reserve once a slot's card is gone and the vacancy is seen to."""
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
        """Whether nothing can be won without the play that cannot be won with it.

        Sultan, the stock out: what is available is the reserve and the waste's top, and every play
        uncovers the next card of the waste, whatever is played. So playing one card takes no other
        away (two copies of a card are in the same place: available), and all orders of playing
        end with the same cards up and, since the last uncovered card lies on the waste, with the
        same waste and reserve. A redeal has to wait for that end.

        Classic, the last pass: the waste's top has to be played from where it lies, since nothing
        else takes a card off the waste, and it only covers others. To hold it helps the other
        copy alone, which might take its foundation first. There is no such copy below it, where it
        must wait; nor is there when the nearer foundation wants the card: then the other copy is
        up, or has a foundation of its own. With the stock out vacancies are worth nothing, so
        that a copy in the reserve may wait as well.
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
        """Cards placed, the nearer foundations, less how far off the reserve's cards are."""
        del layer
        _, tops, reserve = state
        ranks = [tops >> 4 * i & 15 for i in range(8)]
        total = 10 * sum(ranks) + weights[0] * sum(ranks[1::2])
        for card in reserve:
            if card < NO_CARD:
                far, rank = card // 12 * 2, card % 12
                total -= rank - ranks[far if rank >= ranks[far] else far + 1]
        return total

    def provably_lost(self, state: State, layer: int) -> bool:
        """Whether a proof says at a glance that the state is lost.

        Asked of the start and in the last pass, where it pays: before, there is always relaxation.
        """
        if layer < LAST_PASS * self.stride and layer != self.first_layer:
            return False
        return SultanRelaxation(self, state, layer).proves_loss

    def words(self, state: State) -> tuple[int, ...]:
        """The state as the compiled search writes it."""
        mask, tops, reserve = state
        slots = sum(card << 6 * slot for slot, card in enumerate(reserve))
        return (mask & 0xFFFFFFFFFFFFFFFF, mask >> 64 | tops << 32, slots, 0, 0, 0)

    def beams(self) -> Iterator[Beam]:
        """Ever wider ones."""
        width = FIRST_WIDTH
        while True:
            yield Beam(width, RESERVE_WEIGHTS[self.classic])
            width *= WIDENING

    def line(self, codes: Sequence[int]) -> tuple[str, ...]:
        """The notations of moves, replayed through the rules from the start."""
        at, line = self.position, []
        for code in codes:
            move = _move(at, code)
            assert move in self.rules.legal_moves(at), f"{move} is no move here"
            at = self.rules.after(at, move)
            line.append(str(move))
        assert self.rules.placed(at) == self.rules.goal, "the line does not win"
        return tuple(line)


def _with(reserve: tuple[int, ...], slot: int, card: int) -> tuple[int, ...]:
    return tuple(sorted((*reserve[:slot], card, *reserve[slot + 1 :])))


def _move(at: Position, code: int) -> Move:
    """The move of a code; of equal cards the first in slot order."""
    if code >= RESERVE:
        cards = [encoded(card) if card else NO_CARD for card in at.reserve]
        return Play(cards.index(code - RESERVE) + 1)
    return (Turn(), Play(FROM_WASTE), Redeal())[code]


def sultan_encoding(game: Game) -> SultanEncoding:
    """The game's position, encoded."""
    return SultanEncoding(game.rules, game.position)  # type: ignore[arg-type]
