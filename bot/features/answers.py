"""What a handler answers: mostly a screen, sometimes with something that follows."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.features.screen import Screen
from bot.press.games import SubmitMoves


@dataclass(frozen=True, slots=True)
class Sent:
    """What became of an answer."""

    message: str | None
    """The id of the message that shows it; None if it isn't known."""
    is_private: bool
    """Whether only the player sees it."""


Then: TypeAlias = Callable[[Sent], Awaitable[None]]
"""What is to be done once an answer is sent."""
Left: TypeAlias = Callable[[str | None], Screen]
"""What stays of a message once what it showed is elsewhere, at this address; None if none works."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A screen, with what follows it."""

    screen: Screen
    then: Then | None = None
    also: Screen | None = None
    """Told to the player alone afterwards; the answer counts without it."""
    instead: tuple[Screen, ...] = ()
    """What to try in turn if Discord refuses its files."""


@dataclass(frozen=True, slots=True)
class Moved:
    """A screen in a new message, and what stays where it was."""

    screen: Screen
    left: Left
    from_menu: bool = False
    """Whether both the message that was pressed and the one that last showed it are left."""
    then: Then | None = None
    also: Screen | None = None
    """Told to the player alone afterwards; the answer counts without it."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What is to be posted now, and by this interaction alone."""

    interrupted: int | None
    """An earlier interaction that may have posted it; None if there was none."""
    settle: Callable[[str], Awaitable[None]]
    """Notes which message it was posted as."""
    release: Callable[[], Awaitable[None]]
    """Lets it be posted again, as it couldn't be. If the earlier interaction may have posted it,
    that takes a minute, and is looked for again."""


@dataclass(frozen=True, slots=True)
class Once:
    """What was claimed, to be posted unless it turns out that it was posted before."""

    claim: Claim
    screen: Screen
    already: Left
    """What is answered if it was, by that message's address."""
    also: Screen | None = None
    """Told to the player alone once it is posted."""


@dataclass(frozen=True, slots=True)
class Already:
    """What was posted here before, as that message."""

    message: str | None
    already: Left


@dataclass(frozen=True, slots=True)
class Followed:
    """A screen, and those that take its place one after the other while a search goes on."""

    screen: Screen
    news: AsyncIterator[Screen]


@dataclass(frozen=True, slots=True)
class Form:
    """A form, which is sent as this press."""

    press: SubmitMoves
    title: str
    label: str
    """Above its field."""
    placeholder: str


Answer: TypeAlias = Screen | tuple[Screen, ...] | Shown | Moved | Once | Already | Followed | Form
"""What is shown to whoever asked; several screens are several messages, in order."""
