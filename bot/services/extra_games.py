"""Games that are not shipped: modules that register them, loaded when a process starts."""

from collections.abc import Iterable
from importlib import import_module
from typing import Protocol, cast


class ExtraGame(Protocol):
    """A module that brings a game."""

    def register(self) -> None:
        """Registers the game's rules with the catalogue, and its words."""


def load(modules: Iterable[str]) -> None:
    """Has each module register its games; ImportError where there is none of the name."""
    for name in modules:
        cast(ExtraGame, import_module(name)).register()
