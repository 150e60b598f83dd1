"""A finished game as its player shares it, and what they alone read of that."""

from dataclasses import replace

from bot.features.play import ends
from bot.features.screen import Button, Link, Screen, private_text
from bot.languages import for_everyone
from bot.press.dailies import OpenDaily
from bot.press.games import DealSame
from bot.press.together import BeatThis
from bot.services.play.game_view import GameView
from bot.words.common import labels
from bot.words.posts import sharing as words


@for_everyone()
def shared(view: GameView, mention: str) -> Screen:
    """The message that the channel sees."""
    play_today = Button(labels.PLAY_TODAY(), OpenDaily())
    play_deal = Button(labels.PLAY_THIS_DEAL(), DealSame(view.game))
    return Screen(
        above=ends.shared(view, mention),
        picture=ends.result(view),
        below="",
        rows=((play_today if view.attempt else play_deal,),),
        private=False,
        new_message=True,
        alt=words.shared_alt(view),
    )


@for_everyone()
def to_beat(view: GameView, mention: str) -> Screen:
    """The same where others can try to beat it."""
    beat = Button(labels.BEAT_THIS(), BeatThis(view.game))
    return replace(shared(view, mention), rows=((beat,),))


def to_copy(view: GameView) -> Screen:
    """The result as a line, for the player to copy."""
    return private_text(words.to_copy(view, ends.heights(view.table)), new_message=True)


def already(address: str | None) -> Screen:
    """What says that it has been shared here, with the way to that message."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    return replace(private_text(words.ALREADY(), new_message=True), link=link)
