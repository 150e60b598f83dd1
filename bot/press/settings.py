"""The presses for the settings of players and servers, for privacy, and of the help."""

from datetime import date
from enum import Enum
from typing import Literal, TypeAlias

from bot.press.press import Hour, LanguageCode, Owner, Posting, Press, ZoneName, press

Switch: TypeAlias = Literal[
    "two_colour",
    "text_mode",
    "position_always",
    "private",
    "reminder",
    "unchallenged",
    "hidden_here",
    "hidden",
]
"""A setting that is on or off."""


@press("set-switch")
class SetSwitch(Press):
    name: Switch
    on: bool


@press("reminders-off")
class RemindersOff(Press):
    """Switches reminders off; pressed on the reminder of a day."""

    day: date


@press("switch-digest")
class SwitchDigest(Press):
    on: bool


@press("switch-public")
class SwitchPublic(Press):
    """Makes games public everywhere on a server, or private."""

    on: bool


@press("post-statistics", posting=Posting.POSTED)
class PostStatistics(Press):
    """Posts the player's own statistics to the channel."""


@press("show-privacy")
class ShowPrivacy(Press):
    """Shows what Divan stores about the player."""


@press("export")
class Export(Press):
    """Sends everything Divan stores about the player."""


@press("ask-to-delete")
class AskToDelete(Press):
    """Asks whether to delete all of it."""


@press("show-terms")
class ShowTerms(Press):
    """Shows the essentials of the terms of service."""


@press("delete")
class Delete(Press):
    """Deletes all of it."""

    owner: Owner
    """The player who was asked."""


@press("remind-at")
class RemindAt(Press):
    """Chooses the hour of the reminder, in UTC."""

    hour: Hour


@press("remind-in-zone")
class RemindInZone(Press):
    """Chooses the hour of the reminder, in a time zone."""

    hour: Hour
    zone: ZoneName


@press("speak")
class Speak(Press):
    """Chooses the player's language."""

    language: LanguageCode | None
    """None: the one in which they use Discord."""


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
