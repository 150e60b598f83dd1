"""Options that several commands share; Discord lists at most 100 characters of each text."""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final

from bot.errors import PlayError, Reason
from bot.features.handlers import Choice, Option
from bot.languages import Language, languages, marked, speaking
from bot.languages.typed import ENDS, fitting, in_both, plain
from bot.words.games import names, short_names

OFFERED: Final = 25
"""How many choices Discord accepts."""
CHOICE_AT_MOST: Final = 100
"""How many characters a choice may have."""
ROOT: Final = marked("Solitaire: Sultan, The Sultan (classic) and The Shah")


def game_choices() -> list[Choice]:
    """A choice for each game in the catalogue."""
    return [Choice(name, key) for key, name in names().items()]


GAME: Final = Option(marked("Game (default: the one you last played)"), game_choices)
FINISHED_GAME: Final = Option(marked("Game (default: the one you last finished)"), game_choices)


def named_game(text: str | None) -> str | int | None:
    """The kind or the id that an option has: a suggestion, or what somebody typed instead."""
    if text is None:
        return None
    said = text.strip()
    if re.fullmatch(r"[0-9]{1,19}", said):
        return int(said)
    return _keys().get(plain(said), said)


def pasted(game: str | None, deal: str) -> tuple[str | None, str]:
    """The game and the deal that are asked for; a deal pasted as `Sultan #20` names its game.

    Raises BAD_DEAL if no game has that name, or if another one is asked for.
    """
    deal = deal.strip().strip(ENDS) or deal
    name, _, number = deal.rpartition("#")
    if not name.strip():
        return game, deal
    key = _keys().get(plain(name))
    if key is None or game not in (None, key):
        raise PlayError(Reason.BAD_DEAL, text=deal)
    return key, number


def _keys() -> dict[str, str]:
    """The games' keys by themselves, and by their names and short names in every language."""
    said = {plain(name): key for one in languages() for name, key in _named(one)}
    return said | {plain(key): key for key in names()}


def _named(language: Language) -> Iterator[tuple[str, str]]:
    with speaking(language):
        called = (*short_names().items(), *names().items())
    return ((name, key) for key, name in called)


def offered(choices: Callable[[], Iterable[Choice]], typed: str) -> list[Choice]:
    """The choices that have what is typed in their names, as many as Discord accepts; a game also
    by its short name."""
    shown, *others = in_both(lambda: [*choices()])
    short = in_both(short_names)
    called = {
        one.value: {one.name, *(its[str(one.value)] for its in short if one.value in its)}
        for one in shown
    }
    for one in chain(*others):
        called[one.value].add(one.name)
    return fitting(typed, ((one, called[one.value]) for one in shown))[:OFFERED]
