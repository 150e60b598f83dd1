"""A message as plain values: text, picture and buttons."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import TypeAlias

from bot.press.custom_ids import Press
from bot.render.board import Board
from bot.render.figures import Figures
from bot.render.result import ShareCard


class Style(Enum):
    """How a button is coloured."""

    QUIET = auto()
    MAIN = auto()
    UP = auto()
    """A card can go up."""
    GRAVE = auto()


@dataclass(frozen=True, slots=True)
class Button:
    """A button."""

    label: str
    press: Press | None
    """None for one that cannot be pressed, wherever that would lead."""
    style: Style = Style.QUIET
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Select:
    """A list of presses to choose from."""

    placeholder: str
    choices: tuple[tuple[str, Press], ...]
    """What each choice says, and its press; at least one."""


Row: TypeAlias = tuple[Button, ...] | Select


Picture: TypeAlias = Board | ShareCard | Figures
"""What a picture is drawn from."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A file to be saved."""

    name: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Screen:
    """A message."""

    above: str
    """The text over the picture, in Discord's markdown."""
    picture: Picture | None
    """None in text mode, and where there is nothing to be seen."""
    below: str
    """The text under the picture; empty where there is none."""
    rows: tuple[Row, ...]
    private: bool
    afresh: bool
    """Whether it must be a message of its own: an edit is not announced by a screen reader."""
    file: Attached | None = None
    secret: bool = False
    """Whether nobody else may ever see it: it takes the place of no message that others see."""
    alt: str = ""
    """The picture in words, at most 1024 characters; empty where there is none."""


def in_pairs(*buttons: Button) -> tuple[Row, ...]:
    """Rows of two, for labels too long for a row of more."""
    return tuple(buttons[at : at + 2] for at in range(0, len(buttons), 2))


def private_text(text: str, rows: tuple[Row, ...] = (), *, afresh: bool) -> Screen:
    """A message without a picture, seen by one player alone."""
    return Screen(
        above=text,
        picture=None,
        below="",
        rows=rows,
        private=True,
        afresh=afresh,
        secret=True,
    )


def public_text(text: str, rows: tuple[Row, ...]) -> Screen:
    """A message without a picture, posted for all."""
    return Screen(above=text, picture=None, below="", rows=rows, private=False, afresh=True)


def afresh(screen: Screen) -> Screen:
    """The same as a message of its own."""
    return replace(screen, afresh=True)
