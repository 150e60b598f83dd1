"""Commands named in texts, as Discord's mentions of them: whoever clicks one is about to send it.

Words name them as `/divan play`, in backticks; so they stay where their ids aren't known, and where
nothing could be clicked.
"""

import re
from collections.abc import Iterable
from typing import Final

from discord.app_commands import AppCommand, AppCommandGroup

_NAMED: Final = re.compile(r"`/([a-z-]+(?: [a-z-]+)*)`")


class CommandMentions:
    """The ids of the registered commands, by their full names."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def learn(self, commands: Iterable[AppCommand]) -> None:
        """Takes the commands as Discord has registered them."""
        for command in commands:
            groups = [one for one in command.options if isinstance(one, AppCommandGroup)]
            names = [f"{command.name} {one.name}" for one in groups] or [command.name]
            self._ids |= dict.fromkeys(names, command.id)

    def within(self, text: str) -> str:
        """A text with the commands that it names as mentions, as far as they are known."""
        return _NAMED.sub(self._mention, text)

    def _mention(self, named: re.Match[str]) -> str:
        id_ = self._ids.get(named[1])
        return named[0] if id_ is None else f"</{named[1]}:{id_}>"


UNKNOWN: Final = CommandMentions()
"""No ids are known: every text stays as it is."""
