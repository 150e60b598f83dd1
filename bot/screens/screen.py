"""A message as plain values: text, picture and buttons."""

from dataclasses import dataclass, field, replace
from datetime import date
from enum import Enum, auto
from typing import TypeAlias

from bot.press import Press
from bot.services.statistics import Statistics
from engine.table import Table


class Style(Enum):
    """How a button is coloured."""

    QUIET = auto()
    MAIN = auto()
    UP = auto()
    """A card can go up."""
    GRAVE = auto()


@dataclass(frozen=True, slots=True)
class Button:
    """A button; what it sends is a Press."""

    label: str
    press: Press
    style: Style = Style.QUIET
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Select:
    """A list of presses to choose from; what it sends is the chosen verb."""

    placeholder: str
    press: Press
    choices: tuple[tuple[str, str], ...]
    """What each choice says, and its verb; at least one."""


Row: TypeAlias = tuple[Button, ...] | Select


@dataclass(frozen=True, slots=True)
class Board:
    """What a picture of the table shows."""

    table: Table
    heading: str
    fresh: frozenset[str]
    """The piles whose top card the last press changed, by name."""
    over: bool
    """Whether the game ended without being won."""
    two_colour: bool
    alt: str
    """The whole position in words, at most 1024 characters."""


@dataclass(frozen=True, slots=True)
class Shared:
    """What a picture of a ranked attempt's result shows: no card."""

    key: str
    day: date
    score: int
    par: int | None
    count: int
    """Of two with the same score the one with less comes first."""
    counted: str
    """What is counted for that, in a word."""
    foundations: tuple[tuple[int, int], ...]
    """Each one's cards, and how many it has when it is full."""
    alt: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a picture of a player's statistics shows."""

    statistics: Statistics
    alt: str
    """The same in words, at most 1024 characters."""


Picture: TypeAlias = Board | Shared | Sheet


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
