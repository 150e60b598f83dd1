"""Which positions are alike: their games go on the same way, wherever a card lies.

No later move tells the two foundations of a suit apart, nor in the Sultan games the slots of the
reserve, nor in the Shah the rays once stock and waste are empty: until then they fill the vacancies
in the rays' order.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.cards import Card
from engine.game import Game
from engine.moves import WASTE, Build, Move, Play, Privilege, Source
from engine.rules import Rules, find_move
from engine.shah import Position as ShahPosition
from engine.shah import Shah
from engine.sultan import Position as SultanPosition
from engine.sultan import Sultan

_VACANT: Final = 255
_SHAH_SUITS: Final = (0, 1, 2, 3) * 2


def essence(rules: Rules[Any], at: Any) -> Hashable:
    """What positions of a deal have in common that are alike; itself, if the rules aren't known."""
    match rules, at:
        case Sultan(), SultanPosition():
            suits = (base.suit for base in rules.bases)
            reserve = sorted(_VACANT if card is None else _code(card) for card in at.reserve)
            tops = _tops(suits, at.wanted)
            return (at.redeals, tops, bytes(reserve), _codes(at.waste), _codes(at.stock))
        case Shah(), ShahPosition():
            rays = [_codes(ray) for ray in at.rays]
            if not at.waste and not at.stock:
                rays.sort()
            tops = _tops(_SHAH_SUITS, at.wanted)
            return (at.circles, tops, *rays, _codes(at.waste), _codes(at.stock))
    return at  # type: ignore[no-any-return] # positions are hashable


def counterpart(game: Game, notation: str, on: Game) -> Move:
    """The move of a game that does the same in a game whose position is alike; IllegalMove."""
    move = find_move(game.rules, game.position, notation)
    match move:
        case Play(source):
            return replace(move, source=_place(game, source, on))
        case Build(source, target):
            return Build(_place(game, source, on), int(_place(game, target, on)))
        case Privilege(source, target):
            return Privilege(int(_place(game, source, on)), int(_place(game, target, on)))
    return move


def _place(game: Game, place: Source, on: Game) -> Source:
    """The place with the same cards: the one of the same number, if that has them."""
    if place == WASTE:
        return WASTE
    cards, places = game.table.cards_at(place), on.table.tableau
    return place if places[int(place) - 1] == cards else places.index(cards) + 1


def _tops(suits: Iterable[int], wanted: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(zip(suits, wanted, strict=True)))


def _codes(cards: Iterable[Card]) -> bytes:
    return bytes([card.rank * 4 + card.suit for card in cards])


def _code(card: Card) -> int:
    return card.rank * 4 + card.suit
