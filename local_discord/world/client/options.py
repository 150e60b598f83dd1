"""The options of a slash command: checked, and put into the format that the bot gets."""

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import Final

from local_discord.world.client.rules import NotAllowed
from local_discord.world.payload import Payload


class OptionType(IntEnum):
    """Discord's option types."""

    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


_MAX_INTEGER: Final = 2**53
_SUB_COMMAND_TYPES: Final = (OptionType.SUB_COMMAND, OptionType.SUB_COMMAND_GROUP)


def find_command(available: Sequence[Payload], words: str) -> tuple[Payload, list[Payload]]:
    """A command, and the path to the sub-command that the words name, outermost first."""
    first, *rest = words.split()
    command = next((c for c in available if c["name"] == first), None)
    if command is None:
        raise NotAllowed(f"there is no command /{first} here")
    steps: list[Payload] = []
    current = command
    for word in rest:
        matching = (
            o for o in current["options"] if o["name"] == word and o["type"] in _SUB_COMMAND_TYPES
        )
        step = next(matching, None)
        if step is None:
            raise NotAllowed(f"there is no command /{words}")
        current = {"options": [], **step}
        steps.append(current)
    if any(option["type"] in _SUB_COMMAND_TYPES for option in current["options"]):
        raise NotAllowed(f"/{words} is not complete")
    return command, steps


def nested(steps: Sequence[Payload], options: list[Payload]) -> list[Payload]:
    """The options inside the path of sub-commands."""
    for step in reversed(steps):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


def option_values(options: Sequence[Payload], values: Mapping[str, object]) -> list[Payload]:
    """The options with their values. The value None leaves an option out."""
    values = {name: value for name, value in values.items() if value is not None}
    if unknown := set(values) - {option["name"] for option in options}:
        raise NotAllowed(f"there is no option {', '.join(sorted(unknown))}")
    for option in options:
        if option.get("required") and option["name"] not in values:
            raise NotAllowed(f"the option {option['name']} is required")
    given = [option for option in options if option["name"] in values]
    return [_option_value(option, values[option["name"]]) for option in given]


def autocomplete_values(
    options: Sequence[Payload], values: Mapping[str, object], focused: str
) -> list[Payload]:
    """The options while the focused one is being typed."""
    option = next((o for o in options if o["name"] == focused), None)
    if option is None or not option.get("autocomplete"):
        raise NotAllowed(f"the option {focused} has no autocomplete")
    return [
        {"name": o["name"], "type": o["type"], "value": values[o["name"]]}
        if o is not option
        else {**_name_and_type(o), "value": str(values.get(focused) or ""), "focused": True}
        for o in options
        if o is option or values.get(o["name"]) is not None
    ]


def _name_and_type(option: Payload) -> Payload:
    return {"name": option["name"], "type": option["type"]}


def _option_value(option: Payload, value: object) -> Payload:
    name, type_ = option["name"], OptionType(option["type"])
    accepts = _ACCEPTS.get(type_)
    if accepts is None:
        raise NotAllowed(f"options of type {type_.name} are not supported here")
    if not accepts(value):
        raise NotAllowed(f"the option {name} takes {type_.name.lower()}, not {value!r}")
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices and value not in choices:
        raise NotAllowed(f"the option {name} has no choice {value!r}")
    size = len(value) if isinstance(value, str) else value
    for bound, is_within in _BOUNDS.items():
        limit = option.get(bound)
        if limit is not None and not is_within(size, limit):
            raise NotAllowed(f"the option {name} has {bound} {limit}, not {value!r}")
    return {**_name_and_type(option), "value": value}


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= _MAX_INTEGER


def _is_number(value: object) -> bool:
    return _is_integer(value) or (isinstance(value, float) and abs(value) <= _MAX_INTEGER)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and value.isdigit()


_ACCEPTS: Final[Mapping[OptionType, Callable[[object], bool]]] = {
    OptionType.STRING: lambda value: isinstance(value, str) and len(value) <= 6000,
    OptionType.INTEGER: _is_integer,
    OptionType.BOOLEAN: lambda value: isinstance(value, bool),
    OptionType.USER: _is_id,
    OptionType.CHANNEL: _is_id,
    OptionType.NUMBER: _is_number,
}


def _at_least(size: object, limit: float) -> bool:
    return isinstance(size, int | float) and size >= limit


def _at_most(size: object, limit: float) -> bool:
    return isinstance(size, int | float) and size <= limit


_BOUNDS: Final[Mapping[str, Callable[[object, float], bool]]] = {
    "min_value": _at_least,
    "max_value": _at_most,
    "min_length": _at_least,
    "max_length": _at_most,
}
