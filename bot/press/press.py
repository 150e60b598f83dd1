"""What a press is: a value with a word by which custom ids name it, and what its fields can hold.

How custom ids write a field is said here, too.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

from bot.keys import ALL_GAMES
from engine.catalogue import rules_of
from engine.deals import LAST_DEAL

NOTHING: Final = "-"
"""How None is written."""
P = TypeVar("P", bound="Press")


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


@dataclass(frozen=True, slots=True)
class Press:
    """What a button, a select or a form can mean: everything in its custom id."""


class Posting(Enum):
    """What a press shows to everybody in the channel because somebody pressed it."""

    NOTHING = auto()
    """Nothing that they wouldn't see anyway."""
    MOVED = auto()
    """A board that it moves, which could be played where it was meanwhile."""
    POSTED = auto()
    """What only the player has seen."""
    ONCE = auto()
    """The same, once: whoever posted it before can read that at any time."""


Posted: TypeAlias = Annotated[bool, POSTED]
"""Whether the answer is posted to the channel; such a press has a word of its own."""


@dataclass(frozen=True, slots=True)
class Named:
    """How presses of a class are called and posted."""

    press_class: type[Press]
    word: str
    posted: str | None
    """The word of a press whose field `posted` is set; None without that field."""
    former: tuple[str, ...]
    """Words of earlier versions, which old buttons still have."""
    posting: Posting

    @property
    def words(self) -> set[str]:
        """All words by which a custom id can name it."""
        return {self.word, *self.former, *((self.posted,) if self.posted else ())}


NAMED: Final[dict[type[Press], Named]] = {}
"""Every class of presses, as its module defines it."""


@dataclass_transform(frozen_default=True)
def press(
    word: str,
    *former: str,
    posted: str | None = None,
    posting: Posting = Posting.NOTHING,
) -> Callable[[type[P]], type[P]]:
    """Makes a class of presses: its word in custom ids, and those of earlier versions.

    Raises TypeError if another class has one of them.
    """

    def named(fields: type[P]) -> type[P]:
        made: type[P] = dataclass(frozen=True, slots=True)(fields)
        mine = Named(made, word, posted, former, posting)
        if twice := mine.words & {one for other in NAMED.values() for one in other.words}:
            raise TypeError(f"two presses have one word: {twice}")
        NAMED[made] = mine
        return made

    return named


def is_posted(press: Press) -> bool:
    """Whether it is what is posted of two that are alike."""
    return getattr(press, "posted", False)


def posting_of(press: object) -> Posting:
    """What a press shows to everybody; a command's None shows nothing that way."""
    if not isinstance(press, Press):
        return Posting.NOTHING
    return Posting.POSTED if is_posted(press) else NAMED[type(press)].posting


def name_of(press: Press) -> str:
    """A press's name, for metrics: its class's, or what its word says if it is posted."""
    called = NAMED[type(press)]
    if not (called.posted and is_posted(press)):
        return type(press).__name__
    return "".join(part.capitalize() for part in called.posted.split("-"))
