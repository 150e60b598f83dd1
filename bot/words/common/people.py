"""How messages name people."""

from typing import Final

from bot.languages import Phrase
from bot.services.core.names import STRANGER

# Translators: instead of a name that Discord wouldn’t show, also inside of sentences.
_STRANGER: Final = Phrase("a player from another server")


def mention(owner: str) -> str:
    """The mention of `discord:42`. It shows their name, and our messages ping nobody."""
    if owner == STRANGER:
        return _STRANGER()
    return isolated(f"<@{owner.rpartition(':')[2]}>")


def isolated(named: str) -> str:
    """A name that leaves the order of its line alone, whichever way it is written itself."""
    return f"\N{FIRST STRONG ISOLATE}{named}\N{POP DIRECTIONAL ISOLATE}"


def sentence(said: str) -> str:
    """The same with a capital at its start, where “somebody” may stand instead of a mention."""
    return said[:1].upper() + said[1:]
