"""Why a wrong move loses, where that can be said in one sentence: a card lies buried for good."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import Card
from engine.game import Game
from engine.sultan import Position, Sultan


@dataclass(frozen=True, slots=True)
class Buried:
    """In the waste, a card lies under one that can't go up before it, and there is no redeal."""

    card: Card
    under: Card
    """Of its suit, and higher."""


def why_lost(game: Game) -> Buried | None:
    """Why a position is lost; None if it isn't, or if there is no such reason.

    Only in the classic game is the waste a place that cards leave for the foundations alone.
    """
    rules, at = game.rules, game.position
    if not isinstance(rules, Sultan) or not isinstance(at, Position):
        return None
    if rules.fills_from_waste or at.redeals:
        return None
    suits = tuple(base.suit for base in rules.bases)
    return next(_buried(at, suits), None)


def _buried(at: Position, suits: tuple[int, ...]) -> Iterator[Buried]:
    """The cards that never leave the waste.

    Of two copies of a higher card, the second to go up needs both copies of the lower one on the
    foundations. So a lower card is stuck under the second; under both, or under one when the other
    has gone up, whichever comes second lies on it.
    """
    for place, card in enumerate(at.waste):
        above = at.waste[place + 1 :]
        tops = [want for suit, want in zip(suits, at.wanted, strict=True) if suit == card.suit]
        for under in above:
            if under.suit != card.suit or under.rank <= card.rank:
                continue
            gone_up = sum(want > under.rank for want in tops)
            if above.count(under) + gone_up == len(tops):
                yield Buried(card, under)
