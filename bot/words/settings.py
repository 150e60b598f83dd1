"""The settings screen."""

from typing import Final

from bot.services.players import SettingsOverview
from bot.words.times import clock

TITLE: Final = "### Your settings"

SWITCHES: Final = {
    "two_colour": (
        "**Deck** – four colours tell the suits apart at a glance; two are the old way.",
        "Four colours",
        "Two colours",
    ),
    "text_mode": (
        "**Text mode** – each reply is a new private message in words, made for screen readers.",
        "Pictures",
        "Text",
    ),
    "private": (
        "**New games** – shown to the whole channel, or to you alone.",
        "Public",
        "Private",
    ),
    "reminder": (
        "**Reminder** – a direct message at {at} on days when you have not played the daily.",
        "No reminder",
        "Reminder",
    ),
    "hidden_here": (
        "**This server’s boards** – they name you, or they do not.",
        "Named here",
        "Hidden here",
    ),
    "hidden": (
        "**All boards** – they name you, or none of them does.",
        "Named",
        "Hidden",
    ),
}
"""What each switch is, and what it is called when it is off and when it is on."""


def switch(name: str, chosen: SettingsOverview) -> str:
    """A setting and how it stands."""
    about, *states = SWITCHES[name]
    now = states[chosen.switches[name]]
    return f"{about.format(at=clock(chosen.reminded_at))} Now: {now}."


def other(name: str, chosen: SettingsOverview) -> str:
    """What a setting is called as it does not stand: what a button makes of it."""
    _, *states = SWITCHES[name]
    return states[not chosen.switches[name]]
