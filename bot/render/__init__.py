"""Pictures: boards, statistics and results become plans, and plans become PNGs. No rules here."""

from bot.render.atlas import Atlas
from bot.render.board import Board
from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.result import ShareCard
from bot.render.statistics import DayStatus, GameStatistics, ScoredGame, Statistics

__all__ = [
    "Atlas",
    "Board",
    "DayStatus",
    "GameStatistics",
    "Renderer",
    "ScoredGame",
    "ShareCard",
    "Statistics",
    "plan",
]
