"""Whose hand it is at a table, and who may take one back; a hand is what one press plays."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum, auto
from typing import Final

from bot.store.schema.matches import Hand

IDLE: Final = timedelta(minutes=10)
"""After this long without a hand anybody may play, and take back what somebody else played."""
OPENERS_HANDS: Final = 5
"""How many hands its opener may play running until a second person has played."""


class TakeBack(Enum):
    """What taking back the last hand would be."""

    OWN = auto()
    """It is the taker's, and it is as if it hadn't been played: the one before is the last."""
    A_HAND = auto()
    """It is somebody else's, and taking it back is a hand of the taker's."""
    TOO_EARLY = auto()
    """It is somebody else's, and less than IDLE ago."""
    CARD_TURNED = auto()
    """It turned a new card, so it stays."""
    NOTHING = auto()
    """No hand has been played, or the last one took one back."""


def may_play_from(hands: Sequence[Hand], opener: str | None, owner: str) -> datetime | None:
    """When somebody may play the next hand; None for at once.

    Nobody plays two hands running, so that a table isn't one person's. An opener who is alone needs
    to get somewhere first.
    """
    if not hands or hands[-1].owner != owner:
        return None
    is_alone = owner == opener and all(hand.owner == owner for hand in hands if hand.number)
    if is_alone and hands[-1].number < OPENERS_HANDS:
        return None
    return hands[-1].at + IDLE


def take_back(hands: Sequence[Hand], owner: str, at: datetime, *, turned: bool) -> TakeBack:
    """What it would be if somebody took back the last hand; `turned` is whether it turned a new
    card.

    Only the last hand can be taken back, so a game can't be unwound hand by hand.
    """
    if not hands or not hands[-1].number or took_back(hands):
        return TakeBack.NOTHING
    if turned:
        return TakeBack.CARD_TURNED
    if hands[-1].owner == owner:
        return TakeBack.OWN
    return TakeBack.A_HAND if at >= hands[-1].at + IDLE else TakeBack.TOO_EARLY


def took_back(hands: Sequence[Hand]) -> bool:
    """Whether the last hand took back the one before."""
    before = hands[-2].moves if len(hands) > 1 else 0
    return bool(hands) and hands[-1].moves <= before


def standing(hands: Sequence[Hand]) -> tuple[Hand, ...]:
    """The hands that nobody has taken back: those whose moves the game has, one a press."""
    left = list[Hand]()
    for hand in hands:
        if left and hand.moves <= left[-1].moves:
            left.pop()
        else:
            left.append(hand)
    return tuple(left)
