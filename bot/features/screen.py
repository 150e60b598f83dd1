"""A message as plain values: text, picture and buttons."""

from dataclasses import dataclass, field, replace
from enum import Enum, auto
from math import ceil
from typing import TypeAlias

from bot.languages import Phrase
from bot.press.press import Press
from bot.render.layouts import Picture
from bot.words import labels


class Style(Enum):
    QUIET = auto()
    MAIN = auto()
    UP = auto()
    """For what goes up and nothing else: whether that is good it doesn't say."""
    DANGER = auto()


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    press: Press | None
    """None for a greyed button that leads nowhere."""
    style: Style = Style.QUIET
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Select:
    """A list of presses to choose from."""

    placeholder: str
    choices: tuple[tuple[str, Press], ...]
    """At least one: its label, and its press."""
    details: tuple[str, ...] = ()
    """The small text under each label; empty for none at all."""


@dataclass(frozen=True, slots=True)
class Section:
    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Link:
    label: str
    address: str


Row: TypeAlias = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Figure:
    """A further picture, with its text above it."""

    text: str
    picture: Picture
    alt: str


@dataclass(frozen=True, slots=True)
class Attached:
    """A file for the player to save."""

    name: str
    content: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Screen:
    above: str
    """The text above the picture, in Discord's markdown; may be empty if there is a picture."""
    picture: Picture | None
    """None in text mode, and if there is nothing to draw."""
    below: str
    """The text below the picture; may be empty."""
    rows: tuple[Row, ...]
    private: bool
    new_message: bool
    """Whether it must be a new message: screen readers don't announce edits."""
    file: Attached | None = None
    secret: bool = False
    """Whether only the player may ever see it: it never replaces a message that others see."""
    seen_by_many: bool = False
    """Whether many people ask for this very picture."""
    film: Attached | None = None
    film_alt: str = ""
    """The animation in words, at most 1024 characters."""
    alt: str = ""
    """The picture in words, at most 1024 characters; empty without a picture."""
    figures: tuple[Figure, ...] = ()
    sections: tuple[Section, ...] = ()
    """The texts with buttons, under the pictures and above the text there."""
    link: Link | None = None
    board_of: int | None = None
    """The game whose board it is, by id; None if it is anything else."""
    pings: str | None = None
    """The one player whom its first showing notifies; nobody if it is None."""
    words_suffice: bool = False
    """Whether it is shown in words if Discord refuses its picture."""


def in_pairs(*buttons: Button) -> tuple[Row, ...]:
    """Rows of two, for labels too long for more in a row."""
    return tuple(buttons[at : at + 2] for at in range(0, len(buttons), 2))


def in_tabs(*buttons: Button) -> tuple[Row, ...]:
    """Equal rows of three at most, for short names: four would wrap on a phone."""
    rows = max(1, ceil(len(buttons) / 3))
    each = max(1, ceil(len(buttons) / rows))
    return tuple(buttons[at : at + each] for at in range(0, len(buttons), each))


def private_text(text: str, rows: tuple[Row, ...] = (), *, new_message: bool) -> Screen:
    """A message without a picture, for the player alone."""
    return Screen(
        above=text,
        picture=None,
        below="",
        rows=rows,
        private=True,
        new_message=new_message,
        secret=True,
    )


def public_text(text: str, rows: tuple[Row, ...]) -> Screen:
    """A message without a picture, for everyone in the channel."""
    return Screen(above=text, picture=None, below="", rows=rows, private=False, new_message=True)


def already_posted(said: Phrase, address: str | None) -> Screen:
    """What says that something was posted before, with the way there if there is one."""
    link = Link(labels.GO_TO_IT(), address) if address else None
    return replace(private_text(said(), new_message=True), link=link)


def without_picture(screen: Screen) -> Screen:
    """The same with its picture in words."""
    above = "\n".join(filter(None, (screen.above, screen.alt)))
    return replace(screen, above=above, picture=None, alt="")


def as_new_message(screen: Screen) -> Screen:
    return replace(screen, new_message=True)
