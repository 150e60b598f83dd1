"""The catalogue: every game by its key."""

from typing import Any, Final

from engine.rules import Rules
from engine.shah import SHAH
from engine.sultan import CLASSIC, SULTAN

GAMES: Final[dict[str, Rules[Any]]] = {rules.key: rules for rules in (SULTAN, CLASSIC, SHAH)}
"""Rules by key, in the order in which players are shown them."""


def register(rules: Rules[Any]) -> None:
    """Adds a game from outside the project; ValueError if its key is taken."""
    if rules.key in GAMES:
        raise ValueError(f"there is already a game called {rules.key!r}")
    GAMES[rules.key] = rules


def rules_of(key: str) -> Rules[Any]:
    """The rules of a game; ValueError for an unknown key."""
    if key not in GAMES:
        raise ValueError(f"no game is called {key!r}")
    return GAMES[key]
