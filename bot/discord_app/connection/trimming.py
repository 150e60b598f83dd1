"""Presses without what Discord sends along of the message that was clicked, and nobody reads.

Only a message with a single button keeps it: it may say that its board has moved (`moved.py`).

discord.py would make an object of every button and text on it.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import discord

from bot.discord_app.internals import Parse, parse_presses

_UNREAD: Final = ("attachments", "embeds")
_ANSWERED: Final = "interaction_metadata"
"""The interaction whose answer the message was, with its user."""
_BUTTON: Final = discord.ComponentType.button.value


def trim_presses(client: discord.Client) -> None:
    """Empties the message of every press that a client receives, before discord.py reads it."""
    parse_presses(client, _trimmed)


def _trimmed(parse: Parse) -> Parse:
    def trimmed(received: dict[str, Any]) -> None:
        clicked = received.get("message")
        if isinstance(clicked, dict):
            clicked.update((name, []) for name in _UNREAD)
            clicked.pop(_ANSWERED, None)
            if len([*islice(_buttons(clicked.get("components", ())), 2)]) != 1:
                clicked["components"] = []
        parse(received)

    return trimmed


def _buttons(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The buttons among raw components, wherever they are."""
    for component in components:
        if component.get("type") == _BUTTON:
            yield component
        yield from _buttons(component.get("components", ()))
        if beside := component.get("accessory"):
            yield from _buttons((beside,))
