"""The presses for what a player or a server chooses, and for what is kept about a player."""

from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

from bot.press.fields import Owner

Switch: TypeAlias = Literal[
    "two_colour", "text_mode", "private", "reminder", "hidden_here", "hidden"
]
"""A setting that is on or off."""


@dataclass(frozen=True, slots=True)
class SetSwitch:
    """Switches a setting."""

    name: Switch
    on: bool


@dataclass(frozen=True, slots=True)
class RemindersOff:
    """Ends the reminders; pressed on that of a day."""

    day: date


@dataclass(frozen=True, slots=True)
class SwitchDigest:
    """Switches a server's digest."""

    on: bool


@dataclass(frozen=True, slots=True)
class PostStatistics:
    """Shows the player's own statistics to the channel."""


@dataclass(frozen=True, slots=True)
class ShowPrivacy:
    """Shows what is kept about the player."""


@dataclass(frozen=True, slots=True)
class Export:
    """Sends everything that is kept about the player."""


@dataclass(frozen=True, slots=True)
class AskToDelete:
    """Asks whether to delete it."""


@dataclass(frozen=True, slots=True)
class Delete:
    """Deletes it."""

    owner: Owner
    """The player who was asked."""


PrivacyPress: TypeAlias = ShowPrivacy | Export | AskToDelete | Delete
SettingsPress: TypeAlias = SetSwitch | RemindersOff | SwitchDigest | PostStatistics | PrivacyPress
