"""The commands as Discord lists them: at most 100 characters each."""

from typing import Final

ROOT: Final = "Patience: Sultan, The Sultan (classic) and The Shah"
PLAY: Final = "Play a game of patience: a new deal, or the one you have open"
DAILY: Final = "Today's deal, the same for everyone: one attempt, no hints"
MOVE: Final = "Play one or more moves in notation"
RULES: Final = "How to play"
SETTINGS: Final = "Your deck, text mode, privacy and reminder"
PRIVACY: Final = "What Divan stores about you and why; export or delete it"
BOARD: Final = "Leaderboards: today, week, month, all time"
STATISTICS: Final = "Wins, scores against par, streaks and a calendar"

GAME: Final = "Game (default: the one you last played)"
DAILY_GAME: Final = "Game (default: Sultan, or the one you have started today)"
DEAL: Final = "Deal number, such as 20 (default: a random deal)"
WINNABLE: Final = "Only deal a game that is proven winnable"
PRIVATE: Final = "Only you can see it"
PERIOD: Final = "Time period (default: today)"
SCOPE: Final = "This server or everywhere (default: this server)"
PLAYER: Final = "Player (default: you)"
MOVES: Final = "Such as: t t w 3"
