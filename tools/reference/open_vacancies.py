"""The classic game with one rule less, for proofs of loss: vacancies may stay open.

Whenever the next card of the stock would be turned, it may fill a vacancy instead. The real game
can be followed in this one: a vacancy is filled by the next card of the stock either way. So if
this one is lost, the real one is. It has far fewer states, since whatever fits can be played at
once, where in the real game a card waits in the reserve for a better one to replace it.

A play is safe if any win that is possible at all is also possible after it. Others may still be
made as if it hadn't been, for a card that is placed is in nobody's way, except that the other copy
might need the foundation first. That isn't so

- if the nearer foundation wants the card: the other copy is placed or has a foundation of its own;
- for a card of the reserve whose other copy isn't on the waste. A copy in the reserve is as good;
  one still in the stock takes the slot of the one played, if it were to be placed first. On the
  waste it might uncover cards below it;
- for the top of the waste, in the last pass, if the other copy lies further down, since it must
  wait anyway, or if the stock is empty, since then a copy in the reserve can wait as well.

A card that the nearer foundation wants is turned, as it can be played from the waste.
"""

from typing import Final, Protocol, TypeAlias

from engine.solver.encodings.encoding import NO_CARD, RANKS
from tools.reference.encoding import Child, next_card, taker

State: TypeAlias = tuple[int, int, tuple[int, ...]]

NO_CODE: Final = 0
"""Moves have no codes, since no line of this game is ever told."""


class Row(Protocol):
    """The parts of an encoding that are used here."""

    @property
    def order(self) -> bytes: ...
    @property
    def stride(self) -> int: ...
    @property
    def pruned_from(self) -> int: ...


def children(row: Row, state: State, layer: int) -> list[Child[State]]:
    """The states after each move worth searching, as SultanEncoding.children."""
    if after := _safe_play(row, state, layer):
        return [_settled(row, after, layer)]
    mask, tops, reserve = state
    at, length = layer % row.stride, len(row.order)
    top = (mask & ((1 << at) - 1)).bit_length() - 1
    found = []
    if top >= 0 and taker(tops, row.order[top]) >= 0:
        found.append(_settled(row, _waste_played(row, state, top), layer))
    for slot, card in enumerate(reserve):
        if card != NO_CARD and card not in reserve[:slot] and taker(tops, card) >= 0:
            found.append(_settled(row, _slot_played(state, slot), layer))
    if at < length:
        following = layer - at + next_card(mask, at + 1, length)
        found.append(_settled(row, state, following))
        if reserve[-1] == NO_CARD and not _near_wants(tops, row.order[at]):
            filled = mask ^ 1 << at, tops, tuple(sorted((*reserve[:-1], row.order[at])))
            found.append(_settled(row, filled, following))
    elif top >= 0 and layer < row.pruned_from:
        found.append(_settled(row, state, layer + 1 + next_card(mask, 0, length)))
    return found


def _settled(row: Row, state: State, layer: int) -> Child[State]:
    """A state after all safe plays."""
    while after := _safe_play(row, state, layer):
        state = after
    return layer, state, NO_CODE


def _safe_play(row: Row, state: State, layer: int) -> State | None:
    """The state after a play that never loses a win, if there is one."""
    mask, tops, reserve = state
    at = layer % row.stride
    waste = [place for place in range(at) if mask >> place & 1]
    cards = bytes(row.order[place] for place in waste)
    if cards and taker(tops, cards[-1]) >= 0:
        in_the_end = layer >= row.pruned_from and (at == len(row.order) or cards[-1] in cards[:-1])
        if in_the_end or _near_wants(tops, cards[-1]):
            return _waste_played(row, state, waste[-1])
    for slot, card in enumerate(reserve):
        fits = card != NO_CARD and taker(tops, card) >= 0
        if fits and (card not in cards or _near_wants(tops, card)):
            return _slot_played(state, slot)
    return None


def _near_wants(tops: int, card: int) -> bool:
    """Whether the nearer of its suit's two foundations takes the card next."""
    suit, rank = divmod(card, RANKS)
    return tops >> 8 * suit + 4 & 15 == rank


def _waste_played(row: Row, state: State, top: int) -> State:
    mask, tops, reserve = state
    return mask ^ 1 << top, tops + (1 << 4 * taker(tops, row.order[top])), reserve


def _slot_played(state: State, slot: int) -> State:
    mask, tops, reserve = state
    left = (*reserve[:slot], *reserve[slot + 1 :], NO_CARD)
    return mask, tops + (1 << 4 * taker(tops, reserve[slot])), left
