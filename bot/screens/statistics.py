"""A player's statistics as a message: a picture, or the same in words."""

from typing import Final

from bot.press.settings import PostStatistics
from bot.render.figures import DayMark, Figures, GameFigures, ScoredGame
from bot.screens.screen import Button, Row, Screen
from bot.services.statistics import DayStatus, GameStatistics, Statistics
from bot.store.rows import Player
from bot.words import labels
from bot.words import statistics as words
from bot.words.games import name_of

_MARKS: Final[dict[DayStatus, DayMark]] = {
    DayStatus.PLAYED: "played",
    DayStatus.MISSED: "missed",
    DayStatus.OPEN: "open",
    DayStatus.NO_DAY: "none",
}


def statistics(found: Statistics, reader: Player) -> Screen:
    """Somebody's statistics, for the reader alone; they can show their own to the channel."""
    in_words, is_own = words.statistics(found), found.owner == reader.owner
    heading = words.heading(None if is_own else found.owner)
    show: tuple[Row, ...] = ((Button(labels.SHOW_HERE, PostStatistics()),),)
    return Screen(
        above=f"{heading}\n{in_words}" if reader.text_mode else heading,
        picture=None if reader.text_mode else _figures(found),
        below=words.WHAT_COUNTS,
        rows=show if is_own else (),
        private=True,
        new_message=True,
        alt=in_words,
    )


def shown(found: Statistics) -> Screen:
    """A player's statistics as they show them to the channel."""
    return Screen(
        above=words.heading(found.owner),
        picture=_figures(found),
        below=words.WHAT_COUNTS,
        rows=(),
        private=False,
        new_message=True,
        alt=words.statistics(found),
    )


def _figures(found: Statistics) -> Figures:
    """What the picture shows."""
    return Figures(
        games=tuple(map(_figures_of, found.games)),
        streak=found.streaks.current,
        longest=found.streaks.longest,
        calendar=tuple((day, _MARKS[status]) for day, status in found.calendar),
    )


def _figures_of(game: GameStatistics) -> GameFigures:
    return GameFigures(
        game=game.key,
        name=name_of(game.key),
        played=game.games,
        wins=game.wins,
        win_rate=game.percentage,
        best=game.best,
        recent=tuple(ScoredGame(one.score, one.par) for one in game.scores),
    )
