"""Which puzzles are the same but for the order of slots or rays, and for the suits."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, Final

from engine.alike import essence
from engine.cards import SUITS, Card
from engine.game import Game
from engine.shah import Position as ShahPosition
from engine.shah import Shah
from engine.sultan import Position as SultanPosition
from engine.sultan import Sultan

_EXCHANGES: Final = tuple(permutations(range(len(SUITS))))
"""For every way to exchange the suits, what each of them becomes."""
_SHAH_SUITS: Final = (0, 1, 2, 3) * 2


def symmetric(game: Game) -> Hashable:
    """What positions have in common that differ by a symmetry alone, in whatever deals.

    No rule tells one suit from another, once all aces lie on the table. Of other games' positions
    it is the position itself.
    """
    at, rules = game.position, game.rules
    match rules, at:
        case Sultan(), SultanPosition():
            suits = tuple(base.suit for base in rules.bases)
            ways = (_sultan_exchanged(at, suits, to) for to in _EXCHANGES)
        case Shah(), ShahPosition():
            ways = (_shah_exchanged(at, to) for to in _EXCHANGES)
        case _:
            return at  # type: ignore[no-any-return] # positions are hashable
    return min((essence(rules, way) for way in ways), key=repr)


def _sultan_exchanged(at: SultanPosition, suits: Sequence[int], to: Sequence[int]) -> Any:
    reserve = tuple(card and Card(card.rank, to[card.suit]) for card in at.reserve)
    stock, waste = _exchanged(at.stock, to), _exchanged(at.waste, to)
    wanted = _wanted(at.wanted, suits, to)
    return replace(at, stock=stock, waste=waste, reserve=reserve, wanted=wanted)


def _shah_exchanged(at: ShahPosition, to: Sequence[int]) -> Any:
    rays = tuple(_exchanged(ray, to) for ray in at.rays)
    stock, waste = _exchanged(at.stock, to), _exchanged(at.waste, to)
    wanted = _wanted(at.wanted, _SHAH_SUITS, to)
    return replace(at, stock=stock, waste=waste, rays=rays, wanted=wanted)


def _exchanged(cards: Iterable[Card], to: Sequence[int]) -> tuple[Card, ...]:
    return tuple([Card(card.rank, to[card.suit]) for card in cards])


def _wanted(wanted: Sequence[int], suits: Sequence[int], to: Sequence[int]) -> tuple[int, ...]:
    """What each foundation wants once the suits are exchanged; which of two has which is alike."""
    tops = {
        to[suit]: sorted(want for one, want in zip(suits, wanted, strict=True) if one == suit)
        for suit in range(len(SUITS))
    }
    return tuple(tops[suit].pop() for suit in suits)
