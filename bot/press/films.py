"""The presses of animations: replays of finished games."""

from dataclasses import dataclass

from bot.press.fields import Ply
from bot.press.games import OfGame
from bot.press.press import Posted, press


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
    """Shows another part in the same message."""

    posted: Posted = False
