"""Why a wrong move loses, where one sentence is the whole truth.

A card lies buried for good, or so little is left to do that all of it can be tried: then it is
known which card never goes up.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from engine.cards import SUITS, Card
from engine.game import Game
from engine.shah import Shah
from engine.sultan import Position, Sultan

TRIED: Final = 50
"""The positions that are looked at, in 0.3 ms: with twice as many, hardly more have a reason."""
FULL: Final = 12
"""What a foundation wants once it has its queen."""

_SHAH_SUITS: Final = (0, 1, 2, 3) * 2


@dataclass(frozen=True, slots=True)
class Buried:
    """In the waste, a card lies under one that can't go up before it, and there is no redeal."""

    card: Card
    under: Card
    """Of its suit, and higher."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """Whatever is played, a card never goes up any more, in none of the copies that are left."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stranded:
    """Whatever is played, hardly any card goes up any more."""

    most: int
    """How many do at most, from 0."""


LossReason: TypeAlias = Buried | Stuck | Stranded


def why_lost(game: Game) -> LossReason | None:
    """Why a position is lost; None if it isn't, or if there is no such reason."""
    rules, at = game.rules, game.position
    # Only in the classic game do cards leave the waste for the foundations alone.
    may_bury = isinstance(rules, Sultan) and not (rules.fills_from_waste or at.redeals)
    if may_bury and (buried := next(_buried(at, _suits(rules)), None)):
        return buried
    reached = _reached(game)
    if reached is None:
        return None
    most = max(map(rules.placed, reached))
    if most == rules.goal:
        return None
    if most == game.placed:
        return Stranded(0)
    stuck = _stuck(game, reached)
    return Stuck(stuck[0]) if stuck else Stranded(most - game.placed)


def _reached(game: Game) -> set[Any] | None:
    """All positions that can be reached; None if they are more than are looked at."""
    rules, seen = game.rules, {game.position}
    open_: list[Any] = [game.position]
    while open_:
        at = open_.pop()
        ways = {rules.after(at, move) for move in rules.legal_moves(at)} - seen
        if len(seen) + len(ways) > TRIED:
            return None
        seen |= ways
        open_ += ways
    return seen


def _stuck(game: Game, reached: set[Any]) -> list[Card]:
    """The cards that go up in none of these positions, those that keep most cards down first.

    A suit's two foundations count by what they want: as far as the lower one ever gets, both copies
    go up, and as far as the higher one ever gets, one of them. Where that one is still to go up, it
    can't be said which is stuck.
    """
    if not (suits := _suits(game.rules)):
        return []
    pairs = [_pairs(wanted, suits) for wanted in {at.wanted for at in reached}]
    lower = [max(pair[suit][0] for pair in pairs) for suit in range(len(SUITS))]
    higher = [max(pair[suit][1] for pair in pairs) for suit in range(len(SUITS))]
    now = _pairs(game.position.wanted, suits)
    return [
        Card(lower[suit], suit)
        for suit in sorted(range(len(SUITS)), key=lambda suit: lower[suit] + higher[suit])
        if lower[suit] < FULL and not now[suit][1] <= lower[suit] < higher[suit]
    ]


def _suits(rules: Any) -> tuple[int, ...]:
    """The suit of each foundation; nothing of another game, as its rules alone know."""
    match rules:
        case Sultan():
            return tuple(base.suit for base in rules.bases)
        case Shah():
            return _SHAH_SUITS
    return ()


def _pairs(wanted: Sequence[int], suits: Sequence[int]) -> list[list[int]]:
    """What the two foundations of each suit want, the lower one first."""
    both = list(zip(suits, wanted, strict=True))
    return [sorted(want for one, want in both if one == suit) for suit in range(len(SUITS))]


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
