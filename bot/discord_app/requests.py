"""Reads interactions: who asks, where and when, and what they pressed."""

from collections.abc import Iterator
from typing import Any, Final, cast

import discord

from bot.errors import UnknownButton
from bot.press.custom_ids import Press, read
from bot.services.request import Request

Interaction = discord.Interaction[discord.Client]

_REQUEST: Final = "request"
"""The key in an interaction's extras under which its request is kept."""


def request_of(interaction: Interaction) -> Request:
    """The request of an interaction, read once; its time is Discord's."""
    if _REQUEST not in interaction.extras:
        interaction.extras[_REQUEST] = _request(interaction)
    return cast(Request, interaction.extras[_REQUEST])


def press_of(interaction: Interaction) -> Press:
    """The press of a component or form; raises UnknownButton."""
    sent = cast(dict[str, Any], interaction.data)
    is_form = interaction.type is discord.InteractionType.modal_submit
    typed = dict(_typed(sent.get("components"))) if is_form else None
    try:
        return read(sent["custom_id"], sent.get("values", ()), typed)
    except ValueError:
        raise UnknownButton from None


def owner_of(user: int) -> str:
    """The player with a user's id, as the store knows them."""
    return f"discord:{user}"


def id_of(named: str) -> int:
    """The id in `discord:42`, a player or a server, or in `42`."""
    return int(named.rpartition(":")[2])


def channel_of(interaction: Interaction) -> str:
    """The channel's id; for a thread, its channel's."""
    if isinstance(interaction.channel, discord.Thread):
        return str(interaction.channel.parent_id)
    return str(interaction.channel_id)


def _request(interaction: Interaction) -> Request:
    server = _server_of(interaction)
    channel = channel_of(interaction) if server else None
    owner = owner_of(interaction.user.id)
    return Request(interaction.id, owner, interaction.created_at, server, channel)


def _server_of(interaction: Interaction) -> str | None:
    """The server, as the store knows it; None if Divan isn't installed in one here."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        return None
    return f"discord:{interaction.guild_id}"


def _typed(components: Any) -> Iterator[tuple[str, str]]:
    """A form's fields by name, and what was typed in them, however deeply nested."""
    if isinstance(components, dict):
        if "value" in components:
            yield components["custom_id"], components["value"]
        components = [*components.values()]
    if isinstance(components, list):
        for part in components:
            yield from _typed(part)
