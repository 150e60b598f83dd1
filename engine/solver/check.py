"""A search's question to its caller: whether it is still wanted."""

from collections.abc import Callable
from typing import TypeAlias

Check: TypeAlias = Callable[[], object]
"""Called often during a search, at the latest every few milliseconds if the search is compiled.

What it raises ends the search. Otherwise it makes no difference to the verdict.
"""


def unchecked() -> None:
    """The check of a search that is always wanted."""
