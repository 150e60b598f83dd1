"""How texts are written for Discord, with what it knows of the application: commands and emoji."""

from collections.abc import Iterable

import discord
from discord.app_commands import AppCommand, AppCommandGroup

from bot.words.common.markdown import EMOJI, drawn, mentioning


class Markdown:
    """The registered commands, to be named in texts, and the emoji that stand for suits there.

    Words name commands as `/divan play`, in backticks; so they stay where their ids aren't known,
    and where nothing could be clicked. Whoever clicks a mention is about to send it.
    """

    def __init__(self) -> None:
        self._commands: dict[str, int] = {}
        """By the commands' full names."""
        self._emoji: dict[str, str] = {}
        """By suits."""

    def learn_commands(self, commands: Iterable[AppCommand]) -> None:
        """Takes the commands as Discord has registered them."""
        for command in commands:
            groups = [one for one in command.options if isinstance(one, AppCommandGroup)]
            names = [f"{command.name} {one.name}" for one in groups] or [command.name]
            self._commands |= dict.fromkeys(names, command.id)

    def learn_emoji(self, owned: Iterable[discord.Emoji]) -> frozenset[str]:
        """Takes the emoji that the application owns; gives the names of those that it lacks."""
        found = {one.name: str(one) for one in owned}
        self._emoji = {suit: found[name] for suit, name in EMOJI.items() if name in found}
        return frozenset(EMOJI.values()) - found.keys()

    def with_emoji(self, text: str) -> str:
        """A text as it is sent to those who see it."""
        return drawn(mentioning(text, self._commands), self._emoji)

    def without_emoji(self, text: str) -> str:
        """A text as it is sent to those who hear it: a screen reader says an emoji's name."""
        return drawn(mentioning(text, self._commands), {})


UNKNOWN = Markdown()
"""Neither ids nor emoji are known."""
