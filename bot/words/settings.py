"""The settings screen."""

from typing import Final

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
}
"""What each switch is, and what it is called when it is off and when it is on."""


def switch(about: str, now: str) -> str:
    """A setting and how it stands."""
    return f"{about} Now: {now}."
