"""The presses of the help."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias


class Topic(Enum):
    """What there is help about."""

    ABOUT = "about"
    GAMES = "games"
    TOGETHER = "together"
    SCORING = "scoring"
    MARKS = "marks"
    BUTTONS = "buttons"


@dataclass(frozen=True, slots=True)
class OpenHelp:
    """Shows the help in a new message."""


@dataclass(frozen=True, slots=True)
class ShowHelp:
    """Shows the help about a topic in place of another."""

    topic: Topic


HelpPress: TypeAlias = OpenHelp | ShowHelp
