"""What a person can do: the commands that are offered, and the controls on a message."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from local_discord import ComponentType, Person, walk
from local_discord.world.components import SELECTS
from tests.play.reading import Message

Payload = dict[str, Any]

SUBCOMMAND, SUBCOMMAND_GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7
"""Discord's types of options."""

DANGER: Final = 4
"""Discord's style for a button that takes something away."""
LAST: Final = ("settings", "privacy", "server")
"""Commands that change how all others answer, so they come last."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command with some of its options."""

    name: str
    options: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        given = "".join(f" {name}:{value}" for name, value in self.options)
        return f"/{self.name}{given}"


@dataclass(frozen=True)
class Control:
    """A button, or one choice of a select."""

    label: str
    custom_id: str
    values: tuple[str, ...] = ()
    """The choice; nothing for a button."""
    is_dangerous: bool = False

    @cached_property
    def kind(self) -> str:
        """What is pressed, without the numbers that tell one game or day from another."""
        said = ":".join((self.custom_id, *self.values))
        return re.sub(r"\d+", "#", re.sub(r"~\d+", "", said))

    @cached_property
    def word(self) -> str:
        """Its first words: the press without its fields."""
        return _word((self.values or (self.custom_id,))[0])


def commands(person: Person, offered: list[Payload]) -> list[Command]:
    """The commands as offered: without options, and with each value of each one by itself."""
    found = [
        command
        for root in offered
        for name, options in _with_options(root["name"], root["options"])
        for command in _of(person, name, options)
    ]
    return sorted(found, key=lambda one: any(word in one.name for word in LAST))


def suggesting(person: Person, offered: list[Payload]) -> Iterator[tuple[Command, str]]:
    """The commands with an option that the bot suggests values for, and that option's name."""
    for root in offered:
        for name, options in _with_options(root["name"], root["options"]):
            needed = _needed(person, options)
            for one in options:
                if one.get("autocomplete"):
                    yield Command(name, needed), one["name"]


def _of(person: Person, name: str, options: list[Payload]) -> Iterator[Command]:
    needed = _needed(person, options)
    yield Command(name, needed)
    for one in options:
        others = tuple(given for given in needed if given[0] != one["name"])
        for value in _values(person, one):
            if (one["name"], value) not in needed:
                yield Command(name, (*others, (one["name"], value)))


def _needed(person: Person, options: list[Payload]) -> tuple[tuple[str, object], ...]:
    return tuple((one["name"], _values(person, one)[0]) for one in options if one.get("required"))


def _with_options(name: str, options: list[Payload]) -> Iterator[tuple[str, list[Payload]]]:
    """The commands below a root, each with its options."""
    nested = [one for one in options if one["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    for one in nested:
        yield from _with_options(f"{name} {one['name']}", one.get("options", []))
    if not nested:
        yield name, options


def _values(person: Person, option: Payload) -> Sequence[object]:
    """Values that a person may give an option, the first one the most ordinary."""
    if choices := option.get("choices"):
        return [choice["value"] for choice in choices]
    match option["type"]:
        case 3:
            return ["t", "20", "x"]
        case 4:
            least, most = option.get("min_value", 0), option.get("max_value", 30)
            return [least, most]
        case 5:
            return [True, False]
        case 6:
            others = {user.id for here in person.channels for user in here.members}
            return sorted(others)
        case 7:
            return [here.id for here in person.channels if here.guild and here.kind == 0]
    raise NotImplementedError(f"the crawler doesn't know the type of {option}")


def controls(message: Message) -> list[Control]:
    """What can be pressed or chosen on a message, from the top."""
    found = list[Control]()
    for part in walk(message["components"]):
        if part.get("disabled") or "custom_id" not in part:
            continue
        id_ = part["custom_id"]
        if part["type"] == ComponentType.BUTTON:
            found.append(Control(part["label"], id_, is_dangerous=part["style"] == DANGER))
        elif part["type"] in SELECTS:
            found += [
                Control(one["label"], id_, (one["value"],)) for one in part.get("options", ())
            ]
    return found


def screen_kind(message: Message) -> frozenset[str]:
    """What kind of screen a message is: what it offers, and whether there is a picture on it."""
    parts = [*walk(message["components"])]
    offered = {_word(part["custom_id"]) for part in parts if "custom_id" in part}
    chosen = {one.word for one in controls(message)}
    return frozenset({*offered, *chosen, *(f"type {part['type']}" for part in parts)})


def _word(custom_id: str) -> str:
    return ":".join(custom_id.split(":")[:2])
