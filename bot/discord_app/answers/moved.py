"""Boards that moved to another message: the address of the new one, and presses on the old one."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord

from bot.discord_app.requests import Interaction
from bot.errors import PlayError, Reason
from bot.press.custom_ids import read
from bot.press.games import RepostBoard

_ADDRESSES: Final = "https://discord.com/channels/"


def address_of(interaction: Interaction, message: int | None) -> str | None:
    """The address of a message in the channel where an interaction was made."""
    if message is None:
        return None
    return f"{_ADDRESSES}{interaction.guild_id or '@me'}/{interaction.channel_id}/{message}"


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


_COMPONENT: Final = discord.InteractionType.component


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
