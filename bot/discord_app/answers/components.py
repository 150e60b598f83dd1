"""A screen as Discord's components, ready to be sent. They hold no state: custom ids say all.

Written by hand: the objects of `discord.ui` are made to listen for presses, which the router does,
and making them and taking them apart again takes 0.4 ms.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import discord
from discord import ComponentType

from bot.discord_app.answers.files import PICTURE, figure_name
from bot.discord_app.answers.markdown import UNKNOWN, Markdown
from bot.features.screen import Button, Link, Row, Screen, Section, Select, Style
from bot.languages import in_text_mode
from bot.press.custom_ids import IdsOfMessage, custom_id
from bot.words.common.markdown import LONGEST

ACCENT: Final = 0xDBA53A

Component: TypeAlias = dict[str, Any]
"""A component as in Discord's API."""

_Write: TypeAlias = Callable[[str], str]
"""Writes a text as it is sent."""

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


def components(screen: Screen, markdown: Markdown = UNKNOWN) -> list[Component]:
    """The components of a screen: one container with everything in it."""
    write = markdown.without_emoji if in_text_mode() else markdown.with_emoji
    items, length = _written(screen, write)
    if length > LONGEST:
        items, _ = _written(screen, markdown.without_emoji)
    return [{"type": _CONTAINER, "accent_color": ACCENT, "components": items}]


def _written(screen: Screen, write: _Write) -> tuple[list[Component], int]:
    """What a screen consists of, and how long its texts are together."""
    texts = list[str]()

    def written(text: str) -> str:
        texts.append(write(text))
        return texts[-1]

    return [*_items(screen, written)], sum(map(len, texts))


def _items(screen: Screen, write: _Write) -> Iterator[Component]:
    if screen.above:
        yield _text(write(screen.above))
    if screen.film:
        yield _gallery(screen.film.name, screen.film_alt)
    if screen.picture:
        yield _gallery(PICTURE, screen.alt)
    for number, figure in enumerate(screen.figures):
        yield _text(write(figure.text))
        yield _gallery(figure_name(number), figure.alt)
    ids = IdsOfMessage()
    for section in screen.sections:
        yield _section(section, ids, write)
    if screen.below:
        yield _text(write(screen.below))
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


def _section(section: Section, ids: IdsOfMessage, write: _Write) -> Component:
    beside = section.button
    return {
        "type": _SECTION,
        "components": [_text(write(section.text))],
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
