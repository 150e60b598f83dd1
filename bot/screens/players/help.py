"""The help, a topic at a time."""

from bot.features.screen import Button, Screen, Select, Style
from bot.press.dailies import OpenDaily
from bot.press.games import OpenGame
from bot.press.press import Press
from bot.press.settings import ShowHelp, Topic
from bot.render.layouts.closeups import Legend
from bot.store.schema.players import Player
from bot.words import help as words
from bot.words.common import labels


def page(topic: Topic, reader: Player, *, new_message: bool) -> Screen:
    """The help about a topic, and the way to the others."""
    choices: tuple[tuple[str, Press], ...] = tuple(
        (name(), ShowHelp(other)) for other, name in words.TOPICS.items() if other is not topic
    )
    play = Button(labels.PLAY(), OpenGame(), Style.MAIN)
    pictured = topic is Topic.MARKS and not reader.text_mode
    return Screen(
        above=words.page(topic, in_words=reader.text_mode),
        picture=Legend(tuple(mark() for mark in words.MARKS), reader.two_colour)
        if pictured
        else None,
        below="",
        rows=(Select(words.CHOOSE(), choices), (play, Button(labels.TODAYS_DAILY(), OpenDaily()))),
        private=True,
        new_message=new_message or reader.text_mode,
        secret=True,
        alt=words.MARKS_ALT() if pictured else "",
    )
