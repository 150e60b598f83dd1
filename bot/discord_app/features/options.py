"""Options that several commands share."""

import re
from collections.abc import Iterable
from itertools import islice
from typing import Final

from discord.app_commands import Choice

from bot.keys import ALL_GAMES
from bot.languages import ENGLISH, speaking
from bot.words.common.games import ALL_GAMES_NAME, names

OFFERED: Final = 25
"""How many choices Discord accepts."""


def game_choices() -> list[Choice[str]]:
    """A choice for each game in the catalogue."""
    return [Choice(name=name, value=key) for key, name in names().items()]


def named_game(text: str | None) -> str | int | None:
    """The kind or the id that an option has: a suggestion, or what somebody typed instead."""
    if text is None:
        return None
    said = text.strip()
    if re.fullmatch(r"[0-9]{1,19}", said):
        return int(said)
    return _keys().get(said.lower(), said.lower())


def game_of(deal: str) -> str | None:
    """The game of a deal that is pasted with its name, as in `Sultan #20`; None without one."""
    return _keys().get(deal.partition("#")[0].strip().lower())


def _keys() -> dict[str, str]:
    """The games' keys by their names, in English and in the language that is spoken."""
    return {name.lower(): key for key, name in (*_english().items(), *names().items())}


def _english() -> dict[str, str]:
    with speaking(ENGLISH):
        return names()


def fitting(choices: Iterable[Choice[str]], typed: str) -> list[Choice[str]]:
    """The choices that have what is typed in their names, as many as Discord accepts."""
    said = typed.strip().lower()
    return [*islice((one for one in choices if said in one.name.lower()), OFFERED)]


def leaderboard_choices() -> list[Choice[str]]:
    """A choice for each game's leaderboards, all games together first."""
    return [Choice(name=ALL_GAMES_NAME.message, value=ALL_GAMES), *game_choices()]
