"""Why Run stopped, in one sentence."""

from typing import Final

from bot.services.play.attempts import UNSEEN_AT_ONCE
from bot.words.common.cards import short
from bot.words.common.places import at
from engine.cards import Card
from engine.stops import Stop, Why

WHY_WAIT: Final = "It may wait until a card worth keeping would take its place."
"""Said at the first such stop of a game."""


def stopped(stop: Stop) -> str:
    """`Stopped: 10♦ could go on J♦ (ray 4).`"""
    if stop.why is Why.ENOUGH:
        return f"In a daily, Run stops after {UNSEEN_AT_ONCE} new cards."
    return f"Stopped: {_reason(stop)}."


def named(stop: Stop) -> Card | None:
    """The card of which the sentence says that it can go up, if there is one."""
    match stop.why:
        case Why.FREED | Why.WAITING:
            return stop.card
        case Why.FILLER:
            return stop.there
        case _:
            return None


def _reason(stop: Stop) -> str:
    card, there = (short(card) if card else "" for card in (stop.card, stop.there))
    place = at(stop.place) if stop.place else ""
    match stop.why:
        case Why.FREED:
            return f"{card} ({place}) can go up"
        case Why.BUILD:
            return f"{card} could go on {there} ({place})"
        case Why.FILLER:
            return f"{card} could fill {place} if {there} goes up"
        case Why.WAITING:
            return f"{card} can go up, or wait for the other {card}"
        case Why.GAP:
            return "a gap is open"
        case _:
            return "the stock is out"
