"""The commands as Discord lists them: at most 100 characters each."""

from typing import Final

from bot.languages import marked

# Translators: *Challenge* is in a member’s menu.
ROOT: Final = marked("Solitaire: Sultan, The Sultan (classic) and The Shah")
DAILY: Final = marked("Today's deal, the same for everyone: one attempt, no hints")
ARCHIVE: Final = marked("Past dailies of a month: how you did, and their deals to play")
PUZZLE: Final = marked("Today’s puzzle, or another: one move wins, the others lose")
ANALYSE: Final = marked("Where a finished game was lost, and the line to the win")
HELP: Final = marked("What Divan is, and what scores, streaks, marks and buttons mean")
SETTINGS: Final = marked("Your deck, text mode, privacy and reminder")
PRIVACY: Final = marked("What Divan stores about you and why; export or delete it")
BOARD: Final = marked("Leaderboards of all games or one: today, week, month, all time")
REPLAY: Final = marked("A finished game as an animation")
STATISTICS: Final = marked("Wins, scores, streaks and a calendar")

GAME: Final = marked("Game (default: the one you last played)")
DAILY_GAME: Final = marked("Game to start, or to go on with (default: see all of them)")
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
ARCHIVE_GAME: Final = marked("Game (default: Sultan)")
MONTH: Final = marked("Month, such as 2026-11 (default: the last one)")
BOARD_GAME: Final = marked("Game (default: all games together)")
FINISHED_GAME: Final = marked("Game (default: the one you last finished)")
TOPIC: Final = marked("Topic (default: what Divan is)")
FIRST_MOVE: Final = marked("The first move to show, such as 40 (default: the first of the game)")
LAST_MOVE: Final = marked("The last move to show (default: the last of the game)")
PERIOD: Final = marked("Time period (default: today)")
SCOPE: Final = marked("This server or everywhere (default: this server)")
PLAYER: Final = marked("Player (default: you)")
