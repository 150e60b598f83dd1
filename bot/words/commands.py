"""The commands as Discord lists them: at most 100 characters each."""

from typing import Final

from bot.languages import marked

# Translators: *Challenge* is in a member’s menu.
ROOT: Final = marked("Solitaire: Sultan, The Sultan (classic) and The Shah")
PUZZLE: Final = marked("Today’s puzzle, or another: one move wins, the others lose")
HELP: Final = marked("What Divan is, and what scores, streaks, marks and buttons mean")
SETTINGS: Final = marked("Your deck, text mode, privacy and reminder")
PRIVACY: Final = marked("What Divan stores about you and why; export or delete it")

GAME: Final = marked("Game (default: the one you last played)")
WHICH: Final = marked("Which one (default: today’s)")
# Translators: a choice: today’s puzzle.
TODAYS: Final = marked("Today’s")
ANOTHER: Final = marked("Another")
PUZZLE_GAME: Final = marked("Game (default: the one of your last puzzle)")
LEVEL: Final = marked("How hard (default: as your last puzzle)")
# Translators: a choice: an easy puzzle.
EASY: Final = marked("Easy")
# Translators: a choice: a puzzle neither easy nor hard.
MEDIUM: Final = marked("Medium")
# Translators: a choice: a hard puzzle.
HARD: Final = marked("Hard")
TOPIC: Final = marked("Topic (default: what Divan is)")
