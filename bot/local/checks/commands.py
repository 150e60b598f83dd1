"""Commands as they are registered: names, descriptions, options and their order."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.local.checks.form import At, Form
from bot.local.checks.modals import CHOICE
from bot.local.checks.shapes import (
    Kinds,
    Many,
    Named,
    Number,
    OneOf,
    Record,
    Shape,
    Text,
    TextOrNumber,
    Truth,
    Whole,
)
from bot.local.world.client.options import OptionType as Type
from bot.local.world.payload import Payload

_MOST_CHARACTERS: Final = 8000
_SLASH: Final = 1

_DESCRIBED: Final[Mapping[str, Shape]] = {
    "type": Whole(),
    "name": Text(1, 32),
    "description": Text(1, 100),
}
_LOCALIZED: Final[Mapping[str, Shape]] = {
    "name_localizations": Named(Text(1, 32)),
    "description_localizations": Named(Text(1, 100)),
}


def _option(**own: Shape) -> Record:
    return Record(_DESCRIBED, {**_LOCALIZED, "required": Truth(), **own})


_CHOICES: Final = Many(CHOICE, 0, 25)
_NUMERIC: Final = _option(
    autocomplete=Truth(), choices=_CHOICES, min_value=Number(), max_value=Number()
)
_VALUES: Final[Mapping[int, Shape]] = {
    Type.STRING: _option(
        autocomplete=Truth(),
        choices=_CHOICES,
        min_length=Whole(0, 6000),
        max_length=Whole(1, 6000),
    ),
    Type.INTEGER: _NUMERIC,
    Type.NUMBER: _NUMERIC,
    Type.BOOLEAN: _option(),
    Type.USER: _option(),
    Type.CHANNEL: _option(channel_types=Many(Whole())),
    Type.ROLE: _option(),
    Type.MENTIONABLE: _option(),
    Type.ATTACHMENT_SCHEME: _option(),
}
_SUB_COMMAND: Final = _option(options=Many(Kinds(_VALUES), 0, 25))
_GROUP: Final = _option(options=Many(Kinds({Type.SUB_COMMAND: _SUB_COMMAND}), 0, 25))
_OPTIONS: Final = {**_VALUES, Type.SUB_COMMAND: _SUB_COMMAND, Type.SUB_COMMAND_GROUP: _GROUP}

_COMMAND: Final = Record(
    {"name": Text(1, 32)},
    {
        **_LOCALIZED,
        "description": Text(0, 100),
        "type": OneOf((1, 2, 3)),
        "options": Many(Kinds(_OPTIONS), 0, 25),
        "default_member_permissions": TextOrNumber(20),
        "dm_permission": Truth(),
        "contexts": Many(OneOf((0, 1, 2)), 1, 3),
        "integration_types": Many(OneOf((0, 1)), 1, 2),
        "nsfw": Truth(),
    },
)


def check_commands(body: Any) -> None:
    """Raises what Discord says of all the commands, if anything is wrong with them."""
    form = Form()
    Many(_COMMAND, 0, 110).check(body, (), form)
    form.refuse_if_wrong()
    _check_distinct(body, (), form)
    for number, command in enumerate(body):
        if command.get("type") in (None, _SLASH):
            _check_slash(command, (number,), form)
    form.refuse_if_wrong()


def _check_slash(command: Payload, at: At, form: Form) -> None:
    _check_name(command["name"], at, form)
    if not command.get("description"):
        message = "Must be between 1 and 100 in length."
        form.wrong((*at, "description"), "BASE_TYPE_BAD_LENGTH", message)
    _check_options(command.get("options") or (), (*at, "options"), form)
    if _characters(command) > _MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({_MOST_CHARACTERS})"
        form.wrong(at, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_options(options: Sequence[Payload], at: At, form: Form) -> None:
    kinds = {option["type"] in (Type.SUB_COMMAND, Type.SUB_COMMAND_GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive"
        form.wrong(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    _check_distinct(options, at, form)
    optional_came = False
    for number, option in enumerate(options):
        here = (*at, number)
        _check_name(option["name"], here, form)
        _check_option(option, here, form)
        if optional_came and option.get("required"):
            message = "Required options must be placed before non-required options"
            form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_came = optional_came or not option.get("required")
        _check_options(option.get("options") or (), (*here, "options"), form)


def _check_option(option: Payload, at: At, form: Form) -> None:
    choices = option.get("choices") or ()
    if choices and option.get("autocomplete"):
        message = "Autocomplete fields cannot have choices"
        form.wrong(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    names = [choice["name"] for choice in choices]
    if len(set(names)) < len(names):
        message = "Choice names must be unique"
        form.wrong((*at, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY", message)
    for number, choice in enumerate(choices):
        if isinstance(choice["value"], str) != (option["type"] == Type.STRING):
            message = f'Value "{choice["value"]}" is not of the option\'s type.'
            form.wrong((*at, "choices", number, "value"), "NUMBER_TYPE_COERCE", message)


def _check_name(name: str, at: At, form: Form) -> None:
    if name != name.lower() or re.fullmatch(r"[-_'\w]{1,32}", name) is None:
        code = "APPLICATION_COMMAND_INVALID_NAME"
        form.wrong((*at, "name"), code, "Command name is invalid")


def _check_distinct(named: Sequence[Payload], at: At, form: Form) -> None:
    seen: set[object] = set()
    for number, one in enumerate(named):
        key = (one.get("type") or _SLASH, one["name"]) if at == () else one["name"]
        if key in seen:
            message = "Names must be unique"
            form.wrong((*at, number), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)


def _characters(command: Payload) -> int:
    """What Discord counts against a command: names, descriptions and values."""
    own = len(command["name"]) + len(command.get("description") or "")
    choices = command.get("choices") or ()
    told = sum(len(choice["name"]) + len(str(choice["value"])) for choice in choices)
    return own + told + sum(_characters(option) for option in command.get("options") or ())
