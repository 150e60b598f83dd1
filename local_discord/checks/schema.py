"""Schemas for JSON, with Discord's error messages.

Optional fields can be null, required ones cannot. Unknown fields are errors, so that misspelt
names are noticed; Discord ignores them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from local_discord.checks.form_errors import FormErrors, Location


class Schema(Protocol):
    """What a value must be."""

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        """Adds every error in the value."""


@dataclass(frozen=True)
class String:
    """A string, with limits on its length."""

    minimum: int = 0
    maximum: int = 1 << 20

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, str):
            errors.add(at, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return
        _check_length(len(value), self.minimum, self.maximum, at, errors)


@dataclass(frozen=True)
class Integer:
    """An integer between two limits."""

    minimum: int = -(2**53)
    maximum: int = 2**53

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            errors.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < self.minimum:
            message = f"int value should be greater than or equal to {self.minimum}."
            errors.add(at, "NUMBER_TYPE_MIN", message)
        elif value > self.maximum:
            message = f"int value should be less than or equal to {self.maximum}."
            errors.add(at, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True)
class Number:
    """Any number."""

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, int | float) or isinstance(value, bool):
            errors.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


@dataclass(frozen=True)
class StringOrNumber:
    """A string with a maximum length, or a number."""

    maximum: int

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        schema: Schema = String(0, self.maximum) if isinstance(value, str) else Number()
        schema.check(value, at, errors)


@dataclass(frozen=True)
class Boolean:
    """True or false."""

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, bool):
            errors.add(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True)
class Snowflake:
    """A snowflake. Discord accepts numbers too, which discord.py sends for attachments."""

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        text = str(value) if isinstance(value, int | str) else ""
        if isinstance(value, bool) or not text.isascii() or not text.isdigit():
            errors.add(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


@dataclass(frozen=True)
class OneOf:
    """One of several values."""

    values: Sequence[object]

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if isinstance(value, bool) or value not in self.values:
            named = ", ".join(str(choice) for choice in self.values)
            errors.add(at, "BASE_TYPE_CHOICES", f"Value must be one of ({named}).")


@dataclass(frozen=True)
class Anything:
    """Any value: for fields that clients send back and nobody reads."""

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        """Accepts every value."""


@dataclass(frozen=True)
class ListOf:
    """A list of values of one schema, with limits on its length."""

    of: Schema
    minimum: int = 0
    maximum: int = 1 << 20

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, list):
            errors.add(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        _check_length(len(value), self.minimum, self.maximum, at, errors)
        for number, inner in enumerate(value):
            self.of.check(inner, (*at, number), errors)


@dataclass(frozen=True)
class MapOf:
    """An object with arbitrary keys, such as texts by language."""

    of: Schema

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, dict):
            _add_not_an_object(at, errors)
            return
        for name, inner in value.items():
            self.of.check(inner, (*at, name), errors)


@dataclass(frozen=True)
class Object:
    """An object with these fields."""

    required: Mapping[str, Schema]
    optional: Mapping[str, Schema] = field(default_factory=dict)

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, dict):
            _add_not_an_object(at, errors)
            return
        for name, schema in self.required.items():
            if value.get(name) is None:
                errors.add((*at, name), "BASE_TYPE_REQUIRED", "This field is required")
            else:
                schema.check(value[name], (*at, name), errors)
        for name, inner in value.items():
            optional = self.optional.get(name)
            if optional is not None:
                if inner is not None:
                    optional.check(inner, (*at, name), errors)
            elif name not in self.required:
                errors.add((*at, name), "UNKNOWN_FIELD", "There is no such field here.")


@dataclass(frozen=True)
class Union:
    """An object whose `type` selects its schema."""

    schemas: Mapping[int, Schema]

    def check(self, value: Any, at: Location, errors: FormErrors) -> None:
        if not isinstance(value, dict):
            _add_not_an_object(at, errors)
            return
        kind = value.get("type")
        schema = self.schemas.get(kind) if isinstance(kind, int) else None
        if schema is None:
            named = tuple(sorted(int(number) for number in self.schemas))
            message = f'Value of field "type" must be one of {named}.'
            errors.add(at, "UNION_TYPE_CHOICES", message)
        else:
            schema.check(value, at, errors)


def _add_not_an_object(at: Location, errors: FormErrors) -> None:
    errors.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def _check_length(
    length: int, minimum: int, maximum: int, at: Location, errors: FormErrors
) -> None:
    if minimum <= length <= maximum:
        return
    if minimum == 0:
        errors.add(at, "BASE_TYPE_MAX_LENGTH", f"Must be {maximum} or fewer in length.")
    else:
        message = f"Must be between {minimum} and {maximum} in length."
        errors.add(at, "BASE_TYPE_BAD_LENGTH", message)
