"""Options that several commands have."""

from typing import Final

from discord.app_commands import Choice

from bot.words.games import NAMES

GAME_CHOICES: Final = [Choice(name=name, value=key) for key, name in NAMES.items()]
