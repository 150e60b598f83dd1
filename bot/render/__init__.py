"""Pictures: boards, statistics and results become plans, and plans become PNGs. No rules here."""

from bot.render.atlas import Atlas
from bot.render.board import Board, End
from bot.render.closeup import Closeup, Legend
from bot.render.course_chart import CourseChart, Curve, Stroke
from bot.render.digest import DigestCard, Medal, Podium
from bot.render.draw import Renderer
from bot.render.film import Film, Pace, Shot
from bot.render.layouts import plan
from bot.render.marked_moves import Frame, MarkedMove
from bot.render.result import ShareCard
from bot.render.statistics import DayStatus, GameStatistics, ScoredGame, Statistics

__all__ = [
    "Atlas",
    "Board",
    "Closeup",
    "CourseChart",
    "Curve",
    "DayStatus",
    "DigestCard",
    "End",
    "Film",
    "Frame",
    "GameStatistics",
    "Legend",
    "MarkedMove",
    "Medal",
    "Pace",
    "Podium",
    "Renderer",
    "ScoredGame",
    "ShareCard",
    "Shot",
    "Statistics",
    "Stroke",
    "plan",
]
