"""Pictures: boards, statistics and results become plans, and plans become PNGs. No rules here."""

from bot.render.atlas import Atlas
from bot.render.board import Board, End
from bot.render.closeup import Closeup, Legend
from bot.render.digest import BestOfGame, DigestCard
from bot.render.draw import Renderer
from bot.render.film import Film, Pace, Shot
from bot.render.layouts import plan
from bot.render.result import ShareCard
from bot.render.statistics import DayStatus, GameStatistics, ScoredGame, Statistics

__all__ = [
    "Atlas",
    "BestOfGame",
    "Board",
    "Closeup",
    "DayStatus",
    "DigestCard",
    "End",
    "Film",
    "GameStatistics",
    "Legend",
    "Pace",
    "Renderer",
    "ScoredGame",
    "ShareCard",
    "Shot",
    "Statistics",
    "plan",
]
