"""Handlers: what they know of an interaction, what they answer, and which answers what.

They know plain values, and what Discord can be asked. Each is named where it stands.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from importlib import import_module
from pkgutil import walk_packages
from typing import (
    Any,
    Final,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    get_args,
    get_type_hints,
)

from bot import features
from bot.errors import PlayError, Reason
from bot.features.screen import Screen
from bot.press.press import NAMED, Press
from bot.services.core.requests import Request
from bot.services.players.privacy import Documents
from bot.services.replay import Reel
from bot.services.services import Services

P = TypeVar("P", bound=Press)


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

    press: Press
    field: str
    """That of the press which is typed."""
    title: str
    label: str
    """Above its field."""
    placeholder: str = ""
    most: int = 4000
    """How many characters can be typed."""


Answer: TypeAlias = Screen | tuple[Screen, ...] | Shown | Moved | Once | Already | Followed | Form
"""What is shown to whoever asked; several screens are several messages, in order."""
F = TypeVar("F", bound=Callable[..., Awaitable[Answer]])
NOT_PUBLISHED: Final = Documents()


@dataclass(frozen=True, slots=True)
class Drawn:
    """An animation's file."""

    content: bytes
    frames: int
    """How many positions it shows."""


class Discord(Protocol):
    """What Discord knows about where something was asked."""

    def exists(self, channel: str) -> bool:
        """Whether a channel of the server exists; True if that isn't known."""

    def lacking(self, channel: str) -> tuple[str, ...]:
        """The permissions that Divan lacks to post in a channel of the server, by Discord's names;
        all of them if it doesn't exist."""

    def may_write_in(self, channel: str) -> bool:
        """Whether who asked may write in a channel of the server; False if it doesn't exist."""

    def has_slowmode(self, channel: str) -> bool:
        """Whether members must wait between their messages in a channel."""

    def address(self, channel: str, message: str) -> str | None:
        """Where a message of the server is; None outside one."""

    def take_time(self) -> None:
        """Says that the answer won't come soon: others needn't wait for it, and it is deferred
        after a second."""

    def check_post(self) -> None:
        """Raises TOO_MANY_POSTS if nothing can be posted for who asked yet."""

    async def is_far_up(self, message: str) -> bool:
        """Whether many messages are below one here; False if Discord doesn't say soon."""

    async def have_left(self, owners: Iterable[str]) -> bool:
        """Whether any of these players is known to have left the server, which then is stored."""

    async def film(self, reel: Reel) -> Drawn:
        """An animation, with as many frames as can be sent here.

        Raises FILM_TOO_LARGE, and OVERLOADED if too many wait.
        """

    async def speak_anew(self) -> None:
        """Speaks from now on as was chosen meanwhile."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who was chosen with a command."""

    owner: str
    is_bot: bool
    is_here: bool
    """Whether they are on the server."""
    may_read: bool
    """Whether they see the channel."""


@dataclass(frozen=True, slots=True)
class Channel:
    """A channel that was chosen with a command, by Discord's id."""

    id: str


@dataclass(frozen=True, slots=True)
class Pressed:
    """The message whose button was pressed."""

    id: str
    sent_at: datetime
    is_private: bool
    """Whether only its player sees it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Who asked, where and with which rights, and what answers are made with."""

    request: Request
    services: Services
    discord: Discord
    channel: str
    """The channel or thread where it was asked, by Discord's id."""
    pressed: Pressed | None = None
    """None after a command."""
    may_write: bool = True
    lacking: tuple[str, ...] | None = None
    """What Divan lacks to post here and change that later; None where nothing can stay."""
    is_between_us: bool = False
    """Whether nobody else reads it: in the direct messages with Divan."""
    file_limit: int = 10 * 1024 * 1024
    """The most bytes that a file may have here."""
    documents: Documents = NOT_PUBLISHED

    @property
    def owner(self) -> str:
        """Who asked, as the store knows them."""
        return self.request.owner

    @property
    def can_stay(self) -> bool:
        """Whether Divan can post here and change that later."""
        return self.lacking == ()

    def check_can_stay(self) -> None:
        """Raises why what everybody here should see for days can't be posted: CANNOT_STAY_HERE,
        CANNOT_POST_MATCH or MAY_NOT_WRITE."""
        if self.lacking is None:
            raise PlayError(Reason.CANNOT_STAY_HERE)
        if self.lacking:
            raise PlayError(Reason.CANNOT_POST_MATCH, missing=self.lacking)
        self.check_may_write()

    def check_may_write(self) -> None:
        """Raises MAY_NOT_WRITE."""
        if not self.may_write:
            raise PlayError(Reason.MAY_NOT_WRITE)


Handler: TypeAlias = Callable[[Asked, P], Awaitable[Answer]]
Check: TypeAlias = Callable[[Asked, P], Awaitable[Answer | None]]


Menu: TypeAlias = Callable[[Asked, Person], Awaitable[Answer]]
"""What answers a choice in the menu of a server's member."""


class Choice(NamedTuple):
    """What can be chosen for an option."""

    name: str
    value: str | int


Suggesting: TypeAlias = Callable[[Asked, str, Mapping[str, Any]], Awaitable[Sequence[Choice]]]
"""What fits what somebody types in an option, by the options that they have chosen."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a command; the handler's parameter says of which type, and its default."""

    description: str
    choices: Callable[[], Sequence[Choice]] | None = None
    suggested: Suggesting | None = None
    called: str | None = None
    """Its name, if that isn't the parameter's."""
    least: int | None = None
    """The least number, or length of a text."""
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its handler takes the options as keyword arguments."""

    name: str
    description: str
    options: Mapping[str, Option]
    handler: Callable[..., Awaitable[Answer]]


HANDLERS: Final[dict[type[Press], Handler[Any]]] = {}
CHECKS: Final[list[tuple[type[Press], Check[Any]]]] = []
COMMANDS: Final[dict[str, Command]] = {}
MENUS: Final[dict[str, Menu]] = {}
"""The handlers of the members' menu, by what stands there."""


def on(handler: Handler[P]) -> Handler[P]:
    """Has a function answer the presses of which its second parameter is."""
    for press_class in _pressed(handler):
        if press_class in HANDLERS:
            raise TypeError(f"{press_class.__name__} has two handlers")
        HANDLERS[press_class] = handler
    return handler


def first(check: Check[P]) -> Check[P]:
    """Has a function look at the presses of which its second parameter is, before they're answered:
    it may raise, or give an answer of its own."""
    CHECKS.extend((press_class, check) for press_class in _pressed(check))
    return check


def command(name: str, description: str, /, **options: Option) -> Callable[[F], F]:
    """Has a function answer a command of `/divan`, or the root command `divan-server`."""

    def registered(answering: F) -> F:
        COMMANDS[name] = Command(name, description, options, answering)
        return answering

    return registered


def menu(name: str) -> Callable[[Menu], Menu]:
    """Has a function answer what is chosen in the menu of a server's member."""

    def registered(answering: Menu) -> Menu:
        MENUS[name] = answering
        return answering

    return registered


def load() -> None:
    """Loads every feature; raises TypeError for a press that nothing answers."""
    for module in walk_packages(features.__path__, f"{features.__name__}."):
        import_module(module.name)
    if missing := [one.__name__ for one in NAMED if one not in HANDLERS]:
        raise TypeError(f"nothing answers {', '.join(missing)}")


async def answer(asked: Asked, press: Press) -> Answer:
    """The answer to a press, which may be what another one goes on with."""
    for press_class, check in CHECKS:
        if isinstance(press, press_class) and (instead := await check(asked, press)):
            return instead
    return await HANDLERS[type(press)](asked, press)


def _pressed(answering: Callable[..., Any]) -> tuple[type[Press], ...]:
    """The classes of presses that a function's second parameter can be."""
    name = answering.__code__.co_varnames[1]
    hint = get_type_hints(answering)[name]
    return get_args(hint) or (hint,)
