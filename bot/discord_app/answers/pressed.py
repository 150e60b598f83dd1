"""What every answer to a press is made of: the press, and what Discord sent beside it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, TypeAlias, cast

from bot.discord_app.replies import Interaction
from bot.errors import UnknownButton
from bot.press import Press

Answer: TypeAlias = Callable[[Interaction, Press], Awaitable[None]]
Answers: TypeAlias = Mapping[str, Answer]
"""By the word that a verb is, or by that which it begins with, up to and with its hyphen."""


def press_of(interaction: Interaction) -> Press:
    """The press that a component or a form stands for; UnknownButton."""
    try:
        return Press.read(sent(interaction)["custom_id"])
    except ValueError:
        raise UnknownButton from None


def word_of(press: Press) -> str:
    """The word by which a press is answered: `undo`, `set-`."""
    word, hyphen, _ = press.verb.partition("-")
    return word + hyphen


def rest_of(press: Press) -> str:
    """What of a verb comes after its first hyphen."""
    return press.verb.partition("-")[2]


def chosen(interaction: Interaction) -> str:
    """The one value that was chosen in a select; UnknownButton."""
    match sent(interaction).get("values"):
        case [str(value)]:
            return value
        case _:
            raise UnknownButton


def field(interaction: Interaction, custom_id: str) -> str:
    """What was written in a form's field, however deep that lies; empty where it is not there."""
    return next(_values(sent(interaction), custom_id), "")


def sent(interaction: Interaction) -> dict[str, Any]:
    """What a component or a form sent, as Discord's JSON."""
    return cast(dict[str, Any], interaction.data)


def _values(sent: Any, custom_id: str) -> Iterator[str]:
    if isinstance(sent, dict):
        if sent.get("custom_id") == custom_id and "value" in sent:
            yield sent["value"]
        sent = list(sent.values())
    if isinstance(sent, list):
        for part in sent:
            yield from _values(part, custom_id)
