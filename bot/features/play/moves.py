"""Moves that players type: `/divan move` with what it suggests, and the form."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from bot.features.handlers import Asked, Choice, Form, Moved, Option, command, on
from bot.features.options import CHOICE_AT_MOST, named_game, offered
from bot.features.play.begin import opened
from bot.features.play.board import moved, screen
from bot.features.screen import Screen
from bot.languages import Phrase, marked
from bot.press.games import SubmitMoves, TypeMoves
from bot.services.play.typed_moves import Suggestion
from bot.words.done import meant
from bot.words.typed_moves import read_moves, readings


async def _suggested(asked: Asked, typed: str, chosen: Mapping[str, Any]) -> Sequence[Choice]:
    """The legal moves after those that are typed."""
    if len(typed) > CHOICE_AT_MOST:
        return []
    game = named_game(chosen.get("game"))
    found = await asked.services.gameplay.suggested(asked.request, game, readings(typed))
    return [Choice(_called(one), one.text) for one in found]


def _called(offered: Suggestion) -> str:
    """With what it means, unless that is too long."""
    name = meant(offered.text, offered.move, offered.table)
    return name if len(name) <= CHOICE_AT_MOST else offered.text


async def _open(asked: Asked, typed: str, _chosen: Mapping[str, Any]) -> Sequence[Choice]:
    found = await asked.services.gameplay.open_games(asked.request)
    return offered(lambda: map(opened, found), typed)


@command(
    "move",
    marked("Type your moves"),
    moves=Option(marked("Such as t t w 3, or a card: 9s, 10h"), suggested=_suggested),
    game=Option(marked("Open game (default: the one you last played)"), suggested=_open),
)
async def move(asked: Asked, moves: str, game: str | None = None) -> Screen | Moved:
    """The board below, and what stays of it above: in text mode nothing is left behind."""
    view = await asked.services.gameplay.type_moves(
        asked.request, read_moves(moves), named_game(game)
    )
    return screen(view) if view.player.text_mode else Moved(screen(view), partial(moved, view))


# Translators: the title of a form, at most 45 characters.
_TITLE: Final = Phrase("Type your moves")
# Translators: above a field of a form, at most 45 characters.
_LABEL: Final = Phrase("Moves, separated by spaces")
_PLACEHOLDER: Final = "t t w 3"


@on
async def form(asked: Asked, press: TypeMoves) -> Screen | Form:
    """The form for moves; if the press is out of date, the board."""
    view = await asked.services.gameplay.look(asked.request, press.game)
    if view.version != press.version:
        return screen(view)
    moves = SubmitMoves(press.game, press.version, "")
    return Form(moves, "moves", _TITLE(), _LABEL(), _PLACEHOLDER)


@on
async def submitted(asked: Asked, press: SubmitMoves) -> Screen:
    moves = read_moves(press.moves)
    return screen(await asked.services.gameplay.type_on_board(asked.request, press, moves))
