"""The presses for the settings of players and servers, and for privacy."""

from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

from bot.press.fields import Hour, LanguageCode, Owner, ZoneName

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


@dataclass(frozen=True, slots=True)
class SetSwitch:
    name: Switch
    on: bool


@dataclass(frozen=True, slots=True)
class RemindersOff:
    """Switches reminders off; pressed on the reminder of a day."""

    day: date


@dataclass(frozen=True, slots=True)
class SwitchDigest:
    on: bool


@dataclass(frozen=True, slots=True)
class SwitchPublic:
    """Makes games public everywhere on a server, or private."""

    on: bool


@dataclass(frozen=True, slots=True)
class PostStatistics:
    """Posts the player's own statistics to the channel."""


@dataclass(frozen=True, slots=True)
class ShowPrivacy:
    """Shows what Divan stores about the player."""


@dataclass(frozen=True, slots=True)
class Export:
    """Sends everything Divan stores about the player."""


@dataclass(frozen=True, slots=True)
class AskToDelete:
    """Asks whether to delete all of it."""


@dataclass(frozen=True, slots=True)
class ShowTerms:
    """Shows the essentials of the terms of service."""


@dataclass(frozen=True, slots=True)
class Delete:
    """Deletes all of it."""

    owner: Owner
    """The player who was asked."""


@dataclass(frozen=True, slots=True)
class RemindAt:
    """Chooses the hour of the reminder, in UTC."""

    hour: Hour


@dataclass(frozen=True, slots=True)
class RemindInZone:
    """Chooses the hour of the reminder, in a time zone."""

    hour: Hour
    zone: ZoneName


@dataclass(frozen=True, slots=True)
class Speak:
    """Chooses the player's language."""

    language: LanguageCode | None
    """None: the one in which they use Discord."""


PrivacyPress: TypeAlias = ShowPrivacy | Export | AskToDelete | Delete | ShowTerms
SettingsPress: TypeAlias = (
    SetSwitch
    | RemindersOff
    | SwitchDigest
    | PostStatistics
    | PrivacyPress
    | SwitchPublic
    | RemindAt
    | RemindInZone
    | Speak
)
