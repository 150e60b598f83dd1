"""A screen as Discord's components. Views hold no state: custom ids say everything."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.discord_app.files import PICTURE
from bot.press.custom_ids import IdsOfMessage, custom_id
from bot.press.games import SubmitMoves
from bot.screens.screen import Button, Row, Screen, Select, Style
from bot.words.game_view import TYPE_LABEL, TYPE_PLACEHOLDER, TYPE_TITLE

ACCENT: Final = 0xDBA53A
MOVES_AT_MOST: Final = 4000

_MOVES_FIELD: Final = "moves"
"""The field of SubmitMoves that the form fills."""

View: TypeAlias = ui.LayoutView
Item: TypeAlias = ui.Item[Any]

_STYLES: Final = {
    Style.QUIET: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.UP: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def layout(screen: Screen) -> View:
    """The components of a screen, already stopped: the router answers, not the view."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_items(screen), accent_colour=ACCENT))
    view.stop()
    return view


def moves_modal(press: SubmitMoves) -> ui.Modal:
    """The form for typing moves."""
    modal = ui.Modal(title=TYPE_TITLE, custom_id=custom_id(press), timeout=None)
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=_MOVES_FIELD, placeholder=TYPE_PLACEHOLDER, max_length=MOVES_AT_MOST
    )
    modal.add_item(ui.Label(text=TYPE_LABEL, component=typed))
    modal.stop()
    return modal


def _items(screen: Screen) -> Iterator[Item]:
    yield ui.TextDisplay(screen.above)
    if screen.picture:
        shown = discord.MediaGalleryItem(f"attachment://{PICTURE}", description=screen.alt)
        yield ui.MediaGallery(shown)
    if screen.below:
        yield ui.TextDisplay(screen.below)
    if screen.file:
        yield ui.File(f"attachment://{screen.file.name}")
    ids = IdsOfMessage()
    for row in screen.rows:
        yield _row(row, ids)


def _row(row: Row, ids: IdsOfMessage) -> Item:
    if isinstance(row, Select):
        return ui.ActionRow(_select(row, ids.of_select()))
    return ui.ActionRow(*(_button(button, ids.of_button(button.press)) for button in row))


def _button(button: Button, custom_id: str) -> ui.Button[Any]:
    return ui.Button(
        style=_STYLES[button.style],
        label=button.label,
        custom_id=custom_id,
        disabled=not button.enabled or button.press is None,
    )


def _select(select: Select, of_select: str) -> ui.Select[Any]:
    options = [
        discord.SelectOption(label=label, value=custom_id(press)) for label, press in select.choices
    ]
    return ui.Select(custom_id=of_select, placeholder=select.placeholder, options=options)
