"""The commands as Discord lists them: at most 100 characters each."""

from typing import Final

ROOT: Final = "Patience: Sultan, The Sultan (classic) and The Shah"
PLAY: Final = "Play a game of patience: a new deal, or the one you have open"
DAILY: Final = "Today's deal, the same for everybody: one attempt, no hints"
MOVE: Final = "Play moves in notation, one or many"
RULES: Final = "How to play"
SETTINGS: Final = "Your deck, text mode, who sees your games and your name, and the reminder"
PRIVACY: Final = "What is kept about you, and why; have it as a file, or delete it"
BOARD: Final = "Who stands where: today, this week or month, or in all time"
STATISTICS: Final = "Wins, scores beside par, streaks and a calendar, as a picture"

GAME: Final = "Which game; otherwise the one you last played"
DAILY_GAME: Final = "Which game; otherwise Sultan, or the one you have begun today"
DEAL: Final = "A deal's number, such as 20; otherwise any deal"
WINNABLE: Final = "Only a deal that is proved to be winnable"
PRIVATE: Final = "Whether only you see it"
PERIOD: Final = "Of when; otherwise today"
SCOPE: Final = "This server's players or everybody; otherwise this server's"
PLAYER: Final = "Whose; otherwise your own"
MOVES: Final = "Such as: t t w 3"
