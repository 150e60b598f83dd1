"""Command-line arguments as values; a wrong one raises BadArgument.

The commands know games that aren't shipped, too.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bot.config import Settings
from bot.errors import PlayError
from bot.services.core import catalogue
from bot.services.play.dealer import deal_number
from engine import Game, IllegalMove
from engine.catalogue import GAMES
from engine.deals import LAST_DEAL

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


def game(parts: Sequence[str]) -> Game:
    """The game of a record, split in any way: a key, a deal and perhaps moves."""
    key, *rest = " ".join(parts).split() or [""]
    number, *moves = rest or [""]
    if key not in GAMES:
        raise BadArgument(f"There is no game “{key}”; pick one of {', '.join(GAMES)}.")
    try:
        return Game.start(key, _deal(number)).played_all(moves)
    except IllegalMove as error:
        legal = " ".join(error.legal) or "none, the game is over"
        said = f"Move {error.ply}, “{error.text}”, can’t be made. Legal moves there: {legal}."
        raise BadArgument(said) from None


def whole_number(option: str, text: str, most: int) -> int:
    """An option's value, from 1 to `most`."""
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    if not is_number or not 1 <= int(text) <= most:
        raise BadArgument(f"{option} is “{text}”; it must be a whole number from 1 to {most}.")
    return int(text)


def seconds(option: str, text: str) -> int:
    """An option's time: `90s`, `15m`, `2h` or `1d`, at least a second and less than 1,000 days."""
    found = re.fullmatch(r"(\d{1,8})([smhd])", text, re.ASCII)
    time = int(found[1]) * UNITS[found[2]] if found else 0
    if not 1 <= time < 1_000 * UNITS["d"]:
        raise BadArgument(f"{option} is “{text}”; it must be a time such as 30s, 15m, 6h or 1d.")
    return time


def _deal(text: str) -> int:
    try:
        return deal_number(text)
    except PlayError:
        said = f"“{text}” isn’t a deal; a deal is a whole number from 1 to {LAST_DEAL}."
        raise BadArgument(said) from None


def settings_with_games() -> Settings:
    """The settings, once the games they name are known; BadSetting, CannotRun."""
    settings = Settings()
    try:
        catalogue.load(settings.extra_games)
    except ImportError as error:
        raise CannotRun(f"An extra game can't be loaded: {error}.") from None
    return settings
