"""The commands as Discord lists them: at most 100 characters each."""

from typing import Final

from bot.languages import marked

ROOT: Final = marked("Solitaire: Sultan, The Sultan (classic) and The Shah")

GAME: Final = marked("Game (default: the one you last played)")
