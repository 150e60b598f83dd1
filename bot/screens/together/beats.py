"""A shared result with those who have tried to beat it, and the message that tells that one has."""

from dataclasses import replace

from bot.features.screen import Button, Screen, as_new_message, public_text
from bot.languages import for_everyone
from bot.press.together import BeatMatch, BeatThis
from bot.screens.play.game import screen
from bot.screens.posts.sharing import shared
from bot.services.matches.beats import Beaten
from bot.services.play.game_view import GameView
from bot.words.common import labels
from bot.words.common.people import called
from bot.words.together import beats as words


@for_everyone()
def to_beat(view: GameView, mention: str) -> Screen:
    """A shared result where others can try to beat it."""
    return replace(
        shared(view, mention), rows=((Button(labels.BEAT_THIS(), BeatThis(view.game)),),)
    )


def begun(view: GameView) -> Screen:
    """The board of whoever tries."""
    return as_new_message(screen(view))


@for_everyone()
def tried(beaten: Beaten) -> Screen:
    """A shared result with its tries."""
    shown = to_beat(beaten.view, called(beaten.owner))
    rows = shown.rows if beaten.is_open else ()
    return replace(shown, rows=rows, below=words.tries(beaten))


@for_everyone()
def told(beaten: Beaten) -> Screen:
    """That somebody has beaten it, for the first time."""
    return public_text(
        words.first(beaten), ((Button(labels.BEAT_THIS(), BeatMatch(beaten.match)),),)
    )
