"""The files of a screen: its picture, drawn, and a file for the player to save."""

from collections.abc import Iterator
from io import BytesIO
from typing import Final

import discord

from bot.render import Board, Renderer, ShareCard, Statistics
from bot.screens.screen import Picture, Screen
from bot.words.games import names

PICTURE: Final = "board.png"


def files_of(screen: Screen, renderer: Renderer) -> list[discord.File]:
    """The files to send with a screen."""
    return [*_files(screen, renderer)]


def _files(screen: Screen, renderer: Renderer) -> Iterator[discord.File]:
    if screen.picture:
        yield discord.File(BytesIO(_png(screen.picture, renderer)), filename=PICTURE)
    if screen.file:
        yield discord.File(BytesIO(screen.file.content), filename=screen.file.name)


def _png(picture: Picture, renderer: Renderer) -> bytes:
    match picture:
        case Board():
            return renderer.png(picture)
        case ShareCard():
            return renderer.card(picture)
        case Statistics():
            return renderer.statistics(picture, names())
