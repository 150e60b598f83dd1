"""Why a wrong move loses, where one sentence is the whole truth.

A card lies buried for good, or so little is left to do that all of it can be tried.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.cards import Card
from engine.game import Game
from engine.sultan import Position, Sultan

TRIED: Final = 30
"""The positions that are looked at, in 0.2 ms: twice as many would give few more reasons."""


@dataclass(frozen=True, slots=True)
class Buried:
    """In the waste, a card lies under one that can't go up before it, and there is no redeal."""

    card: Card
    under: Card
    """Of its suit, and higher."""


@dataclass(frozen=True, slots=True)
class Stranded:
    """Whatever is played, hardly any card goes up any more."""

    most: int
    """How many do at most, from 0."""


LossReason: TypeAlias = Buried | Stranded


def why_lost(game: Game) -> LossReason | None:
    """Why a position is lost; None if it isn't, or if there is no such reason."""
    rules, at = game.rules, game.position
    if isinstance(rules, Sultan) and not (rules.fills_from_waste or at.redeals):
        # Only in the classic game do cards leave the waste for the foundations alone.
        suits = tuple(base.suit for base in rules.bases)
        if buried := next(_buried(at, suits), None):
            return buried
    most = _most(game)
    return None if most is None or most == rules.goal else Stranded(most - game.placed)


def _most(game: Game) -> int | None:
    """How many cards can be home in the end; None if there is more to try than is looked at."""
    rules, seen = game.rules, {game.position}
    open_: list[Any] = [game.position]
    most = game.placed
    while open_:
        at = open_.pop()
        most = max(most, rules.placed(at))
        ways = {rules.after(at, move) for move in rules.legal_moves(at)} - seen
        if len(seen) + len(ways) > TRIED:
            return None
        seen |= ways
        open_ += ways
    return most


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
