"""Shapes of JSON, and what Discord says where a body has another.

An optional field may be null, a required one may not. Fields that are not listed are refused,
which is stricter than Discord: it ignores them, and so a misspelt field would go unnoticed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from bot.local.checks.form import At, Form


class Shape(Protocol):
    """What a value has to be."""

    def check(self, value: Any, at: At, form: Form) -> None:
        """Notes what is wrong with the value."""


@dataclass(frozen=True)
class Text:
    """A string with a length between two bounds."""

    least: int = 0
    most: int = 1 << 20

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, str):
            form.wrong(at, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
            return
        _check_length(len(value), self.least, self.most, at, form)


@dataclass(frozen=True)
class Whole:
    """A whole number between two bounds."""

    least: int = -(2**53)
    most: int = 2**53

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, int) or isinstance(value, bool):
            form.wrong(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value < self.least:
            message = f"int value should be greater than or equal to {self.least}."
            form.wrong(at, "NUMBER_TYPE_MIN", message)
        elif value > self.most:
            message = f"int value should be less than or equal to {self.most}."
            form.wrong(at, "NUMBER_TYPE_MAX", message)


@dataclass(frozen=True)
class Number:
    """Any number."""

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, int | float) or isinstance(value, bool):
            form.wrong(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


@dataclass(frozen=True)
class TextOrNumber:
    """A string of at most so many characters, or a number."""

    most: int

    def check(self, value: Any, at: At, form: Form) -> None:
        shape: Shape = Text(0, self.most) if isinstance(value, str) else Number()
        shape.check(value, at, form)


@dataclass(frozen=True)
class Truth:
    """True or false."""

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, bool):
            form.wrong(at, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


@dataclass(frozen=True)
class Id:
    """A snowflake; discord.py sends some as numbers, and Discord takes them."""

    def check(self, value: Any, at: At, form: Form) -> None:
        text = str(value) if isinstance(value, int | str) else ""
        if isinstance(value, bool) or not text.isascii() or not text.isdigit():
            form.wrong(at, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')


@dataclass(frozen=True)
class OneOf:
    """One of a few values."""

    values: Sequence[object]

    def check(self, value: Any, at: At, form: Form) -> None:
        if isinstance(value, bool) or value not in self.values:
            named = ", ".join(str(choice) for choice in self.values)
            form.wrong(at, "BASE_TYPE_CHOICES", f"Value must be one of ({named}).")


@dataclass(frozen=True)
class Anything:
    """Whatever it is: fields that clients send back as they got them, and that nobody reads."""

    def check(self, value: Any, at: At, form: Form) -> None:
        """Finds nothing wrong."""


@dataclass(frozen=True)
class Many:
    """A list of so many values of one shape."""

    of: Shape
    least: int = 0
    most: int = 1 << 20

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, list):
            form.wrong(at, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return
        _check_length(len(value), self.least, self.most, at, form)
        for number, inner in enumerate(value):
            self.of.check(inner, (*at, number), form)


@dataclass(frozen=True)
class Named:
    """An object whose names are not fixed, as texts by language."""

    of: Shape

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, dict):
            _no_object(at, form)
            return
        for name, inner in value.items():
            self.of.check(inner, (*at, name), form)


@dataclass(frozen=True)
class Record:
    """An object with these fields."""

    required: Mapping[str, Shape]
    optional: Mapping[str, Shape] = field(default_factory=dict)

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, dict):
            _no_object(at, form)
            return
        for name, shape in self.required.items():
            if value.get(name) is None:
                form.wrong((*at, name), "BASE_TYPE_REQUIRED", "This field is required")
            else:
                shape.check(value[name], (*at, name), form)
        for name, inner in value.items():
            optional = self.optional.get(name)
            if optional is not None:
                if inner is not None:
                    optional.check(inner, (*at, name), form)
            elif name not in self.required:
                form.wrong((*at, name), "UNKNOWN_FIELD", "There is no such field here.")


@dataclass(frozen=True)
class Kinds:
    """An object of one of several kinds, which its `type` tells."""

    shapes: Mapping[int, Shape]

    def check(self, value: Any, at: At, form: Form) -> None:
        if not isinstance(value, dict):
            _no_object(at, form)
            return
        kind = value.get("type")
        shape = self.shapes.get(kind) if isinstance(kind, int) else None
        if shape is None:
            named = tuple(sorted(int(number) for number in self.shapes))
            message = f'Value of field "type" must be one of {named}.'
            form.wrong(at, "UNION_TYPE_CHOICES", message)
        else:
            shape.check(value, at, form)


def _no_object(at: At, form: Form) -> None:
    form.wrong(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def _check_length(length: int, least: int, most: int, at: At, form: Form) -> None:
    if least <= length <= most:
        return
    if least == 0:
        form.wrong(at, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
    else:
        message = f"Must be between {least} and {most} in length."
        form.wrong(at, "BASE_TYPE_BAD_LENGTH", message)
