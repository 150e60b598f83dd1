"""Games that aren't shipped: those of installed packages, and modules that the operator names."""

from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, Protocol, cast

GROUP: Final = "divan.games"
"""The entry points by which a package tells its games: each is a function like `register`."""


class ExtraGame(Protocol):
    """A module that adds games."""

    def register(self) -> None:
        """Registers the games' rules and words."""


def load(modules: Iterable[str]) -> None:
    """Registers the games of installed packages, by their names' order, then those of each module.

    Raises ImportError if a module or what an entry point names doesn't exist.
    """
    for found in sorted(entry_points(group=GROUP), key=lambda found: found.name):
        try:
            register = found.load()
        except AttributeError as error:
            raise ImportError(found.value) from error
        register()
    for name in modules:
        cast(ExtraGame, import_module(name)).register()
