"""The settings screen."""

from typing import Final

from bot.press.settings import Switch
from bot.services.players import SettingsOverview
from bot.words.times import clock

TITLE: Final = "### Your settings"

SWITCHES: Final = {
    "two_colour": (
        "**Deck** – four colours make the suits easy to tell apart; two are traditional.",
        "Four colours",
        "Two colours",
    ),
    "text_mode": (
        "**Text mode** – replies are new private messages in words, made for screen readers.",
        "Pictures",
        "Text",
    ),
    "private": (
        "**New games** – visible to the channel or only to you.",
        "Public",
        "Private",
    ),
    "reminder": (
        "**Reminder** – a direct message at {at} if you haven’t played the daily.",
        "No reminder",
        "Reminder",
    ),
    "hidden_here": (
        "**Your name on this server’s leaderboards.**",
        "Shown here",
        "Hidden here",
    ),
    "hidden": (
        "**Your name on all leaderboards.**",
        "Shown",
        "Hidden",
    ),
}
"""What each switch is, then its name when it is off and when it is on."""


def switch(name: Switch, chosen: SettingsOverview) -> str:
    """A setting and its current value."""
    about, *states = SWITCHES[name]
    now = states[chosen.switches[name]]
    return f"{about.format(at=clock(chosen.reminded_at))} Now: {now}."


def other(name: Switch, chosen: SettingsOverview) -> str:
    """The value a setting doesn't have now, which its button switches to."""
    _, *states = SWITCHES[name]
    return states[not chosen.switches[name]]
