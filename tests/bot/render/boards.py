"""Boards to draw, with what they say in English."""

from typing import Any

from bot.render.layouts.board import Board
from bot.words.position import captions
from engine.table import Table


def board_of(table: Table, *shown: Any, **also: Any) -> Board:
    """The board of a table; the rest as for a board."""
    return Board(table, captions(table), *shown, **also)
