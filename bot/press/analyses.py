"""The presses of games that are over: where one was lost, and its replay as an animation."""

from dataclasses import dataclass

from bot.press.games import OfGame
from bot.press.press import Ply, Posted, press


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


@press("show-film")
class ShowFilm(OfGame):
    """Shows a finished game as an animation, in a new message for the player alone."""


@dataclass(frozen=True, slots=True)
class OfFilm(OfGame):
    """The fields of every press for a part of a finished game."""

    first: Ply
    """How many moves have been made when it begins."""
    last: Ply | None
    """How many have been made when it ends; None for all."""


@press("cut-film", posted="post-film")
class CutFilm(OfFilm):
    """Shows another part in the same message, or posts it."""

    posted: Posted = False
