"""A screen as Discord's components. The views hold nothing: every answer is in a custom id."""

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.discord_app.files import PICTURE
from bot.screens.screen import Button, Row, Screen, Select, Style
from bot.words.game_view import TYPE_LABEL, TYPE_PLACEHOLDER, TYPE_TITLE

ACCENT: Final = 0xDBA53A
MOVES_FIELD: Final = "moves"
MOVES_AT_MOST: Final = 4000

View: TypeAlias = ui.LayoutView
Item: TypeAlias = ui.Item[Any]

_STYLES: Final = {
    Style.QUIET: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.UP: discord.ButtonStyle.success,
    Style.GRAVE: discord.ButtonStyle.danger,
}


def layout(screen: Screen) -> View:
    """The components of a screen, already stopped: no view of ours is to be listened to."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*_items(screen), accent_colour=ACCENT))
    view.stop()
    return view


def moves_modal(custom_id: str) -> ui.Modal:
    """The form in which moves are typed."""
    modal = ui.Modal(title=TYPE_TITLE, custom_id=custom_id, timeout=None)
    typed: ui.TextInput[Any] = ui.TextInput(
        custom_id=MOVES_FIELD, placeholder=TYPE_PLACEHOLDER, max_length=MOVES_AT_MOST
    )
    modal.add_item(ui.Label(text=TYPE_LABEL, component=typed))
    modal.stop()
    return modal


def _items(screen: Screen) -> Iterator[Item]:
    yield ui.TextDisplay(screen.above)
    if screen.picture:
        shown = discord.MediaGalleryItem(f"attachment://{PICTURE}", description=screen.picture.alt)
        yield ui.MediaGallery(shown)
    if screen.below:
        yield ui.TextDisplay(screen.below)
    if screen.file:
        yield ui.File(f"attachment://{screen.file.name}")
    yield from map(_row, screen.rows)


def _row(row: Row) -> Item:
    if isinstance(row, Select):
        return ui.ActionRow(_select(row))
    return ui.ActionRow(*map(_button, row))


def _button(button: Button) -> ui.Button[Any]:
    return ui.Button(
        style=_STYLES[button.style],
        label=button.label,
        custom_id=str(button.press),
        disabled=not button.enabled,
    )


def _select(select: Select) -> ui.Select[Any]:
    options = [discord.SelectOption(label=label, value=verb) for label, verb in select.choices]
    return ui.Select(custom_id=str(select.press), placeholder=select.placeholder, options=options)
