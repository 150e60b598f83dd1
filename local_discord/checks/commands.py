"""Validates commands: names, descriptions, options and their order."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from local_discord.checks.form_errors import FormErrors, Location
from local_discord.checks.modals import CHOICE
from local_discord.checks.schema import (
    Boolean,
    Integer,
    ListOf,
    MapOf,
    Number,
    Object,
    OneOf,
    Schema,
    String,
    StringOrNumber,
    Union,
)
from local_discord.world import api_errors
from local_discord.world.client.options import OptionType as Type
from local_discord.world.commands import CommandType, type_of
from local_discord.world.payload import Payload

_MAX_SIZE: Final = 8000
_MAX_COMMANDS: Final[Mapping[CommandType, int]] = {
    CommandType.SLASH: 100,
    CommandType.USER: 15,
    CommandType.MESSAGE: 15,
}

_DESCRIBED: Final[Mapping[str, Schema]] = {
    "type": Integer(),
    "name": String(1, 32),
    "description": String(1, 100),
}
_LOCALIZED: Final[Mapping[str, Schema]] = {
    "name_localizations": MapOf(String(1, 32)),
    "description_localizations": MapOf(String(1, 100)),
}


def _option(**own: Schema) -> Object:
    return Object(_DESCRIBED, {**_LOCALIZED, "required": Boolean(), **own})


_CHOICES: Final = ListOf(CHOICE, 0, 25)
_NUMERIC: Final = _option(
    autocomplete=Boolean(), choices=_CHOICES, min_value=Number(), max_value=Number()
)
_VALUES: Final[Mapping[int, Schema]] = {
    Type.STRING: _option(
        autocomplete=Boolean(),
        choices=_CHOICES,
        min_length=Integer(0, 6000),
        max_length=Integer(1, 6000),
    ),
    Type.INTEGER: _NUMERIC,
    Type.NUMBER: _NUMERIC,
    Type.BOOLEAN: _option(),
    Type.USER: _option(),
    Type.CHANNEL: _option(channel_types=ListOf(Integer())),
    Type.ROLE: _option(),
    Type.MENTIONABLE: _option(),
    Type.ATTACHMENT: _option(),
}
_SUB_COMMAND: Final = _option(options=ListOf(Union(_VALUES), 0, 25))
_GROUP: Final = _option(options=ListOf(Union({Type.SUB_COMMAND: _SUB_COMMAND}), 0, 25))
_OPTIONS: Final = {**_VALUES, Type.SUB_COMMAND: _SUB_COMMAND, Type.SUB_COMMAND_GROUP: _GROUP}

_COMMAND: Final = Object(
    {"name": String(1, 32)},
    {
        **_LOCALIZED,
        "description": String(0, 100),
        "type": OneOf((1, 2, 3)),
        "options": ListOf(Union(_OPTIONS), 0, 25),
        "default_member_permissions": StringOrNumber(20),
        "dm_permission": Boolean(),
        "contexts": ListOf(OneOf((0, 1, 2)), 1, 3),
        "integration_types": ListOf(OneOf((0, 1)), 1, 2),
        "nsfw": Boolean(),
    },
)


def check_commands(body: Any) -> None:
    """Raises ApiError with every error in the commands, if there are any."""
    errors = FormErrors()
    ListOf(_COMMAND, 0, sum(_MAX_COMMANDS.values())).check(body, (), errors)
    errors.raise_if_any()
    _check_distinct(body, (), errors)
    for number, command in enumerate(body):
        if type_of(command) is CommandType.SLASH:
            _check_slash(command, (number,), errors)
        else:
            _check_context_menu(command, (number,), errors)
    errors.raise_if_any()
    for kind, most in _MAX_COMMANDS.items():
        if sum(type_of(command) is kind for command in body) > most:
            raise api_errors.too_many_commands(most)


def _check_slash(command: Payload, at: Location, errors: FormErrors) -> None:
    _check_name(command["name"], at, errors)
    if not command.get("description"):
        message = "Must be between 1 and 100 in length."
        errors.add((*at, "description"), "BASE_TYPE_BAD_LENGTH", message)
    _check_options(command.get("options") or (), (*at, "options"), errors)
    if _characters(command) > _MAX_SIZE:
        message = f"Command exceeds maximum size ({_MAX_SIZE})"
        errors.add(at, "APPLICATION_COMMAND_TOO_LARGE", message)


def _check_context_menu(command: Payload, at: Location, errors: FormErrors) -> None:
    """Checks the name, which may have capitals and spaces; there is nothing else to see."""
    if not command["name"].strip():
        errors.add((*at, "name"), "BASE_TYPE_REQUIRED", "This field is required")
    if command.get("description"):
        message = "Context menu commands cannot have description"
        errors.add((*at, "description"), "APPLICATION_COMMAND_INVALID_DESCRIPTION", message)
    if command.get("options"):
        message = "Context menu commands cannot have options"
        errors.add((*at, "options"), "APPLICATION_COMMAND_INVALID_OPTIONS", message)


def _check_options(options: Sequence[Payload], at: Location, errors: FormErrors) -> None:
    kinds = {option["type"] in (Type.SUB_COMMAND, Type.SUB_COMMAND_GROUP) for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive"
        errors.add(at, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    _check_distinct(options, at, errors)
    seen_optional = False
    for number, option in enumerate(options):
        here = (*at, number)
        _check_name(option["name"], here, errors)
        _check_option(option, here, errors)
        if seen_optional and option.get("required"):
            message = "Required options must be placed before non-required options"
            errors.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        seen_optional = seen_optional or not option.get("required")
        _check_options(option.get("options") or (), (*here, "options"), errors)


def _check_option(option: Payload, at: Location, errors: FormErrors) -> None:
    choices = option.get("choices") or ()
    if choices and option.get("autocomplete"):
        message = "Autocomplete fields cannot have choices"
        errors.add(at, "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE", message)
    names = [choice["name"] for choice in choices]
    if len(set(names)) < len(names):
        message = "Choice names must be unique"
        errors.add((*at, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY", message)
    for number, choice in enumerate(choices):
        if isinstance(choice["value"], str) != (option["type"] == Type.STRING):
            message = f'Value "{choice["value"]}" is not of the option\'s type.'
            errors.add((*at, "choices", number, "value"), "NUMBER_TYPE_COERCE", message)


def _check_name(name: str, at: Location, errors: FormErrors) -> None:
    if name != name.lower() or re.fullmatch(r"[-_'\w]{1,32}", name) is None:
        code = "APPLICATION_COMMAND_INVALID_NAME"
        errors.add((*at, "name"), code, "Command name is invalid")


def _check_distinct(items: Sequence[Payload], at: Location, errors: FormErrors) -> None:
    seen: set[object] = set()
    for number, item in enumerate(items):
        key = (type_of(item), item["name"]) if at == () else item["name"]
        if key in seen:
            message = "Names must be unique"
            errors.add((*at, number), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)


def _characters(command: Payload) -> int:
    """A command's size by Discord's count: names, descriptions and values."""
    own = len(command["name"]) + len(command.get("description") or "")
    choices = command.get("choices") or ()
    choice_length = sum(len(choice["name"]) + len(str(choice["value"])) for choice in choices)
    return own + choice_length + sum(_characters(option) for option in command.get("options") or ())
