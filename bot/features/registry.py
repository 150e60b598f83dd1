"""Which function answers which press, command or menu: each is named where it stands."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, get_args, get_type_hints

from bot import features
from bot.features.answers import Answer
from bot.features.asked import Asked, Person
from bot.press.press import NAMED, Press

P = TypeVar("P", bound=Press)
F = TypeVar("F", bound=Callable[..., Awaitable[Answer]])

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
