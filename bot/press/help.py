"""The presses of the help."""

from enum import Enum

from bot.press.press import Press, press


class Topic(Enum):
    """What there is help about."""

    ABOUT = "about"
    GAMES = "games"
    TOGETHER = "together"
    SCORING = "scoring"
    MARKS = "marks"
    BUTTONS = "buttons"


@press("open-help")
class OpenHelp(Press):
    """Shows the help in a new message."""


@press("show-help")
class ShowHelp(Press):
    """Shows the help about a topic in place of another."""

    topic: Topic
