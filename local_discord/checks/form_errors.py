"""The errors in a body, collected into the tree that Discord sends."""

from typing import Final, TypeAlias

from local_discord.world import api_errors
from local_discord.world.payload import Payload

Location: TypeAlias = tuple[str | int, ...]
"""A place in a body: the keys and indexes that lead to it."""


class FormErrors:
    """The errors found in one body."""

    def __init__(self) -> None:
        self._errors: Final[Payload] = {}

    def add(self, at: Location, code: str, message: str) -> None:
        """Adds an error."""
        node = self._errors
        for step in at:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_if_any(self) -> None:
        """Raises ApiError with all errors, if there are any."""
        if self._errors:
            raise api_errors.invalid_form(self._errors)
