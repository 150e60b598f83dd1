"""A screen as Discord's components, ready to be sent. They hold no state: custom ids say all.

Written by hand: the objects of `discord.ui` are made to listen for presses, which the router does,
and making them and taking them apart again takes 0.4 ms.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, TypeAlias

import discord
from discord import ComponentType
from discord.app_commands import AppCommand, AppCommandGroup

from bot.discord_app.answers.files import PICTURE, figure_name
from bot.press.custom_ids import IdsOfMessage, custom_id
from bot.screens.screen import Button, Link, Row, Screen, Section, Select, Style

ACCENT: Final = 0xDBA53A

Component: TypeAlias = dict[str, Any]
"""A component as in Discord's API."""

_Within: TypeAlias = Callable[[str], str]
"""Mentions the commands that a text names."""

_NAMED: Final = re.compile(r"`/([a-z-]+(?: [a-z-]+)*)`")
_CONTAINER: Final = ComponentType.container.value
_TEXT: Final = ComponentType.text_display.value
_GALLERY: Final = ComponentType.media_gallery.value
_FILE: Final = ComponentType.file.value
_SECTION: Final = ComponentType.section.value
_ROW: Final = ComponentType.action_row.value
_BUTTON: Final = ComponentType.button.value
_SELECT: Final = ComponentType.select.value
_LINK: Final = discord.ButtonStyle.link.value
_STYLES: Final = {
    Style.QUIET: discord.ButtonStyle.secondary.value,
    Style.MAIN: discord.ButtonStyle.primary.value,
    Style.UP: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}


class CommandMentions:
    """The registered commands, to be named in texts: whoever clicks a mention is about to send it.

    Words name them as `/divan play`, in backticks; so they stay where their ids aren't known, and
    where nothing could be clicked.
    """

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        """By the commands' full names."""

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """Takes the commands as Discord has registered them."""
        for command in commands:
            groups = [one for one in command.options if isinstance(one, AppCommandGroup)]
            names = [f"{command.name} {one.name}" for one in groups] or [command.name]
            self._ids |= dict.fromkeys(names, command.id)

    def within(self, text: str) -> str:
        """A text with the commands that it names as mentions, as far as they are known."""
        return _NAMED.sub(self._mention, text)

    def _mention(self, named: re.Match[str]) -> str:
        id_ = self._ids.get(named[1])
        return named[0] if id_ is None else f"</{named[1]}:{id_}>"


UNKNOWN: Final = CommandMentions()
"""No ids are known: every text stays as it is."""


def components(screen: Screen, mentions: CommandMentions = UNKNOWN) -> list[Component]:
    """The components of a screen: one container with everything in it."""
    items = _items(screen, mentions.within)
    return [{"type": _CONTAINER, "accent_color": ACCENT, "components": [*items]}]


def _items(screen: Screen, within: _Within) -> Iterator[Component]:
    if screen.above:
        yield _text(within(screen.above))
    if screen.film:
        yield _gallery(screen.film.name, screen.film_alt)
    if screen.picture:
        yield _gallery(PICTURE, screen.alt)
    for number, figure in enumerate(screen.figures):
        yield _text(within(figure.text))
        yield _gallery(figure_name(number), figure.alt)
    ids = IdsOfMessage()
    for section in screen.sections:
        yield _section(section, ids, within)
    if screen.below:
        yield _text(within(screen.below))
    if screen.file:
        yield {"type": _FILE, "file": {"url": f"attachment://{screen.file.name}"}}
    for row in screen.rows:
        if row:  # Discord refuses an empty row, and the message with it.
            yield {"type": _ROW, "components": [*_row(row, ids)]}
    if screen.link:
        yield {"type": _ROW, "components": [_link(screen.link)]}


def _text(content: str) -> Component:
    return {"type": _TEXT, "content": content}


def _gallery(name: str, alt: str) -> Component:
    shown = {"media": {"url": f"attachment://{name}"}, "description": alt}
    return {"type": _GALLERY, "items": [shown]}


def _section(section: Section, ids: IdsOfMessage, within: _Within) -> Component:
    beside = section.button
    return {
        "type": _SECTION,
        "components": [_text(within(section.text))],
        "accessory": _button(beside, ids.of_button(beside.press)),
    }


def _link(link: Link) -> Component:
    return {"type": _BUTTON, "style": _LINK, "label": link.label, "url": link.address}


def _row(row: Row, ids: IdsOfMessage) -> Iterator[Component]:
    if isinstance(row, Select):
        yield _select(row, ids.of_select())
        return
    for button in row:
        yield _button(button, ids.of_button(button.press))


def _button(button: Button, custom_id: str) -> Component:
    return {
        "type": _BUTTON,
        "style": _STYLES[button.style],
        "label": button.label,
        "custom_id": custom_id,
        "disabled": not button.enabled or button.press is None,
    }


def _select(select: Select, of_select: str) -> Component:
    options = [{"label": label, "value": custom_id(press)} for label, press in select.choices]
    for option, detail in zip(options, select.details, strict=bool(select.details)):
        option["description"] = detail
    return {
        "type": _SELECT,
        "custom_id": of_select,
        "placeholder": select.placeholder,
        "options": options,
    }
