"""The settings screen."""

from typing import Final

from bot.press.settings import Switch
from bot.services.players import SettingsOverview
from bot.words.times import clock

TITLE: Final = "### Your settings"

SWITCHES: Final = {
    "two_colour": (
        "the deck. Four make the suits easy to tell apart; two are traditional.",
        "Four colours",
        "Two colours",
    ),
    "text_mode": (
        "how games are shown. Text is made for screen readers: new private messages in words.",
        "Pictures",
        "Text",
    ),
    "position_always": (
        "the whole position, in text mode: when you press Position, or in every message.",
        "On request",
        "Always",
    ),
    "private": (
        "new games. The channel sees them, or only you do.",
        "Public",
        "Private",
    ),
    "reminder": (
        "a direct message: at {at} if you’ve begun no daily, at {late} if one is unfinished.",
        "No reminder",
        "Reminder",
    ),
    "hidden_here": (
        "your name on this server’s leaderboards.",
        "Shown here",
        "Hidden here",
    ),
    "hidden": (
        "your name on all leaderboards.",
        "Shown",
        "Hidden",
    ),
}
"""What each switch is about, then its name when it is off and when it is on."""


def switch(name: Switch, chosen: SettingsOverview) -> str:
    """A setting, its current value first."""
    about, *states = SWITCHES[name]
    now = states[chosen.switches[name]]
    times = {"at": clock(chosen.reminded_at), "late": clock(chosen.reminded_late_at)}
    return f"**{now}** – {about.format(**times)}"


def other(name: Switch, chosen: SettingsOverview) -> str:
    """The value a setting doesn't have now, which its button switches to."""
    _, *states = SWITCHES[name]
    return states[not chosen.switches[name]]
