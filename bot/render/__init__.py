"""Pictures: boards, statistics and results become plans, and plans become PNGs. No rules here."""

from bot.render.atlas import Atlas
from bot.render.board import Board
from bot.render.draw import Renderer
from bot.render.figures import DayMark, Figures, GameFigures, ScoredGame
from bot.render.layouts import plan
from bot.render.result import ShareCard

__all__ = [
    "Atlas",
    "Board",
    "DayMark",
    "Figures",
    "GameFigures",
    "Renderer",
    "ScoredGame",
    "ShareCard",
    "plan",
]
