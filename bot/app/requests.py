"""Reads interactions: who asks, where and when, what they pressed, in which languages they read.

Of the message that was clicked nobody reads more than a single button, which may say that the board
has moved. discord.py would make an object of every button and text of a board.
"""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any, Final, cast

import discord

from bot.app.internals import Parse, parse_presses
from bot.errors import PlayError, Reason
from bot.languages import known, language_of, speak
from bot.press.custom_ids import read
from bot.press.games import Play, RepostBoard
from bot.press.press import Press, name_of
from bot.press.together import AtTable
from bot.services.core.requests import Request
from bot.services.players.players import Chosen, ChosenLanguages

Interaction = discord.Interaction[discord.Client]

ANSWERED_WITHIN: Final = 2.5
"""Seconds from receiving an interaction to its deadline. Discord waits for 3, of which the
interaction and its answer spend some on their way."""
_REQUEST: Final = "request"
_PRESS: Final = "press"
"""The keys in an interaction's extras under which its request and its press are kept."""
_ADDRESSES: Final = "https://discord.com/channels/"
_COMPONENT: Final = discord.InteractionType.component
_UNREAD: Final = ("attachments", "embeds")
_ANSWERED: Final = "interaction_metadata"
"""The interaction whose answer the message was, with its user."""
_BUTTON: Final = discord.ComponentType.button.value
NOTHING_CHOSEN: Final = Chosen()


def request_of(interaction: Interaction) -> Request:
    """The request of an interaction, read once, on arrival; its time is Discord's."""
    if _REQUEST not in interaction.extras:
        interaction.extras[_REQUEST] = _request(interaction)
    return cast(Request, interaction.extras[_REQUEST])


def press_of(interaction: Interaction) -> Press:
    """The press of a component or form, read once; raises UNKNOWN_BUTTON."""
    if _PRESS not in interaction.extras:
        interaction.extras[_PRESS] = _press(interaction)
    return cast(Press, interaction.extras[_PRESS])


def asked_of(interaction: Interaction) -> Press | None:
    """What was pressed; None if that is unknown."""
    return cast(Press | None, interaction.extras.get(_PRESS))


def play_of(interaction: Interaction) -> Play | None:
    """The press, if it is one that plays on a board."""
    if interaction.type is not discord.InteractionType.component:
        return None
    try:
        press = press_of(interaction)
    except PlayError:
        return None
    if isinstance(press, AtTable):
        return press.hand
    return press if isinstance(press, Play) else None


def kind_of(interaction: Interaction) -> str:
    """What was asked, for the metrics: a press, or a command with its slash."""
    if interaction.type is discord.InteractionType.autocomplete:
        return "suggestions"
    if interaction.type is discord.InteractionType.application_command:
        command = interaction.command
        return f"/{command.qualified_name}" if command else "unknown"
    try:
        return name_of(press_of(interaction))
    except PlayError:
        return "unknown"


def count_from_now(interaction: Interaction) -> None:
    """Gives a request that had to wait for its turn as much time as if it had come now."""
    waited = request_of(interaction)
    interaction.extras[_REQUEST] = replace(waited, deadline=_deadline())


async def hear(interaction: Interaction, languages: ChosenLanguages) -> None:
    """Speaks, in this task from now on, as the player and the server chose."""
    try:
        chosen = await languages.of(request_of(interaction))
    except Exception:
        speak_as_discord(interaction)
        raise
    speak_as_discord(interaction, chosen)


def speak_as_discord(interaction: Interaction, chosen: Chosen = NOTHING_CHOSEN) -> None:
    """Speaks what was chosen, and where nothing was, as Discord says.

    Discord says English of every server that isn't a community. Where there is no server, the
    others in the conversation read the player's language.
    """
    reader = known(chosen.player) or language_of(interaction.locale.value)
    around = interaction.guild_locale
    if interaction.guild_id is None:
        everyone = reader
    else:
        everyone = known(chosen.server) or language_of(around.value if around else None)
    speak(reader, everyone, text_mode=chosen.text_mode)


def owner_of(user: int) -> str:
    """The player with a user's id, as the store knows them."""
    return f"discord:{user}"


def id_of(named: str) -> int:
    """The id in `discord:42`, a player or a server, or in `42`."""
    return int(named.rpartition(":")[2])


def _press(interaction: Interaction) -> Press:
    sent = cast(dict[str, Any], interaction.data)
    is_form = interaction.type is discord.InteractionType.modal_submit
    try:
        typed = dict(_typed(sent.get("components"))) if is_form else None
        return read(_text(sent.get("custom_id")), _texts(sent.get("values", [])), typed)
    except ValueError:
        raise PlayError(Reason.UNKNOWN_BUTTON) from None


def _request(interaction: Interaction) -> Request:
    # None if Divan isn't installed in one here.
    has_server = interaction.guild_id is not None and interaction.is_guild_integration()
    server = f"discord:{interaction.guild_id}" if has_server else None
    place, user = interaction.channel, interaction.user
    channel = place.parent_id if isinstance(place, discord.Thread) else interaction.channel_id
    return Request(
        interaction.id,
        owner_of(user.id),
        interaction.created_at,
        server,
        str(channel) if server else None,
        place=str(interaction.channel_id) if server else None,
        is_direct=interaction.guild_id is None,
        manages=interaction.permissions.manage_guild,
        joined_at=user.joined_at if isinstance(user, discord.Member) else None,
        deadline=_deadline(),
        locale=interaction.locale.value,
    )


def _deadline() -> float:
    return asyncio.get_running_loop().time() + ANSWERED_WITHIN


def _typed(components: Any) -> Iterator[tuple[str, str]]:
    """A form's fields by name, and what was typed in them, however deeply nested; ValueError."""
    if isinstance(components, dict):
        if "value" in components:
            yield _text(components.get("custom_id")), _text(components["value"])
        components = [*components.values()]
    if isinstance(components, list):
        for part in components:
            yield from _typed(part)


def _texts(sent: object) -> list[str]:
    """Texts that Discord sent; ValueError if they are anything else."""
    if not isinstance(sent, list):
        raise ValueError(sent)
    return [_text(one) for one in sent]


def _text(sent: object) -> str:
    """A text that Discord sent; ValueError if it is anything else."""
    if not isinstance(sent, str):
        raise ValueError(sent)
    return sent


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
    with suppress(ValueError):
        if left.custom_id and isinstance(read(left.custom_id), RepostBoard):
            raise PlayError(Reason.BOARD_MOVED, address=None)


def _buttons(components: Iterable[Any]) -> Iterator[discord.Button]:
    for component in components:
        if isinstance(component, discord.Button):
            yield component
        else:
            yield from _buttons(getattr(component, "children", ()))
