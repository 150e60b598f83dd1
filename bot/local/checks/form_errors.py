"""The errors found in a body, gathered into the tree that Discord sends back."""

from typing import Final, TypeAlias

from bot.local.world import api_errors
from bot.local.world.payload import Payload

Location: TypeAlias = tuple[str | int, ...]
"""A place in a body: the names and numbers that lead to it."""


class FormErrors:
    """A body under examination."""

    def __init__(self) -> None:
        self._errors: Final[Payload] = {}

    def add(self, at: Location, code: str, message: str) -> None:
        """Notes an error."""
        node = self._errors
        for step in at:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Raises the refusal that names all errors noted so far, if there are any."""
        if self._errors:
            raise api_errors.invalid_form(self._errors)
