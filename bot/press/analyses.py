"""The presses of analyses: where a finished game was lost."""

from bot.press.fields import Ply
from bot.press.games import OfGame
from bot.press.press import press


@press("analyse")
class Analyse(OfGame):
    """Shows where a finished game was lost, and searches for it unless that is known."""


@press("show-analysis")
class ShowAnalysis(OfGame):
    """Shows what is known of where a game was lost, without searching."""


@press("watch-to-win")
class WatchToWin(OfGame):
    """Shows the last position that could be won, after this many moves of the line to the win."""

    ply: Ply


@press("show-course")
class ShowCourse(OfGame):
    """Shows the chart of cards home by move."""
