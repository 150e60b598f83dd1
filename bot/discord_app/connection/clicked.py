"""The message that was clicked: what is read of it, and whether its board has moved to another.

Of what Discord sends along with a press nobody reads more than a single button, which may say that
the board has moved. discord.py would make an object of every button and text of a board.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any, Final

import discord

from bot.discord_app.internals import Parse, parse_presses
from bot.discord_app.requests import Interaction
from bot.errors import PlayError, Reason
from bot.press.custom_ids import read
from bot.press.games import RepostBoard

_ADDRESSES: Final = "https://discord.com/channels/"
_COMPONENT: Final = discord.InteractionType.component
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
            if len([*islice(_raw_buttons(clicked.get("components", ())), 2)]) != 1:
                clicked["components"] = []
        parse(received)

    return trimmed


def _raw_buttons(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The buttons among raw components, wherever they are."""
    for component in components:
        if component.get("type") == _BUTTON:
            yield component
        yield from _raw_buttons(component.get("components", ()))
        if beside := component.get("accessory"):
            yield from _raw_buttons((beside,))


def address_of(interaction: Interaction, message: int | None) -> str | None:
    """The address of a message in the channel where an interaction was made."""
    if message is None:
        return None
    return message_address(interaction.guild_id or "@me", interaction.channel_id, message)


def message_address(server: int | str, channel: int | str | None, message: int | str) -> str:
    """The address of a message, by the ids of Discord."""
    return f"{_ADDRESSES}{server}/{channel}/{message}"


def refuse_if_moved(interaction: Interaction) -> None:
    """Raises BOARD_MOVED for a button that isn't on its message any more, as the board has moved.

    Whoever still sees the old message as it was may press it.
    """
    message, data = interaction.message, interaction.data
    if message is None or data is None or interaction.type is not _COMPONENT:
        return
    buttons = [*_buttons(message.components)]
    if len(buttons) != 1 or buttons[0].custom_id == data.get("custom_id"):
        return
    (left,) = buttons
    if left.url and left.url.startswith(_ADDRESSES):
        raise PlayError(Reason.BOARD_MOVED, address=left.url)
    if left.custom_id and _is_repost(left.custom_id):
        raise PlayError(Reason.BOARD_MOVED, address=None)


def _buttons(components: Iterable[Any]) -> Iterator[discord.Button]:
    for component in components:
        if isinstance(component, discord.Button):
            yield component
        else:
            yield from _buttons(getattr(component, "children", ()))


def _is_repost(custom_id: str) -> bool:
    try:
        return isinstance(read(custom_id), RepostBoard)
    except ValueError:
        return False
