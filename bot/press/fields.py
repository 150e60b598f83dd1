"""The fields of presses: what each can hold, and how custom ids write it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from bot.keys import ALL_GAMES
from engine.catalogue import rules_of
from engine.deals import LAST_DEAL

NOTHING: Final = "-"
"""How None is written."""


@dataclass(frozen=True, slots=True)
class Codec:
    """How a field is written and read; reading raises ValueError.

    `read` may be lenient: a custom id that we'd write differently is rejected as a whole. No field
    is written with a `:` or a `~`.
    """

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _numbers(least: int, most: int) -> Codec:
    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError(f"not a number from {least} to {most}: {text}")
        return number

    return Codec(str, read)


def _texts(pattern: str) -> Codec:
    def read(text: str) -> str:
        if not re.fullmatch(pattern, text):
            raise ValueError(f"doesn't match {pattern}: {text!r}")
        return text

    return Codec(str, read)


def _owner(text: str) -> str:
    if not re.fullmatch(r"[a-z]{1,20}\.[0-9]{1,20}", text):
        raise ValueError(f"not a player: {text!r}")
    return text.replace(".", ":")


NESTED: Final = Codec(str, str)
"""Another press, whose custom id ends the one that it is in."""
TYPED: Final = Codec(str, str)
"""Text typed in a form; it isn't part of the custom id."""

POSTED: Final = Codec(str, str)
"""Whether the answer is posted; the press's word says it."""

_LAST_ID: Final = 2**63 - 1
_LAST_COUNT: Final = 10**9 - 1

GameId: TypeAlias = Annotated[int, _numbers(0, _LAST_ID)]
MatchId: TypeAlias = Annotated[int, _numbers(0, _LAST_ID)]
PuzzleId: TypeAlias = Annotated[int, _numbers(0, _LAST_ID)]
Level: TypeAlias = Annotated[int, _numbers(1, 3)]
"""How hard a puzzle is, the easiest first."""
DealOfMatch: TypeAlias = Annotated[int, _numbers(1, 9)]
"""The number of a deal of a match, from 1."""
Version: TypeAlias = Annotated[int, _numbers(0, _LAST_COUNT)]
"""The game's version when the button was made."""
Ply: TypeAlias = Annotated[int, _numbers(0, _LAST_COUNT)]
"""How many moves have been made."""
PageNumber: TypeAlias = Annotated[int, _numbers(1, _LAST_COUNT)]
Hour: TypeAlias = Annotated[int, _numbers(0, 23)]
"""An hour of the day."""
CardCount: TypeAlias = Annotated[int, _numbers(1, 104)]
"""How many cards, at most two packs."""
DealNumber: TypeAlias = Annotated[int, _numbers(1, LAST_DEAL)]
Notation: TypeAlias = Annotated[str, _texts(r"[!-9;-}]{1,40}")]
"""A move in notation; the rules decide whether it exists."""
Key: TypeAlias = Annotated[str, Codec(str, lambda text: rules_of(text).key)]
"""The key of a game."""
LeaderboardKey: TypeAlias = Annotated[
    str, Codec(str, lambda text: text if text == ALL_GAMES else rules_of(text).key)
]
"""The key of a leaderboard: a game's, or that of all games together."""
ZoneName: TypeAlias = Annotated[str, _texts(r"[A-Za-z0-9_+/-]{1,40}")]
"""A time zone's IANA name; whether there is such a zone is asked of `zones`."""
LanguageCode: TypeAlias = Annotated[str, _texts(r"[a-z]{2}(-[A-Z0-9]{2,3})?")]
"""Discord's code of a language; whether Divan speaks it is asked of `languages`."""
Owner: TypeAlias = Annotated[str, Codec(lambda owner: owner.replace(":", "."), _owner)]
"""A player, as the store knows them."""
TypedText: TypeAlias = Annotated[str, TYPED]

_BOOLS: Final = {"off": False, "on": True}


def codec_of(hint: Any) -> Codec:
    """The codec of a field by its type hint."""
    match get_origin(hint), get_args(hint):
        case (origin, (_, Codec() as codec)) if origin is Annotated:
            return codec
        case (origin, (some, none)) if origin in (Union, UnionType) and none is type(None):
            return _optional(codec_of(some))
        case (origin, words) if origin is Literal:
            return _words({word: word for word in words})
    if hint is bool:
        return _words(_BOOLS)
    if hint is date:
        return Codec(date.isoformat, date.fromisoformat)
    assert issubclass(hint, Enum), f"no codec for {hint}"
    return _words({str(member.value): member for member in hint})


def _words(values: dict[str, Any]) -> Codec:
    words = {value: word for word, value in values.items()}

    def read(text: str) -> Any:
        if text not in values:
            raise ValueError(f"not one of {[*values]}: {text!r}")
        return values[text]

    return Codec(words.__getitem__, read)


def _optional(codec: Codec) -> Codec:
    def write(value: Any) -> str:
        return NOTHING if value is None else codec.write(value)

    def read(text: str) -> Any:
        return None if text == NOTHING else codec.read(text)

    return Codec(write, read)
