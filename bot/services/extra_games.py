"""Games that aren't shipped: modules that register them, loaded when a process starts."""

from collections.abc import Iterable
from importlib import import_module
from typing import Protocol, cast


class ExtraGame(Protocol):
    """A module that adds games."""

    def register(self) -> None:
        """Registers the games' rules and words."""


def load(modules: Iterable[str]) -> None:
    """Has each module register its games; ImportError if a module doesn't exist."""
    for name in modules:
        cast(ExtraGame, import_module(name)).register()
