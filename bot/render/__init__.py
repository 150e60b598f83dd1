"""Pictures of boards: a table becomes a plan, and the plan a PNG. Knows no rules."""

from bot.render.atlas import Atlas
from bot.render.draw import Renderer
from bot.render.layouts import plan
from bot.render.picture import Picture

__all__ = ["Atlas", "Picture", "Renderer", "plan"]
