"""An interaction as ours: who asks, where and when, and what was pressed. Each is read once."""

from collections.abc import Iterator
from typing import Any, Final, cast

import discord

from bot.errors import UnknownButton
from bot.press.custom_ids import Press, read
from bot.services.request import Request

Interaction = discord.Interaction[discord.Client]

_REQUEST: Final = "request"
"""Where an interaction keeps the request that was read from it."""


def request_of(interaction: Interaction) -> Request:
    """Who asks: the time is the interaction's own, by Discord's clock."""
    if _REQUEST not in interaction.extras:
        interaction.extras[_REQUEST] = _request(interaction)
    return cast(Request, interaction.extras[_REQUEST])


def press_of(interaction: Interaction) -> Press:
    """What a component or a form means; UnknownButton."""
    sent = cast(dict[str, Any], interaction.data)
    is_form = interaction.type is discord.InteractionType.modal_submit
    typed = dict(_typed(sent.get("components"))) if is_form else None
    try:
        return read(sent["custom_id"], sent.get("values", ()), typed)
    except ValueError:
        raise UnknownButton from None


def owner_of(user: int) -> str:
    """The player whom a user's id stands for, as the store knows them."""
    return f"discord:{user}"


def id_of(named: str) -> int:
    """The id in `discord:42`, a player or a server, or in `42`."""
    return int(named.rpartition(":")[2])


def channel_of(interaction: Interaction) -> str:
    """The channel's id; a thread is part of its channel."""
    if isinstance(interaction.channel, discord.Thread):
        return str(interaction.channel.parent_id)
    return str(interaction.channel_id)


def _request(interaction: Interaction) -> Request:
    server = _server_of(interaction)
    channel = channel_of(interaction) if server else None
    owner = owner_of(interaction.user.id)
    return Request(interaction.id, owner, interaction.created_at, server, channel)


def _server_of(interaction: Interaction) -> str | None:
    """The server, as the store knows it; None where the bot is not installed in one here."""
    if interaction.guild_id is None or not interaction.is_guild_integration():
        return None
    return f"discord:{interaction.guild_id}"


def _typed(components: Any) -> Iterator[tuple[str, str]]:
    """What was written in a form's fields, by their names, however deep they lie."""
    if isinstance(components, dict):
        if "value" in components:
            yield components["custom_id"], components["value"]
        components = [*components.values()]
    if isinstance(components, list):
        for part in components:
            yield from _typed(part)
