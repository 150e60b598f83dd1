"""The presses of analyses: where a finished game was lost."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.press.fields import Ply
from bot.press.games import OfGame


@dataclass(frozen=True, slots=True)
class Analyse(OfGame):
    """Shows where a finished game was lost, and searches for it unless that is known."""


@dataclass(frozen=True, slots=True)
class ShowAnalysis(OfGame):
    """Shows what is known of where a game was lost, without searching."""


@dataclass(frozen=True, slots=True)
class WatchToWin(OfGame):
    """Shows the last position that could be won, after this many moves of the line to the win."""

    ply: Ply


@dataclass(frozen=True, slots=True)
class ShowCourse(OfGame):
    """Shows the chart of cards home by move."""


AnalysisPress: TypeAlias = Analyse | ShowAnalysis | WatchToWin | ShowCourse
