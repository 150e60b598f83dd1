"""What a press is: a value with a word by which custom ids name it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Annotated, Final, TypeAlias, TypeVar, dataclass_transform

from bot.press.fields import POSTED

P = TypeVar("P", bound="Press")


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


NAMED: Final[dict[type[Press], Named]] = {}
"""Every class of presses, as its module defines it."""


@dataclass_transform(frozen_default=True)
def press(
    word: str,
    *former: str,
    posted: str | None = None,
    posting: Posting = Posting.NOTHING,
) -> Callable[[type[P]], type[P]]:
    """Makes a class of presses: its word in custom ids, and those of earlier versions."""

    def named(fields: type[P]) -> type[P]:
        made: type[P] = dataclass(frozen=True, slots=True)(fields)
        NAMED[made] = Named(made, word, posted, former, posting)
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
