"""Pictures: a table, figures or a result becomes a plan, and the plan a PNG. Knows no rules."""

from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.figures import DayMark, Figures, GameFigures, ScoredGame
from bot.render.layouts import plan
from bot.render.picture import Picture
from bot.render.result import ShareCard

__all__ = [
    "Atlas",
    "DayMark",
    "Figures",
    "GameFigures",
    "Picture",
    "Renderer",
    "ScoredGame",
    "ShareCard",
    "plan",
]
