"""Why Run stopped, in one sentence."""

from typing import Final

from bot.languages import Phrase, _
from bot.services.play.endings import UNSEEN_AT_ONCE
from bot.words.common.cards import short
from bot.words.common.labels import RUN
from bot.words.common.places import at
from engine.cards import Card
from engine.stops import Stop, Why

WHY_WAIT: Final = Phrase("It may wait until a card worth keeping would take its place.")
"""Said at the first such stop of a game."""
_REASONS: Final = {
    # Translators: why Run stopped. {place} is “slot 3”, “ray 4” or “the waste”.
    Why.FREED: Phrase("Stopped: {card} ({place}) can go up."),
    Why.BUILD: Phrase("Stopped: {card} could go on {there} ({place})."),
    Why.FILLER: Phrase("Stopped: {card} could fill {place} if {there} goes up."),
    Why.WAITING: Phrase("Stopped: {card} can go up, or wait for the other {card}."),
    Why.GAP: Phrase("Stopped: a gap is open."),
}
_OUT: Final = Phrase("Stopped: the stock is out.")


def stopped(stop: Stop) -> str:
    """`Stopped: 10♦ could go on J♦ (ray 4).`"""
    if stop.why is Why.ENOUGH:
        return _("Here {run} stops after {count} new cards.", run=RUN(), count=UNSEEN_AT_ONCE)
    card, there = (short(card) if card else "" for card in (stop.card, stop.there))
    place = at(stop.place) if stop.place else ""
    return _REASONS.get(stop.why, _OUT)(card=card, there=there, place=place)


def named(stop: Stop) -> Card | None:
    """The card of which the sentence says that it can go up, if there is one."""
    match stop.why:
        case Why.FREED | Why.WAITING:
            return stop.card
        case Why.FILLER:
            return stop.there
        case _:
            return None
