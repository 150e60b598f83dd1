"""Suits in a message: as emoji for those who see it, as characters for those who hear it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.app.answers.components import Markdown, components
from bot.features.screen import Button, Figure, Screen, Section, private_text
from bot.languages import ENGLISH, speaking
from bot.press.games import OpenGame
from bot.words.text import EMOJI, LONGEST
from tests.bot.screens.reading import parts_of
from tests.bot.test_words_markdown import OWN

BUTTON = Button("A♠", OpenGame())


class Owned:
    """An emoji as discord.py knows it."""

    def __init__(self, name: str, written: str) -> None:
        self.name = name
        self._written = written

    def __str__(self) -> str:
        return self._written


@pytest.fixture
def markdown() -> Markdown:
    known: Any = [Owned(name, OWN[suit]) for suit, name in EMOJI.items()]
    markdown = Markdown()
    assert markdown.learn_emoji(known) == frozenset()
    return markdown


def texts(screen: Screen, markdown: Markdown) -> Iterator[str]:
    for part in parts_of(components(screen, markdown)):
        yield from (part[name] for name in ("content", "label") if name in part)


def test_every_text_has_emoji_and_no_label(markdown: Markdown) -> None:
    screen = replace(
        private_text("1♠", ((BUTTON,),), new_message=True),
        below="2♠",
        sections=(Section("3♠", BUTTON),),
        figures=(Figure("4♠", None, "5♠"),),  # type: ignore[arg-type]  # it isn't drawn
    )
    four, one, three, two = (f"{number}<:spades:4>" for number in (4, 1, 3, 2))
    assert [*texts(screen, markdown)] == [one, four, three, "A♠", two, "A♠"]


def test_until_emoji_are_known_suits_stay_characters(markdown: Markdown) -> None:
    screen = private_text("A♠ 2♣", new_message=True)
    assert [*texts(screen, Markdown())] == [r"A\♠ 2\♣"]
    assert markdown.learn_emoji([]) == {*EMOJI.values()}
    assert [*texts(screen, markdown)] == [r"A\♠ 2\♣"]


def test_in_text_mode_suits_stay_characters(markdown: Markdown) -> None:
    with speaking(ENGLISH, text_mode=True):
        assert [*texts(private_text("A♠", new_message=True), markdown)] == [r"A\♠"]


@pytest.mark.parametrize("above", [True, False])
def test_where_emoji_make_a_message_too_long_none_are_sent(markdown: Markdown, above: bool) -> None:
    length = len(OWN["♠"])
    fits = LONGEST // length * "♠"
    rest = LONGEST % length + above
    screen = replace(private_text(fits, new_message=True), below="x" * rest)
    sent = "".join(texts(screen, markdown))
    assert sent == (fits.replace("♠", r"\♠") if above else fits.replace("♠", OWN["♠"])) + "x" * rest
