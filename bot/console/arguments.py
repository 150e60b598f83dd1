"""Command-line arguments as values; a wrong one raises BadArgument."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.errors import PlayError
from bot.services.play.dealer import deal_number
from bot.words.operator import database as database_words
from bot.words.operator import solver as words
from engine import Game, IllegalMove
from engine.catalogue import GAMES

MOST_NODES: Final = 10**12
UNITS: Final[Mapping[str, int]] = {"s": 1, "m": 60, "h": 3_600, "d": 86_400}
"""Seconds."""


class CannotRun(Exception):
    """A command can't run; the text is a sentence for the operator."""

    status = 1
    """The process's exit status."""


class BadArgument(CannotRun):
    """It can't run as it was asked for."""

    status = 2  # As argparse has it.


def game_key(text: str) -> str:
    if text not in GAMES:
        raise BadArgument(words.no_such_game(text))
    return text


def game(parts: Sequence[str]) -> Game:
    """The game of a record, split in any way: a key, a deal and perhaps moves."""
    key, *rest = " ".join(parts).split() or [""]
    number, *moves = rest or [""]
    try:
        return Game.start(game_key(key), _deal(number)).played_all(moves)
    except IllegalMove as error:
        raise BadArgument(words.illegal(error)) from None


def whole_number(option: str, text: str, most: int) -> int:
    """An option's value, from 1 to `most`."""
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not is_number or not 1 <= int(text) <= most:
        raise BadArgument(words.no_number(option, text, most))
    return int(text)


def seconds(option: str, text: str) -> int:
    """An option's time: `90s`, `15m`, `2h` or `1d`, at least a second and less than 1,000 days."""
    number, unit = text[:-1], UNITS.get(text[-1:])
    if unit is None or not (number.isascii() and number.isdigit() and len(number) <= 8):
        raise BadArgument(database_words.no_time(option, text))
    found = int(number) * unit
    if not 1 <= found < 1_000 * UNITS["d"]:
        raise BadArgument(database_words.no_time(option, text))
    return found


def _deal(text: str) -> int:
    try:
        return deal_number(text)
    except PlayError:
        raise BadArgument(words.no_deal(text)) from None
